/// The part of two texts that differs, at words.
struct WordDifference {
  /// What only the reference has.
  private(set) var reference: String
  /// What only the actual text has.
  private(set) var actual: String

  init(_ reference: String, _ actual: String) {
    let old = Self.words(reference)
    let new = Self.words(actual)
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    self.reference = old[head..<old.count - tail].joined(separator: " ")
    self.actual = new[head..<new.count - tail].joined(separator: " ")
    // Where only spaces differ, the texts themselves are the difference.
    if self.reference.isEmpty, self.actual.isEmpty {
      self.reference = reference
      self.actual = actual
    }
  }

  /// The share of words that two texts have in common, from 0 to 1; of two without words, 1.
  static func likeness(_ reference: String, _ actual: String) -> Double {
    var counts: [Substring: Int] = [:]
    let old = words(reference)
    let new = words(actual)
    guard !old.isEmpty || !new.isEmpty else { return 1 }
    for word in old { counts[word, default: 0] += 1 }
    var common = 0
    for word in new {
      guard let left = counts[word], left > 0 else { continue }
      counts[word] = left - 1
      common += 1
    }
    let share = 2 * Double(common) / Double(old.count + new.count)
    // A text of a word or two that is another now is still the likest there is, if nothing else is.
    return max(share, old.count <= 2 && new.count <= 2 ? 0.4 : 0)
  }

  /// Words; in scripts without spaces each character is one, so that one of them can be told.
  private static func words(_ text: String) -> [Substring] {
    text.split { $0.isWhitespace }.flatMap { word -> [Substring] in
      let isSpaceless = word.unicodeScalars.contains { (0x2E80..<0xAC00).contains($0.value) }
      return isSpaceless ? word.indices.map { word[$0...$0] } : [word]
    }
  }
}
