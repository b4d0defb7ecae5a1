import GalleyArticle
import GalleyConfiguration
import Testing

@Suite struct BracketedSpanTests {
  @Test("Brackets with attributes are spans; style names that mean a kind of span make it")
  func spans() throws {
    let text = """
      A [b]{lang=he}, [c [*d*]{.sub} e]{.sup #f} and [g]{.mark .small}.
      > [h](i){.underline} `j`{.kbd}
      > ![k](l){.decorative} **[m]{.smallcaps}**
      """
    let dump = """
      paragraph 1:1-1:66
        "A b, c d e and g." 1:1-1:66
          plain "b" lang=he 1:3-1:15
          superscript "c d e" #f 1:17-1:43
            subscript "d" 1:20-1:31
              emphasis "d" 1:21-1:24
          mark "g" 1:48-1:65
            small "g" 1:48-1:65
      quote 2:1-3:43
        paragraph 2:3-3:43
          "h j \\u{FFFC} m" 2:3-3:43
            link "i" "h" 2:3-2:21
              underline "h" 2:3-2:21
            keyboard "j" 2:22-2:31
              code "j" 2:22-2:31
            image "l" "k" "\\u{FFFC}" .decorative 3:3-3:23
            strong "m" 3:24-3:43
              plain "m" .smallcaps 3:26-3:41
      """
    #expect(try Markdown.dump(text) == dump)
    #expect(ArticleInvariants.problems(of: try Markdown.article(text)) == [])
  }

  @Test(
    "Other brackets stay text",
    arguments: [
      ("[a] {.mark}b", "[a] {.mark}b"), ("\\[a]{.mark} b", "[a]{.mark} b"),
      ("[a\\]{.mark} b", "[a]{.mark} b"), ("[a]\\{.mark} b", "[a]{.mark} b"),
      ("[]{.mark} b", "[]{.mark} b"), ("[a]{3} b", "[a]{3} b"), ("`[a]{.mark}` b", "[a]{.mark} b"),
      ("[*a]{.mark} b*", "[a]{.mark} b"), ("[^a]{.mark} b", "[^a]{.mark} b"),
      ("[a](b{.mark}", "[a](b{.mark}"),
    ])
  func text(markdown: String, text: String) throws {
    #expect(try Markdown.words(markdown) == [text])
  }

  @Test("Brackets that cross other spans leave those outside of them in peace")
  func crossing() throws {
    let texts = Markdown.texts(of: try Markdown.article("[a *b [c* d]{.mark} e").blocks)
    #expect(texts.map(\.string) == ["a b [c d e"])
    #expect(texts[0].spans.map(\.kind) == [.mark, .emphasis])
  }

  @Test("Cells, headings and titles of links have spans, destinations have none")
  func places() throws {
    let text = "# [a]{.mark}\n\n| [b]{.sub} |\n|---|\n| [c]([d]{.x}) |\n"
    #expect(try Markdown.words(text) == ["a", "b", "c"])
  }
}
