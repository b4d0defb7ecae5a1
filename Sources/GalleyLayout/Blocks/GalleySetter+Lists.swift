internal import GalleyArticle
internal import GalleyConfiguration
internal import GalleyStyle
internal import GalleyText

extension GalleySetter {
  /// The box of a task, in shares of its side; chosen by eye.
  private enum TaskBox {
    /// How much of it stands above the baseline; the rest hangs below, as round letters do.
    static let rise = 0.86
    static let cornerRadius = 0.18
    static let stroke = 0.08
    /// In points: a thinner stroke fades away on a screen.
    static let leastStroke = 0.75
    /// The check mark's stroke in strokes of the box, so that it is seen first.
    static let check = 1.4
  }

  /// Sets a list: every item's blocks beside its marker, markers aligned to the text.
  mutating func setList(_ list: StyledList, of block: StyledBlock, in frame: Frame) {
    let node = add(.list(list.markerKind), of: block, under: frame.node)
    let markers = list.items.map { width(of: $0.marker) }
    // A marker that leaves no room for a word beside it stands above.
    let widest = (markers.max() ?? 0) + list.markerGap
    let most = frame.reach.upperBound - frame.reach.lowerBound - list.leastMeasure / 4
    let indent = self.indent(
      list.indent, in: frame.width, leaving: list.leastMeasure,
      least: widest <= most ? widest : list.markerGap)
    let direction = frame.direction ?? frame.listDirection ?? list.direction
    for (index, item) in list.items.enumerated() {
      if index > 0 { y = snapped(y + max(owed, list.itemSpacing)) }
      owed = 0
      let row = add(.listItem, under: node, range: item.range)
      let hanging = Hanging(
        node: row, range: item.range, indent: indent, leastMeasure: list.leastMeasure / 2,
        gap: list.markerGap, markerWidth: markers[index],
        isRightToLeft: direction == .rightToLeft,
        path: frame.path + " / item \(index + 1)")
      setHanging(item.marker, item.blocks, hanging, role: block.role, in: frame)
    }
  }

  /// Sets a footnote like an item: its number hangs beside it and leads back to the reference.
  mutating func setNote(_ note: StyledNote, of block: StyledBlock, in frame: Frame) {
    let node = add(.note(number: note.number), of: block, under: frame.node)
    structure[node].anchor = "fn-\(note.label)"
    let marker = StyledList.Marker.text(note.marker)
    let width = self.width(of: marker)
    let hanging = Hanging(
      node: node, range: block.range,
      indent: min(max(note.indent, width + note.markerGap), frame.width * Self.mostIndent),
      gap: note.markerGap, markerWidth: width,
      isRightToLeft: isRightToLeft(note.blocks, in: frame), path: frame.path,
      backLink: .anchor("fnref-\(note.label)"))
    setHanging(marker, note.blocks, hanging, role: .footnote, in: frame)
  }

  /// How something hangs beside blocks.
  struct Hanging {
    var node: StructureNode.ID
    var range: SourceRange
    var indent: Double
    /// Below this the indents of the lists around it are taken back: half of what indents give way to.
    var leastMeasure = 0.0
    var gap: Double
    var markerWidth: Double
    /// Whether the marker stands on the right.
    var isRightToLeft: Bool
    var path: String
    var backLink: StructureNode.Target?
  }

  private mutating func setHanging(
    _ marker: StyledList.Marker, _ blocks: [StyledBlock], _ hanging: Hanging, role: Role,
    in frame: Frame
  ) {
    let top = y
    let isRightToLeft = hanging.isRightToLeft
    let frame = frame.widened(
      for: hanging.leastMeasure, beside: hanging.indent, isRightToLeft: isRightToLeft)
    let label = add(.label, under: hanging.node, range: hanging.range)
    // A note holds its blocks itself; only an item has a body beside its marker.
    let body =
      hanging.backLink == nil
      ? add(.listBody, under: hanging.node, range: hanging.range) : hanging.node
    let place = fragments.count
    var inner = frame.inside(body, path: hanging.path)
    inner.width = frame.width - hanging.indent
    if !isRightToLeft { inner.x += hanging.indent }
    inner.listDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let keep = keepFrom
    keepFrom = nil
    var isAbove = hanging.indent < hanging.markerWidth + hanging.gap - 0.01
    // What begins beside a marker and is itself set in may not take the marker's room back; nor may it have none.
    if blocks.first?.isSetIn == true {
      isAbove = isAbove || inner.width < hanging.leastMeasure + hanging.indent
      if !isAbove { inner.reach = inner.x...inner.x + inner.width }
    }
    if isAbove { placeAbove(marker, role: role, hanging, label, in: frame) }
    set(blocks.map { beside($0, isRightToLeft) }, in: inner)
    keepFrom = keep ?? keepFrom
    guard !isAbove else { return }
    let firstLine = fragments[place...].first { !$0.lines.isEmpty }?.lines.first
    var column = frame.inside(label, path: hanging.path + " / marker")
    column.width = hanging.markerWidth
    column.x =
      isRightToLeft
      ? frame.x + inner.width + hanging.gap
      : frame.x + hanging.indent - hanging.gap - hanging.markerWidth
    let bottom = y
    self.place(
      isRightToLeft ? marker.runningLeft : marker, role: role, hanging, in: column,
      beside: firstLine, top: top, at: place)
    // A marker's own face may be taller than the text's, which keeps its rhythm.
    y = firstLine == nil ? max(bottom, y) : bottom
  }

  /// Puts a marker that leaves no room beside it on lines of its own, which stay with what follows.
  private mutating func placeAbove(
    _ marker: StyledList.Marker, role: Role, _ hanging: Hanging, _ label: StructureNode.ID,
    in frame: Frame
  ) {
    let top = y
    place(
      hanging.isRightToLeft ? marker.runningLeft : marker, role: role, hanging,
      in: frame.inside(label, path: hanging.path + " / marker"), beside: nil, top: top,
      at: fragments.count)
    y = snapped(y)
    keepFrom = top
  }

  /// A block of an item with its text on the side of the marker: text in another direction would begin at the far edge,
  /// away from it.
  private func beside(_ block: StyledBlock, _ isRightToLeft: Bool) -> StyledBlock {
    guard case .text(var text) = block.content, text.alignment == .start,
      self.isRightToLeft(text) != isRightToLeft
    else { return block }
    var block = block
    text.alignment = .end
    block.content = .text(text)
    return block
  }

  /// Puts a marker on the baseline of the first line beside it, before the blocks in reading order.
  private mutating func place(
    _ marker: StyledList.Marker, role: Role, _ hanging: Hanging, in column: Frame,
    beside line: Line?, top: Double, at place: Int
  ) {
    switch marker {
    case .text(let text):
      var node = column.node
      if let target = hanging.backLink {
        node = add(.link(target), under: node, range: hanging.range)
      }
      let rhythm = self.rhythm(of: text, shaped.paragraph(text, with: worker))
      y = line.map { $0.origin.y - rhythm.baseline } ?? top
      self.place(text, role: role, node: node, in: column, at: place)
    case .task(let isDone, let side, let color):
      let baseline = line?.origin.y ?? top + side
      let box = Rect(
        x: column.x + max(0, column.width - side), y: snapped(baseline - side * TaskBox.rise),
        width: side, height: side)
      let stroke = max(side * TaskBox.stroke, TaskBox.leastStroke)
      var shapes = [
        Shape(
          .outline(width: stroke, cornerRadius: side * TaskBox.cornerRadius), frame: box,
          color: color)
      ]
      if isDone {
        shapes.append(Shape(.check(width: stroke * TaskBox.check), frame: box, color: color))
      }
      structure[column.node].actualText = isDone ? "☑" : "☐"
      fragments.insert(
        Fragment(
          path: column.path, role: role, node: column.node, frame: box, shapes: shapes,
          shapesAreContent: true), at: place)
      y = box.maxY
    }
  }

  private func width(of marker: StyledList.Marker) -> Double {
    switch marker {
    case .text(let text):
      let paragraph = shaped.paragraph(text, with: worker)
      // Wider than any marker, and small enough to be reckoned with.
      let lines = LineBreaker(paragraph, worker: worker).lines(
        size: text.base.size, measure: .greatestFiniteMagnitude / 4, tracking: text.base.tracking)
      return lines.map(\.width).max() ?? 0
    case .task(_, let side, _): return side
    }
  }

  /// The side that a marker hangs on: that of the first text's direction.
  func isRightToLeft(_ blocks: [StyledBlock], in frame: Frame) -> Bool {
    if let direction = blocks.first?.direction ?? frame.direction {
      return direction == .rightToLeft
    }
    var found: Bool?
    for block in blocks where found == nil {
      block.eachText { text in
        if found == nil { found = self.isRightToLeft(text) }
      }
    }
    return found ?? false
  }
}

extension StyledBlock {
  /// Whether its first line is set in and may take back what blocks around it are set in by.
  fileprivate var isSetIn: Bool {
    switch content {
    case .list, .definitions, .details: true
    case .division(let blocks): blocks.first?.isSetIn ?? false
    case .text, .quote, .code, .table, .figure, .rule, .note, .alert, .pageBreak: false
    }
  }
}

extension StyledList.Marker {
  /// The marker with the point of a number on its left side.
  fileprivate var runningLeft: Self {
    guard case .text(var text) = self else { return self }
    text.direction = .rightToLeft
    return .text(text)
  }
}

extension StyledList {
  fileprivate var markerKind: StructureNode.Numbering {
    switch numbering {
    case .decimal: return .decimal
    case .lowerAlpha: return .lowerAlpha
    case .upperAlpha: return .upperAlpha
    case .lowerRoman: return .lowerRoman
    case .upperRoman: return .upperRoman
    case nil: break
    }
    switch items.first?.marker {
    case .text(let text):
      switch text.content.string {
      case "◦": return .circle
      case "▪": return .square
      default: return .disc
      }
    case .task, nil: return .none
    }
  }
}
