import GalleyArticle
import Testing

/// The amendment "CommonMark CJK-friendly" (tats-u, markdown-cjk-friendly), against which the parser is held.
private enum Amendment {
  /// A character of each class that a run of marks can stand beside.
  enum Side: String, CaseIterable {
    case edge = ""
    case space = " "
    case wideSpace = "\u{3000}"
    case letter = "a"
    case mark = "("
    case otherMark = "”"
    case han = "重"
    case kana = "の"
    case hangul = "강"
    case rareHan = "𠮷"
    case bracket = "「"
    case stop = "。"
    case wideLetter = "Ａ"
    case wideMark = "！"
    case emoji = "😀"

    var isSpace: Bool { [.edge, .space, .wideSpace].contains(self) }
    /// Whether it is punctuation that is not CJK.
    var isMark: Bool { self == .mark || self == .otherMark }
    var isCJK: Bool { !isSpace && !isMark && self != .letter && self != .emoji }
  }

  static func opens(_ before: Side, _ after: Side) -> Bool {
    !after.isSpace && (!after.isMark || before.isSpace || before.isMark || before.isCJK)
  }

  static func closes(_ before: Side, _ after: Side) -> Bool {
    !before.isSpace && (!before.isMark || after.isSpace || after.isMark || after.isCJK)
  }
}

@Suite struct CJKEmphasisTests {
  private static let runs = ["*", "**", "***", "~~"]

  /// What a paragraph marks up; nil where nothing is.
  private func marked(_ markdown: String) throws -> String? {
    let article = try Markdown.article(markdown)
    guard case .paragraph(let text) = article.blocks.first?.content, let span = text.spans.first
    else { return nil }
    return String(decoding: text.utf8[span.range], as: UTF8.self)
  }

  @Test("A run opens emphasis exactly where the amended rule says", arguments: runs)
  func opening(run: String) throws {
    for before in Amendment.Side.allCases {
      for after in Amendment.Side.allCases where after != .edge {
        let text = "\(before.rawValue)\(run)\(after.rawValue)x\(run)"
        let expected = Amendment.opens(before, after) ? "\(after.rawValue)x" : nil
        #expect(try marked(text) == expected, "\(text)")
      }
    }
  }

  @Test("A run closes emphasis exactly where the amended rule says", arguments: runs)
  func closing(run: String) throws {
    for before in Amendment.Side.allCases where before != .edge {
      for after in Amendment.Side.allCases {
        let text = "\(run)x\(before.rawValue)\(run)\(after.rawValue)"
        let expected = Amendment.closes(before, after) ? "x\(before.rawValue)" : nil
        #expect(try marked(text) == expected, "\(text)")
      }
    }
  }

  @Test("A single character between two runs serves both", arguments: runs)
  func between(run: String) throws {
    for before in Amendment.Side.allCases {
      for inner in Amendment.Side.allCases where inner != .edge {
        for after in Amendment.Side.allCases {
          let text = "\(before.rawValue)\(run)\(inner.rawValue)\(run)\(after.rawValue)"
          let isMarked = Amendment.opens(before, inner) && Amendment.closes(inner, after)
          #expect(try marked(text) == (isMarked ? inner.rawValue : nil), "\(text)")
        }
      }
    }
  }

  @Test(
    "What writers of Chinese, Japanese and Korean mean is read so, and shown as they wrote it",
    arguments: [
      ("**「重要」**の話", "「重要」"), ("これは**重要（必読）。**です", "重要（必読）。"), ("这是**“重点”**的", "“重点”"),
      ("**스크립트(script)**라고", "스크립트(script)"), ("한국어 **강조(强調)**입니다", "강조(强調)"),
      ("注意~~（済）~~です", "（済）"), ("あれは***「何」***か", "「何」"), ("**~~「消」~~**の", "「消」"),
      ("**[リンク](u)**の", "リンク"), ("は**`code`**の", "code"), ("**葛󠄀(か)**が", "葛󠄀(か)"),
      ("大**“︁引”︁**小", "“︁引”︁"), ("**a。**b", "a。"), ("我**𠮷(x)**𠮷", "𠮷(x)"),
    ])
  func sentences(markdown: String, emphasized: String) throws {
    #expect(try marked(markdown) == emphasized)
    let plain = markdown.filter { !"*~`".contains($0) }.replacing("[リンク](u)", with: "リンク")
    #expect(try Markdown.words(markdown) == [plain])
  }

  @Test("Underscores keep the rule of CommonMark")
  func underscores() throws {
    #expect(try marked("_「重要」_の") == nil)
    #expect(try marked("は _「重要」_ の") == "「重要」")
    #expect(try Markdown.words("日_本_語**「x」**の") == ["日_本_語「x」の"])
  }

  @Test("Escaped marks and code stay as they are written")
  func untouched() throws {
    #expect(try Markdown.words("\\*\\*「a」\\*\\*の") == ["**「a」**の"])
    #expect(try Markdown.words("`**「a」**の`と**「b」**の") == ["**「a」**のと「b」の"])
    #expect(try Markdown.words("    **「a」**の\n") == ["**「a」**の"])
    #expect(try Markdown.words("```\n**「a」**の\n```\n") == ["**「a」**の"])
  }

  @Test("No disguise shows in what is not text")
  func places() throws {
    let article = try Markdown.article(
      """
      [a**(あ)**い](い*「u」*う "い**「t」**う") ![い**「alt」**う](う*「v」*え "う**「s」**え")
      <http://a.b/い*「c」*う> https://a.b/い*「d」*う [い*(r)*う] note[^い*(n)*う]

      | い**(a)**い | `い*(b)*い` |
      |---|---|
      | い**（c）**い | い\\|*(d)*い |

      [い*(r)*う]: い*「w」*う 'い**「y」**う'
      [^い*(n)*う]: い**(o)**う
      """)
    let dump = article.dump()
    for shown in "一가、†¡x" { #expect(!dump.contains(shown), "\(shown)") }
    let expected = [
      "あ", "い*「u」*う", "い**「t」**う", "い「alt」う", "う*「v」*え", "http://a.b/い*「c」*う",
      "https://a.b/い*「d」*う", "い*「w」*う", "い**「y」**う", "い*(n)*う", "い(o)う",
    ]
    for text in expected { #expect(dump.contains(text), "\(text)") }
    var titles: [String] = []
    article.blocks.forEachImage { titles.append($0.title) }
    #expect(titles == ["う**「s」**え"])
  }

  @Test("Whatever marks stand among them, the characters shown are those that were written")
  func disguises() throws {
    let pieces = [
      "*", "**", "***", "~~", "~", "_", "「", "」", "。", "の", "重", "강", "𠮷", "葛󠄀", "a", " ", ".", "`",
      "[", "]",
      "\\", "\na", "“", "”", "é", "<b>", "！", "Ａ",
    ]
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    for _ in 0..<2000 {
      var text = "x"
      for _ in 0..<12 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        text += pieces[Int(state % UInt64(pieces.count))]
      }
      let shown = try Markdown.words(text).joined().unicodeScalars.filter {
        !$0.isASCII && $0 != "\u{2028}"
      }
      #expect(Array(shown) == text.unicodeScalars.filter { !$0.isASCII }, "\(text)")
    }
  }

  @Test("A hundred thousand runs beside CJK characters are read")
  func many() throws {
    let words = try Markdown.words(String(repeating: "は**「あ」**の", count: 50_000))
    #expect(words == [String(repeating: "は「あ」の", count: 50_000)])
    let open = String(repeating: "](「 **", count: 20_000)
    #expect(try Markdown.words(open) == [open])
  }

  @Test(
    "A line that ends between CJK characters leaves no space, any other does",
    arguments: [
      ("かな\nカナ", "かなカナ"), ("漢\n字", "漢字"), ("한국\n어", "한국 어"), ("日本。\n次", "日本。次"), ("終「\n始", "終「始"),
      ("日本\nabc", "日本 abc"), ("abc\n日本", "abc 日本"), ("日本\n\u{3000}次", "日本\u{3000}次"),
      ("他说“好”\n然后", "他说“好”然后"),
      ("然后\n“好”他说", "然后“好”他说"), ("“a”\n“b”", "“a” “b”"), ("等……\n他", "等……他"), ("葛󠄀\n城", "葛󠄀城"),
      ("日\n**本**", "日本"),
      ("日本\n**「重」**の", "日本「重」の"), ("한국\n**(강)**어", "한국 (강)어"), ("ｱ\nｲ", "ｱｲ"), ("Ａ\nＢ", "ＡＢ"),
      ("한\n日", "한 日"),
    ])
  func lineEnds(markdown: String, text: String) throws {
    #expect(try Markdown.words(markdown) == [text])
  }
}
