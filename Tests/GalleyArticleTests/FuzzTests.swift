import GalleyArticle
import GalleyConfiguration
import Testing

@Suite struct FuzzTests {
  /// Marks of all kinds, most of them half of something.
  private static let pieces = [
    "*", "**", "_", "`", "``", "~~", "[", "]", "(", ")", "![", "](", "[^a]", "[^a]: note\n",
    "\n[^b]: x\n", "> ", "- ", "1. ", "\n", "\n\n", "\r\n", "\r", "\t", "    ", "  \n", "\\",
    "\\\n", "| a | b |\n|---|---|\n| c \\| d |\n", "|", "---\n", "===\n", "# ", "```\n", "~~~ x\n",
    "www.a.com", "http://b.org/x_y", "a@b.co", "<http://c.d>", "[x]: /u \"t\"\n", "[x]", "- [x] ",
    "![a](b \"t\")", "word ", "+++\n", "title: x\n", "---\ntitle: x\n---\n",
  ]
  /// What Galley adds.
  private static let ownPieces = [
    "::: caption1\n", ":::\n", ":::: {.note #a lang=he}\n", ": ", "\n: c\n", "{#id .caption1}",
    "{lang=he", "]{.mark}", "{: .x}", "}", "> [!NOTE]\n", "[!tip] t", "\n\\pagebreak\n",
    "Table: c\n",
    "\"", "'", "--", "...", "{lines=1 minScale=0.5}",
  ]
  private static let html = [
    "<b>", "</b>", "<br>", "<!-- c -->", "<!--", "<div dir=\"rtl\">\n\n", "\n\n</div>\n\n", "<pre>",
    "</pre>", "<details><summary>s", "</summary>", "</details>", "<table><tr><td>", "</table>",
    "<ul><li>", "</ul>", "<a href=\"#x\">", "</a>", "<img src=a alt=b>", "<![CDATA[", "<?", "&amp;",
    "&#9;", "&", "<span lang=he", "<h2 id=x>", "<script>", "<q>", "<sup>", "<dl><dt>t<dd>",
  ]
  /// Scripts, and characters that are seldom seen.
  private static let scripts = [
    "日本", "語\n本", "**「重要」**の", "（*注*）", "é", "a\u{301}", "שלום", "مرحبا", "한국\n어", "👩‍👩‍👧",
    "\u{0}", "\u{1}", "\u{1B}[2J", "\u{7F}", "\u{85}", "\u{2028}", "\u{2029}", "\u{200F}",
    "\u{FEFF}", "\u{3000}", "\u{E0100}", "\u{FFFC}",
  ]
  private static let all = pieces + ownPieces + html + scripts

  @Test("Any bytes parse and keep the contract", arguments: 1...8)
  func randomInput(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 1...40, using: &generator) {
        bytes += Array(generator.one(of: Self.all).utf8)
      }
      if generator.oneIn(2) {
        let index = Int.random(in: bytes.indices, using: &generator)
        bytes[index] = UInt8.random(in: 0...255, using: &generator)
      }
      check(bytes)
    }
  }

  @Test("Articles that are broken in places parse and keep the contract", arguments: 1...40)
  func brokenArticles(seed: Int) {
    var generator = SeededGenerator(seed: 1000 + seed)
    let whole = Array(GeneratedArticle(seed: seed, isExtended: true).text.utf8)
    for _ in 0..<6 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        mutate(&bytes, by: &generator)
      }
      check(bytes)
    }
  }

  /// Puts a mark in, takes a stretch out, doubles one, or puts one elsewhere.
  private func mutate(_ bytes: inout [UInt8], by generator: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: bytes.indices, using: &generator)
    let stretch = place..<min(bytes.count, place + Int.random(in: 1...30, using: &generator))
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: bytes.removeSubrange(stretch)
    case 1: bytes.insert(contentsOf: Array(bytes[stretch]), at: place)
    case 2:
      let moved = Array(bytes[stretch])
      bytes.removeSubrange(stretch)
      bytes.insert(contentsOf: moved, at: Int.random(in: 0...bytes.count, using: &generator))
    default: bytes.insert(contentsOf: Array(generator.one(of: Self.all).utf8), at: place)
    }
  }

  private func check(_ bytes: [UInt8]) {
    do {
      let article = try Article(parsing: bytes, path: "a.md")
      let problems = ArticleInvariants.problems(of: article)
      #expect(problems == [], "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
    } catch {
      #expect(error == .empty(path: "a.md"))
    }
  }

  @Test("Articles parsed at the same time come out alike")
  func concurrency() async throws {
    let text = Self.all.joined(separator: " ") + "\n\n| a ~b~ | www.c.de |\n|---|---|\n"
    let alone = try Markdown.dump(text)
    let dumps = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<32 { group.addTask { try Markdown.dump(text) } }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(dumps == [alone])
  }
}
