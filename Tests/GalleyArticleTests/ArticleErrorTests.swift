import GalleyArticle
import GalleyConfiguration
import Testing

@Suite struct ArticleErrorTests {
  @Test("A file with nothing in it is an error", arguments: ["", " \n\t\r\n", "\u{FEFF}\n"])
  func empty(text: String) {
    let error = #expect(throws: ArticleError.self) {
      try Article(parsing: Array(text.utf8), path: "a.md")
    }
    #expect(error == .empty(path: "a.md"))
    #expect(error?.description == "a.md: the article is empty; write some text in it")
  }

  @Test("A file over 64 MiB is an error")
  func tooLarge() {
    let bytes = [UInt8](repeating: 0x61, count: 64 * 1024 * 1024 + 1)
    #expect(throws: ArticleError.tooLarge(path: "a.md", size: 67_108_865)) {
      try Article(parsing: bytes, path: "a.md")
    }
  }

  @Test("A table that would be padded to millions of cells is an error with its line")
  func hostileTable() {
    let row = "|" + String(repeating: "a|", count: 900)
    let dashes = "|" + String(repeating: "-|", count: 900)
    let text = "x\n\n\(row)\n\(dashes)\n" + String(repeating: "y\n", count: 2300)
    #expect(throws: ArticleError.tableTooLarge(path: "a.md", line: 4, cells: 2_070_900)) {
      try Markdown.article(text)
    }
  }

  @Test("A row with thousands of cells is an error with its line")
  func wideTable() {
    let text = "|a|b|\n|-|-|\n" + String(repeating: "|", count: 2000) + "\n"
    #expect(throws: ArticleError.tableTooWide(path: "a.md", line: 3, columns: 2000)) {
      try Markdown.article(text)
    }
  }

  @Test("Rules and pipes in prose are no tables")
  func noTable() throws {
    let text =
      String(repeating: "|", count: 3000) + "\n\n---\n" + String(repeating: "x\n", count: 9)
    #expect(try Markdown.article(text).blocks.count == 3)
  }
}
