internal import GalleyArticle
internal import GalleyConfiguration
internal import GalleyStyle
internal import GalleyText

/// A text within its line limit.
struct LimitedLines {
  /// At the size it is set in.
  var text: StyledText
  var set: SetLines
  var scale = 1.0
  /// What an ellipsis stands for.
  var lost: Range<Int>?
}

extension GalleySetter {
  /// Sets a text in as many lines as it may have: as large as fits, and cut at the end where nothing does.
  mutating func setWithinLimit(
    _ text: StyledText, in frame: Frame, top: Double, hang: Double
  ) -> LimitedLines {
    guard let limit = text.limit else {
      return LimitedLines(
        text: text, set: setLines(text, in: frame, top: top, hang: hang))
    }
    let scale = largestScale(of: text, within: limit, in: frame)
    let scaled = text.scaled(by: scale, over: article.floor)
    var limited = LimitedLines(
      text: scaled, set: setLines(scaled, in: frame, top: top, hang: hang), scale: scale)
    if limited.set.lines.count > max(1, limit.lines) {
      limited.truncate(to: max(1, limit.lines), in: frame, with: self)
    }
    return limited
  }

  /// The largest scale, in steps of a hundredth, at which a text has no more lines than it may and no word is cut; the
  /// least where there is none.
  private func largestScale(
    of text: StyledText, within limit: LineLimit, in frame: Frame
  ) -> Double {
    let least = min(1, max(0.01, limit.leastScale))
    func scale(_ step: Int) -> Double { max(least, Double(100 - step) / 100) }
    func fits(_ step: Int) -> Bool {
      let text = text.scaled(by: scale(step), over: article.floor)
      let breaker = LineBreaker(shaped.paragraph(text, with: worker), worker: worker)
      let lines = breaker.lines(
        size: text.base.size, measure: frame.width, tracking: text.base.tracking,
        breaking: breaking(of: text, in: frame))
      return lines.count <= max(1, limit.lines) && !lines.contains(where: \.isEmergency)
    }
    var low = 0
    var high = Int(((1 - least) * 100).rounded(.up))
    while low < high {
      let middle = (low + high) / 2
      if fits(middle) { high = middle } else { low = middle + 1 }
    }
    return scale(low)
  }

  mutating func reportLoss(in fragment: Fragment) {
    guard let text = fragment.text, let lost = fragment.lost else { return }
    let words = String(decoding: text.content.utf8[lost], as: UTF8.self)
    let shown = words.split { $0.isWhitespace }.joined(separator: " ")
    let lines = text.limit.map(\.lines) ?? fragment.lines.count
    report(
      "truncated", .warning,
      "the text does not fit \(lines == 1 ? "one line" : "\(lines) lines") and loses “\(shown)”",
      remedy: "shorten it, allow more lines, or a smaller minimum scale",
      at: text.content.map.source(of: lost), path: fragment.path)
  }
}

extension LimitedLines {
  /// Leaves a number of lines. The last one ends in an ellipsis that stands for all that follows.
  fileprivate mutating func truncate(
    to count: Int, in frame: GalleySetter.Frame, with setter: GalleySetter
  ) {
    set.lines.removeSubrange(count...)
    var last = set.lines[count - 1]
    let start = last.text.lowerBound
    let breaker = LineBreaker(set.paragraph, worker: setter.worker)
    let (size, tracking) = (text.base.size, text.base.tracking)
    func cut(for mark: GlyphRun) -> LineRange {
      breaker.truncatedLine(
        from: start, size: size, measure: frame.width - mark.width, tracking: tracking)
    }
    // The ellipsis looks like what it follows, and what it follows depends on its width.
    var mark = setter.ellipsis(after: start, of: text, breaker.isRightToLeft)
    mark = setter.ellipsis(after: Int(cut(for: mark).end), of: text, breaker.isRightToLeft)
    let shown = cut(for: mark)
    let lost = Int(shown.end)..<text.content.utf8.count
    mark.text = lost
    for index in mark.glyphs.indices { mark.glyphs[index].cluster = Int32(lost.lowerBound) }

    let (style, isRightToLeft) = (text.run(before: lost.lowerBound), breaker.isRightToLeft)
    last.runs = [LineRun(glyphs: mark, x: isRightToLeft ? 0 : shown.width, style: style)]
    if lost.lowerBound > start {
      let runs = breaker.runs(of: shown, size: size, tracking: tracking).map {
        setter.run($0, of: text, x: $0.x + (isRightToLeft ? mark.width : 0))
      }
      last.runs.insert(contentsOf: runs, at: isRightToLeft ? 1 : 0)
    }
    last.text = start..<lost.upperBound
    last.width = shown.width + mark.width
    let slack = max(0, frame.width - last.width)
    last.origin.x =
      frame.x
      + text.alignment.shift(
        of: slack, isRightToLeft: setter.isRightToLeft(text, breaker.isRightToLeft))
    last.isOverflowing = last.width > frame.width + 0.01
    last.isEmergency = false
    last.ink = setter.ink(of: last, text)
    set.lines[count - 1] = last
    set.bottom = last.bottom
    self.lost = lost
  }
}

extension GalleySetter {
  /// The ellipsis as a run that looks like what stands before an offset; three full stops where its own face has no
  /// U+2026.
  fileprivate func ellipsis(
    after offset: Int, of text: StyledText, _ isRightToLeft: Bool
  ) -> GlyphRun {
    let index = text.run(before: offset)
    let style = text.runs.indices.contains(index) ? text.runs[index].style : text.base
    let own = worker.face(
      style.font, weight: style.weight, isItalic: style.isItalic, size: style.size)
    func run(_ mark: String) -> GlyphRun? {
      let span = ShapingRequest.Span(
        range: 0..<mark.utf8.count, font: style.font, weight: style.weight,
        isItalic: style.isItalic, scale: 1, language: style.language, isCode: style.isCode)
      let paragraph = worker.shape(
        ShapingRequest(
          utf8: Array(mark.utf8), spans: [span], isRightToLeft: isRightToLeft,
          size: worker.hasSizeSpecificShapes ? style.size : nil))
      let breaker = LineBreaker(paragraph, worker: worker)
      let line = breaker.lines(size: style.size, measure: .greatestFiniteMagnitude / 4).first
      return line.flatMap { breaker.runs(of: $0, size: style.size).first?.run }
    }
    let mark = run("…")
    if let mark, mark.face.number == own.number { return mark }
    return run("...") ?? mark
      ?? GlyphRun(
        face: own, size: style.size, level: isRightToLeft ? 1 : 0, glyphs: [], width: 0, text: 0..<0
      )
  }
}

extension StyledText {
  /// The index of the run that holds the character before an offset, or the first.
  fileprivate func run(before offset: Int) -> Int {
    runs.lastIndex { $0.range.lowerBound < max(offset, 1) } ?? 0
  }

  /// The same text with all its sizes and distances smaller, none under a floor that it was not under before.
  func scaled(by scale: Double, over floor: Double) -> StyledText {
    guard scale != 1 else { return self }
    var text = self
    text.base = base.scaled(by: scale, over: floor)
    text.leading *= text.base.size / base.size
    for index in text.runs.indices {
      text.runs[index].style = runs[index].style.scaled(by: scale, over: floor)
      text.runs[index].picture = runs[index].picture?.scaled(by: scale)
    }
    return text
  }
}

extension CharacterStyle {
  fileprivate func scaled(by scale: Double, over floor: Double) -> CharacterStyle {
    var style = self
    style.size = max(size * scale, min(size, floor))
    style.baselineShift *= scale
    return style
  }
}
