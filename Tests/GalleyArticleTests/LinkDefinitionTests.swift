import GalleyArticle
import GalleyConfiguration
import Testing

@Suite struct LinkDefinitionTests {
  @Test("Definitions that nothing uses, and those of a known label, are findings with their place")
  func findings() throws {
    let text = """
      [Full][one] [Two][] [thr ee] ![pic][four] [x](/y)

      [one]: /1
      [TWO]: /2
      > [Thr  Ee]: /3
      - [four]: /4
      [x]: /x
      [one]: /again
      """
    let article = try Markdown.article(text)
    let findings = article.findings.filter { $0.rule.hasSuffix("-definition") }
    #expect(findings.map(\.rule) == ["unused-definition", "repeated-definition"])
    #expect(findings.map { "\($0.position?.description ?? "")" } == ["7:1", "8:1"])
    #expect(findings[0].message == "nothing refers to the link [x]; its definition is not shown")
  }

  @Test("What looks like a note and is read as the definition of a link is a finding too")
  func notes() throws {
    let text = "[a]: /b\n    [^n]: words\n\n[a] x[^m]\n\n[^m]: y\n> [^o]: z\n"
    let findings = try Markdown.article(text).findings.filter { $0.rule == "unused-definition" }
    #expect(findings.map { "\($0.position?.description ?? "")" } == ["2:5"])
  }

  @Test(
    "Text that looks like a definition is none, and comments are left alone",
    arguments: [
      "    [a]: /b", "```\n[a]: /b\n```", "text\n[a]: /b", "[a]: b c", "<!--\n[a]: /b\n-->",
      "[//]: # (words)", "[comment]: <> (words)", "x[^a]\n\n[^a]: b", "[a]: /b\n\n[a]",
    ])
  func others(text: String) throws {
    #expect(try Markdown.rules(text).filter { $0.hasSuffix("-definition") } == [])
  }
}
