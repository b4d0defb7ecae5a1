internal import GalleyArticle
internal import GalleyConfiguration

extension Resolver {
  /// In pixels: what is taller is no part of a line. Badges are up to 28 tall.
  private static let tallestInLine = 40.0

  /// A picture in a text, alone or in a link.
  private struct Placed {
    var range: Range<Int>
    var image: Image
    var attributes: Attributes
    /// The destination of the link around it.
    var link: String?
    var source: SourceRange
  }

  /// A paragraph of pictures that are too tall for a line, with or without links, as figures; nil for other text.
  ///
  /// What stands between them, such as a row of badges, is set as text.
  mutating func figures(
    _ text: InlineText, _ block: Block, _ context: Context
  ) -> StyledBlock? {
    let tall = pictures(in: text).filter {
      (size(of: $0.image, $0.attributes)?.height ?? 0) > Self.tallestInLine
    }
    guard !tall.isEmpty, text.isPicturesAlone else { return nil }
    var blocks: [Block] = []
    var links: [Int: String] = [:]
    var place = 0
    func addText(to end: Int) {
      let part = text.trimmedPart(place..<end)
      guard !part.utf8.isEmpty else { return }
      blocks.append(Block(.paragraph(part), attributes: Attributes(), at: part.range))
    }
    for picture in tall {
      addText(to: picture.range.lowerBound)
      links[blocks.count] = picture.link
      blocks.append(
        Block(
          .figure(Figure(image: picture.image)), attributes: picture.attributes, at: picture.source)
      )
      place = picture.range.upperBound
    }
    addText(to: text.utf8.count)
    let inside = context.inside(block.attributes)
    var styled = blocks.map { self.block($0, inside) }
    for (index, link) in links { styled[index].setLink(link) }
    var result = self.styled(.division(styled), look(of: inside), block, loose(context))
    result.keepsWithNext = false
    return result
  }

  /// A picture's own size, or the one that its author gives it; nil where it cannot be shown.
  func size(of image: Image, _ attributes: Attributes) -> PictureSizes.Size? {
    guard let size = pictures[image.destination] else { return nil }
    guard case .points(let width) = attributes.width else { return size }
    return PictureSizes.Size(width: width, height: width * size.height / size.width)
  }

  private func pictures(in text: InlineText) -> [Placed] {
    text.spans.compactMap { span in
      guard case .image(let image) = span.kind else { return nil }
      var link: String?
      if let parent = span.parent, case .link(let destination, _) = text.spans[parent].kind {
        link = destination
      }
      return Placed(
        range: span.range, image: image, attributes: span.attributes, link: link,
        source: span.source)
    }
  }
}

extension InlineText {
  /// Whether there is nothing in the text but pictures, links around them, and blanks.
  fileprivate var isPicturesAlone: Bool {
    var place = 0
    func isBlank(_ range: Range<Int>) -> Bool {
      String(decoding: utf8[range], as: UTF8.self).allSatisfy(\.isWhitespace)
    }
    for span in spans {
      switch span.kind {
      case .image:
        guard span.range.lowerBound >= place, isBlank(place..<span.range.lowerBound) else {
          return false
        }
        place = span.range.upperBound
      case .link, .plain: continue
      default: return false
      }
    }
    return isBlank(place..<utf8.count)
  }
}

extension StyledBlock {
  /// Makes a figure a link.
  fileprivate mutating func setLink(_ destination: String) {
    guard case .figure(var figure) = content else { return }
    figure.link = destination
    content = .figure(figure)
  }
}
