/// A short article for each kind of block, in English and in Hebrew.
enum BlockArticle: String, CaseIterable, Sendable {
  case paragraphs, headings, bullets, numbers, tasks, quote, alert, definitions, details, code
  case table, wideTable, figure, notes, breaks, aside, deepList, letters, mixedList, label, picture

  enum Direction: String, CaseIterable, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  func markdown(_ direction: Direction) -> String {
    let language = direction == .leftToRight ? "en" : "he"
    let body = direction == .leftToRight ? english : hebrew
    return "---\nlang: \(language)\n---\n\n\(body)\n"
  }

  private var english: String {
    switch self {
    case .paragraphs:
      "A line of text that goes on for a while, with `code` in it.\n\nThen the next."
    case .headings: "# The first heading\n\n###### The smallest of them\n\nText below."
    case .bullets: "- one\n  - two, which is deeper\n    - three\n      - four\n- five"
    case .numbers:
      "9. nine\n10. ten, with more to say than there is room\n\n<ol type=\"i\"><li>a<li>b</ol>"
    case .tasks: "- [x] done\n- [ ] still to do\n- neither"
    case .quote: "> Said by one.\n>\n> > And by another before."
    case .alert: "> [!WARNING]\n> Mind the gap between the two."
    case .definitions: "Galley\n: a tray of set type\n: a proof pulled from it"
    case .details: "<details><summary>More about it</summary>\n\nAll of it.\n\n</details>"
    case .code: "```\nif a {\n\treturn aVeryLongName(of: something)\n}\n```"
    case .table: "| Size | Points |\n|:--|--:|\n| Large | 17 |\n| | 53 |"
    case .wideTable:
      "| Name | What it is | Unit |\n|---|---|---|\n"
        + "| leading | from one baseline to the next | points |"
    case .figure: "![a tray of type](tray.png)\n: What lies in the tray."
    case .notes: "A word.[^1]\n\n[^1]: What there is to say of it."
    case .breaks: "Before.\n\n***\n\nAfter."
    case .aside: "<aside>\n\nBeside the text.\n\n</aside>\n\nThe text."
    case .deepList: Self.deepList("level")
    case .letters: Self.letters("one", "two")
    case .mixedList:
      "- text\n\n  ```\n  code = 1\n  ```\n\n- > quoted\n- | a | b |\n  |---|--:|\n  | c | 1 |\n- [ ] task"
    case .label:
      "A label of one line {lines=1 minScale=0.8}\n\nA label that may have two lines {lines=2}"
    case .picture:
      "![a tray](tray.png)\n: What it holds. [Somebody]{.credit}\n\nThe ![mark](mark.svg) in a line."
    }
  }

  private var hebrew: String {
    switch self {
    case .paragraphs: "שורה של טקסט שנמשכת עוד ועוד, ובה `code` באמצע.\n\nואז השורה הבאה."
    case .headings: "# הכותרת הראשונה\n\n###### הקטנה מכולן\n\nטקסט מתחת."
    case .bullets: "- אחת\n  - שתיים, עמוק יותר\n    - שלוש\n      - four\n- חמש"
    case .numbers:
      "9. תשע\n10. עשר, ויש לה עוד מה לומר מכפי המקום\n\n<ol type=\"i\"><li>א<li>ב</ol>"
    case .tasks: "- [x] נעשה\n- [ ] עוד לא\n- neither"
    case .quote: "> אמר האחד.\n>\n> > ולפניו אמר אחר."
    case .alert: "> [!WARNING]\n> זהירות, יש רווח בין השניים."
    case .definitions: "יריעה\n: מגש של אותיות סדר\n: הגהה ממנו"
    case .details: "<details><summary>עוד על כך</summary>\n\nהכול.\n\n</details>"
    case .code: "טקסט.\n\n```\nif a {\n\treturn aVeryLongName(of: something)\n}\n```"
    case .table: "| גודל | נקודות |\n|:--|--:|\n| גדול | 17 |\n| | 53 |"
    case .wideTable:
      "| שם | מה הוא | יחידה |\n|---|---|---|\n| מרווח | משורת בסיס אחת אל הבאה אחריה | נקודות |"
    case .figure: "![מגש של אותיות](tray.png)\n: מה שיש במגש."
    case .notes: "מילה.[^1]\n\n[^1]: מה שיש לומר עליה."
    case .breaks: "לפני.\n\n***\n\nאחרי."
    case .aside: "<aside>\n\nלצד הטקסט.\n\n</aside>\n\nהטקסט."
    case .deepList: Self.deepList("רמה")
    case .letters: Self.letters("אחת", "שתיים")
    case .mixedList:
      "- טקסט\n\n  ```\n  code = 1\n  ```\n\n- > ציטוט\n- | א | ב |\n  |---|--:|\n  | ג | 1 |\n- [ ] משימה"
    case .label:
      "תווית של שורה אחת {lines=1 minScale=0.8}\n\nתווית שמותרות לה שתי שורות {lines=2}"
    case .picture:
      "![מגש](tray.png)\n: מה שיש בו. [פלוני]{.credit}\n\nזה ![סימן](mark.svg) בתוך שורה."
    }
  }

  private static func deepList(_ word: String) -> String {
    (1...10).map { String(repeating: "  ", count: $0 - 1) + "- \(word) \($0)\n" }.joined()
  }

  private static func letters(_ first: String, _ second: String) -> String {
    [("a", 26), ("A", 1), ("i", 7), ("I", 99)].map { type, start in
      "<ol type=\"\(type)\" start=\"\(start)\"><li>\(first)<li>\(second)</ol>"
    }.joined(separator: "\n\n")
  }
}
