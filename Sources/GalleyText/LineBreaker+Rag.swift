extension LineBreaker {
  /// Breaks the last lines of paragraphs again, or all lines of headings, where greedy ones look bad.
  ///
  /// Lines never become more. A window of a few lines is looked at, so the time is linear.
  func even(_ lines: inout [LineRange], _ rag: LineBreaking.Rag, _ setting: Setting) {
    var first = 0
    for index in lines.indices where endsParagraph(lines[index]) {
      defer { first = index + 1 }
      guard index > first else { continue }
      switch rag {
      case .greedy: break
      case .balanced:
        let range = first..<index + 1
        if range.count <= Self.mostBalanced, !lines[range].contains(where: Self.isForced),
          let better = broken(lines[range], isBalanced: true, setting)
        {
          lines.replaceSubrange(range, with: better.lines)
        }
      case .even: mendEnd(of: &lines, first..<index + 1, setting)
      }
    }
  }

  /// The most lines of a heading that are made equal.
  private static let mostBalanced = 10
  /// The most lines before the last one that give words to it.
  private static let mostMended = 4
  /// How long a last line of one word must be to stay, as a part of the measure.
  private static let shortWord = 0.4
  /// The part of the measure that a line may leave empty for that: at ease, and at most.
  private static let slack = (easy: 0.25, most: 0.5)

  /// Moves words down to a last line of one short word, from as few lines as look well without them.
  private func mendEnd(of lines: inout [LineRange], _ range: Range<Int>, _ setting: Setting) {
    let last = lines[range.upperBound - 1]
    guard isOnePiece(last), !Self.isForced(last),
      last.width < Self.shortWord * setting.limit * setting.scale
    else { return }
    var best: Rebroken?
    for count in 2...Self.mostMended {
      let start = range.upperBound - count
      guard start >= range.lowerBound, !Self.isForced(lines[start]) else { break }
      guard let found = broken(lines[start..<range.upperBound], isBalanced: false, setting) else {
        continue
      }
      if found.worstSlack < best?.worstSlack ?? Self.slack.most { best = found }
      if found.worstSlack < Self.slack.easy { break }
    }
    guard let best else { return }
    lines.replaceSubrange(range.upperBound - best.lines.count..<range.upperBound, with: best.lines)
  }

  /// Whether a line ends where it does for a word that fits nowhere, or at a hyphen.
  private static func isForced(_ line: LineRange) -> Bool { line.isEmergency || line.showsHyphen }

  private func isOnePiece(_ line: LineRange) -> Bool {
    paragraph.countOfBreaks(through: line.start) + 1 == paragraph.countOfBreaks(through: line.end)
  }

  /// Whether a line is the last of the text, or ends where the text says so.
  func endsParagraph(_ line: LineRange) -> Bool {
    if Int(line.end) == paragraph.utf8.count { return true }
    let count = paragraph.countOfBreaks(through: line.end)
    return count > 0 && paragraph.breaks[count - 1] == line.end
      && paragraph.breakFlags[count - 1].contains(.mandatory)
  }

  // MARK: - The best ends

  private struct Rebroken {
    var lines: [LineRange]
    /// The part of the measure that the emptiest line leaves, the last line aside.
    var worstSlack: Double
  }

  /// How lines may end so far: at a node, after some lines.
  private struct Way {
    var cost: Double
    var worstSlack: Double
    var line: LineRange
    /// The node that the line begins at.
    var before: Int
  }

  /// As many lines as there are, with the least sum of the squares of what they leave empty.
  ///
  /// The last line counts where all are to be equal; else it has two words and any length. Nil where there is no such way.
  private func broken(
    _ lines: ArraySlice<LineRange>, isBalanced: Bool, _ setting: Setting
  ) -> Rebroken? {
    guard let start = lines.first?.from, let end = lines.last?.end else { return nil }
    let first = paragraph.countOfBreaks(through: start.offset)
    let last = paragraph.countOfBreaks(through: end) - 1
    // Node 0 is the start, node n the nth opportunity after it.
    let nodes = last - first + 2
    // Lines of an address also end at its separators, which are no opportunities: then there are fewer than lines.
    guard lines.count < nodes, nodes <= Self.mostNodes else { return nil }
    func place(_ node: Int) -> TextPlace {
      node == 0 ? start : paragraph.place(ofBreak: first + node - 1)
    }
    var layers: [[Way?]] = []
    for layer in 1...lines.count {
      let isLast = layer == lines.count
      var ways = [Way?](repeating: nil, count: nodes)
      for node in (isLast ? nodes - 1 : layer)..<nodes {
        var before = isLast && !isBalanced ? node - 2 : node - 1
        while before >= layer - 1 {
          defer { before -= 1 }
          let from = place(before)
          if isTooLong(from, first + node - 1, setting) { break }
          let known = layer == 1 ? nil : layers[layer - 2][before]
          guard layer == 1 ? before == 0 : known != nil,
            let line = line(from, first + node - 1, setting)
          else { continue }
          let slack = 1 - line.width / (setting.limit * setting.scale)
          let counts = isBalanced || !isLast
          let cost = (known?.cost ?? 0) + (counts ? slack * slack : 0)
          if cost < ways[node]?.cost ?? .infinity {
            ways[node] = Way(
              cost: cost, worstSlack: max(known?.worstSlack ?? 0, isLast ? 0 : slack), line: line,
              before: before)
          }
        }
      }
      layers.append(ways)
    }
    return way(through: layers, to: nodes - 1)
  }

  /// The most opportunities of a window.
  private static let mostNodes = 400

  private func way(through layers: [[Way?]], to node: Int) -> Rebroken? {
    var lines: [LineRange] = []
    var node = node
    for ways in layers.reversed() {
      guard let way = ways[node] else { return nil }
      lines.append(way.line)
      node = way.before
    }
    return Rebroken(
      lines: lines.reversed(), worstSlack: layers.last?.last??.worstSlack ?? 0)
  }

  private func isTooLong(_ from: TextPlace, _ candidate: Int, _ setting: Setting) -> Bool {
    let hang = Double(paragraph.hanging[candidate])
    let slack = Double(ShapedParagraph.unitsPerEm)
    return estimate(from: from, to: paragraph.place(ofBreak: candidate), setting) - hang
      > setting.limit + slack
  }

  /// The line from a place to an opportunity where it fits.
  private func line(_ from: TextPlace, _ candidate: Int, _ setting: Setting) -> LineRange? {
    let flags = paragraph.breakFlags[candidate]
    let place = paragraph.place(ofBreak: candidate)
    let width = self.width(
      from: from, to: place, flags, hang: Int64(paragraph.hanging[candidate]), setting)
    guard width <= setting.limit else { return nil }
    return LineRange(
      from: from, to: place, width: width * setting.scale, isEmergency: false,
      showsHyphen: flags.contains(.hyphen))
  }
}
