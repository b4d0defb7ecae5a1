/// Reads the page of a specimen: which font and code cairo gave to each glyph.
enum SpecimenCodes {
  /// One for each glyph in the order painted; nil when a font is not known or a string is damaged.
  static func read(
    _ content: [UInt8], fonts: [SpecimenFile.Font]
  ) -> [(font: Int, code: Int)]? {
    var codes: [(font: Int, code: Int)] = []
    var scanner = ContentScanner(content)
    var name: [UInt8] = []
    var font: Int?
    while let token = scanner.next() {
      switch token.kind {
      case .name: name = Array(content[token.range])
      case .operator:
        if content[token.range].elementsEqual("Tf".utf8) {
          font = fonts.firstIndex { $0.name == name }
        }
      case .literal, .hexadecimal:
        guard let font else { return nil }
        let bytes = string(content, token)
        if fonts[font].isComposite {
          guard bytes.count % 2 == 0 else { return nil }
          for index in stride(from: 0, to: bytes.count, by: 2) {
            codes.append((font, Int(bytes[index]) << 8 | Int(bytes[index + 1])))
          }
        } else {
          for byte in bytes { codes.append((font, Int(byte))) }
        }
      case .other: continue
      }
    }
    return codes
  }

  private static func string(_ content: [UInt8], _ token: ContentScanner.Token) -> [UInt8] {
    let body = content[token.range].dropFirst().dropLast()
    return token.kind == .literal ? unescaped(body) : bytes(ofDigits: body)
  }

  private static func bytes(ofDigits digits: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var high: UInt8?
    for digit in digits {
      let value: UInt8
      switch digit {
      case 0x30...0x39: value = digit - 0x30
      case 0x41...0x46: value = digit - 0x37
      case 0x61...0x66: value = digit - 0x57
      default: continue
      }
      if let first = high {
        bytes.append(first << 4 | value)
        high = nil
      } else {
        high = value
      }
    }
    return bytes
  }

  /// Cairo escapes brackets and backslashes, and writes other bytes as three octal digits.
  private static func unescaped(_ body: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var index = body.startIndex
    while index < body.endIndex {
      guard body[index] == 0x5C, index + 1 < body.endIndex else {
        bytes.append(body[index])
        index += 1
        continue
      }
      let digits = body[(index + 1)...].prefix(3).prefix { (0x30...0x37).contains($0) }
      if digits.isEmpty {
        bytes.append(body[index + 1])
        index += 2
      } else {
        bytes.append(UInt8(truncatingIfNeeded: digits.reduce(0) { $0 << 3 | Int($1 - 0x30) }))
        index += 1 + digits.count
      }
    }
    return bytes
  }
}
