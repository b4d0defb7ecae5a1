/// Where the words of a shaped paragraph may be hyphenated by their languages' patterns.
public struct HyphenationPoints: Sendable {
  /// A place between two letters.
  struct Point: Sendable {
    var place: TextPlace
    /// The hyphen, and whether glyphs must be shaped again.
    var flags: ShapedParagraph.BreakFlags
    /// Only where the word fits no line by itself.
    var isLastResort: Bool
  }

  /// Ascending.
  var points: [Point] = []
  /// The paths of the dictionaries that were asked, each once, in the order of the text.
  public internal(set) var dictionaries: [String] = []
  /// What languages lack: Debian's name of the package that has the dictionary, and the language's tag.
  public internal(set) var missing: [(language: String, package: String)] = []

  /// The points between two offsets, both excluded.
  func indices(after start: Int32, before end: Int32) -> Range<Int> {
    let low = partition { $0 > start }
    return low..<max(low, partition { $0 >= end })
  }

  private func partition(_ condition: (Int32) -> Bool) -> Int {
    var low = 0
    var high = points.count
    while low < high {
      let middle = (low + high) / 2
      if condition(points[middle].place.offset) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension TextWorker {
  /// Finds where the words of a paragraph may be hyphenated, with at least so many letters before and after.
  ///
  /// It is found once for all sizes. Nothing is found in code, in addresses, in words with digits or capitals inside,
  /// and in words that have soft hyphens of their own: see `WordScanner`.
  public func hyphenate(_ paragraph: inout ShapedParagraph, leastPrefix: Int, leastSuffix: Int) {
    var result = HyphenationPoints()
    defer { paragraph.hyphenation = result }
    let languages = Self.languages(of: paragraph.request)
    for language in languages {
      if let hyphenator = hyphenator(for: language) {
        let path = hyphenator.dictionary.path
        if !result.dictionaries.contains(path) { result.dictionaries.append(path) }
      } else if let package = HyphenationLanguage.debianPackage(for: language) {
        result.missing.append((language, package))
      }
    }
    guard !result.dictionaries.isEmpty else { return }
    let words = WordScanner(paragraph.request).words
    for (word, found) in zip(words, points(in: words, paragraph.request)) {
      for point in found {
        let (before, after) = word.letters(around: Int(point))
        guard before >= leastPrefix, after >= leastSuffix else { continue }
        result.points.append(self.point(at: word.offsets[Int(point)], word, paragraph))
      }
    }
  }

  /// Looks up the words of many paragraphs at once, which takes less time than one paragraph after the other: their
  /// points are known when `hyphenate` asks for them.
  public func lookUpWords(in requests: [ShapingRequest]) {
    var words: [String: [[Unicode.Scalar]]] = [:]
    for request in requests {
      for word in WordScanner(request).words {
        words[request.spans[word.span].language, default: []].append(word.scalars)
      }
    }
    for (language, words) in words { _ = hyphenator(for: language)?.points(in: words) }
  }

  private static func languages(of request: ShapingRequest) -> [String] {
    var languages: [String] = []
    for span in request.spans
    where !span.isCode && !languages.contains(span.language) { languages.append(span.language) }
    return languages
  }

  private func hyphenator(for language: String) -> Hyphenator? {
    if let known = hyphenators[language] { return known }
    let made = dictionaries.dictionary(for: language).map { dictionary in
      // Tags of one language share what is known of its words.
      hyphenators.values.compactMap(\.self).first { $0.dictionary === dictionary }
        ?? Hyphenator(dictionary)
    }
    hyphenators[language] = made
    return made
  }

  /// The points of each word; each language is asked once for all of its words.
  private func points(
    in words: [HyphenatedWord], _ request: ShapingRequest
  ) -> [[UInt8]] {
    var found = [[UInt8]](repeating: [], count: words.count)
    for language in Self.languages(of: request) {
      guard let hyphenator = hyphenator(for: language) else { continue }
      let own = words.indices.filter { request.spans[words[$0].span].language == language }
      let points = hyphenator.points(in: own.map { words[$0].scalars })
      for (index, points) in zip(own, points) { found[index] = points }
    }
    return found
  }

  private func point(
    at offset: Int32, _ word: HyphenatedWord, _ paragraph: ShapedParagraph
  ) -> HyphenationPoints.Point {
    let count = paragraph.countOfBreaks(through: offset)
    let known = count == 0 ? TextPlace.start : paragraph.place(ofBreak: count - 1)
    let place = paragraph.place(at: offset, after: known)
    var flags: ShapedParagraph.BreakFlags = .hyphen
    if !paragraph.isSafe(place) { flags.insert(.unsafe) }
    return HyphenationPoints.Point(
      place: place, flags: flags, isLastResort: word.isPartOfCompound)
  }
}
