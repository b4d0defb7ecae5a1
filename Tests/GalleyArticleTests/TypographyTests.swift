import GalleyArticle
import GalleyConfiguration
import Testing

@Suite struct TypographyTests {
  private func refined(
    _ markdown: String, in language: String, _ typography: Typography = .all
  ) throws -> [String] {
    let text = "---\nlang: \(language)\n---\n\(markdown)"
    let article = try Article(
      parsing: SourceText(path: "a.md", text), typography: typography)
    #expect(ArticleInvariants.problems(of: article) == [])
    return Markdown.words(of: article.blocks)
  }

  @Test(
    "Quotes are those of the language",
    arguments: [
      ("en", "“a ‘b’ c”"), ("en-GB", "“a ‘b’ c”"), ("de", "„a ‚b‘ c“"), ("de-CH", "«a ‹b› c»"),
      ("de-AT", "„a ‚b‘ c“"), ("fr", "«\u{202F}a “b” c\u{202F}»"),
      ("fr-CA", "«\u{202F}a “b” c\u{202F}»"),
      ("es", "«a “b” c»"), ("it", "«a “b” c»"), ("pt", "“a ‘b’ c”"), ("pt-PT", "«a “b” c»"),
      ("nl", "“a ‘b’ c”"), ("sv", "”a ’b’ c”"), ("fi", "”a ’b’ c”"), ("da", "“a ‘b’ c”"),
      ("nb", "«a ‘b’ c»"), ("pl", "„a «b» c”"), ("cs", "„a ‚b‘ c“"), ("sk", "„a ‚b‘ c“"),
      ("hu", "„a »b« c”"), ("ru", "«a „b“ c»"), ("uk", "«a „b“ c»"), ("ja", "「a 『b』 c」"),
      ("zh", "“a ‘b’ c”"), ("zh-TW", "「a 『b』 c」"), ("zh-Hant-HK", "「a 『b』 c」"),
      ("he", "”a ’b’ c”"), ("ar", "«a “b” c»"), ("el", "«a “b” c»"), ("xx", "“a ‘b’ c”"),
    ])
  func languages(language: String, expected: String) throws {
    #expect(try refined("\"a 'b' c\"", in: language) == [expected])
  }

  @Test(
    "Quotes open and close by what stands beside them, and what is left is an apostrophe",
    arguments: [
      ("\"*word*\"", "“word”"), ("*\"word\"*", "“word”"), ("(\"a\") [\"b\"]", "(“a”) [“b”]"),
      ("\"'Hello', he said\"", "“‘Hello’, he said”"), ("He said, \"Go.\"", "He said, “Go.”"),
      ("\"Why?\" \"No!\"", "“Why?” “No!”"), ("word—\"quote\"", "word—“quote”"),
      ("\"broken—\" he said", "“broken—” he said"), ("\"word\"[^1]\n\n[^1]: n", "“word”1"),
      ("\"`code`\"", "“code”"), ("it's O'Neil's dogs' bowl", "it’s O’Neil’s dogs’ bowl"),
      ("'tis rock 'n' roll of the '90s", "’tis rock ’n’ roll of the ’90s"),
      ("'Twas said: 'no'", "’Twas said: ‘no’"), ("5'10\" tall", "5'10\" tall"),
      ("\"He is 5'10\" tall\"", "“He is 5'10\" tall”"), ("a 27\" screen", "a 27\" screen"),
      ("\"1999\"", "“1999”"), ("the 1990's", "the 1990’s"), ("\"a\n\"b\"", "“a “b”"),
      ("'a \"b\" c'", "‘a “b” c’"), ("the 'em' and 'em", "the ‘em’ and ’em"), ("\"", "\""),
      ("a \" b", "a \" b"), ("x=\"y\"", "x=“y”"), ("\"...and\"", "“…and”"),
      ("\"a\"/\"b\"", "“a”/“b”"),
      ("他说\"你好\"。", "他说“你好”。"), ("\\\"a\\\" &quot;b&quot;", "\"a\" \"b\""),
    ])
  func quotes(markdown: String, expected: String) throws {
    #expect(try refined(markdown, in: "en").first == expected)
  }

  @Test(
    "Dashes stand between words, never before an option",
    arguments: [
      ("en", "a -- b", "a—b"), ("en-US", "a--b", "a—b"), ("en-GB", "a -- b", "a – b"),
      ("de", "a -- b", "a – b"), ("de", "Berlin--Paris", "Berlin–Paris"), ("en", "10--20", "10–20"),
      ("en", "a --- b", "a — b"), ("fr", "a---b", "a—b"),
      ("en", "use --option now", "use --option now"),
      ("en", "--help", "--help"), ("en", "a ---- b", "a ---- b"), ("en", "a --> b", "a --> b"),
      ("en", "*a* -- *b*", "a—b"), ("en", "Wait---", "Wait—"), ("en", "`a -- b`", "a -- b"),
      ("en", "\"a\" -- (b)", "“a”—(b)"), ("en", "i-- and a\\--b", "i-- and a--b"),
      ("en", "well-known", "well-known"),
    ])
  func dashes(language: String, markdown: String, expected: String) throws {
    #expect(try refined(markdown, in: language) == [expected])
  }

  @Test(
    "Three dots are an ellipsis, in a path they are not",
    arguments: [
      ("a... b", "a… b"), ("a....", "a...."), ("../... and a/.../b", "../... and a/.../b"),
      ("`...`", "..."),
      ("(...)", "(…)"),
    ])
  func ellipses(markdown: String, expected: String) throws {
    #expect(try refined(markdown, in: "en") == [expected])
  }

  @Test(
    "The spaces of French do not break, and no other does",
    arguments: [
      (
        "Quoi ? Non ! Si ; oui : la « fin » ?",
        "Quoi\u{202F}? Non\u{202F}! Si\u{202F}; oui\u{A0}: la «\u{A0}fin\u{A0}»\u{202F}?"
      ),
      ("Ah ?! Oui !», dit-il", "Ah\u{202F}?! Oui\u{202F}!», dit-il"),
      ("a :) b ;-) c", "a :) b ;-) c"),
      ("si a != b", "si a != b"), ("sans espace: non!", "sans espace: non!"),
      ("`a : b ?`", "a : b ?"),
      ("mot\n! suite", "mot\u{202F}! suite"), ("**gras** : fin", "gras\u{A0}: fin"),
    ])
  func spaces(markdown: String, expected: String) throws {
    #expect(try refined(markdown, in: "fr", .standard) == [expected])
    let plain = markdown.filter { !"`*".contains($0) }.replacing("\n", with: " ")
    #expect(try refined(markdown, in: "en", .standard) == [plain])
  }

  @Test("Nothing else changes unless it is asked for")
  func standard() throws {
    let text = "\"a\" -- b... it's"
    #expect(try refined(text, in: "en", .standard) == [text])
    #expect(try refined(text, in: "en", .dashes) == ["\"a\"—b... it's"])
    #expect(try refined(text, in: "en", [.ellipses, .quotes]) == ["“a” -- b… it’s"])
    #expect(try Markdown.words(text) == [text])
  }

  @Test("Code, addresses, keys and attributes stay as they are written")
  func untouched() throws {
    let article = try Article(
      parsing: SourceText(
        path: "a.md",
        """
        `"a" --` <http://a.b/it's--c...> https://a.b/it's--d [it's](u--v... "t--'t'") ![a--"b"](c)

            "code" -- ...

        ```
        it's ... --
        ```
        """), typography: .all)
    let dump = article.dump()
    for text in [
      "code \"\\\"a\\\" --\"", "http://a.b/it's--c...", "https://a.b/it's--d", "u--v...", "t--'t'",
      "it’s", "\"a--\\\"b\\\"\"", "it's ... --",
    ] { #expect(dump.contains(text), "\(text)") }
  }

  @Test("Each part has the marks of its own language")
  func spans() throws {
    var text = try #require(Markdown.texts(of: Markdown.article("a \"b\" c").blocks).first)
    #expect(text.string == "a \"b\" c")
    text = try #require(
      Markdown.texts(
        of: try Article(
          parsing: SourceText(path: "a.md", "---\nlang: de\n---\n*\"a* b\" -- \"c\""),
          typography: .all
        ).blocks
      ).first)
    #expect(text.string == "„a b“ – „c“")
    #expect(text.spans.map(\.range) == [0..<4])
    // The opening mark stands for the one that was written.
    #expect(text.map.source(of: 0..<3) == SourceRange(18, 19))
    #expect(text.map.source(of: 3..<4) == SourceRange(19, 20))
  }

  @Test("A span in another language has its marks, and so has a span or a division in it")
  func nestedLanguages() throws {
    let words = try refined(
      """
      "a" [„x" "b" [it "c"]{lang=fr} "d"]{lang=de} "e"

      ::: {lang=fr}
      "f" : [non !]{lang=en} si !
      :::
      """, in: "en")
    #expect(
      words == [
        "“a” „x“ „b“ it «\u{202F}c\u{202F}» „d“ “e”",
        "«\u{202F}f\u{202F}»\u{A0}: non ! si\u{202F}!",
      ])
  }

  @Test("The front matter has the last word, and its texts are prose too")
  func frontMatter() throws {
    let head = "---\nlang: en\ntitle: The \"best\"\ntypography: [quotes]\n---\n"
    let article = try Markdown.article(head + "# The \"best\"\n\nit's -- so")
    #expect(article.title?.string == "The “best”")
    #expect(article.isTitleRepeated)
    #expect(Markdown.words(of: article.blocks) == ["The “best”", "it’s -- so"])
    let off = SourceText(path: "a.md", "---\nlang: fr\ntypography: false\n---\nQuoi ?")
    #expect(Markdown.words(of: try Article(parsing: off, typography: .all).blocks) == ["Quoi ?"])
  }

  @Test("All prose is refined: lists, quotes, tables, captions and notes")
  func everywhere() throws {
    let text = """
      ---
      lang: en
      ---
      - it's
      - > it's

      | it's | b |
      |---|---|
      | c | it's |

      ![alt](a.png "it's")

      word[^1]

      [^1]: it's
      """
    let article = try Article(parsing: SourceText(path: "a.md", text), typography: .all)
    let words = Markdown.words(of: article.blocks) + Markdown.words(of: article.footnotes[0].blocks)
    #expect(words.filter { $0 == "it’s" }.count == 6)
    #expect(!words.contains { $0.contains("'") })
  }

  @Test("A megabyte of marks is read")
  func many() throws {
    let marks = String(repeating: "'a \"b ", count: 100_000)
    let words = try refined(marks, in: "en")
    #expect(words[0].utf8.count == 100_000 * 10 - 1)
    let closed = try refined(String(repeating: "*\"a\"* -- ", count: 20_000) + "b", in: "en")
    #expect(closed == [String(repeating: "“a”—", count: 20_000) + "b"])
  }
}
