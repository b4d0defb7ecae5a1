internal import DynamicType
internal import GalleyArticle
public import GalleyStyle
public import GalleyText

/// The texts of an article, shaped once for all its steps. A value: workers fill parts of it and share the whole.
public struct ShapedTexts: Sendable {
  /// What makes two shapings of one text equal: the text's number, its direction, and how its runs differ from its base.
  struct Key: Hashable, Sendable {
    var id: Int
    var isRightToLeft: Bool?
    var spans: [ShapingRequest.Span]
  }

  private var paragraphs: [Key: ShapedParagraph] = [:]

  /// Nothing shaped yet.
  public init() {}

  /// Shapes one part of the texts: those whose number leaves `part` when divided by `parts`.
  ///
  /// All articles must be steps of one. Where faces change with the size there is nothing to share, and nothing is shaped.
  public init(
    shaping articles: [StyledArticle], part: Int, of parts: Int, with worker: TextWorker
  ) {
    guard !worker.hasSizeSpecificShapes else { return }
    var hyphenated: [(key: Key, text: StyledText)] = []
    for article in articles {
      for block in article.blocks {
        block.eachText { text in
          guard text.id % parts == part else { return }
          let key = Key(text)
          if paragraphs[key] == nil {
            paragraphs[key] = worker.shape(ShapingRequest(text, key, size: nil))
          }
          // Where only words that fit no line are hyphenated, most texts have none.
          if let wanted = text.hyphenation, wanted.below > 0 { hyphenated.append((key, text)) }
        }
      }
    }
    // All words are looked up at once.
    var requests: [Key: ShapingRequest] = [:]
    for (key, _) in hyphenated { requests[key] = paragraphs[key]?.request }
    worker.lookUpWords(in: Array(requests.values))
    for (key, text) in hyphenated { paragraphs[key]?.hyphenate(as: text, with: worker) }
  }

  /// Takes in what another worker has shaped.
  public mutating func merge(_ other: ShapedTexts) {
    paragraphs.merge(other.paragraphs) { own, _ in own }
  }

  /// The shaped text; shaped now where it was not before.
  package func paragraph(_ text: StyledText, with worker: TextWorker) -> ShapedParagraph {
    let key = Key(text)
    let size = worker.hasSizeSpecificShapes ? text.base.size : nil
    return paragraphs[key] ?? worker.shape(ShapingRequest(text, key, size: size))
  }
}

extension ShapedParagraph {
  /// Finds the points of a text that may be hyphenated, unless it has been done.
  mutating func hyphenate(as text: StyledText, with worker: TextWorker) {
    guard let wanted = text.hyphenation, hyphenation == nil else { return }
    worker.hyphenate(&self, leastPrefix: wanted.leastPrefix, leastSuffix: wanted.leastSuffix)
  }
}

extension ShapedTexts.Key {
  init(_ text: StyledText) {
    id = text.id
    isRightToLeft = text.direction.map { $0 == .rightToLeft }
    spans = text.runs.map { run in
      // Rounded, so that a ratio of two sizes is the same number at every step.
      let scale = (run.style.size / text.base.size * 4096).rounded() / 4096
      return ShapingRequest.Span(
        range: run.range, font: run.style.font, weight: run.style.weight,
        isItalic: run.style.isItalic, scale: Float(scale), language: run.style.language,
        isCode: run.style.isCode, style: run.style.textStyle,
        leastScale: Self.leastScale(of: run.style, in: text.base),
        boxWidth: run.picture.map {
          Float(($0.width / text.base.size * 4096).rounded() / 4096)
        })
    }
  }
}

extension ShapedTexts.Key {
  /// What keeps matched faces above the least size; 0 where the text is so large that none gets there, so that one
  /// shaping serves all those sizes.
  private static func leastScale(
    of style: CharacterStyle, in base: CharacterStyle
  ) -> Float {
    let least = min(style.leastSize, style.size)
    guard least > 0, style.size * 0.8 < least else { return 0 }
    return Float((least / base.size * 4096).rounded() / 4096)
  }
}

extension ShapingRequest {
  init(_ text: StyledText, _ key: ShapedTexts.Key, size: Double?) {
    self.init(
      utf8: text.content.utf8, spans: key.spans, isRightToLeft: key.isRightToLeft, size: size,
      cjkSpacing: text.setting.cjkSpacing)
  }
}
