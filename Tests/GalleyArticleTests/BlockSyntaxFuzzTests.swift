import GalleyArticle
import GalleyConfiguration
import Testing

@Suite struct BlockSyntaxFuzzTests {
  /// A xorshift generator, so that every run sees the same inputs.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  /// Where a W stands a word of its own is put.
  private static let pieces = [
    "::: note W\n", "::: caption1\n", "::: {.caption2 #i}\n", ":::\n", ":::: x ::::\n", ": W\n",
    ":   W\n", "\n\n    W\n\n", "W\n", "W W\nW\n", "\n", "\n\n", " {#a .caption1}",
    "\n{: .caption1}\n", "{.mark lang=he}", "[W]{.mark}", "[W *W* W]{.sub .sup}", "[", "]",
    "]{.sub}", "{.sub}", "*", "**", "`W`{.kbd}", "[W](u){.mark}", "![W](u)\n",
    "![W](u){.decorative}\n: W\n", "> ", "> [!TIP]\n", "> [!NOTE] W\n", "- ", "1. ", "+ W\n",
    "    ", "```\n", "\\pagebreak\n", "Table: W\n", "| W | W |\n|---|---|\n", "| W | W | W |\n",
    "# W {#h}\n", "W\n---\n", "<div>\n\n", "\n</div>\n\n", "a[^n] ", "\n\n[^n]: W\n\n", "\\",
    "&amp;", "**「W」**の", "\r\n", "\t", "<b>", "\n<pre>\n", "\n</pre>\n",
  ]

  @Test("Blocks in any order keep the contract, and no word is lost", arguments: 1...6)
  func randomInput(seed: Int) throws {
    var generator = Generator(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1)
    for _ in 0..<60 {
      var count = 0
      var text = "start\n\n"
      for _ in 0..<Int.random(in: 1...24, using: &generator) {
        for character in Self.pieces.randomElement(using: &generator) ?? "" {
          if character == "W" { count += 1 }
          text += character == "W" ? "w\(count)w" : String(character)
        }
      }
      let article = try Markdown.article(text)
      #expect(ArticleInvariants.problems(of: article) == [], "\(text.debugDescription)")
      let words = Self.words(of: article)
      let lost = (0..<count).map { "w\($0 + 1)w" }.filter { !words.contains($0) }
      #expect(lost == [], "\(text.debugDescription)")
    }
  }

  /// All that a reader reads, and the alternatives of pictures.
  private static func words(of article: Article) -> String {
    var words = ""
    for blocks in [article.blocks] + article.footnotes.map(\.blocks) {
      blocks.forEachText { text, _ in words += text.string + "\n" }
      blocks.forEachImage { words += $0.alternative + "\n" }
    }
    return words
  }
}
