import Testing

@testable import GalleyText

@Suite("Hyphenation")
struct HyphenationTests {
  /// A text with its hyphenation points shown as `|`.
  private func shown(
    _ text: String, _ language: String, prefix: Int = 2, suffix: Int = 3, isCode: Bool = false
  ) throws -> String {
    let worker = try TestFonts.square()
    var paragraph = worker.shape(ShapingRequest(text, language: language, isCode: isCode))
    worker.hyphenate(&paragraph, leastPrefix: prefix, leastSuffix: suffix)
    var utf8 = paragraph.utf8
    for point in (paragraph.hyphenation?.points ?? []).reversed() {
      utf8.insert(UInt8(ascii: "|"), at: Int(point.place.offset))
    }
    return String(decoding: utf8, as: UTF8.self)
  }

  @Test(
    "words are divided by the patterns of their language",
    arguments: [
      ("en-US", "typography", "ty|pog|ra|phy"), ("en", "university", "uni|ver|sity"),
      ("en-GB", "typography", "ty|po|graphy"),
      ("de", "Donaudampfschifffahrt", "Do|nau|dampf|schiff|fahrt"),
      ("de-AT", "Silbentrennung", "Sil|ben|tren|nung"), ("fr", "caractère", "ca|rac|tère"),
      ("es", "tipografía", "ti|po|gra|fía"),
      ("it", "dell\u{2019}università", "dell\u{2019}uni|ver|si|tà"),
      ("pt-BR", "universidade", "uni|ver|si|da|de"), ("nl", "lettergrootte", "let|ter|groot|te"),
      ("ru", "университет", "уни|вер|си|тет"), ("pl", "wydawnictwo", "wy|daw|nic|two"),
      ("sv", "avstavning", "av|stav|ning"), ("el", "τυπογραφία", "τυ|πο|γρα|φία"),
    ])
  func languages(_ language: String, _ word: String, _ divided: String) throws {
    #expect(try shown(word, language, suffix: 2) == divided)
  }

  @Test("the larger of the style's and the dictionary's least parts wins")
  func minima() throws {
    #expect(try shown("university", "en", prefix: 4, suffix: 3) == "univer|sity")
    #expect(try shown("university", "en", prefix: 2, suffix: 5) == "uni|versity")
    #expect(try shown("typography", "en", prefix: 1, suffix: 1) == "ty|pog|ra|phy")
  }

  @Test(
    "what is no plain word is not divided",
    arguments: [
      "UNIVERSITY", "TypographySystem", "typography2", "2typography", "typo\u{AD}graphy",
      "https://example.org/typography/university", "name@university.example",
      "/usr/share/typography", "typography.university", "snake_typography", "--typography=yes",
    ])
  func exceptions(text: String) throws {
    #expect(try shown(text, "en") == text)
  }

  @Test("code is not divided, nor a language without patterns")
  func others() throws {
    #expect(try shown("typography", "en", isCode: true) == "typography")
    #expect(try shown("typography", "und") == "typography")
    #expect(try shown("typography", "ja") == "typography")
  }

  @Test("points that would change the spelling are left out")
  func spelling() throws {
    // asszonnyal: asz-szony-nyal.
    #expect(try shown("asszonnyal", "hu", suffix: 2) == "asszonnyal")
    #expect(try shown("szerkesztő", "hu", suffix: 2) == "szer|kesz|tő")
  }

  @Test("an extract of a dictionary says the same of a word whatever else is asked")
  func extracts() throws {
    let dictionaries = HyphenationDictionaries()
    let words = ["typography", "hyphenation", "university", "paragraph", "international"].map {
      Array($0.unicodeScalars)
    }
    let dictionary = try #require(dictionaries.dictionary(for: "en"))
    let together = Hyphenator(dictionary).points(in: words)
    #expect(together[1] == [2, 6])
    for (word, points) in zip(words, together) {
      #expect(Hyphenator(dictionary).points(in: [word]) == [points])
    }
    #expect(dictionaries.dictionary(for: "en-US") === dictionary)
  }

  @Test(
    "points stand inside their word, whatever its letters take in bytes",
    arguments: ["en-US", "en-GB", "de", "fr", "es", "it", "pt", "nl", "ru", "pl", "el"])
  func inside(_ language: String) throws {
    let dictionary = try #require(HyphenationDictionaries().dictionary(for: language))
    let words = [
      "don't", "l'état", "éléphantesquement", "ééééééééééééééé", "größenordnungsmäßig",
      String(repeating: "e\u{301}", count: 30), "достопримечательность", "ελληνικότατος",
    ].map { Array($0.unicodeScalars) }
    for (word, points) in zip(words, Hyphenator(dictionary).points(in: words)) {
      #expect(points.allSatisfy { $0 > 0 && $0 <= word.count })
      #expect(points == points.sorted())
    }
  }

  @Test("a missing dictionary is named with the package that has it")
  func missing() throws {
    let worker = try TestFonts.square(dictionaries: HyphenationDictionaries(folders: ["/none"]))
    var paragraph = worker.shape(ShapingRequest("Typographie", language: "de-CH"))
    worker.hyphenate(&paragraph, leastPrefix: 2, leastSuffix: 3)
    #expect(paragraph.hyphenation?.missing.map(\.language) == ["de-CH"])
    #expect(paragraph.hyphenation?.missing.map(\.package) == ["hyphen-de"])
    #expect(paragraph.hyphenation?.dictionaries == [])
  }

  // MARK: - Lines

  private func lines(
    _ text: String, _ hyphens: LineBreaking.Hyphens, measure: Double, language: String = "en"
  ) throws -> [String] {
    let worker = try TestFonts.square()
    var paragraph = worker.shape(ShapingRequest(text, language: language))
    worker.hyphenate(&paragraph, leastPrefix: 2, leastSuffix: 3)
    let breaker = LineBreaker(paragraph, worker: worker)
    let lines = breaker.lines(
      size: 10, measure: measure * 10, breaking: LineBreaking(hyphens: hyphens))
    return lines.map {
      let text = String(decoding: paragraph.utf8[Int($0.start)..<Int($0.end)], as: UTF8.self)
      return text + ($0.showsHyphen ? "-" : "") + ($0.isEmergency ? "!" : "")
    }
  }

  @Test("a line that would stay short takes in a part of the next word")
  func anywhere() throws {
    let text = "about typography and"
    #expect(try lines(text, .anywhere, measure: 10) == ["about ty-", "pography ", "and"])
    #expect(try lines(text, .never, measure: 10) == ["about ", "typography ", "and"])
    #expect(try lines(text, .lastResort, measure: 10) == ["about ", "typography ", "and"])
    // Twelve ems hold the hyphen too, eleven do not.
    #expect(try lines(text, .anywhere, measure: 12) == ["about typog-", "raphy and"])
    #expect(try lines(text, .anywhere, measure: 11) == ["about ty-", "pography ", "and"])
  }

  @Test(
    "a word that fits no line is divided at its last point that fits, in three places as in one")
  func lastResort() throws {
    #expect(
      try lines("Donaudampfschifffahrt", .lastResort, measure: 8, language: "de")
        == ["Donau-", "dampf-", "schiff-", "fahrt"])
    #expect(
      try lines("Donaudampfschifffahrt", .never, measure: 8, language: "de")
        == ["Donauda-!", "mpfschi-!", "fffahrt"])
  }

  @Test("a word with a hyphen of its own breaks there, and elsewhere only where it must")
  func compounds() throws {
    #expect(
      try lines("an university-typography or", .anywhere, measure: 12)
        == ["an ", "university-", "typography ", "or"])
    #expect(
      try lines("an university-typography", .anywhere, measure: 8)
        == ["an ", "univer-", "sity-", "typogra-", "phy"])
  }

  @Test("the last word of a paragraph stays whole where it fits a line")
  func lastWord() throws {
    #expect(try lines("about typography", .anywhere, measure: 10) == ["about ", "typography"])
  }

  @Test("no more than three lines in a row end in hyphens where that can be avoided")
  func ladders() throws {
    let text = String(repeating: "typography ", count: 12)
    let found = try lines(text, .anywhere, measure: 15)
    #expect(found.contains { $0.hasSuffix("-") })
    var run = 0
    for line in found {
      run = line.hasSuffix("-") ? run + 1 : 0
      #expect(run <= 3)
    }
  }

  @Test("hyphenation keeps the text", arguments: [6.0, 9, 13, 21])
  func cover(measure: Double) throws {
    let text = "Whoever reads international documentation chooses typographical peculiarities."
    let found = try lines(text, .anywhere, measure: measure)
    #expect(found.map { $0.replacing("-", with: "").replacing("!", with: "") }.joined() == text)
  }
}
