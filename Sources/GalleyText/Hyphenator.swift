/// One worker's hyphenation of one language: every word is looked up once.
final class Hyphenator {
  let dictionary: HyphenationDictionary
  /// The points of words that are known, as numbers of characters before them.
  private var known: [[UInt8]: [UInt8]] = [:]

  /// The most words that are remembered.
  private static let capacity = 100_000

  init(_ dictionary: HyphenationDictionary) {
    self.dictionary = dictionary
  }

  /// Where each word may be hyphenated, as numbers of characters before a hyphen, ascending.
  ///
  /// The words are in small letters. Points that would change the spelling, as `Schiffahrt` has in the old German
  /// one, are left out.
  func points(in words: [[Unicode.Scalar]]) -> [[UInt8]] {
    let encoded = words.map { dictionary.encoding.encoded($0) ?? [] }
    if known.count > Self.capacity { known.removeAll() }
    var unknown: [[UInt8]] = []
    for word in encoded where !word.isEmpty && known[word] == nil {
      known[word] = []
      unknown.append(word)
    }
    if !unknown.isEmpty { look(up: unknown) }
    return encoded.map { known[$0] ?? [] }
  }

  private func look(up words: [[UInt8]]) {
    let extract = dictionary.extract(for: words)
    for (word, points) in zip(words, Self.points(in: words, by: extract)) { known[word] = points }
  }
}
