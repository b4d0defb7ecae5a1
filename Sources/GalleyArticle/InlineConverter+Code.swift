internal import GalleyConfiguration

extension InlineConverter {
  mutating func addCode(_ literal: [UInt8]) {
    guard !isLost, let inner = codeContent() else {
      isLost = true
      return addLost(.code, literal)
    }
    let start = cursor
    var pieces = Self.codePieces(bytes, inner)
    let text = pieces.flatMap { $0.isSpace ? [Byte.space] : Array(bytes[$0.part]) }
    if text != literal, text.dropFirst().dropLast().elementsEqual(literal) {
      pieces = Self.trimmed(pieces)
    } else if text != literal {
      isLost = true
      return addLost(.code, literal)
    }
    if openImages == 0 { builder.openSpan(.code, from: start) }
    for piece in pieces {
      if piece.isSpace { add([Byte.space], standingFor: piece.part) } else { add(piece.part) }
    }
    cursor = inner.upperBound + (inner.lowerBound - start)
    if openImages == 0 { builder.closeSpan(at: cursor) }
  }

  mutating func addLost(_ kind: InlineSpan.Kind, _ literal: [UInt8]) {
    guard openImages == 0 else { return add(literal, standingFor: rest) }
    builder.openSpan(kind, from: min(cursor, bytes.count))
    builder.append(literal, standingFor: rest)
    builder.closeSpan(at: bytes.count)
  }

  /// What stands between the ticks at the cursor and those that match them.
  func codeContent() -> Range<Int>? {
    var start = cursor
    while start < bytes.count, bytes[start] == UInt8(ascii: "`") { start += 1 }
    let ticks = start - cursor
    guard ticks > 0 else { return nil }
    var index = start
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "`") else {
        index += 1
        continue
      }
      let run = index
      while index < bytes.count, bytes[index] == UInt8(ascii: "`") { index += 1 }
      if index - run == ticks { return start..<run }
    }
    return nil
  }

  struct CodePiece {
    var part: Range<Int>
    /// Whether it is a line ending, which reads as a space.
    var isSpace: Bool
  }

  static func codePieces(_ bytes: [UInt8], _ inner: Range<Int>) -> [CodePiece] {
    var pieces: [CodePiece] = []
    var start = inner.lowerBound
    var index = start
    while index < inner.upperBound {
      guard bytes[index].isLineEnd else {
        index += 1
        continue
      }
      if start < index { pieces.append(CodePiece(part: start..<index, isSpace: false)) }
      start = index
      if bytes[index] == Byte.carriageReturn, index + 1 < inner.upperBound,
        bytes[index + 1] == Byte.lineFeed
      {
        index += 1
      }
      index += 1
      pieces.append(CodePiece(part: start..<index, isSpace: true))
      start = index
    }
    if start < index { pieces.append(CodePiece(part: start..<index, isSpace: false)) }
    return pieces
  }

  /// The pieces without their first and last space.
  static func trimmed(_ pieces: [CodePiece]) -> [CodePiece] {
    var pieces = pieces
    if let first = pieces.first {
      pieces[0].part =
        first.isSpace
        ? first.part.upperBound..<first.part.upperBound
        : first.part.lowerBound + 1..<first.part.upperBound
    }
    if let last = pieces.last {
      pieces[pieces.count - 1].part =
        last.isSpace
        ? last.part.lowerBound..<last.part.lowerBound
        : last.part.lowerBound..<max(last.part.lowerBound, last.part.upperBound - 1)
    }
    return pieces.filter { !$0.part.isEmpty }
  }
}
