import GalleyConfiguration
import TestSupport
import Testing

@testable import GalleyLayout

@Suite("What stays together on pages")
struct KeepTests {
  @Test("the header of a table shows again where it goes on, for the eye alone")
  func header() throws {
    let rows = (1...20).map { "| r\($0) | x |" }.joined(separator: "\n")
    let article = try PagedArticle("| a | b |\n|---|---|\n\(rows)", on: PagedArticle.small)
    #expect(article.pages.count > 2)
    for page in article.pages {
      #expect(page.shown.prefix(2).map(\.text) == ["a", "b"])
      #expect(page.shown.prefix(2).allSatisfy { $0.isArtifact == (page.number > 1) })
      #expect(page.shown.allSatisfy { $0.y <= 266 })
      let tops = page.shown.map(\.y)
      #expect(tops == tops.sorted())
    }
    let shown = article.pages.flatMap(\.shown).filter { !$0.isArtifact }.map(\.text)
    #expect(shown == ["a", "b"] + (1...20).flatMap { ["r\($0)", "x"] })
    #expect(article.pagination.findings.isEmpty)
  }

  @Test("the last row of a table does not stand alone on a page", arguments: 0...8)
  func lastRows(_ lines: Int) throws {
    let text = (0..<lines).map { "t\($0)\n\n" }.joined()
    let rows = (1...7).map { "| r\($0) |\n" }.joined()
    let article = try PagedArticle("\(text)| a |\n|---|\n\(rows)", on: PagedArticle.small)
    let last = try #require(article.texts.last { $0.contains("r7") })
    #expect(last.contains("r6"))
  }

  @Test("a row is torn only where no page can hold it, and one finding a table says so")
  func rows() throws {
    let cell = (0..<14).map { "word\($0)" }.joined(separator: " ")
    let long = (0..<60).map { "word\($0)" }.joined(separator: " ")
    let fine = try PagedArticle(
      "| a |\n|---|\n| \(cell) |\n| \(cell) |", on: PagedArticle.small)
    #expect(fine.pages.count == 2)
    #expect(fine.pagination.findings.isEmpty)
    let torn = try PagedArticle(
      "| a |\n|---|\n| \(long) |\n| \(long) |\n\nend", on: PagedArticle.small)
    let findings = torn.pagination.findings
    #expect(findings.map(\.rule) == ["too-tall"])
    #expect(findings.map(\.blockPath) == ["table 1"])
    #expect(findings.allSatisfy { ($0.measured ?? 0) > ($0.threshold ?? 0) })
    #expect(torn.texts.joined().last == "end")
    #expect(torn.pages.allSatisfy { !$0.shown.isEmpty })
  }

  @Test("code up to a third of a page stays whole, longer code flows on")
  func code() throws {
    let filler = (1...7).map { "l\($0)" }.joined(separator: "\\\n")
    let short = try PagedArticle("\(filler)\n\n```\na\nb\n```", on: PagedArticle.small)
    #expect(short.texts.last == ["a", "b"])
    let lines = (1...8).map { "c\($0)" }.joined(separator: "\n")
    let long = try PagedArticle("l1\n\n```\n\(lines)\n```", on: PagedArticle.small)
    #expect(long.texts[0].count > 3)
  }

  @Test(
    "the background of code that ends a page reaches below its text, and none is on the next page")
  func background() throws {
    let article = try PagedArticle(
      "```\na\nb\nc\nd\ne\nf\n```\n\ntext\n\ntext", on: PagedArticle.small)
    let boxes = article.pages.map { page in
      page.items.compactMap { item -> Rect? in
        if case .shape(let shape) = item.content { shape.frame } else { nil }
      }
    }
    #expect(boxes.map(\.count) == [1, 0])
    let last = try #require(article.pages[0].shown.first { $0.text == "f" })
    #expect(boxes[0][0].maxY > last.y + 10)
  }

  @Test("on a page smaller than a line every line has its page")
  func tiny() throws {
    let stamp = PageGeometry(name: "stamp", width: 60, height: 20, deviceScale: nil)
    let article = try PagedArticle("aa bb cc[^1]\n\n[^1]: d", on: stamp) { $0.page.notes = .foot }
    #expect(article.texts.joined().filter { ["aa", "bb"].contains($0) } == ["aa", "bb"])
    #expect(article.pages.allSatisfy { !$0.shown.isEmpty })
    #expect(article.texts.joined().last == "d")
  }
}
