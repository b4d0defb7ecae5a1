import GalleyArticle
import GalleyConfiguration
import Testing

@Suite struct HTMLTableTests {
  /// The texts of a table's rows; the header's come first.
  private func rows(_ markdown: String) throws -> [[String]] {
    guard case .table(let table) = try Markdown.article(markdown).blocks[0].content else {
      return []
    }
    return ((table.header.map { [$0] } ?? []) + table.rows).map { $0.cells.map(\.string) }
  }

  @Test("A table has its caption, its header and its columns' alignments")
  func whole() throws {
    let text = """
      <table>
      <caption>C <i>d</i></caption>
      <thead><tr><th>A</th><th align="right">B</th></tr></thead>
      <tbody>
        <tr><td>1<td align=right><b>2</b>
        <tr><td>3</td></tr>
      </tbody>
      </table>
      """
    #expect(
      try Markdown.dump(text) == """
        table none end 1:1-8:9
          "C d" 2:10-2:20
            emphasis "d" 2:12-2:20
          header 3:8-3:51
            "A" 3:16-3:17
            "B" 3:40-3:41
          row 5:3-5:36
            "1" 5:11-5:12
            "2" 5:28-5:36
              strong "2" 5:28-5:36
          row 6:3-6:22
            "3" 6:11-6:12
            "" 6:22-6:22
        """)
    #expect(try Markdown.rules(text) == [])
  }

  @Test("A first row of header cells alone is the header; one in a row is strong")
  func headers() throws {
    let text = "<table><tr><th>a<th>b<tr><th>c<td>d</table>"
    #expect(try rows(text) == [["a", "b"], ["c", "d"]])
    #expect(try Markdown.dump(text).contains("strong \"c\""))
    #expect(try Markdown.dump(text).contains("header"))
    #expect(!(try Markdown.dump("<table><tr><th>a<td>b</table>").contains("header")))
  }

  @Test("A cell over columns and rows stands in the first, the others are empty")
  func spans() throws {
    let text = "<table><tr><td colspan=2>a<td rowspan=2>b<tr><td>c<td>d<tr><td>e<td>f<td>g</table>"
    #expect(try rows(text) == [["a", "", "b"], ["c", "d", ""], ["e", "f", "g"]])
    #expect(
      try rows("<table><tr><td rowspan=9>a<td>b<tr><td>c<tr><td>d</table>")
        == [["a", "b"], ["", "c"], ["", "d"]])
    #expect(try rows("<table><tr><td colspan=0>a<td colspan=x>b</table>") == [["a", "b"]])
  }

  @Test("Blocks in a cell are lines of it")
  func lines() throws {
    #expect(
      try rows("<table><tr><td><p>a</p><p>b<br>c</p><ul><li>d<li>e</ul></table>")
        == [["a\u{2028}b\u{2028}c\u{2028}\u{2022} d\u{2028}\u{2022} e"]])
    let pictures = "<table><tr><td><img src=p alt=a><br><sub>b</sub><td>\n\n![c](q)\n\n</table>"
    #expect(try rows(pictures) == [["\u{FFFC}\u{2028}b", "\u{FFFC}"]])
    #expect(try Markdown.dump(pictures).contains("image \"q\" \"c\""))
  }

  @Test("A table that arranges blocks is unfolded")
  func unfolded() throws {
    let text =
      "<table align=center>\n<tr><td>\n\n```swift\na\n```\n\n</td><td>\n\n- b\n\n</td></tr>\n"
      + "<tr><td><img src=p alt=c></td></tr></table>"
    let dump = try Markdown.dump(text)
    #expect(
      dump == """
        division align=center 1:1-13:44
          code "swift" 4:1-6:4
            "a" 5:1-5:2
          list bulleted tight 10:1-10:4
            item 10:1-10:4
              paragraph 10:3-10:4
                "b" 10:3-10:4
          figure "p" "c" 13:9-13:26
        """)
    #expect(try Markdown.rules(text) == ["unfolded-table"])
    #expect(
      try Markdown.words("<table><tr><td>a<table><tr><td>b</table>c</table>") == ["a", "b", "c"])
  }

  @Test("Text beside the cells becomes a cell, none is lost")
  func strays() throws {
    #expect(try rows("<table>a<tr>b<td>c</tr>d</table>") == [["a", ""], ["b", "c"], ["d", ""]])
    #expect(try rows("<tr><td>a</td></tr>") == [["a"]])
    #expect(try rows("<td>a</td>") == [["a"]])
    #expect(try Markdown.words("<table></table>\n\na") == ["a"])
    #expect(try Markdown.words("<table><caption>a</caption></table>") == ["a"])
  }

  @Test("A table that would be too large once it is padded is unfolded")
  func tooLarge() throws {
    let row = "<tr><td colspan=1000>a</td></tr>\n"
    let article = try Markdown.article("<table>\(String(repeating: row, count: 2001))</table>")
    #expect(article.blocks.count == 2001)
    #expect(article.findings.contains { $0.rule == "unfolded-table" })
  }
}
