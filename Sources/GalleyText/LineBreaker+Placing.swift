/// A glyph run in its place on a line.
public struct PlacedGlyphRun: Sendable {
  public var run: GlyphRun
  /// From the left edge of the line's visible text, in points.
  public var x: Double
  /// The index in `ShapingRequest.spans`.
  public var span: Int
}

extension LineBreaker {
  /// The parts of one item on one line: glyphs shaped again at either end, the paragraph's own between them.
  private struct Part {
    var item: Int
    var before: Stretch?
    var own: Range<Int>
    var after: Stretch?
    /// Whether the item's last glyph is there as it was shaped, with the item's space after it.
    var endsPlainly = false
    /// Whether that space stays, because the line goes on.
    var hasGap = false
  }

  /// A line's glyph runs in visual order at a size in points and a tracking in thousandths of an em.
  ///
  /// The space that hangs at the end is there with no width: at the right end of a left-to-right line, at the left end of the other.
  /// With a filling the line is as long as the measure that it was made for.
  public func runs(
    of line: LineRange, size: Double, tracking: Double = 0, filling: LineFilling? = nil
  ) -> [PlacedGlyphRun] {
    let setting = Setting(size: size, measure: 0, tracking: tracking)
    let hangs = line.end < Int32(paragraph.utf8.count) && paragraph.isWhite(before: line.end)
    let hanging = hangs ? paragraph.characterStart(before: line.end) : -1
    var pen = LinePen(
      scale: size / Double(ShapedParagraph.unitsPerEm), gap: setting.gap, hanging: hanging,
      lastCluster: lastVisibleCluster(of: line, hanging: hanging), extras: filling?.extras)
    var placed: [PlacedGlyphRun] = []
    for part in inVisualOrder(parts(of: line)) {
      let item = paragraph.items[part.item]
      if item.isTab {
        pen.x = tabStop(after: pen.x)
        continue
      }
      let start = pen.x
      pen.glyphs.removeAll(keepingCapacity: true)
      collect(part, item, into: &pen.glyphs)
      let glyphs = pen.put(item, paragraph.graphemes)
      // Space towards what follows belongs to neither.
      let own = pen.x - start - Double(part.hasGap ? item.gapAfter : 0)
      let text = Int(max(item.start, line.start))..<Int(min(item.end, line.end))
      let run = GlyphRun(
        face: item.face, size: size * Double(item.scale), level: item.level, glyphs: glyphs,
        width: own * pen.scale, text: text, match: Double(item.match))
      placed.append(
        PlacedGlyphRun(run: run, x: start * pen.scale, span: Int(item.span)))
    }
    return placed
  }

  private func lastVisibleCluster(of line: LineRange, hanging: Int32) -> Int32 {
    let end = hanging >= 0 ? hanging : line.end
    var offset = end
    while offset > line.start {
      offset = paragraph.characterStart(before: offset)
      if paragraph.graphemes[Int(offset)] { break }
    }
    return offset
  }

  /// The glyphs of a part in the order of the text.
  private func collect(
    _ part: Part, _ item: ShapedParagraph.Item, into glyphs: inout [ShapedGlyph]
  ) {
    if let before = part.before { glyphs += before.glyphs }
    var displaced = firstDisplaced(part.own.lowerBound)
    for index in part.own {
      var displacement = SIMD2<Int32>.zero
      if displaced < paragraph.displaced.count, Int(paragraph.displaced[displaced]) == index {
        displacement = paragraph.displacements[displaced]
        displaced += 1
      }
      glyphs.append(
        ShapedGlyph(
          id: paragraph.glyphs[index], advance: paragraph.advances[index],
          cluster: paragraph.clusters[index], displacement: displacement, isUnsafe: false))
    }
    if let after = part.after { glyphs += after.glyphs }
    // The line ends where the space would be.
    if item.gapAfter > 0, !part.hasGap, part.endsPlainly, !glyphs.isEmpty {
      glyphs[glyphs.count - 1].advance -= item.gapAfter
    }
  }

  private func firstDisplaced(_ glyph: Int) -> Int {
    var low = 0
    var high = paragraph.displaced.count
    while low < high {
      let middle = (low + high) / 2
      if Int(paragraph.displaced[middle]) < glyph { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: - Parts

  private func parts(of line: LineRange) -> [Part] {
    var parts: [Part] = []
    let a = line.from
    let b = line.to
    let first = paragraph.item(containing: line.start)
    var index = first
    while index < paragraph.items.count, paragraph.items[index].start < line.end {
      parts.append(part(index, of: line, from: a, to: b, isFirst: index == first))
      index += 1
    }
    return parts
  }

  private func part(
    _ index: Int, of line: LineRange, from a: TextPlace, to b: TextPlace, isFirst: Bool
  ) -> Part {
    let item = paragraph.items[index]
    let isLastItem = index + 1 == paragraph.items.count
    let end = isLastItem ? b.glyph : min(paragraph.items[index + 1].firstGlyph, b.glyph)
    let start = max(item.firstGlyph, a.glyph)
    var part = Part(item: index, own: Int(start)..<Int(max(start, end)))
    let head = isFirst && needsPatch(atStart: a) ? startPatch(a) : nil
    var tail: Patch?
    var flags: ShapedParagraph.BreakFlags = []
    if line.end <= item.end {
      flags = paragraph.flags(at: b)
      if line.showsHyphen { flags.insert(.hyphen) }
      if !flags.isEmpty { tail = endPatch(b, flags, notBefore: line.start) }
    }
    if let head, head.to > (tail?.from ?? min(line.end, item.end)) {
      part.before = shapePart(
        item, from: line.start, to: min(line.end, item.end), flags,
        edges: line.end <= item.end ? [.start, .end] : .start)
      part.own = part.own.lowerBound..<part.own.lowerBound
      part.hasGap = line.end > item.end && item.gapAfter > 0
      return part
    }
    part.endsPlainly = tail == nil && line.end >= item.end
    part.hasGap = line.end > item.end && item.gapAfter > 0
    if let head {
      part.before = head.stretch
      var glyph = part.own.lowerBound
      while glyph < part.own.upperBound, paragraph.clusters[glyph] < head.to { glyph += 1 }
      part.own = glyph..<part.own.upperBound
    }
    if let tail {
      part.after = tail.stretch
      var glyph = part.own.upperBound
      while glyph > part.own.lowerBound, paragraph.clusters[glyph - 1] >= tail.from { glyph -= 1 }
      part.own = part.own.lowerBound..<glyph
    }
    return part
  }

  /// Rule L2 of the bidirectional algorithm over items: from the highest level down to the lowest odd one, each run at
  /// that level or above is reversed.
  private func inVisualOrder(_ parts: [Part]) -> [Part] {
    var parts = parts
    let levels = parts.map { paragraph.items[$0.item].level }
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 & 1 == 1 }).min() else {
      return parts
    }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < parts.count {
        guard paragraph.items[parts[start].item].level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < parts.count, paragraph.items[parts[end].item].level >= level { end += 1 }
        parts[start..<end].reverse()
        start = end
      }
    }
    return parts
  }
}
