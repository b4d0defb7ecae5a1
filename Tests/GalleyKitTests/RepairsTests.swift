import GalleyConfiguration
import Testing

@testable import GalleyKit

struct RepairsTests {
  private func repairs(_ text: String, formats: [PressOptions.Format] = [.pdf]) throws -> [Finding]
  {
    let place = try TemporaryFolder()
    let press = try squarePress(twoSteps(formats))
    let input = ArticleInput(path: "a.md", bytes: Array(text.utf8))
    return try press.proof(input, into: place.path).findings.filter(\.isRepair)
  }

  @Test("A skipped level is named once, with the level that its tag has")
  func headings() throws {
    let found = try repairs("---\nlang: en\n---\n# A\n\n### B\n\n## C\n\n### D\n")
    #expect(found.map(\.rule) == ["heading-level"])
    #expect(found[0].position == SourcePosition(line: 6, column: 1))
    #expect(found[0].steps == [])
    #expect(
      found[0].message
        == "a heading of level 3 stands where one of level 2 belongs, which its tag in PDFs is")
  }

  @Test("An article without a title is called by its first heading or its file")
  func title() throws {
    let headed = try repairs("---\nlang: en\n---\n## A\n\nwords\n")
    #expect(headed.map(\.rule) == ["no-title", "heading-level"])
    #expect(headed[0].message == "the article has no title; its PDFs are called \"A\"")
    let plain = try repairs("---\nlang: en\n---\nwords\n")
    #expect(plain.map(\.message) == ["the article has no title; its PDFs are called \"a\""])
  }

  @Test("A table without a header has one in its first column, and is named once")
  func tables() throws {
    let head = "---\nlang: en\n---\n# A\n\n"
    let rows = "<tr><td>a<td>b<tr><td>c<td>d"
    let found = try repairs(head + "<table>\(rows)</table>\n\n<table>\(rows)</table>\n")
    #expect(found.map(\.rule) == ["table-header", "table-header"])
    #expect(found.map(\.position?.line) == [6, 8])
    #expect(try repairs(head + "<table><tr><th>x<th>y\(rows)</table>\n") == [])
  }

  @Test("Only PDFs are repaired")
  func otherFormats() throws {
    #expect(try repairs("---\nlang: en\n---\n### A\n", formats: [.png]) == [])
  }

  @Test("A good article needs no repair")
  func clean() throws {
    #expect(try repairs("---\ntitle: T\nlang: en\n---\n## A\n\n### B\n\n## C\n") == [])
  }
}
