import Testing

@testable import GalleyArticle

@Suite("Numbering of lists")
struct ListNumberingTests {
  @Test(
    "numbers are letters in base 26 without a zero",
    arguments: [(1, "a"), (26, "z"), (27, "aa"), (52, "az"), (703, "aaa")])
  func letters(_ number: Int, _ text: String) {
    #expect(ListNumbering.lowerAlpha.text(of: number) == text)
    #expect(ListNumbering.upperAlpha.text(of: number) == text.uppercased())
  }

  @Test(
    "numbers are Roman numerals",
    arguments: [
      (1, "i"), (4, "iv"), (9, "ix"), (14, "xiv"), (1994, "mcmxciv"), (3999, "mmmcmxcix"),
    ])
  func roman(_ number: Int, _ text: String) {
    #expect(ListNumbering.lowerRoman.text(of: number) == text)
    #expect(ListNumbering.upperRoman.text(of: number) == text.uppercased())
  }

  @Test(
    "what letters and numerals cannot say is decimal",
    arguments: [
      (ListNumbering.lowerAlpha, 0), (.upperAlpha, -3), (.lowerRoman, 0), (.upperRoman, 4000),
    ])
  func decimal(_ numbering: ListNumbering, _ number: Int) {
    #expect(numbering.text(of: number) == "\(number)")
  }

  @Test("the type of an HTML list says how it counts")
  func html() throws {
    #expect(
      try Markdown.dump("<ol type=\"i\" start=\"3\"><li>a</li></ol>")
        .hasPrefix("list ordered from 3 in lowerRoman tight"))
    #expect(
      try Markdown.dump("<ol type=\"1\"><li>a</li></ol>").hasPrefix("list ordered from 1 tight"))
  }
}
