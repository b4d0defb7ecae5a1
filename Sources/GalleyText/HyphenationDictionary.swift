internal import CPango

/// The lines of one dictionary, sorted so that those that can matter to a word are found at once.
///
/// libhyphen loads whole files into an automaton, which takes three seconds for the German one. Here it is given
/// only the patterns that some word at hand can meet; what it then says of the word is the same.
final class HyphenationDictionary: Sendable {
  let path: String
  /// How the file encodes its letters.
  let encoding: LetterEncoding
  /// Directives and patterns: one part, or compounds before words.
  private let parts: [Part]
  private let bytes: [UInt8]
  private let charset: Range<Int>

  private struct Part: Sendable {
    var directives: [Range<Int>] = []
    /// Sorted by their letters, equal ones in the order of the file.
    var patterns: [Pattern] = []
  }

  private struct Pattern: Sendable {
    var letters: [UInt8]
    var line: Range<Int>
  }

  /// Nil where the file is missing, empty or in an encoding that is not known.
  init?(contentsOf path: String) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    let bytes = Array(UnsafeRawBufferPointer(start: data, count: Int(length)))
    var parts = [Part()]
    var charset: Range<Int>?
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      defer { start = end + 1 }
      var line = start..<end
      while let last = line.last, bytes[last] == 0x0D || (charset == nil && bytes[last] == 0x20) {
        line = line.lowerBound..<last
      }
      if charset == nil { charset = line } else { Self.read(line, bytes, into: &parts) }
    }
    guard let charset,
      let encoding = LetterEncoding(String(decoding: bytes[charset], as: UTF8.self))
    else { return nil }
    for index in parts.indices { Self.sort(&parts[index].patterns) }
    self.path = path
    self.encoding = encoding
    self.bytes = bytes
    self.charset = charset
    self.parts = parts
  }

  private static func read(_ line: Range<Int>, _ bytes: [UInt8], into parts: inout [Part]) {
    guard let first = line.first.map({ bytes[$0] }), first != UInt8(ascii: "%"),
      first != UInt8(ascii: "#")
    else { return }
    if bytes[line].starts(with: "NEXTLEVEL".utf8) {
      parts.append(Part())
    } else if directives.contains(where: { bytes[line].starts(with: $0.utf8) }) {
      parts[parts.count - 1].directives.append(line)
    } else {
      // Digits stand between the letters; what follows a slash says how the spelling changes.
      let letters = bytes[line].prefix { $0 != UInt8(ascii: "/") }.filter {
        !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
      }
      parts[parts.count - 1].patterns.append(Pattern(letters: Array(letters), line: line))
    }
  }

  private static let directives = [
    "LEFTHYPHENMIN", "RIGHTHYPHENMIN", "COMPOUNDLEFTHYPHENMIN", "COMPOUNDRIGHTHYPHENMIN",
    "NOHYPHEN",
  ]

  private static func sort(_ patterns: inout [Pattern]) {
    // Eight letters as a number decide nearly always.
    let keys = patterns.map { pattern in
      (0..<8).reduce(UInt64(0)) { key, index in
        key << 8 | (index < pattern.letters.count ? UInt64(pattern.letters[index]) : 0)
      }
    }
    let order = patterns.indices.sorted { a, b in
      if keys[a] != keys[b] { return keys[a] < keys[b] }
      if patterns[a].letters != patterns[b].letters {
        return patterns[a].letters.lexicographicallyPrecedes(patterns[b].letters)
      }
      return a < b
    }
    patterns = order.map { patterns[$0] }
  }

  /// A dictionary file with all that the file says of some words, which are in its encoding and in small letters.
  func extract(for words: [[UInt8]]) -> [UInt8] {
    var result = Array(bytes[charset]) + [0x0A]
    for (index, part) in parts.enumerated() {
      if index > 0 { result += Array("NEXTLEVEL\n".utf8) }
      var lines = part.directives
      var chosen: Set<Int> = []
      for word in words { Self.gather(from: part.patterns, for: word, into: &chosen) }
      lines += chosen.map { part.patterns[$0].line }.sorted { $0.lowerBound < $1.lowerBound }
      for line in lines {
        result += bytes[line]
        result.append(0x0A)
      }
    }
    return result
  }

  /// From each place in a word as far as some pattern goes: the patterns met on the way, and one that goes furthest,
  /// for the automaton looks no shorter way up while it is in the middle of a longer one.
  private static func gather(
    from patterns: [Pattern], for word: [UInt8], into chosen: inout Set<Int>
  ) {
    let edge = UInt8(ascii: ".")
    let text = [edge] + word + [edge]
    for start in text.indices {
      var range = 0..<patterns.count
      for depth in 0..<(text.count - start) {
        let letter = Int(text[start + depth])
        let low = partition(patterns, range) { ($0.count > depth ? Int($0[depth]) : -1) >= letter }
        let high = partition(patterns, low..<range.upperBound) {
          ($0.count > depth ? Int($0[depth]) : -1) > letter
        }
        guard low < high else { break }
        range = low..<high
        var index = low
        while index < high, patterns[index].letters.count == depth + 1 {
          chosen.insert(index)
          index += 1
        }
      }
      if range.count < patterns.count, let first = range.first { chosen.insert(first) }
    }
  }

  /// The first of a range of sorted patterns for whose letters a condition holds, as for all after it.
  private static func partition(
    _ patterns: [Pattern], _ range: Range<Int>, _ condition: ([UInt8]) -> Bool
  ) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      if condition(patterns[middle].letters) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
