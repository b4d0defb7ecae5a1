#if canImport(CICU)
  internal import CICU

  /// Where the words of a language end that is written without spaces.
  ///
  /// Pango knows Thai by libthai; ICU has dictionaries of Lao, Khmer and Burmese.
  final class WordBreaker {
    private let words: OpaquePointer

    /// Nil where ICU was built without the language.
    init?(language: String) {
      guard let words = galley_words_open(language) else { return nil }
      self.words = words
    }

    deinit {
      galley_words_close(words)
    }

    /// The UTF-8 offsets after which a line may end, ascending.
    func ends(in text: UnsafePointer<CChar>, count: Int) -> [Int32] {
      [Int32](unsafeUninitializedCapacity: count + 1) { buffer, filled in
        filled = Int(
          galley_words_find(words, text, Int32(count), buffer.baseAddress, Int32(buffer.count)))
      }
    }

    /// The version of the library.
    static let version: String? = {
      // `U_MAX_VERSION_STRING_LENGTH`.
      var version = [CChar](repeating: 0, count: 20)
      galley_icu_version(&version)
      return String(
        decoding: version.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }()
  }
#else
  /// Without ICU nobody knows the words of Lao, Khmer and Burmese.
  final class WordBreaker {
    init?(language: String) { return nil }

    func ends(in text: UnsafePointer<CChar>, count: Int) -> [Int32] { [] }

    static let version: String? = nil
  }
#endif
