#if canImport(CHyphen)
  internal import CHyphen

  #if canImport(Glibc)
    internal import Glibc
  #else
    internal import Darwin
  #endif

  extension Hyphenator {
    /// What libhyphen says of words by an extract of their dictionary, for each word.
    static func points(in words: [[UInt8]], by extract: [UInt8]) -> [[UInt8]] {
      var extract = extract
      let patterns = extract.withUnsafeMutableBytes {
        raw -> UnsafeMutablePointer<HyphenDict>? in
        guard let file = fmemopen(raw.baseAddress, raw.count, "r") else { return nil }
        defer { fclose(file) }
        return hnj_hyphen_load_file(file)
      }
      guard let patterns else { return words.map { _ in [] } }
      defer { hnj_hyphen_free(patterns) }
      return words.map { points(in: $0, patterns) }
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
      // It looks for letters that forbid a hyphen up to a zero byte, whatever length it is told.
      let failed = (word + [0]).withUnsafeBytes { raw in
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
      // In UTF-8 a mark stands for a character; what comes after the last one is left over.
      let isUTF8 = patterns.pointee.utf8 != 0
      let letters = isUTF8 ? word.count { $0 & 0xC0 != 0x80 } : word.count
      return (0..<letters).compactMap { index in
        let isPoint = marks[index] & 1 == 1 && spellings?[index] == nil
        return isPoint && index < Int(UInt8.max) ? UInt8(index + 1) : nil
      }
    }
  }
#else
  extension Hyphenator {
    /// Without libhyphen nobody divides words.
    static func points(in words: [[UInt8]], by extract: [UInt8]) -> [[UInt8]] {
      words.map { _ in [] }
    }
  }
#endif
