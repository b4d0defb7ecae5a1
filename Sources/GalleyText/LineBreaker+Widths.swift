extension LineBreaker {
  /// The width of a line in units, with both ends shaped again where they must be, without the space that hangs.
  func width(
    from a: TextPlace, to b: TextPlace, _ flags: ShapedParagraph.BreakFlags, hang: Int64,
    _ setting: Setting
  ) -> Double {
    var sum = b.position - a.position
    // A gap before what is on the next line is no gap; an end that is shaped again has none.
    var gap = gapAtEnd(b)
    var hang = hang
    let isStartUnsafe = needsPatch(atStart: a)
    let isEndUnsafe = !flags.isDisjoint(with: [.unsafe, .hyphen, .halved])
    if isStartUnsafe || isEndUnsafe {
      let first = isStartUnsafe ? startPatch(a) : nil
      let last = isEndUnsafe ? endPatch(b, flags, notBefore: a.offset) : nil
      if let first, first.to > (last?.from ?? b.offset) {
        // The two overlap: a line of a few glyphs. It is shaped whole.
        let item = paragraph.items[paragraph.item(containing: a.offset)]
        let whole = shapePart(
          item, from: a.offset, to: min(b.offset, item.end), flags,
          edges: b.offset <= item.end ? [.start, .end] : .start)
        // Looking a place up is linear in what has no opportunity.
        let rest = b.offset <= item.end ? b : paragraph.place(at: item.end)
        sum = whole.width + (b.position - rest.position)
        if b.offset <= item.end { gap = 0 }
        if hang != 0, b.offset <= item.end { hang = Int64(whole.glyphs.last?.advance ?? 0) }
      } else {
        sum += (first?.delta ?? 0) + (last?.delta ?? 0)
        if last != nil { gap = 0 }
        if let last, hang != 0 { hang = last.hang }
      }
    }
    let open = setting.gap == 0 ? 0 : openGaps(from: a, to: b)
    return Double(sum - hang - gap) + setting.gap * Double(open) + tabExtra(from: a, to: b)
  }

  /// What the glyphs before a place have been moved apart from those after it, which an end of a line there drops.
  func gapAtEnd(_ place: TextPlace) -> Int64 {
    guard paragraph.request.cjkSpacing > 0 else { return 0 }
    let item = paragraph.items[paragraph.item(endingAt: place.offset)]
    return item.end == place.offset ? Int64(item.gapAfter) : 0
  }

  /// The gaps inside a line's visible text: the one at its edge does not open.
  private func openGaps(from a: TextPlace, to b: TextPlace) -> Int {
    func isTracked(before offset: Int32) -> Bool {
      paragraph.items[paragraph.item(endingAt: offset)].isTracked
    }
    var gaps = Int(b.gaps - a.gaps)
    // A line separator hangs too, though it takes no space.
    let hangs = paragraph.isWhite(before: b.offset)
    if hangs, isTracked(before: b.offset) { gaps -= 1 }
    let edge = hangs ? paragraph.characterStart(before: b.offset) : b.offset
    if edge > a.offset, isTracked(before: edge) { gaps -= 1 }
    return max(0, gaps)
  }

  /// The start of a line shaped again up to the next safe place.
  func startPatch(_ a: TextPlace) -> Patch {
    if let latest, latest.from == a.offset { return latest }
    if let known = starts[a.offset] { return known }
    let item = paragraph.items[paragraph.item(containing: a.offset)]
    let until = paragraph.nextSafe(after: a, in: item)
    let stretch = shapePart(item, from: a.offset, to: until.offset, [], edges: .start)
    let patch = Patch(
      from: a.offset, to: until.offset, delta: stretch.width - (until.position - a.position),
      hang: 0, stretch: stretch)
    latest = patch
    if paragraph.isBreak(a.offset) || isHyphenationPoint(a.offset) { starts[a.offset] = patch }
    return patch
  }

  /// The end of a line shaped again from the safe place before it, with its hyphen.
  func endPatch(
    _ b: TextPlace, _ flags: ShapedParagraph.BreakFlags, notBefore least: Int32
  ) -> Patch {
    let key = PatchKey(offset: b.offset, hasHyphen: flags.contains(.hyphen))
    if let known = ends[key], known.from >= least { return known }
    let item = paragraph.items[paragraph.item(endingAt: b.offset)]
    let least = max(least, item.start)
    var from = paragraph.previousSafe(before: b, in: item, notBefore: least)
    // A hyphen kerns with the letter before it, also across an invisible soft hyphen: one place further back.
    if flags.contains(.hyphen) {
      from = paragraph.previousSafe(before: from, in: item, notBefore: least)
    }
    let stretch = shapePart(item, from: from.offset, to: b.offset, flags, edges: .end)
    let patch = Patch(
      from: from.offset, to: b.offset, delta: stretch.width - (b.position - from.position),
      hang: Int64(stretch.glyphs.last?.advance ?? 0), stretch: stretch)
    // Emergency breaks seldom come twice; and where the line began in between, the patch depends on that.
    let isOpportunity = paragraph.isBreak(b.offset) || isHyphenationPoint(b.offset)
    if isOpportunity, from.offset > least || from.offset == item.start { ends[key] = patch }
    return patch
  }

  /// Whether a line that begins at a place must have its first glyphs shaped again.
  func needsPatch(atStart a: TextPlace) -> Bool {
    !paragraph.isSafe(a) || paragraph.isHalved(atStart: a.offset)
  }

  func shapePart(
    _ item: ShapedParagraph.Item, from: Int32, to: Int32, _ flags: ShapedParagraph.BreakFlags,
    edges: LineEdges
  ) -> Stretch {
    let hyphen: ShownHyphen =
      flags.contains(.replacesLast)
      ? .replacingLast : flags.contains(.hyphen) ? .after : .none
    return worker.reshape(item, of: paragraph, from: from, to: to, hyphen: hyphen, edges: edges)
  }
}
