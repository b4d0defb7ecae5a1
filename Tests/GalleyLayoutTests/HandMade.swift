import DynamicType
import GalleyArticle
import GalleyConfiguration
import GalleyStyle
import GalleyText
import TestSupport

@testable import GalleyLayout

/// Articles made without a parser, so that a test depends on blocks alone.
enum HandMade {
  /// The whole source that everything in these articles stands for.
  static let range = SourceRange(0, 4)

  static func text(_ text: String, spans: [InlineSpan] = []) -> InlineText {
    var content = InlineText(text, standingFor: range)
    content.spans = spans
    return content
  }

  static func paragraph(_ text: String) -> Block { Block(.paragraph(self.text(text)), at: range) }

  static func alert(_ kind: Alert.Kind, _ title: String? = nil, _ blocks: Block...) -> Block {
    Block(
      .alert(Alert(kind, title: title.map { text($0) }, blocks: blocks, mark: range)), at: range)
  }

  static func definitions(_ entries: ([String], [[Block]])...) -> Block {
    let entries = entries.map { terms, definitions in
      DefinitionList.Entry(
        terms: terms.map { text($0) }, definitions: definitions, at: range)
    }
    return Block(.definitions(DefinitionList(entries: entries)), at: range)
  }

  static func details(_ summary: String?, _ blocks: Block...) -> Block {
    Block(.details(Details(summary: summary.map { text($0) }, blocks: blocks)), at: range)
  }

  static let pageBreak = Block(.pageBreak, at: range)

  /// The blocks set at one step.
  static func galley(
    _ blocks: [Block], fonts: String? = nil, on geometry: PageGeometry = .phone, step: String = "l",
    sheet: StyleSheet = .reading, pictures: PictureSource = PictureSource()
  ) throws -> Galley {
    var article = Article(source: SourceText(path: "test.md", "text"), blocks: blocks)
    article.guessedLanguage = "en"
    return try TestArticles.galleys(
      article, fonts: fonts.map { try TestArticles.fonts($0) } ?? TestArticles.squareFonts(),
      on: geometry, steps: step, sheet: sheet, pictures: pictures)[0]
  }

  /// A text with a style of its own set alone on a page at body's Large size.
  static func galley(
    _ text: String, limit: LineLimit?, fonts: String? = nil, on geometry: PageGeometry = .phone,
    spans: [InlineSpan] = [], _ change: (inout StyledText) -> Void = { _ in }
  ) throws -> Galley {
    let article = Article(
      source: SourceText(path: "test.md", "text"),
      blocks: [Block(.paragraph(self.text(text, spans: spans)), at: range)])
    let fonts = try fonts.map { try TestArticles.fonts($0) } ?? TestArticles.squareFonts()
    let curve = ScalingCurve.dynamicType
    var styled = StyledArticle(
      resolving: article, with: .reading, fonts: fonts, curve: curve,
      at: try curve.steps(matching: "l")[0])
    for index in styled.blocks.indices {
      guard case .text(var text) = styled.blocks[index].content else { continue }
      text.limit = limit
      change(&text)
      styled.blocks[index].content = .text(text)
    }
    return Galley(setting: styled, on: geometry, with: try TextWorker(fonts: fonts))
  }
}

extension Galley {
  /// The fragments whose path ends so.
  func fragments(_ end: String) -> [Fragment] { fragments.filter { $0.path.hasSuffix(end) } }

  /// The symbols of all fragments in their order.
  var symbols: [(symbol: Symbol, frame: Rect)] {
    fragments.flatMap(\.shapes).compactMap { shape in
      if case .symbol(let symbol) = shape.kind { (symbol, shape.frame) } else { nil }
    }
  }

  /// The tag of a fragment's node and of those above it, up to the document.
  func tags(of fragment: Fragment) -> [String] {
    var tags: [String] = []
    var next: StructureNode.ID? = fragment.node
    while let id = next {
      tags.append(structure[id].tag.name)
      next = structure[id].parent
    }
    return tags
  }
}

extension Fragment {
  /// What its lines say.
  var string: String { text?.content.string ?? "" }
}
