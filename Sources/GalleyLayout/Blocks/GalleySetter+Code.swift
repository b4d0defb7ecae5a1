internal import GalleyArticle
internal import GalleyConfiguration
internal import GalleyStyle
internal import GalleyText

extension GalleySetter {
  /// How lines of code that go on are set in; chosen by eye.
  private enum Continuation {
    /// In columns: enough to set them off from the code's own indents of four.
    static let columns = 2.0
    /// Of the measure at most.
    static let largestShare = 1.0 / 6
    /// The side of the mark in ems, and how much of it stands above the baseline.
    static let side = 0.55
    static let rise = 0.95
  }

  /// Sets code on its background.
  mutating func setCode(_ code: StyledCode, of block: StyledBlock, in frame: Frame) {
    let node = add(.division, of: block, under: frame.node)
    let top = y
    let place = fragments.count
    let padding = min(code.padding, frame.width / 8)
    y = snapped(y + padding)
    var inner = frame
    inner.x += padding
    inner.width -= 2 * padding
    let hang = self.hang(of: code.text, in: inner)
    let count = self.place(code.text, role: .code, node: node, in: inner, hang: hang)
    addCodeLines(under: node)
    markContinuations(hang: hang, in: inner)
    keepOrphans(count)
    y = snapped(y + padding)
    // Longer code flows on, so that no page is left half empty.
    if y - top <= pageRoom / 3 { keeps.append(Galley.Keep(top: top, bottom: y)) }
    let box = Rect(x: frame.x, y: top, width: frame.width, height: y - top)
    fragments.insert(
      Fragment(
        path: frame.path, role: .code, node: node, frame: box,
        shapes: [
          Shape(.fill(cornerRadius: code.cornerRadius), frame: box, color: code.background)
        ]), at: place)
  }

  /// Gives each line of the code that was just set an element of its own, so that nobody hears two lines as one; a line
  /// that was broken to fit stays one.
  private mutating func addCodeLines(under node: StructureNode.ID) {
    guard let fragment = fragments.last, let text = fragment.text else { return }
    var nodes: [StructureNode.ID] = []
    var isStart = true
    for line in fragment.lines {
      let range = text.content.map.source(of: line.text)
      if isStart, !line.runs.isEmpty {
        let paragraph = add(.paragraph, under: node, range: range)
        nodes.append(add(.code, under: paragraph, range: range))
      } else {
        nodes.append(isStart ? node : nodes.last ?? node)
      }
      isStart = text.content.utf8[line.text].suffix(3).elementsEqual([0xE2, 0x80, 0xA8])
    }
    fragments[fragments.count - 1].lineNodes = nodes
  }

  /// How far lines of code are set in that go on from the one above.
  private func hang(of text: StyledText, in frame: Frame) -> Double {
    let style = text.base
    let span = ShapingRequest.Span(
      range: 0..<1, font: style.font, weight: style.weight, isItalic: style.isItalic, scale: 1,
      language: style.language, isCode: true)
    let column = worker.shape(
      ShapingRequest(
        utf8: [UInt8(ascii: "0")], spans: [span],
        size: worker.hasSizeSpecificShapes ? style.size : nil))
    let width = column.naturalWidths.line * style.size
    return min(Continuation.columns * width, frame.width * Continuation.largestShare)
  }

  /// Draws a mark before each line of the last fragment that goes on from the one above.
  private mutating func markContinuations(hang: Double, in frame: Frame) {
    guard let place = fragments.indices.last, let text = fragments[place].text else { return }
    let side = min(hang * 0.8, text.base.size * Continuation.side)
    let color = article.colors.secondary
    for line in fragments[place].lines where !text.endsLine(at: line.text.lowerBound) {
      let box = Rect(
        x: frame.x + (hang - side) / 4, y: line.origin.y - side * Continuation.rise, width: side,
        height: side)
      fragments[place].shapes.append(Shape(.symbol(.continuation), frame: box, color: color))
    }
  }
}
