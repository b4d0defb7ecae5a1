import GalleyConfiguration
import Testing

@testable import GalleyText

@Suite("Choosing faces")
struct FaceChoiceTests {
  /// The files of a text's runs with the text of each.
  private func runs(_ text: String, language: String = "en") throws -> [String] {
    let worker = try TestFonts.set("atkinson")
    let paragraph = worker.shape(ShapingRequest(text, language: language))
    return paragraph.items.map { item in
      let file = worker.faces.set.faces[Int(item.face.number)]
      let name = file.file.split(separator: "/").last ?? ""
      let part = String(
        decoding: paragraph.utf8[Int(item.start)..<Int(item.end)], as: UTF8.self)
      return "\(name)#\(file.index) \(part)"
    }
  }

  @Test("text stays in its own face, other scripts take the set's fallback")
  func fallback() throws {
    #expect(
      try runs("Type שלום")
        == ["AtkinsonHyperlegible-Regular.ttf#0 Type ", "NotoSansHebrew-Regular.ttf#0 שלום"])
  }

  @Test(
    "each of the world's scripts has a face",
    arguments: [
      "ᠮᠣᠩᠭᠣᠯ", "ߒߞߏ", "𞤀𞤣𞤤𞤢𞤥", "ᬩᬮᬶ", "ᓀᐦᐃᔭᐍᐏᐣ", "ᏣᎳᎩ", "ꦗꦮ", "ꯃꯩꯇꯩ", "ᱥᱟᱱᱛᱟᱲᱤ", "ⵜⵉⴼⵉⵏⴰⵖ", "ꕙꔤ",
      "ꆈꌠ", "বাংলা", "தமிழ்",
      "ខ្មែរ", "ລາວ", "မြန်မာ", "ქართული", "հայերեն", "አማርኛ", "བོད་ཡིག", "ܣܘܪܝܝܐ", "ދިވެހި", "සිංහල", "ಕನ್ನಡ",
      "മലയാളം", "తెలుగు", "ગુજરાતી", "ਪੰਜਾਬੀ", "ଓଡ଼ିଆ",
    ])
  func scripts(_ text: String) throws {
    let paragraph = try TestFonts.set("atkinson").shape(ShapingRequest(text, language: "und"))
    #expect(paragraph.missing.isEmpty)
    #expect(Set(paragraph.items.map(\.face.number)).count == 1)
    #expect(!paragraph.glyphs.contains(0))
  }

  @Test(
    "Han characters take the forms of their language",
    arguments: [("ja", 0), ("ko", 1), ("zh-Hans", 2), ("zh-Hant", 3), ("en", 2)])
  func language(_ language: String, index: Int) throws {
    #expect(try runs("直骨", language: language) == ["NotoSansCJK-Regular.ttc#\(index) 直骨"])
  }

  @Test(
    "punctuation that Chinese and Japanese share with Latin takes their face beside their characters",
    arguments: [
      ("读者“选择”字号——不是设备……", "zh-Hans", ["NotoSansCJK-Regular.ttc#2 读者“选择”字号——不是设备……"]),
      ("约翰·史密斯", "zh-Hant-HK", ["NotoSansCJK-Regular.ttc#4 约翰·史密斯"]),
      ("ゆっくりと……――", "ja", ["NotoSansCJK-Regular.ttc#0 ゆっくりと……――"]),
      (
        "说“don’t…”。", "zh",
        [
          "NotoSansCJK-Regular.ttc#2 说“", "AtkinsonHyperlegible-Regular.ttf#0 don’t",
          "NotoSansCJK-Regular.ttc#2 …”。",
        ]
      ),
      (
        "“GitHub”是 a “b” c", "zh",
        [
          "NotoSansCJK-Regular.ttc#2 “", "AtkinsonHyperlegible-Regular.ttf#0 GitHub",
          "NotoSansCJK-Regular.ttc#2 ”", "NotoSansCJK-Regular.ttc#2 是 ",
          "AtkinsonHyperlegible-Regular.ttf#0 a “b” c",
        ]
      ),
      (
        "크기를 ‘고른’다…", "ko",
        [
          "NotoSansCJK-Regular.ttc#1 크기를 ", "AtkinsonHyperlegible-Regular.ttf#0 ‘",
          "NotoSansCJK-Regular.ttc#1 고른", "AtkinsonHyperlegible-Regular.ttf#0 ’",
          "NotoSansCJK-Regular.ttc#1 다", "AtkinsonHyperlegible-Regular.ttf#0 …",
        ]
      ),
    ])
  func sharedPunctuation(_ text: String, _ language: String, _ expected: [String]) throws {
    #expect(try runs(text, language: language) == expected)
  }

  @Test("emoji take the emoji face; digits, spaces and text forms never do")
  func emoji() throws {
    let all = try runs("7 \u{1F600} 7\u{FE0F}\u{20E3} ❤\u{FE0E}x")
    #expect(all[0] == "AtkinsonHyperlegible-Regular.ttf#0 7 ")
    #expect(all[1].hasPrefix("NotoColorEmoji.ttf#0 \u{1F600}"))
    #expect(all.contains { $0.hasPrefix("NotoColorEmoji.ttf#0 7\u{FE0F}\u{20E3}") })
    #expect(!all.contains { $0.hasPrefix("NotoColorEmoji") && $0.contains("❤") })
  }

  @Test(
    "sequences go whole to the emoji face",
    arguments: [
      "\u{1F44D}\u{1F3FD}", "\u{1F1E9}\u{1F1EA}", "7\u{FE0F}\u{20E3}", "#\u{FE0F}\u{20E3}",
      "❤\u{FE0F}",
      "❤\u{FE0F}\u{200D}\u{1F525}", "\u{1F9D1}\u{200D}\u{1F680}", "©\u{FE0F}", "™\u{FE0F}",
      "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
      "⛹\u{1F3FE}\u{200D}♀\u{FE0F}",
    ])
  func wholeSequences(_ text: String) throws {
    let all = try runs("a" + text + "b")
    #expect(all.count == 3)
    #expect(all.count > 1 && all[1] == "NotoColorEmoji.ttf#0 \(text)")
  }

  @Test(
    "digits, signs, spaces and characters in their text form never go to the emoji face",
    arguments: [
      "7", "#", "*", "1\u{FE0F}", "©", "®", "™", "☺\u{FE0E}", "\u{1F600}\u{FE0E}", "❤", "☎", "✔",
      "↔", "㊗", "Ⓜ",
      "\u{A0}", " ",
    ])
  func textForms(_ text: String) throws {
    for part in [text, "\u{1F600}" + text] {
      #expect(
        try runs(part).allSatisfy { !($0.hasPrefix("NotoColorEmoji") && $0.hasSuffix(text)) })
    }
  }

  @Test("without another face a text form is missing rather than a picture")
  func noPicture() throws {
    let worker = try TestFonts.written(
      """
      faces: [{id: a, file: Tests/Fixtures/square/Square.ttf}, {id: e, file: Fonts/faces/noto/NotoColorEmoji.ttf}]
      roles: {text: {regular: a}, emoji: {regular: e}}
      """)
    #expect(worker.shape(ShapingRequest("❤")).missing == [0])
    #expect(worker.shape(ShapingRequest("❤\u{FE0F}")).missing == [])
    #expect(worker.shape(ShapingRequest("\u{1F600}\u{FE0E}")).missing == [0])
  }

  @Test("a cluster is never split between faces")
  func wholeClusters() throws {
    // Neither the text face nor most fallbacks have the combining overline with a Hebrew letter.
    let all = try runs("a ש\u{305} b")
    #expect(all.contains { $0.hasSuffix("ש\u{305} ") || $0.hasSuffix("ש\u{305}") })
    let missing = try TestFonts.square().shape(ShapingRequest("a\u{302}b"))
    #expect(missing.missing == [0])
    #expect(missing.items.count == 1)
  }

  @Test("a family sequence is one cluster in one face")
  func sequence() throws {
    let worker = try TestFonts.set("atkinson")
    let paragraph = worker.shape(ShapingRequest("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"))
    #expect(paragraph.items.count == 1)
    #expect(paragraph.glyphs.count == 1)
  }

  @Test("a character that no face has is reported with its place")
  func missing() throws {
    let worker = try TestFonts.square()
    let paragraph = worker.shape(ShapingRequest("ab\u{3B1}c"))
    #expect(paragraph.missing == [2])
    #expect(paragraph.glyphs[2] == 0)
  }

  @Test("a letter is found as it is, composed or taken apart")
  func composed() throws {
    let worker = try TestFonts.square()
    // The face has `e` and the acute, but no `é`.
    #expect(worker.shape(ShapingRequest("\u{E9}")).missing.isEmpty)
    #expect(worker.shape(ShapingRequest("e\u{301}")).missing.isEmpty)
  }
}
