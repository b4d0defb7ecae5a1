import GalleyArticle
import GalleyConfiguration
import Testing

@Suite struct AlertTests {
  @Test("A quote that begins with a mark is an alert; words after the mark are its title")
  func alerts() throws {
    let text = """
      > [!Warning]
      > Mind the *gap*.
      >
      > - and the step

      > [!CAUTION] Hot **stove**\u{20}\u{20}
      > Do not touch.

      - > [!tip]
        > 漢字
        > 漢字
      """
    let dump = """
      alert warning 1:1-4:17
        paragraph 2:3-2:18
          "Mind the gap." 2:3-2:18
            emphasis "gap" 2:12-2:17
        list bulleted tight 4:3-4:17
          item 4:3-4:17
            paragraph 4:5-4:17
              "and the step" 4:5-4:17
      alert caution 6:1-7:16
        "Hot stove" 6:14-6:27
          strong "stove" 6:18-6:27
        paragraph 7:3-7:16
          "Do not touch." 7:3-7:16
      list bulleted tight 9:1-11:7
        item 9:1-11:7
          alert tip 9:3-11:7
            paragraph 10:5-11:7
              "漢字漢字" 10:5-11:7
      """
    #expect(try Markdown.dump(text) == dump)
  }

  @Test("A sign after the mark belongs to it", arguments: ["+", "-", ""])
  func folding(sign: String) throws {
    let article = try Markdown.article("> [!note]\(sign) Title\n> Text\n")
    guard case .alert(let alert) = article.blocks[0].content else {
      Issue.record("no alert")
      return
    }
    #expect(article.source[alert.mark] == "[!note]\(sign)")
    #expect(alert.title?.string == "Title")
  }

  @Test(
    "Other quotes stay quotes",
    arguments: [
      "> [!TIP]", "> Text [!TIP]", "> \\[!TIP]\n> a", "> [!TIP]a", "> **[!TIP]**\n> a",
      "> [!]\n> a", "> `[!TIP]`\n> a",
    ])
  func quotes(text: String) throws {
    guard case .quote = try Markdown.article(text).blocks[0].content else {
      Issue.record("no quote")
      return
    }
    #expect(try Markdown.rules(text) == [])
  }

  @Test("An unknown kind stays a quote, with a finding that suggests the nearest")
  func unknownKind() throws {
    let article = try Markdown.article("> [!NOTES]\n> Text\n")
    #expect(Markdown.words(of: article.blocks) == ["[!NOTES] Text"])
    let finding = article.findings.first { $0.rule == "unknown-alert" }
    #expect(finding?.remedy == "did you mean [!NOTE]?")
    #expect(finding?.position == SourcePosition(line: 1, column: 3))
  }
}
