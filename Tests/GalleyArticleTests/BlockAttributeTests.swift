import GalleyArticle
import GalleyConfiguration
import Testing

@Suite struct BlockAttributeTests {
  @Test("Lists of attributes belong to the heading, paragraph or code that they end")
  func blocks() throws {
    let text = """
      # A {#x .title1 lang=he dir=rtl}

      Title {.unnumbered}
      =====

      Text `{.not}` and
      wrapped {lines=2}
      {#p lines=1 minScale=0.5 align="center"}

      Text
      {: .caption1}

      - list
      {: #l}

      ## B
      {: #b}

      ```js {#c lines=3}
      x
      ```

      ~~~ {.swift .caption1}
      y
      ~~~
      """
    let dump = """
      heading 1 #x .title1 lang=he dir=rtl 1:1-1:33
        "A" 1:3-1:4
      heading 1 #title .unnumbered 3:1-4:6
        "Title" 3:1-3:6
      paragraph #p align=center lines=1 minScale=0.5 6:1-8:41
        "Text {.not} and wrapped {lines=2}" 6:1-7:18
          code "{.not}" 6:6-6:14
      paragraph .caption1 10:1-11:14
        "Text" 10:1-10:5
      list bulleted tight 13:1-14:7
        item 13:1-14:7
          paragraph #l 13:3-14:7
            "list" 13:3-13:7
      heading 2 #b 16:1-17:7
        "B" 16:4-16:5
      code "js" #c lines=3 19:1-21:4
        "x" 20:1-20:2
      code "swift" .caption1 23:1-25:4
        "y" 24:1-24:2
      """
    #expect(try Markdown.dump(text) == dump)
    #expect(try Markdown.rules(text) == [])
  }

  @Test(
    "What is no list of attributes stays text",
    arguments: [
      "A {not a list}", "A {}", "A {{ y }}", "A {#}", "A {.5}", "A {x=}", "A {=html}", "A{.x}",
      "A {.x", "A {r, echo=FALSE}", "{.x}", "A {.a{.b}}", "A {% x %}", "A {k=\"v}",
    ])
  func text(text: String) throws {
    #expect(try Markdown.words(text) == [text])
    #expect(try Markdown.words("# \(text)") == [text])
    #expect(try Markdown.rules(text) == [])
  }

  @Test("Escaped braces, braces in code and braces in emphasis are text")
  func literalBraces() throws {
    #expect(try Markdown.words("A \\{.x}") == ["A {.x}"])
    #expect(try Markdown.words("A {.x\\}") == ["A {.x}"])
    #expect(try Markdown.words("A `{.x}`") == ["A {.x}"])
    #expect(try Markdown.words("*A {.x}*") == ["A {.x}"])
    #expect(try Markdown.words("``` {r, echo=FALSE}\n1\n```") == ["1"])
  }

  @Test(
    "What a list says in vain is a finding",
    arguments: [
      ("dir=up", "attribute-value", "give it `ltr`, `rtl` or `auto`"),
      ("lines=0", "attribute-value", "give it a number from 1"),
      ("minScale=1.5", "attribute-value", "give it a number above 0 and up to 1"),
      ("minScale=nan", "attribute-value", "give it a number above 0 and up to 1"),
      ("lang=nonsense", "attribute-value", "give it a language tag such as `he` or `pt-BR`"),
      ("align=up", "attribute-value", "give it `start`, `center`, `end` or `justify`"),
      ("algn=end", "unknown-attribute", "did you mean `align`?"),
      (".capton1", "unknown-style", "did you mean `caption1`?"),
    ])
  func findings(entry: String, rule: String, remedy: String) throws {
    let article = try Markdown.article("Text {#a \(entry)}")
    #expect(Markdown.words(of: article.blocks) == ["Text"])
    let finding = article.findings.first { $0.rule == rule }
    #expect(finding?.remedy == remedy)
    #expect(finding?.position == SourcePosition(line: 1, column: 10))
  }

  @Test("Anchors that an author gives win, and links find them in spans too")
  func anchors() throws {
    let text = "# A {#x}\n\n[b]{#y} [1](#x) [2](#y) [3](#a)\n"
    let article = try Markdown.article(text)
    #expect(article.blocks[0].attributes.id == "x")
    let dangling = article.findings.filter { $0.rule == "dangling-link" }
    #expect(dangling.map(\.message) == ["the link leads to #a, which is nowhere in the article"])
  }
}
