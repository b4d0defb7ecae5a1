import GalleyArticle
import GalleyConfiguration
import Testing

/// What holds of any article, over articles made at random from all of the grammar.
@Suite struct GeneratedArticleTests {
  /// An article for each seed and kind.
  struct Seed: CustomTestStringConvertible {
    let number: Int
    let isExtended: Bool

    var testDescription: String { "\(number)\(isExtended ? " extended" : "")" }
    var article: GeneratedArticle { GeneratedArticle(seed: number, isExtended: isExtended) }
  }

  static let seeds = (1...100).flatMap { number in
    [false, true].map { Seed(number: number, isExtended: $0) }
  }

  @Test("Every range and map is right, whatever the article holds", arguments: seeds)
  func invariants(_ seed: Seed) throws {
    let article = try Markdown.article(seed.article.text)
    #expect(ArticleInvariants.problems(of: article) == [])
  }

  @Test("Every word is read once, in order", arguments: seeds)
  func words(_ seed: Seed) throws {
    let generated = seed.article
    let article = try Markdown.article(generated.text)
    let texts = Markdown.words(of: article.blocks + article.footnotes.flatMap(\.blocks))
    let words = texts.flatMap(Self.words)
    let difference = words.difference(from: generated.words)
    #expect(difference.map(Self.shown) == [], "\(generated.text.debugDescription)")
  }

  @Test("Every block, item and span parsed alone comes out as it was", arguments: seeds)
  func parts(_ seed: Seed) throws {
    let generated = seed.article
    let article = try Markdown.article(generated.text)
    let parts = ArticleParts.check(article, definitions: generated.definitions)
    #expect(parts.count > 0)
    #expect(parts.problems == [], "\(generated.text.debugDescription)")
  }

  /// A word that is missing, `-`, or too much, `+`.
  private static func shown(_ change: CollectionDifference<String>.Change) -> String {
    switch change {
    case .insert(_, let word, _): "+\(word)"
    case .remove(_, let word, _): "-\(word)"
    }
  }

  /// The generator's words in a text.
  private static func words(in text: String) -> [String] {
    text.split { !("a"..."v").contains($0) && $0 != "w" }.map(String.init)
      .filter { $0.count == 5 && $0.hasPrefix("w") }
  }
}
