internal import GalleyConfiguration

/// Turns the bytes of a file into valid UTF-8 without NUL, and tells what had to be replaced.
struct SourceDecoder {
  private struct Repair {
    var rule: String
    var message: String
    var remedy: String
    /// In the result.
    var range: SourceRange
  }

  private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

  private var output: [UInt8] = []
  private var repairs: [Repair] = []
  private var isUTF16 = false

  /// The text of a file, and a log with what was mended.
  static func decode(_ bytes: [UInt8], path: String) -> FindingLog {
    var decoder = SourceDecoder()
    if bytes.starts(with: [0xFF, 0xFE]) {
      decoder.decodeUTF16(bytes, isLittleEndian: true)
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      decoder.decodeUTF16(bytes, isLittleEndian: false)
    } else {
      decoder.decodeUTF8(bytes)
    }
    var log = FindingLog(source: SourceText(path: path, bytes: decoder.output))
    if decoder.isUTF16 {
      log.add(
        "utf-16", .note, "the file is in UTF-16; places count in its text as UTF-8",
        remedy: "save it as UTF-8")
    }
    for repair in decoder.repairs {
      log.add(repair.rule, .warning, repair.message, remedy: repair.remedy, at: repair.range)
    }
    return log
  }

  private mutating func replace(_ rule: String, _ message: String, remedy: String) {
    let start = output.count
    output.append(contentsOf: Self.replacement)
    repairs.append(
      Repair(rule: rule, message: message, remedy: remedy, range: SourceRange(start, output.count)))
  }

  private mutating func replaceNull() {
    replace(
      "null-character", "a NUL character is shown as a replacement character", remedy: "remove it")
  }

  private mutating func decodeUTF8(_ bytes: [UInt8]) {
    output.reserveCapacity(bytes.count)
    var start = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte != 0, byte < 0x80 {
        index += 1
        continue
      }
      let (length, isValid) = Self.sequence(at: index, in: bytes)
      if !isValid {
        output.append(contentsOf: bytes[start..<index])
        if byte == 0 {
          replaceNull()
        } else {
          replace(
            "invalid-utf8", "bytes that are not UTF-8 are shown as a replacement character",
            remedy: "save the file as UTF-8")
        }
        start = index + length
      }
      index += length
    }
    output.append(contentsOf: bytes[start...])
  }

  /// The sequence at a place: how many bytes belong together, and whether they are a character other than NUL.
  private static func sequence(at index: Int, in bytes: [UInt8]) -> (length: Int, isValid: Bool) {
    let lead = bytes[index]
    let count: Int
    var low: UInt8 = 0x80
    var high: UInt8 = 0xBF
    switch lead {
    case 0xC2...0xDF: count = 2
    case 0xE0: (count, low) = (3, 0xA0)
    case 0xED: (count, high) = (3, 0x9F)
    case 0xE1...0xEF: count = 3
    case 0xF0: (count, low) = (4, 0x90)
    case 0xF1...0xF3: count = 4
    case 0xF4: (count, high) = (4, 0x8F)
    default: return (1, false)
    }
    for offset in 1..<count {
      guard index + offset < bytes.count, (low...high).contains(bytes[index + offset]) else {
        return (offset, false)
      }
      (low, high) = (0x80, 0xBF)
    }
    return (count, true)
  }

  private mutating func decodeUTF16(_ bytes: [UInt8], isLittleEndian: Bool) {
    isUTF16 = true
    func unit(_ index: Int) -> UInt32? {
      guard index + 1 < bytes.count else { return nil }
      let (first, second) = (UInt32(bytes[index]), UInt32(bytes[index + 1]))
      return isLittleEndian ? second << 8 | first : first << 8 | second
    }
    var index = 2
    while index < bytes.count {
      guard let first = unit(index) else {
        replaceUnit()
        break
      }
      index += 2
      if first == 0 {
        replaceNull()
      } else if (0xD800..<0xDC00).contains(first), let second = unit(index),
        (0xDC00..<0xE000).contains(second)
      {
        append(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        index += 2
      } else {
        append(first)
      }
    }
  }

  private mutating func append(_ value: UInt32) {
    guard let scalar = Unicode.Scalar(value) else { return replaceUnit() }
    output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.EncodedScalar(scalar.utf8))
  }

  private mutating func replaceUnit() {
    replace(
      "invalid-utf16", "half a UTF-16 character is shown as a replacement character",
      remedy: "save the file as UTF-8")
  }
}
