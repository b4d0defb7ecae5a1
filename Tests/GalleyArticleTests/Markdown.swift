import Foundation
import GalleyArticle
import GalleyConfiguration

/// Shorthand for tests.
enum Markdown {
  static func article(_ text: String) throws -> Article {
    try Article(parsing: SourceText(path: "a.md", text))
  }

  /// The dump of an article in a string, without its last line feed.
  static func dump(_ text: String) throws -> String {
    String(try article(text).dump().dropLast())
  }

  /// The text of all blocks, a block a line.
  static func words(_ text: String) throws -> [String] {
    words(of: try article(text).blocks)
  }

  static func words(of blocks: [Block]) -> [String] {
    texts(of: blocks).map(\.string)
  }

  /// The runs of prose and code in their order.
  static func texts(of blocks: [Block]) -> [InlineText] {
    var texts: [InlineText] = []
    blocks.forEachText { text, _ in texts.append(text) }
    return texts
  }

  /// The rules of an article's findings but for the language, which short examples never give.
  static func rules(_ text: String) throws -> [String] {
    try article(text).findings.map(\.rule).filter { $0 != "no-language" }
  }

  /// The samples of the project by name.
  static func samples() throws -> [(name: String, bytes: [UInt8])] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Samples")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try names.filter { $0.hasSuffix(".md") }.sorted().map {
      ($0, [UInt8](try Data(contentsOf: folder.appending(path: $0))))
    }
  }
}
