/// Finds runs of `*`, `_` and `~` that have a CJK character beside them.
///
/// It leaves out what shows in an article by other ways than as text: destinations and titles of links, addresses,
/// tags, the labels of footnotes, what follows a fence. What it finds in code does no harm, since code shows as it is
/// written.
struct DelimiterScanner {
  /// A run and what the parser would find on its two sides.
  struct Run {
    var isUnderscore: Bool
    var before: CJKEmphasis.Neighbor
    var after: CJKEmphasis.Neighbor
  }

  /// The bytes that anything begins with.
  private static let special = Set("\\*_~[]<hwfHWF\n\r".utf8)

  let bytes: [UInt8]
  private let start: Int
  private var index: Int
  private let isSpecial: [Bool]
  /// Whether the last bracket that opened is the first mark of its line, as that of a definition is.
  private var mayDefine = false

  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    self.start = start
    index = start
    isSpecial = (0...255).map { Self.special.contains(UInt8($0)) }
    skipFence()
  }

  /// The next run beside a CJK character; nil at the end.
  mutating func next() -> Run? {
    while index < bytes.count {
      let byte = bytes[index]
      guard isSpecial[Int(byte)] else {
        index += 1
        continue
      }
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"):
        if let run = run(of: byte) { return run }
      case UInt8(ascii: "\\"):
        index += index + 1 < bytes.count && bytes[index + 1].isPunctuation ? 2 : 1
      case Byte.lineFeed, Byte.carriageReturn:
        index += 1
        skipFence()
      case UInt8(ascii: "["): skipFootnoteLabel()
      case UInt8(ascii: "]"): skipDestination()
      case UInt8(ascii: "<"): skipTag()
      default: skipAddress()
      }
    }
    return nil
  }

  private mutating func run(of byte: UInt8) -> Run? {
    let first = index
    while index < bytes.count, bytes[index] == byte { index += 1 }
    let isTilde = byte == UInt8(ascii: "~")
    // The parser looks past tildes for the neighbors of other marks.
    let before = neighbor(before: first, passingTildes: !isTilde)
    let after = neighbor(after: index, passingTildes: !isTilde)
    let isWide =
      if case .wide = before { true } else if case .wide = after { true } else { false }
    guard isWide, !isTilde || index - first <= 2 else { return nil }
    return Run(isUnderscore: byte == UInt8(ascii: "_"), before: before, after: after)
  }

  // MARK: - What is left out

  private mutating func skipLine() {
    while index < bytes.count, !bytes[index].isLineEnd { index += 1 }
  }

  /// Moves over a line that opens or closes a block of code.
  private mutating func skipFence() {
    var place = index
    while place < bytes.count, bytes[place].isBlank || bytes[place] == UInt8(ascii: ">") {
      place += 1
    }
    guard place + 2 < bytes.count, bytes[place + 1] == bytes[place],
      bytes[place + 2] == bytes[place],
      bytes[place] == UInt8(ascii: "`") || bytes[place] == UInt8(ascii: "~")
    else { return }
    // A fence of ticks has no tick after it; else it is a span.
    let line = bytes[place...].prefix { !$0.isLineEnd }
    let rest = line.drop { $0 == bytes[place] }
    guard bytes[place] == UInt8(ascii: "~") || !rest.contains(UInt8(ascii: "`")) else { return }
    index = line.endIndex
  }

  private mutating func skipFootnoteLabel() {
    mayDefine = isFirstOfLine(index)
    index += 1
    guard index < bytes.count, bytes[index] == UInt8(ascii: "^") else { return }
    let end = bytes[index...].prefix(InlineConverter.longestLabel).firstIndex {
      $0 == UInt8(ascii: "]") || $0.isSpace
    }
    if let end, bytes[end] == UInt8(ascii: "]") { index = end + 1 }
  }

  private func isFirstOfLine(_ place: Int) -> Bool {
    var place = place
    while place > start, bytes[place - 1].isBlank || bytes[place - 1] == UInt8(ascii: ">") {
      place -= 1
    }
    return place == start || bytes[place - 1].isLineEnd
  }

  private mutating func skipDestination() {
    index += 1
    guard index < bytes.count else { return }
    if bytes[index] == UInt8(ascii: "("),
      let destination = LinkScanner.destination(at: index, in: bytes),
      destination.end - index <= Self.longestTail
    {
      index = destination.end
    } else if bytes[index] == UInt8(ascii: ":"), mayDefine {
      index += 1
      let rest = bytes[index...].prefix { !$0.isLineEnd }
      skipLine()
      // The destination may stand on a line of its own, and so may the title.
      if rest.allSatisfy(\.isBlank), skipLineBreak() { skipLine() }
      let next = bytes[index...].drop(while: \.isSpace).first
      if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'"), skipLineBreak() { skipLine() }
    }
  }

  /// A destination with its title that is longer is left to chance.
  private static let longestTail = 4096

  private mutating func skipLineBreak() -> Bool {
    guard index < bytes.count, bytes[index].isLineEnd else { return false }
    if bytes[index] == Byte.carriageReturn { index += 1 }
    if index < bytes.count, bytes[index] == Byte.lineFeed { index += 1 }
    return true
  }

  /// Moves over a tag or an address in angle brackets.
  private mutating func skipTag() {
    index += 1
    if index < bytes.count, bytes[index] == UInt8(ascii: "/") { index += 1 }
    guard index < bytes.count, bytes[index].isLetter else { return }
    let rest = bytes[index...].drop { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
    guard let after = rest.first,
      after.isSpace || after == UInt8(ascii: ">") || after == UInt8(ascii: ":")
    else { return }
    let end = rest.firstIndex { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") }
    if let end, bytes[end] == UInt8(ascii: ">") { index = end + 1 }
  }

  /// Moves over an address that stands bare in the text, which goes on up to a space.
  private mutating func skipAddress() {
    let first = index
    index += 1
    guard first == start || !bytes[first - 1].isLetter else { return }
    let text = bytes[first...].prefix(8).map(\.lowercased)
    let starts = ["http://", "https://", "ftp://", "www."]
    guard starts.contains(where: { text.starts(with: $0.utf8) }) else { return }
    while index < bytes.count, !bytes[index].isSpace, bytes[index] != UInt8(ascii: "<") {
      index += 1
    }
  }

  // MARK: - Neighbors

  private func neighbor(
    before end: Int, passingTildes: Bool
  ) -> CJKEmphasis.Neighbor {
    var end = end
    while passingTildes, end > start, bytes[end - 1] == UInt8(ascii: "~") { end -= 1 }
    guard end > start else { return .space }
    let (scalar, offset) = scalar(before: end)
    guard CJK.isVariationSelector(scalar), offset > start else {
      return neighbor(scalar, offset..<end)
    }
    let base = self.scalar(before: offset).scalar
    let isWide = CJK.isWide(base) || Self.isQuote(base) && scalar.value == 0xFE01
    guard isWide || scalar.value >= 0xE0100 else { return .letter }
    return .wide(
      CJKEmphasis.WideCharacter(
        offset: offset, length: end - offset, own: .letter, hasSpaces: !CJK.isSpaceless(base)))
  }

  private func neighbor(
    after offset: Int, passingTildes: Bool
  ) -> CJKEmphasis.Neighbor {
    var offset = offset
    while passingTildes, offset < bytes.count, bytes[offset] == UInt8(ascii: "~") { offset += 1 }
    guard offset < bytes.count else { return .space }
    let (scalar, end) = scalar(at: offset)
    // A quote in its full-width form is CJK punctuation.
    if Self.isQuote(scalar), end < bytes.count, self.scalar(at: end).scalar.value == 0xFE01 {
      return .wide(
        CJKEmphasis.WideCharacter(
          offset: offset, length: end - offset, own: .punctuation, hasSpaces: false))
    }
    return neighbor(scalar, offset..<end)
  }

  private func neighbor(
    _ scalar: Unicode.Scalar, _ range: Range<Int>
  ) -> CJKEmphasis.Neighbor {
    if Self.isSpace(scalar) { return .space }
    let isMark = Self.isPunctuation(scalar)
    guard CJK.isWide(scalar) else { return isMark ? .punctuation : .letter }
    return .wide(
      CJKEmphasis.WideCharacter(
        offset: range.lowerBound, length: range.count, own: isMark ? .punctuation : .letter,
        hasSpaces: !CJK.isSpaceless(scalar)))
  }
}
