/// Quotes and apostrophes.
///
/// A mark opens after white space, an opening bracket, a dash or an opening quote; else it closes. Between letters `'` is
/// an apostrophe, and where nothing closes it as well. After digits both stay straight where no quote is open: they are
/// feet and inches, or minutes and seconds.
extension Typographer {
  mutating func doubleQuote(_ index: Int) {
    guard isWritten(index..<index + 1) else { return }
    let before = side(before: index)
    let after = side(at: index + 1)
    let isOpen = openDoubles > 0
    // Inches after feet, and marks between letters, which Hebrew has in abbreviations.
    if before == .digit, after != .digit, isPrime(before: index) || !isOpen { return }
    if before.isWord, after.isWord { return }
    if before == .space, after == .space { return }
    let opens =
      before.comesBeforeQuote
      ? after != .space && !(before == .dash && isOpen)
      : !isOpen && after != .space && after != .close
    if opens { open(index, isDouble: true) } else { closeDouble(index) }
  }

  /// Whether the digits before an offset follow a mark of feet.
  private func isPrime(before index: Int) -> Bool {
    var start = index
    while start > 0, (text.utf8[start - 1] &- 0x30) < 10 { start -= 1 }
    return start == lastPrime
  }

  mutating func singleQuote(_ index: Int) {
    guard isWritten(index..<index + 1) else { return }
    let before = side(before: index)
    let after = side(at: index + 1)
    if index == nextApostrophe { return apostrophe(index) }
    if before.isWord, after.isWord {
      guard before == .letter || after == .letter else {
        lastPrime = index + 1
        return
      }
      // A geresh, not an apostrophe.
      return languages[index].hasPrefix("he") ? () : apostrophe(index)
    }
    if before == .space, after == .space { return }
    if before.comesBeforeQuote, after != .space {
      return isApostropheFirst(index) ? apostrophe(index) : open(index, isDouble: false)
    }
    if let last = openQuotes.last, !last.isDouble {
      openQuotes.removeLast()
      return mark(index, QuoteMarks(last.language).innerClose, .close)
    }
    if before == .digit {
      lastPrime = index + 1
    } else if before == .wide, after != .space, after != .close {
      open(index, isDouble: false)
    } else {
      apostrophe(index)
    }
  }

  private mutating func open(_ index: Int, isDouble: Bool) {
    let language = languages[index]
    let marks = QuoteMarks(language)
    if isDouble { openDoubles += 1 }
    openQuotes.append(OpenQuote(isDouble: isDouble, language: language, edit: edits.count))
    mark(index, isDouble ? marks.open : marks.innerOpen, .open)
  }

  private mutating func closeDouble(_ index: Int) {
    var language = languages[index]
    if openDoubles > 0, let last = openQuotes.lastIndex(where: \.isDouble) {
      openDoubles -= 1
      language = openQuotes[last].language
      // Single ones that are still open in it were apostrophes.
      for quote in openQuotes[(last + 1)...] { edits[quote.edit].bytes = Array("’".utf8) }
      openQuotes.removeSubrange(last...)
    }
    mark(index, QuoteMarks(language).close, .close)
  }

  private mutating func apostrophe(_ index: Int) {
    mark(index, "’", .letter)
  }

  private mutating func mark(_ index: Int, _ string: String, _ side: Side) {
    edits.append(TextEdit(range: index..<index + 1, bytes: Array(string.utf8)))
    lastQuote = (index + 1, side)
  }

  // MARK: - Apostrophes at the start of words

  /// Whether a mark at the start of a word stands for letters left out: '90s, 'tis, rock 'n' roll.
  private mutating func isApostropheFirst(_ index: Int) -> Bool {
    let rest = text.utf8[(index + 1)...]
    let digits = rest.prefix { $0.isDigit }
    if digits.count == 2, side(at: digits.endIndex) != .digit {
      return digits.endIndex == text.utf8.count || text.utf8[digits.endIndex] != UInt8(ascii: "'")
    }
    let word = rest.prefix { $0.isLetter }
    guard let known = Self.clipped[String(languages[index].lowercased().prefix { $0 != "-" })],
      known.contains(String(decoding: word, as: UTF8.self).lowercased())
    else { return false }
    let isQuoted = word.endIndex < text.utf8.count && text.utf8[word.endIndex] == UInt8(ascii: "'")
    guard isQuoted else { return side(at: word.endIndex) != .letter }
    guard word.count == 1 else { return false }
    nextApostrophe = word.endIndex
    return true
  }

  /// Words that are written with an apostrophe before them.
  private static let clipped: [String: Set<String>] = [
    "en": [
      "bout", "cause", "cept", "cos", "coz", "cuz", "em", "fraid", "gainst", "hood", "kay", "mid",
      "n", "neath", "nother", "nuff", "round", "scuse", "sup", "til", "till", "tis", "twas",
      "tween",
      "twere", "twill", "twixt", "twould",
    ],
    "de": [
      "m", "n", "ne", "nem", "nen", "ner", "nes", "rauf", "raus", "rein", "rum", "runter", "s",
    ],
    "nl": ["k", "m", "n", "r", "s", "t"],
    "af": ["n"],
  ]
}
