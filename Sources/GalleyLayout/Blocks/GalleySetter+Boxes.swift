internal import GalleyArticle
internal import GalleyConfiguration
internal import GalleyStyle
internal import GalleyText

extension GalleySetter {
  /// Sets quoted blocks beside a bar.
  mutating func setQuote(_ quote: StyledQuote, of block: StyledBlock, in frame: Frame) {
    let node = add(.blockQuote, of: block, under: frame.node)
    let indent = barIndent(
      quote.indent, bar: quote.bar, in: frame.width, leaving: quote.leastMeasure)
    let top = y
    let place = fragments.count
    var inner = frame.inside(node, path: frame.path)
    inner.width -= indent
    inner.reach = inner.x...inner.x + inner.width
    set(quote.blocks, in: inner)
    let isRightToLeft = isBarOnTheRight(place, in: frame)
    if !isRightToLeft { moveFragments(from: place, right: indent) }
    owed = 0
    guard indent > 0 else { return }
    insertBar(
      quote.bar, quote.barColor, from: top, before: place, isRightToLeft: isRightToLeft,
      role: block.role, in: frame.inside(node, path: frame.path))
  }

  /// An indent beside a bar. It gives way down to the bar's own room, and where quotes nest so deep that their bars
  /// alone would leave no measure, to nothing: then there is no bar.
  func barIndent(
    _ wanted: Double, bar: Double, in width: Double, leaving measure: Double
  ) -> Double {
    let least = width - 2 * bar >= measure / 2 ? 2 * bar : 0
    return indent(wanted, in: width, leaving: measure, least: least)
  }

  /// Puts a bar along the side of what was set since a height, before its fragments.
  mutating func insertBar(
    _ width: Double, _ color: Color, from top: Double, before place: Int, isRightToLeft: Bool,
    role: Role, in frame: Frame
  ) {
    let bar = Rect(
      x: isRightToLeft ? frame.x + frame.width - width : frame.x, y: top, width: width,
      height: y - top)
    fragments.insert(
      Fragment(
        path: frame.path, role: role, node: frame.node, frame: bar,
        shapes: [Shape(.fill(cornerRadius: width / 2), frame: bar, color: color)]), at: place)
  }

  private func isBarOnTheRight(_ place: Int, in frame: Frame) -> Bool {
    if let direction = frame.direction { return direction == .rightToLeft }
    guard let text = fragments[place...].first(where: { $0.text != nil })?.text else {
      return false
    }
    return isRightToLeft(text)
  }

  /// Moves what was set since a place sideways.
  private mutating func moveFragments(from place: Int, right distance: Double) {
    for index in fragments.indices[place...] { fragments[index].move(x: distance) }
  }

  /// Sets a line across the measure.
  mutating func setRule(_ rule: StyledRule, of block: StyledBlock, in frame: Frame) {
    let width = frame.width * rule.width
    let line = Rect(
      x: frame.x + (frame.width - width) / 2, y: y, width: width, height: rule.thickness)
    fragments.append(
      Fragment(
        path: frame.path, role: block.role, node: frame.node, frame: line,
        shapes: [Shape(.fill(cornerRadius: 0), frame: line, color: rule.color)]))
    y += rule.thickness
  }
}

extension Fragment {
  /// Moves all that it holds.
  mutating func move(x dx: Double = 0, y dy: Double = 0) {
    frame = frame.offset(x: dx, y: dy)
    for index in shapes.indices { shapes[index].frame = shapes[index].frame.offset(x: dx, y: dy) }
    for index in lines.indices {
      lines[index].origin.x += dx
      lines[index].origin.y += dy
      lines[index].top += dy
      lines[index].ink = lines[index].ink?.offset(x: dx, y: dy)
    }
    if let placed = picture {
      picture?.frame = placed.frame.offset(x: dx, y: dy)
    }
  }
}
