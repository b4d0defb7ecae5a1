import GalleyConfiguration
import Testing

@testable import GalleyArticle

/// The text of whole articles beside what cmark-gfm makes of them.
@Suite struct VisibleTextTests {
  @Test("All of the text of a generated article is there, once, in order", arguments: 1...60)
  func generated(_ seed: Int) throws {
    try check(Array(GeneratedArticle(seed: seed, isExtended: false).text.utf8))
  }

  @Test("All of the text of the samples that are plain Markdown is there, once, in order")
  func samples() throws {
    let own = ["\n:::", "\n: ", "{", "[!"]
    let plain = try Markdown.samples().filter { sample in
      let text = String(decoding: sample.bytes, as: UTF8.self)
      return own.allSatisfy { !text.contains($0) }
    }
    #expect(plain.count > 3)
    for sample in plain { try check(sample.bytes) }
  }

  private func check(_ bytes: [UInt8]) throws {
    let article = try Article(parsing: bytes, path: "a.md")
    let body = Array(bytes[(article.frontMatter.range?.upperBound ?? 0)...])
    let expected = Self.letters(of: VisibleText.string(of: body))
    #expect(Self.letters(of: text(of: article)) == expected)
  }

  /// The text of an article without the captions that HTML hides in titles.
  private func text(of article: Article) -> String {
    var blocks = article.blocks + article.footnotes.flatMap(\.blocks)
    blocks.forEachBlock { block in
      guard case .figure(var figure) = block.content, figure.caption?.string == figure.image.title
      else { return }
      figure.caption = nil
      block.content = .figure(figure)
    }
    return Markdown.words(of: blocks).joined(separator: " ")
  }

  /// The letters and digits; blanks and marks are compared rule by rule elsewhere.
  private static func letters(of text: String) -> String {
    String(text.filter { $0.isLetter || $0.isNumber })
  }
}
