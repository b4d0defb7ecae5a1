extension InlineConverter {
  /// What is left of the content.
  var rest: Range<Int> { min(cursor, bytes.count)..<bytes.count }

  mutating func add(_ part: Range<Int>) {
    if openImages > 0 {
      alternative.append(contentsOf: builder.content.written(part, of: builder.input))
    } else {
      builder.append(part)
    }
  }

  mutating func add(_ text: [UInt8], standingFor part: Range<Int>) {
    if openImages > 0 {
      alternative.append(contentsOf: text)
    } else {
      builder.append(text, standingFor: part)
    }
  }

  mutating func addText(_ whole: [UInt8], _ state: inout ConversionState) {
    let literal = Array(whole.dropFirst(skipped))
    cursor += skipped
    skipped = 0
    switch linkForms.last {
    case .angles:
      align(literal, escapes: false, entities: true, &state)
    case .bare where bytes[rest].starts(with: literal):
      align(literal, escapes: false, entities: false, &state)
    default:
      align(literal, escapes: true, entities: true, &state)
    }
  }

  /// Adds text, finding each of its bytes in the content.
  mutating func align(
    _ literal: [UInt8], escapes: Bool, entities: Bool, _ state: inout ConversionState
  ) {
    var index = passBlanks(of: literal)
    while index < literal.count {
      guard !isLost, cursor < bytes.count else {
        isLost = true
        let text = String(decoding: literal[index...], as: UTF8.self)
        return add(Array(text.utf8), standingFor: rest)
      }
      let byte = bytes[cursor]
      if byte == UInt8(ascii: "["), let reference = undefinedReference(literal, index) {
        addUndefined(cursor..<reference.end)
        index = reference.literalEnd
        cursor = reference.end
      } else if escapes, byte == UInt8(ascii: "\\"), cursor + 1 < bytes.count,
        bytes[cursor + 1].isPunctuation, bytes[cursor + 1] == literal[index]
      {
        add([literal[index]], standingFor: cursor..<cursor + 2)
        cursor += 2
        index += 1
      } else if entities, byte == UInt8(ascii: "&"),
        let reference = state.entities.reference(at: cursor, in: bytes),
        literal[index...].starts(with: reference.text)
      {
        addReference(reference.text, cursor..<cursor + reference.length)
        cursor += reference.length
        index += reference.text.count
      } else {
        let count = equalRun(literal, from: index)
        isLost = count == 0
        add(cursor..<cursor + count)
        cursor += count
        index += count
      }
    }
  }

  /// Moves over white space at the start of a line, left when raw HTML before it is dropped.
  private mutating func passBlanks(of literal: [UInt8]) -> Int {
    guard builder.isAtLineStart, openImages == 0, !isLost else { return 0 }
    var count = 0
    while count < literal.count, literal[count].isBlank, cursor < bytes.count,
      bytes[cursor] == literal[count]
    {
      count += 1
      cursor += 1
    }
    return count
  }

  /// How many bytes of a literal stand in the content as they are, up to what may be an escape or a reference.
  func equalRun(_ literal: [UInt8], from start: Int) -> Int {
    var count = 0
    let limit = min(literal.count - start, bytes.count - cursor)
    while count < limit, literal[start + count] == bytes[cursor + count] {
      let byte = bytes[cursor + count]
      let isSpecial =
        byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "[")
      if count > 0, isSpecial { break }
      count += 1
    }
    return count
  }

  /// Adds the text of a character reference; a line ending made so is a space.
  mutating func addReference(_ text: [UInt8], _ part: Range<Int>) {
    switch text {
    case [0x09], [0x0A], [0x0B], [0x0C], [0x0D], [0xC2, 0x85]:
      add([Byte.space], standingFor: part)
    case [0xE2, 0x80, 0xA9]: add([0xE2, 0x80, 0xA8], standingFor: part)
    default: add(text, standingFor: part)
    }
  }
}
