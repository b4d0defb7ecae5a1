internal import GalleyArticle
internal import GalleyConfiguration
internal import GalleyStyle
internal import GalleyText

/// What does not stand in a column: stretches across all of them, and those on pages turned on their side.
extension GalleySetter {
  /// The measure of all columns together.
  var wholeMeasure: Double { grid.measure }

  /// The measure of a page turned on its side; nil where that is no wider than the page as it is, and where there are
  /// no pages.
  var turnedMeasure: Double? {
    guard let height = geometry.height, height > geometry.width else { return nil }
    return height - margins.left - margins.right
  }

  /// Whether what is set in a frame may leave the column: nothing stands around it.
  func mayLeaveColumn(_ frame: Frame) -> Bool {
    !isInNote && frame.x == margins.left && frame.width == grid.width
  }

  /// Sets something across all columns, with the heading that is to stay with it.
  mutating func setSpan(
    in frame: Frame, _ body: (inout GalleySetter, Frame) -> Void
  ) {
    guard grid.count > 1, mayLeaveColumn(frame) else { return body(&self, frame) }
    setApart(.span, on: wholeMeasure, in: frame, body)
  }

  /// Sets something on pages of its own turned on their side, with the heading that is to stay with it; in the column
  /// where there is no such page.
  mutating func setTurned(
    in frame: Frame, _ body: (inout GalleySetter, Frame) -> Void
  ) {
    guard let measure = turnedMeasure, mayLeaveColumn(frame) else { return body(&self, frame) }
    setApart(.turned, on: measure, in: frame, body)
  }

  private mutating func setApart(
    _ kind: Galley.Region.Kind, on measure: Double, in frame: Frame,
    _ body: (inout GalleySetter, Frame) -> Void
  ) {
    let end = regions.last?.bottom ?? 0
    let from = keepFrom ?? y
    let top = max(from, end)
    if grid.isRightToLeft { moveFragments(since: top, right: measure - grid.width) }
    let isNext =
      regions.last?.kind == kind && (fragments.count == fragmentsAtRegionEnd || from < end)
    var wide = frame
    wide.width = measure
    wide.reach = wide.x...wide.x + measure
    body(&self, wide)
    if isNext {
      regions[regions.count - 1].bottom = y
    } else {
      regions.append(Galley.Region(kind, top: top, bottom: y))
    }
    fragmentsAtRegionEnd = fragments.count
  }

  /// Moves what stands below a height sideways.
  private mutating func moveFragments(since top: Double, right distance: Double) {
    var index = fragments.count
    while index > 0, fragments[index - 1].frame.y >= top - 1e-6 {
      index -= 1
      fragments[index].move(x: distance)
    }
  }

  /// Whether a block is for all columns: titles, and what a column would make smaller or cut.
  func spans(_ block: StyledBlock, in frame: Frame) -> Bool {
    guard grid.count > 1, mayLeaveColumn(frame) else { return false }
    switch block.content {
    case .text: return [.title, .subtitle, .byline].contains(block.role)
    case .figure(let figure):
      guard case .picture(let picture) = pictures[figure.image.destination] else { return false }
      return spans(picture, as: figure)
    default: return false
    }
  }

  /// How much of all columns a picture takes at least that stands across them; narrower, it would stand beside a hole.
  private static let leastSpan = 0.75

  /// A picture spans when it has points for most of the columns, and takes less than half a page so; one that is to be a
  /// share of the measure stays in its column.
  private func spans(_ picture: Picture, as figure: StyledFigure) -> Bool {
    let wanted: Double
    switch figure.width {
    case .points(let points): wanted = points
    case .share: return false
    case nil: wanted = Double(picture.pixelWidth)
    }
    let width = min(wholeMeasure, wanted)
    let height = width * Double(picture.pixelHeight) / Double(max(1, picture.pixelWidth))
    return width > wholeMeasure * Self.leastSpan && height <= pageRoom / 2
  }

  /// The greatest height of text on a page, or of columns on a screen.
  var pageRoom: Double {
    guard let height = geometry.height else {
      return grid.count > 1
        ? geometry.width : PageGeometry.longestSide - margins.top - margins.bottom
    }
    return height - margins.top - margins.bottom
  }
}
