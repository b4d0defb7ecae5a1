internal import CHyphen

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

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
    var extract = dictionary.extract(for: words)
    let patterns = extract.withUnsafeMutableBytes { raw -> UnsafeMutablePointer<HyphenDict>? in
      guard let file = fmemopen(raw.baseAddress, raw.count, "r") else { return nil }
      defer { fclose(file) }
      return hnj_hyphen_load_file(file)
    }
    guard let patterns else { return }
    defer { hnj_hyphen_free(patterns) }
    for word in words { known[word] = Self.points(in: word, patterns) }
  }

  /// The corresponding C function is `hnj_hyphen_hyphenate2`, which keeps the dictionary's own least distances.
  private static func points(
    in word: [UInt8], _ patterns: UnsafeMutablePointer<HyphenDict>
  ) -> [UInt8] {
    // It writes up to five bytes more than there are letters.
    var marks = [CChar](repeating: 0, count: word.count + 8)
    var spellings: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    var places: UnsafeMutablePointer<Int32>?
    var cuts: UnsafeMutablePointer<Int32>?
    let failed = word.withUnsafeBytes { raw in
      hnj_hyphen_hyphenate2(
        patterns, raw.bindMemory(to: CChar.self).baseAddress, Int32(word.count), &marks, nil,
        &spellings, &places, &cuts)
    }
    defer {
      if let spellings {
        for index in word.indices { free(spellings[index]) }
        free(spellings)
      }
      free(places)
      free(cuts)
    }
    guard failed == 0 else { return [] }
    return word.indices.compactMap { index in
      let isPoint = marks[index] & 1 == 1 && spellings?[index] == nil
      return isPoint && index < Int(UInt8.max) ? UInt8(index + 1) : nil
    }
  }
}
