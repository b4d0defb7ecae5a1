import DynamicType
import GalleyArticle
import GalleyConfiguration
import GalleyStyle

/// Articles made in code, and the sheet and fonts that the tests resolve them with.
enum Articles {
  /// A paragraph per kind of span, nested and side by side.
  static let spans = Article(
    source: SourceText(path: "a/spans.md", String(repeating: ".", count: 400)),
    blocks: [paragraph("one two three", [(.strong, 4..<7), (.emphasis, 5..<6)])])

  static func paragraph(
    _ text: String, _ spans: [(InlineSpan.Kind, Range<Int>)] = []
  ) -> Block {
    Block(.paragraph(inline(text, spans)), at: SourceRange(0, text.utf8.count))
  }

  /// A text whose spans are given in pre-order; parents are found by their ranges.
  static func inline(
    _ text: String, _ spans: [(InlineSpan.Kind, Range<Int>)] = []
  ) -> InlineText {
    let range = SourceRange(0, text.utf8.count)
    var inline = InlineText(at: range)
    inline.utf8 = Array(text.utf8)
    inline.map.append(inline.utf8.count, from: range, isVerbatim: true)
    for (kind, place) in spans {
      let parent = inline.spans.lastIndex {
        $0.range.lowerBound <= place.lowerBound && place.upperBound <= $0.range.upperBound
      }
      inline.spans.append(
        InlineSpan(
          kind, place, parent: parent, source: SourceRange(place.lowerBound, place.upperBound)))
    }
    return inline
  }

  static func article(_ blocks: [Block], _ frontMatter: FrontMatter = FrontMatter()) -> Article {
    Article(
      source: SourceText(path: "folder/an.article.md", "source"), frontMatter: frontMatter,
      blocks: blocks)
  }

  static let fonts = FontSet(name: "Test", path: "test.yaml", faces: [], faceLines: [], roles: [:])

  /// An article at a step of Dynamic Type, by the step's name.
  static func resolve(
    _ article: Article, at name: String = "l", sheet: StyleSheet = .reading,
    fonts: FontSet = Articles.fonts, appearance: Appearance = .light, boldText: Bool = false,
    texts: DerivedTexts? = nil
  ) throws -> StyledArticle {
    let curve = ScalingCurve.dynamicType
    let steps = try curve.steps(matching: name)
    return StyledArticle(
      resolving: article, with: sheet, fonts: fonts, curve: curve, at: steps[0],
      appearance: appearance, boldText: boldText, texts: texts)
  }
}

extension StyledBlock {
  /// The text of a block that is one.
  var text: StyledText? {
    if case .text(let text) = content { text } else { nil }
  }

  var list: StyledList? {
    if case .list(let list) = content { list } else { nil }
  }

  /// All texts in the block in the order of reading.
  var texts: [StyledText] {
    var texts: [StyledText] = []
    eachText { texts.append($0) }
    return texts
  }
}
