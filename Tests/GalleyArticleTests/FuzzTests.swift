import GalleyArticle
import GalleyConfiguration
import Testing

@Suite struct FuzzTests {
  private static let pieces = [
    "*", "**", "_", "`", "``", "~~", "[", "]", "(", ")", "![", "](", "[^a]", "[^a]: note\n",
    "\n[^b]: x\n", "> ", "- ", "1. ", "\n", "\n\n", "\r\n", "\r", "\t", "    ", "  \n", "\\",
    "\\\n",
    "&amp;", "&#9;", "&", "<b>", "<br>", "<!-- c -->", "<!--", "<div dir=\"rtl\">\n\n",
    "\n\n</div>\n\n",
    "| a | b |\n|---|---|\n| c \\| d |\n", "|", "---\n", "===\n", "# ", "```\n", "~~~ x\n",
    "www.a.com",
    "http://b.org/x_y", "a@b.co", "<http://c.d>", "日本", "語\n本", "é", "\u{0}", "[x]: /u \"t\"\n",
    "[x]",
    "- [x] ", "![a](b \"t\")", "\u{2029}", "word ", "<pre>", "</pre>", "+++\n", "title: x\n",
  ]

  @Test("Any bytes parse and keep the contract", arguments: 1...8)
  func randomInput(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 1...40, using: &generator) {
        bytes += Array(Self.pieces.randomElement(using: &generator)?.utf8 ?? "".utf8)
      }
      if Bool.random(using: &generator) {
        let index = Int.random(in: bytes.indices, using: &generator)
        bytes[index] = UInt8.random(in: 0...255, using: &generator)
      }
      do {
        let article = try Article(parsing: bytes, path: "a.md")
        let problems = ArticleInvariants.problems(of: article)
        #expect(problems == [], "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
      } catch {
        #expect(error == .empty(path: "a.md"))
      }
    }
  }

  @Test("Articles parsed at the same time come out alike")
  func concurrency() async throws {
    let text = Self.pieces.joined(separator: " ") + "\n\n| a ~b~ | www.c.de |\n|---|---|\n"
    let alone = try Markdown.dump(text)
    let dumps = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<32 { group.addTask { try Markdown.dump(text) } }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(dumps == [alone])
  }
}
