internal import GalleyConfiguration

/// Which of the punctuation of a paragraph that Chinese and Japanese share with Latin belongs to theirs.
///
/// It does beside their characters; a quotation mark also where its partner does, so that both are drawn alike.
struct SharedPunctuation {
  /// UTF-8 offsets.
  private var squares: Set<Int32> = []

  init(_ text: TextBytes, _ spans: [ShapingRequest.Span]) {
    guard spans.contains(where: Self.isSquare) else { return }
    let marks = Self.marks(in: text)
    var isSquare = marks.map(\.isSquare)
    var open: [UInt32: [Int]] = [:]
    for (index, mark) in marks.enumerated() {
      switch mark.scalar {
      case 0x2018, 0x201C: open[mark.scalar, default: []].append(index)
      case 0x2019, 0x201D:
        guard let partner = open[mark.scalar - 1]?.popLast() else { continue }
        let either = isSquare[index] || isSquare[partner]
        (isSquare[index], isSquare[partner]) = (either, either)
      default: break
      }
    }
    for (mark, isSquare) in zip(marks, isSquare) where isSquare { squares.insert(mark.offset) }
  }

  var isEmpty: Bool { squares.isEmpty }

  /// Whether the character at an offset is such a mark.
  func isSquare(at offset: Int32) -> Bool { squares.contains(offset) }

  /// Whether a span is Chinese or Japanese text rather than code.
  static func isSquare(_ span: ShapingRequest.Span) -> Bool {
    span.font != .monospaced
      && (EastAsian.isChinese(span.language) || EastAsian.isJapanese(span.language))
  }

  private struct Mark {
    var offset: Int32
    var scalar: UInt32
    /// Whether Chinese or Japanese stands on one side of it, other marks passed over.
    var isSquare: Bool
  }

  /// All but apostrophes.
  private static func marks(in text: TextBytes) -> [Mark] {
    var marks: [Mark] = []
    /// The first mark after the character that is no mark.
    var first = 0
    var previous: UInt32 = 0
    var offset: Int32 = 0
    while offset < text.count {
      let (scalar, length) = text.scalar(at: offset)
      defer { offset += length }
      if EastAsian.isShared(scalar) {
        marks.append(
          Mark(offset: offset, scalar: scalar, isSquare: EastAsian.isSquare(previous)))
        continue
      }
      if first < marks.count {
        if EastAsian.isSquare(scalar) {
          for index in first..<marks.count { marks[index].isSquare = true }
        } else if marks.count == first + 1, marks[first].scalar == 0x2019,
          EastAsian.isAlphabetic(previous), EastAsian.isAlphabetic(scalar)
        {
          marks.removeLast()
        }
        first = marks.count
      }
      previous = scalar
    }
    return marks
  }
}
