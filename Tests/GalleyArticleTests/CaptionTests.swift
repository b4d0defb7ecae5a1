import GalleyArticle
import GalleyConfiguration
import Testing

@Suite struct CaptionTests {
  @Test("Figures and tables take the lines beside them as captions, with their attributes")
  func captions() throws {
    let text = """
      ![a](b.png "t"){.decorative}
      {#f}
      : Words *here* {align=center}

      Table: Before {#t1}

      | a |
      |---|
      | b |

      | c |
      |---|
      | d |
      : After {.caption2}

      | e |
      |---|
      {#t3}

      : Front

      | g |
      |---|
      """
    let dump = """
      figure "b.png" "a" "t" #f .decorative align=center 1:1-3:30
        "Words here" 3:3-3:15
          emphasis "here" 3:9-3:15
      table none #t1 5:1-9:6
        "Before" 5:8-5:14
        header 7:1-7:6
          "a" 7:3-7:4
        row 9:1-9:6
          "b" 9:3-9:4
      table none .caption2 11:1-14:20
        "After" 14:3-14:8
        header 11:1-11:6
          "c" 11:3-11:4
        row 13:1-13:6
          "d" 13:3-13:4
      table none #t3 16:1-20:8
        "Front" 20:3-20:8
        header 16:1-16:6
          "e" 16:3-16:4
      table none 22:1-23:6
        header 22:1-22:6
          "g" 22:3-22:4
      """
    #expect(try Markdown.dump(text) == dump)
    #expect(ArticleInvariants.problems(of: try Markdown.article(text)) == [])
  }

  @Test("A caption before a table waits for it, also where the parser cuts it off the header")
  func captionsBefore() throws {
    for text in [
      "# H\n\n: Cap\n\n| a |\n|---|\n", "# H\n\nTable: Cap\n| a |\n|---|\n",
      "# H\n\nTable: Cap\n\n| a |\n|---|\n",
    ] {
      guard case .table(let table) = try Markdown.article(text).blocks[1].content else {
        Issue.record("no table")
        return
      }
      #expect(table.caption?.string == "Cap")
    }
  }

  @Test("A title is a caption where there is no other")
  func titles() throws {
    #expect(try Markdown.words("![a](b \"t\")") == ["t"])
    #expect(try Markdown.words("![a](b \"t\")\n: c") == ["c"])
    #expect(try Markdown.words("![a](b)\n\n: c\n\n  d") == [": c", "d"])
  }

  @Test("Words without a table beside them are no caption")
  func noTable() throws {
    #expect(try Markdown.words("Table: a\n\nb") == ["Table: a", "b"])
    #expect(try Markdown.words("| a |\n|---|\n\nTable: b\n\nTable: c") == ["b", "a", "Table: c"])
  }

  @Test("Cells beyond the columns are read with the last one, bars and all")
  func extraCells() throws {
    let text = "| a | b |\n|---|---|\n| c | d | *e* | f |\n| g | h | |\n"
    let article = try Markdown.article(text)
    #expect(Markdown.words(of: article.blocks) == ["a", "b", "c", "d | e | f", "g", "h"])
    #expect(ArticleInvariants.problems(of: article) == [])
    let findings = article.findings.filter { $0.rule == "extra-cells" }
    #expect(
      findings.map(\.message) == [
        "the row has 4 cells and the table 2 columns; those beyond are read with the last one",
        "the row has 3 cells and the table 2 columns; those beyond are empty and left out",
      ])
  }
}
