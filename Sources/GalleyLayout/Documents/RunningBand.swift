internal import GalleyConfiguration
internal import GalleyStyle

/// A header or a footer: its parts side by side, or one below the other where they do not fit.
///
/// Parts side by side keep an em between them. The one in the middle gives way to its neighbours, titles are shortened.
/// Of parts one below the other there are as many as a sixth of the page holds, those with numbers first.
struct RunningBand {
  /// What it may take.
  struct Space {
    /// Between the margins.
    var measure: Double
    var pageHeight: Double
    /// Whether pages have numbers; without, parts that tell them are left out.
    var isNumbered: Bool
  }

  /// Where it stands on a page.
  struct Place {
    /// The left margin, and the width between both.
    var left: Double
    var measure: Double
    /// Whether lines begin on the right.
    var isMirrored: Bool
  }

  private let setter: PageTextSetter
  private let mark: Mark
  /// From top to bottom.
  private var rows: [[RunningPart]]
  private let rowHeight: Double
  /// Between parts, and to the text of the page.
  private let gap: Double
  /// To the edge of the page.
  private let edge: Double

  /// Nil where there is nothing to show. The widest of what it may say decides how it is arranged on all pages.
  init?(
    _ line: RunningLine, _ style: PageTextStyle, numbers: PageTextStyle, in space: Space,
    mark: Mark, widest: RunningPart.Values, _ setter: PageTextSetter
  ) {
    let slots: [(RunningPart.Slot, String)] = [
      (.start, line.start), (.center, line.center), (.end, line.end),
    ]
    var parts = slots.filter { !$0.1.isEmpty }.map { slot, template in
      let part = RunningPart(slot, template, style)
      return part.isNumber ? RunningPart(slot, template, numbers) : part
    }
    if !space.isNumbered { parts.removeAll(where: \.isNumber) }
    guard !parts.isEmpty else { return nil }
    self.setter = setter
    self.mark = mark
    gap = style.character.size
    edge = min(Self.leastEdge, space.pageHeight / 40)
    let heights = parts.compactMap { setter.line($0.text(widest), $0.style)?.line.height }
    rowHeight = heights.max() ?? style.leading
    rows = Self.rows(
      parts, gap: gap, measure: space.measure,
      most: max(1, Int(space.pageHeight / 6 / rowHeight)), widest, setter)
  }

  /// What office printers leave blank at the edges of paper, a quarter of an inch, in points.
  private static let leastEdge = 18.0

  /// Without the space around it.
  var height: Double { Double(rows.count) * rowHeight }
  /// What it needs from the edge of the page to its text.
  var depth: Double { edge + height + gap }

  /// How far from the edge it begins, in the space that it has there: halfway to the text, or as near to it as may be.
  func distance(within room: Double) -> Double {
    max(edge, min(room - gap - height, (room - height) / 2))
  }

  /// What it shows on a page from a height down.
  mutating func items(
    _ values: RunningPart.Values, at place: Place, top: Double, _ opening: RunningLines.Opening
  ) -> [PageItem] {
    var items: [PageItem] = []
    for row in rows.indices {
      let lines = rows[row].indices.compactMap { index in
        line(row, index, values, opening).map { (rows[row][index].slot, $0) }
      }
      let baseline = lines.map(\.1.baseline).max() ?? 0
      for (slot, x) in Self.starts(lines.map { ($0.0, $0.1.width) }, gap: gap, place) {
        guard let line = lines.first(where: { $0.0 == slot })?.1 else { continue }
        let origin = Point(x: x, y: top + Double(row) * rowHeight + baseline)
        items += line.items(at: origin, mark)
      }
    }
    return items
  }

  private mutating func line(
    _ row: Int, _ index: Int, _ values: RunningPart.Values, _ opening: RunningLines.Opening
  ) -> PageTextLine? {
    let part = rows[row][index]
    guard part.repeats(opening, values) else { return rows[row][index].line(values, setter) }
    return part.isNumber ? setter.line(values.page, part.style) : nil
  }

  /// The left ends of parts by their widths.
  private static func starts(
    _ widths: [(RunningPart.Slot, Double)], gap: Double, _ place: Place
  ) -> [(RunningPart.Slot, Double)] {
    func width(_ slot: RunningPart.Slot) -> Double? { widths.first { $0.0 == slot }?.1 }
    return widths.map { slot, own in
      var x: Double =
        switch slot {
        case .start: 0
        case .end: place.measure - own
        case .center:
          max(
            width(.start).map { $0 + gap } ?? 0,
            min(
              (place.measure - own) / 2, place.measure - own - (width(.end).map { $0 + gap } ?? 0)))
        }
      if place.isMirrored { x = place.measure - x - own }
      return (slot, place.left + x)
    }
  }

  // MARK: - Arranging

  private static func rows(
    _ parts: [RunningPart], gap: Double, measure: Double, most: Int, _ widest: RunningPart.Values,
    _ setter: PageTextSetter
  ) -> [[RunningPart]] {
    let widths = parts.map { $0.widths(widest, setter, endless: measure) }
    let room = measure - gap * Double(parts.count - 1)
    var parts = parts
    if parts.count == 1 || widths.reduce(0, { $0 + $1.1 }) <= room {
      for (index, share) in shares(widths, of: room).enumerated() { parts[index].room = share }
      return [parts]
    }
    for index in parts.indices { parts[index].room = measure }
    let kept = parts.indices.sorted {
      (parts[$0].isNumber ? 0 : 1, $0) < (parts[$1].isNumber ? 0 : 1, $1)
    }.prefix(most)
    return kept.sorted().map { [parts[$0]] }
  }

  /// What each part gets: its least, and an equal part of what is left, as far as it wants it.
  private static func shares(
    _ widths: [(wanted: Double, least: Double)], of room: Double
  ) -> [Double] {
    var shares = widths.map { min($0.least, room) }
    let narrowestFirst = widths.indices.sorted {
      (widths[$0].wanted - shares[$0], $0) < (widths[$1].wanted - shares[$1], $1)
    }
    var left = room - shares.reduce(0, +)
    for (place, index) in narrowestFirst.enumerated() {
      let more = min(
        widths[index].wanted - shares[index], left / Double(widths.count - place))
      shares[index] += max(0, more)
      left -= max(0, more)
    }
    return shares
  }
}
