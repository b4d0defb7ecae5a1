import GalleyArticle
import GalleyConfiguration
import Testing

@Suite struct DefinitionTests {
  @Test("Lines before a colon are terms; definitions hold blocks and stand in quotes and items")
  func lists() throws {
    let text = """
      Term *a
      b*
      : First
        line

        more

      :   - item

      Other {#t}

      : Def

      > Term
      > : In a quote

      1. Term
         : In an item
         : twice
      """
    let dump = """
      definitions loose 1:1-12:6
        entry 1:1-8:11
          "Term a" 1:1-1:8
            emphasis "a" 1:6-1:8
          "b" 2:1-2:3
            emphasis "b" 2:1-2:3
          definition
            paragraph 3:3-4:7
              "First line" 3:3-4:7
            paragraph 6:3-6:7
              "more" 6:3-6:7
          definition
            list bulleted tight 8:5-8:11
              item 8:5-8:11
                paragraph 8:7-8:11
                  "item" 8:7-8:11
        entry 10:1-12:6
          "Other" 10:1-10:6
            plain "Other" #t 10:1-10:6
          definition
            paragraph 12:3-12:6
              "Def" 12:3-12:6
      quote 14:1-15:15
        definitions tight 14:3-15:15
          entry 14:3-15:15
            "Term" 14:3-14:7
            definition
              paragraph 15:5-15:15
                "In a quote" 15:5-15:15
      list ordered from 1 tight 17:1-19:11
        item 17:1-19:11
          definitions tight 17:4-19:11
            entry 17:4-19:11
              "Term" 17:4-17:8
              definition
                paragraph 18:6-18:16
                  "In an item" 18:6-18:16
              definition
                paragraph 19:6-19:11
                  "twice" 19:6-19:11
      """
    #expect(try Markdown.dump(text) == dump)
    #expect(ArticleInvariants.problems(of: try Markdown.article(text)) == [])
  }

  @Test(
    "A colon that defines nothing is text",
    arguments: [
      (": a", [": a"]), ("# H\n: a", ["H", ": a"]), ("- a\n: b", ["a : b"]),
      ("---\n\n: a", [": a"]),
      ("a\n:b", ["a :b"]), ("a\nb\n\n: c", ["a b", ": c"]), ("a\n:      b", ["a :      b"]),
      ("```\na\n: ${B}\n```", ["a\n: ${B}"]), ("    a\n    : b", ["a\n: b"]),
      ("a\n: [ ] b", ["a : [ ] b"]), ("a\n    : b", ["a : b"]), ("<p>\n: b\n</p>", [": b"]),
    ])
  func text(markdown: String, words: [String]) throws {
    #expect(try Markdown.words(markdown) == words)
  }

  @Test("Items of pluses stay a list beside definitions")
  func items() throws {
    let blocks = try Markdown.article("Term\n: Def\n+ item\n").blocks
    #expect(blocks.count == 2)
    guard case .definitions = blocks[0].content, case .list(let list) = blocks[1].content else {
      Issue.record("no definitions and list")
      return
    }
    #expect(list.items.count == 1)
  }
}
