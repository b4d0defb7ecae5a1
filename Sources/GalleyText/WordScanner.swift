/// A word of a paragraph that its language's patterns may divide.
struct HyphenatedWord: Sendable {
  /// Where each character begins, in UTF-8 offsets, and the end of the word.
  var offsets: [Int32]
  /// In small letters, apostrophes straight.
  var scalars: [Unicode.Scalar]
  /// Whether it is part of a word that has a hyphen of its own, and breaks there as long as it can.
  var isPartOfCompound: Bool
  /// The index in `ShapingRequest.spans` of its first character.
  var span: Int

  /// The letters of the word's part before a character and after it: an elided article is not part of it.
  func letters(around index: Int) -> (before: Int, after: Int) {
    func isApostrophe(_ index: Int) -> Bool { scalars[index] == "'" }
    var start = index
    while start > 0, !isApostrophe(start - 1) { start -= 1 }
    var end = index
    while end < scalars.count, !isApostrophe(end) { end += 1 }
    return (index - start, end - index)
  }
}

/// Finds the words of a paragraph that may be hyphenated.
///
/// Not those in code, with digits, with capitals inside, with soft hyphens of their own, or in what looks like an
/// address, a path or a name of a file: a token with one of `/ \ @ = & _ # % ~ +`, or a full stop or colon between
/// letters.
struct WordScanner {
  private let spans: [ShapingRequest.Span]
  private var span = 0
  private(set) var words: [HyphenatedWord] = []
  /// The index of the first word of the token in hand.
  private var firstInToken = 0
  private var word: Word?
  private var isAddress = false
  private var hasHyphen = false
  /// Whether the last character was a full stop or a colon after a letter.
  private var isAfterPoint = false

  private struct Word {
    var offsets: [Int32] = []
    var scalars: [Unicode.Scalar] = []
    var isWhole = true
    var firstSpan: Int
  }

  /// The longest word that is looked up: libhyphen's time grows with the square of it, and people write no longer ones.
  private static let longest = 100

  init(_ request: ShapingRequest) {
    spans = request.spans
    guard !spans.isEmpty else { return }
    var decoder = UTF8()
    var bytes = request.utf8.makeIterator()
    var offset: Int32 = 0
    scan: while true {
      switch decoder.decode(&bytes) {
      case .scalarValue(let scalar):
        take(scalar, at: offset)
        offset += Int32(UTF8.width(scalar))
      case .error: offset += 1
      case .emptyInput: break scan
      }
    }
    endToken(at: offset)
  }

  private mutating func take(_ scalar: Unicode.Scalar, at offset: Int32) {
    while span + 1 < spans.count, spans[span].range.upperBound <= Int(offset) { span += 1 }
    switch Self.kind(of: scalar) {
    case .space: endToken(at: offset)
    case .letter: letter(scalar, at: offset)
    case .apostrophe:
      if word != nil { append("'", at: offset) }
    case .inWord:
      isAfterPoint = false
      if word == nil { word = Word(firstSpan: span) }
      append(scalar, at: offset)
      word?.isWhole = false
    case .addressMark: isAddress = true
    case .hyphen:
      endWord(at: offset)
      hasHyphen = true
    case .point:
      isAfterPoint = word != nil
      endWord(at: offset)
    case .other:
      isAfterPoint = false
      endWord(at: offset)
    }
  }

  private mutating func letter(_ scalar: Unicode.Scalar, at offset: Int32) {
    if isAfterPoint { isAddress = true }
    isAfterPoint = false
    if word == nil { word = Word(firstSpan: span) }
    let mapping = scalar.properties.lowercaseMapping.unicodeScalars
    let small = mapping.count == 1 ? mapping.first ?? scalar : scalar
    // A capital inside a word: an abbreviation, or a name that is spelled its own way.
    if small != scalar, let last = word?.scalars.last, last != "'" { word?.isWhole = false }
    append(small, at: offset)
  }

  private mutating func append(_ scalar: Unicode.Scalar, at offset: Int32) {
    word?.offsets.append(offset)
    word?.scalars.append(scalar)
  }

  private mutating func endWord(at end: Int32) {
    guard var word else { return }
    self.word = nil
    var end = end
    while word.scalars.last == "'" {
      word.scalars.removeLast()
      end = word.offsets.removeLast()
    }
    let first = spans[word.firstSpan]
    let last = word.offsets.last.map { Int($0) } ?? 0
    let isOneLanguage = spans[word.firstSpan...span].allSatisfy {
      $0.range.lowerBound > last || ($0.language == first.language && !$0.isCode)
    }
    guard word.isWhole, isOneLanguage, (4...Self.longest).contains(word.scalars.count) else {
      return
    }
    words.append(
      HyphenatedWord(
        offsets: word.offsets + [end], scalars: word.scalars, isPartOfCompound: false,
        span: word.firstSpan))
  }

  private mutating func endToken(at end: Int32) {
    endWord(at: end)
    if isAddress {
      words.removeSubrange(firstInToken...)
    } else if hasHyphen {
      for index in firstInToken..<words.count { words[index].isPartOfCompound = true }
    }
    firstInToken = words.count
    isAddress = false
    hasHyphen = false
    isAfterPoint = false
  }

  private enum Kind {
    case space, letter, apostrophe, addressMark, hyphen, point, other
    /// What is part of a word and keeps it from being divided: digits, marks, joiners, soft hyphens.
    case inWord
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar {
    case "a"..."z", "A"..."Z": .letter
    case "\0"..." ", "\u{A0}", "\u{2000}"..."\u{200B}", "\u{2028}", "\u{2029}", "\u{202F}",
      "\u{3000}":
      .space
    case "'", "\u{2019}": .apostrophe
    case "0"..."9", "\u{AD}", "\u{200C}", "\u{200D}", "\u{2027}", "\u{2060}": .inWord
    case "/", "\\", "@", "=", "&", "_", "#", "%", "~", "+": .addressMark
    case "-", "\u{2010}", "\u{2011}": .hyphen
    case ".", ":": .point
    default:
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
        .letter
      case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber: .inWord
      case .spaceSeparator: .space
      default: .other
      }
    }
  }
}
