/// Lines that look like definitions of footnotes.
///
/// cmark-gfm forgets definitions that nothing refers to, so the parser is given a reference to each before the text,
/// which keeps them, and numbers are given anew in the order of the article's own references.
struct FootnoteLabels {
  /// A line that may begin a footnote's definition.
  struct Candidate {
    /// From 1, in the source.
    var line: Int
    /// In the source.
    var label: Range<Int>
    /// Where the note's text begins in the source.
    var content: Int
  }

  private(set) var candidates: [Candidate] = []

  /// Looks through the lines of some bytes from an offset on.
  init(in bytes: [UInt8], lineStarts: [Int], from start: Int) {
    for (index, lineStart) in lineStarts.enumerated() where lineStart >= start {
      let end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
      var place = lineStart
      // A definition may begin right in another.
      while let label = Self.label(in: bytes, place..<end) {
        place = label.upperBound + 2
        while place < end, bytes[place].isBlank { place += 1 }
        candidates.append(Candidate(line: index + 1, label: label, content: place))
      }
    }
  }

  /// The label that is defined at the start of a line or of what is left of it.
  static func label(in bytes: [UInt8], _ line: Range<Int>) -> Range<Int>? {
    var index = afterContainerMarks(in: bytes, line)
    guard index + 4 < line.upperBound, bytes[index] == UInt8(ascii: "["),
      bytes[index + 1] == UInt8(ascii: "^")
    else { return nil }
    let start = index + 2
    index = start
    while index < line.upperBound, bytes[index] != UInt8(ascii: "]"), !bytes[index].isSpace {
      index += 1
    }
    guard index > start, index + 1 < line.upperBound, bytes[index] == UInt8(ascii: "]"),
      bytes[index + 1] == UInt8(ascii: ":")
    else { return nil }
    return start..<index
  }

  /// The first byte of a line after blanks and the marks of quotes and items.
  static func afterContainerMarks(in bytes: [UInt8], _ line: Range<Int>) -> Int {
    var index = line.lowerBound
    while index < line.upperBound {
      if bytes[index].isBlank {
        index += 1
      } else if let end = MarkerLimit.marker(bytes, index, line.upperBound) {
        index = end
      } else {
        break
      }
    }
    return index
  }

  /// A paragraph for each label that refers to it.
  func references(in bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var known: Set<[UInt8]> = []
    for candidate in candidates {
      let label = Array(bytes[candidate.label])
      if known.insert(label).inserted { result += Self.reference(to: label) }
    }
    return result
  }

  /// A paragraph that refers to a label; two lines.
  static func reference(to label: [UInt8]) -> [UInt8] {
    Array("[^".utf8) + label + Array("]\n\n".utf8)
  }
}
