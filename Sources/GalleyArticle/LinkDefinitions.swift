internal import GalleyConfiguration

/// Which labels of links were used, and which places of the source are text.
struct LinkUse {
  /// Folded.
  private var labels: Set<String> = []
  private var leaves: [SourceRange] = []

  /// Notes that a link or an image refers to a label.
  mutating func use(_ label: some Sequence<UInt8>) {
    labels.insert(LinkDefinitions.folded(label))
  }

  /// Notes a place that is text, where no definition can be.
  mutating func addLeaf(_ range: SourceRange) {
    leaves.append(range)
  }

  func isUsed(_ label: String) -> Bool { labels.contains(label) }

  /// Those places, ascending.
  func sortedLeaves() -> [SourceRange] {
    leaves.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Whether a place of the source is in one of those.
  static func isText(_ offset: Int, in leaves: [SourceRange]) -> Bool {
    let next = leaves.partitioningIndex { $0.lowerBound > offset }
    return next > 0 && leaves[next - 1].upperBound > offset
  }
}

/// Lines that define where links lead, `[label]: destination`; cmark reads them and keeps nothing of them.
struct LinkDefinitions {
  private struct Definition {
    /// Folded.
    var label: String
    /// The label with its brackets.
    var range: SourceRange
  }

  private var definitions: [Definition] = []

  /// Finds what may be definitions; whether they are is known once the text is read.
  init(in source: SourceText, from start: Int) {
    for line in source.lines(from: start) {
      let end = line.upperBound
      let place = FootnoteLabels.afterContainerMarks(in: source.bytes, line)
      guard place + 3 < end, source.bytes[place] == UInt8(ascii: "["),
        let labelEnd = LinkScanner.label(at: place, in: source.bytes), labelEnd < end,
        source.bytes[labelEnd] == UInt8(ascii: ":")
      else { continue }
      let label = Self.folded(source.bytes[place + 1..<labelEnd - 1])
      guard !label.isEmpty, !Self.isComment(label, source.bytes[labelEnd + 1..<end]) else {
        continue
      }
      definitions.append(Definition(label: label, range: SourceRange(place, labelEnd)))
    }
  }

  /// Notes definitions that nothing refers to, and those whose label another one has.
  ///
  /// What looks like a note may be the definition of a link, where a paragraph could go on.
  func check(_ use: LinkUse, _ notes: [Footnote], _ log: inout FindingLog) {
    guard !definitions.isEmpty else { return }
    let notes = Set(notes.map(\.range.lowerBound))
    let leaves = use.sortedLeaves()
    var known: Set<String> = []
    for definition in definitions where !LinkUse.isText(definition.range.lowerBound, in: leaves) {
      guard !notes.contains(definition.range.lowerBound) else { continue }
      let name = log.source[definition.range]
      if !known.insert(definition.label).inserted {
        log.add(
          "repeated-definition", .warning, "the link \(name) is defined twice; the first counts",
          remedy: "give it a label of its own, or remove it", at: definition.range)
      } else if !use.isUsed(definition.label) {
        log.add(
          "unused-definition", .note,
          "nothing refers to the link \(name); its definition is not shown",
          remedy: "refer to it as [text]\(name), or remove it", at: definition.range)
      }
    }
  }

  /// Whether a definition is a comment, as authors write them: `[//]: # (words)`.
  private static func isComment(_ label: String, _ rest: ArraySlice<UInt8>) -> Bool {
    let text = rest.drop { $0.isBlank }
    return label == "//" || label == "comment" || text.starts(with: [0x3C, 0x3E])
      || text.first == UInt8(ascii: "#") && text.dropFirst().first?.isSpace ?? true
  }

  /// A label as CommonMark compares it: letter case and the width of spaces do not matter.
  static func folded(_ label: some Sequence<UInt8>) -> String {
    let words = Array(label).split { $0.isSpace }
    return String(decoding: Array(words.joined(separator: [Byte.space])), as: UTF8.self)
      .lowercased()
  }
}
