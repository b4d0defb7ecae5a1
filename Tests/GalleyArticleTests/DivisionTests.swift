import GalleyArticle
import GalleyConfiguration
import Testing

@Suite struct DivisionTests {
  @Test("Lines of colons open divisions, alerts and details, in quotes too")
  func divisions() throws {
    let text = """
      Prose
      ::: {.caption2 #d lang=de align=end}
      # In it {-}

      > ::::: tip Try *this*
      > Text
      > :::::

      ::: details More
      Hidden
      :::
      :::
      """
    let dump = """
      paragraph 1:1-1:6
        "Prose" 1:1-1:6
      division #d .caption2 lang=de align=end 2:1-12:4
        heading 1 #in-it .unnumbered 3:1-3:12
          "In it" 3:3-3:8
        quote 5:1-7:8
          alert tip 5:3-7:8
            "Try this" 5:13-5:23
              emphasis "this" 5:17-5:23
            paragraph 6:3-6:7
              "Text" 6:3-6:7
        details 9:1-11:4
          "More" 9:13-9:17
          paragraph 10:1-10:7
            "Hidden" 10:1-10:7
      """
    #expect(try Markdown.dump(text) == dump)
    #expect(try Markdown.rules(text) == [])
  }

  @Test(
    "A division is named by a word, by a word in braces or by a list, with colons after it or not",
    arguments: [
      "::: caption1", ":::caption1", "::: caption1 :::", ":::{caption1}", "::::: {.caption1} ::",
      "  ::: {: .caption1}", ":::\tcaption1\t",
    ])
  func opening(line: String) throws {
    let article = try Markdown.article("\(line)\nText\n:::\n")
    #expect(article.blocks.count == 1)
    #expect(article.blocks[0].attributes.classes == ["caption1"])
    guard case .division(let inner) = article.blocks[0].content else {
      Issue.record("no division")
      return
    }
    #expect(Markdown.words(of: inner) == ["Text"])
  }

  @Test(
    "The five alerts are opened by their names",
    arguments: [
      ("note", Alert.Kind.note), ("tip", .tip), ("important", .important), ("Warning", .warning),
      ("{.caution}", .caution), ("{.callout-note}", .note),
    ])
  func alerts(name: String, kind: Alert.Kind) throws {
    let article = try Markdown.article("::: \(name)\nText\n:::\n")
    guard case .alert(let alert) = article.blocks[0].content else {
      Issue.record("no alert")
      return
    }
    #expect(alert.kind == kind)
    #expect(alert.title == nil)
    #expect(article.source[alert.mark] == "::: \(name)")
    #expect(article.blocks[0].attributes.classes == [])
  }

  @Test(
    "The words after the name of an alert are its title, in brackets or not",
    arguments: [
      ("::: note A *b*", "A b"), (":::note[A *b*]", "A b"), ("::: {.note} C #", "C #"),
      (":::tip[C ##] ", "C ##"), ("::: tip [a]{.mark} {#x}", "a"), ("::: details D", "D"),
    ])
  func titles(line: String, title: String) throws {
    let article = try Markdown.article("\(line)\nText\n:::\n")
    #expect(Markdown.words(of: article.blocks) == [title, "Text"])
    #expect(ArticleInvariants.problems(of: article) == [])
  }

  @Test("The words after any other name are the first paragraph of the division")
  func firstParagraphs() throws {
    let dump = """
      division .caption1 1:1-3:4
        paragraph 1:14-1:18
          "Stop" 1:14-1:18
        paragraph 2:1-2:5
          "Text" 2:1-2:5
      """
    #expect(try Markdown.dump("::: caption1 Stop\nText\n:::\n") == dump)
  }

  @Test("Other lines of colons stay as they are written")
  func otherLines() throws {
    let lines = [
      ":: caption1", "::: 2 words", "::: {.a", ":::{r, echo=FALSE}", "a ::: b", ":::note[]",
      ":::a*b",
    ]
    for line in lines { #expect(try Markdown.words(line) == [line]) }
    #expect(try Markdown.words("text\n    ::: caption1\nmore") == ["text ::: caption1 more"])
    #expect(try Markdown.words("```\n::: caption1\n:::\n```") == ["::: caption1\n:::"])
    #expect(try Markdown.words("    ::: x\n\n<div>\n::: y\t z\n</div>") == ["::: x", "::: y z"])
    #expect(try Markdown.rules("```\n:::\n```") == [])
  }

  @Test("One that is not closed ends with its container, one that closes nothing stays text")
  func unbalanced() throws {
    let text = "- ::: caption1\n  In it\n\nAfter\n\n:::\n"
    let dump = """
      list bulleted tight 1:1-2:8
        item 1:1-2:8
          division .caption1 1:3-2:8
            paragraph 2:3-2:8
              "In it" 2:3-2:8
      paragraph 4:1-4:6
        "After" 4:1-4:6
      paragraph 6:1-6:4
        ":::" 6:1-6:4
      """
    #expect(try Markdown.dump(text) == dump)
    #expect(try Markdown.rules(text) == ["open-division", "stray-division"])
  }

  @Test("Tags close nothing beyond a division, and a division closes the tags in it")
  func tags() throws {
    let text = "<div dir=\"rtl\">\n\n::: caption1\n\nA\n\n</div>\n\nB\n\n:::\n\nC\n\n</div>\n"
    let article = try Markdown.article(text)
    #expect(article.blocks.count == 1)
    #expect(article.blocks[0].attributes.direction == .rightToLeft)
    guard case .division(let inner) = article.blocks[0].content else {
      Issue.record("no division")
      return
    }
    #expect(inner[0].attributes.classes == ["caption1"])
    #expect(Markdown.words(of: [inner[0]]) == ["A", "B"])
    #expect(Markdown.words(of: Array(inner.dropFirst())) == ["C"])
  }

  @Test("The first line counts, behind a byte order mark and behind front matter too")
  func firstLine() throws {
    for head in ["", "\u{FEFF}", "---\nlang: en\n---\n"] {
      let article = try Markdown.article("\(head)::: caption1\r\nA\r\n:::\r\n")
      #expect(article.blocks.map(\.attributes.classes) == [["caption1"]])
    }
  }

  @Test("An unknown style is a finding that suggests the nearest")
  func unknownStyle() throws {
    let article = try Markdown.article("::: captoin1\nA\n:::\n")
    let finding = article.findings.first { $0.rule == "unknown-style" }
    #expect(finding?.remedy == "did you mean `caption1`?")
    #expect(finding?.position == SourcePosition(line: 1, column: 1))
    #expect(try Markdown.rules("::: {.large-title .footnote .tableCell .unnumbered}\nA\n:::") == [])
  }
}
