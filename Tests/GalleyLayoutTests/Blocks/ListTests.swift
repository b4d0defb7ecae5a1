import GalleyArticle
import GalleyConfiguration
import TestSupport
import Testing

@testable import GalleyLayout

/// Body at Large is 17 pt; on the square face, letters are as wide as that.
@Suite("Lists")
struct ListTests {
  @Test(
    "items in another direction hang on the side of their list, with their text beside the marker",
    arguments: [("- א\n- b", true), ("- a\n- ב", false), ("1. 12\n2. א\n3. b", true)])
  func mixedDirections(_ markdown: String, _ isRightToLeft: Bool) throws {
    let galley = try TestArticles.square(markdown)
    let markers = galley.fragments("marker")
    let texts = galley.fragments("paragraph 1")
    #expect(texts.count > 1)
    for (marker, text) in zip(markers, texts) {
      let line = text.lines[0]
      if isRightToLeft {
        #expect(abs(line.origin.x + line.width - text.frame.maxX) < 0.01)
        #expect(abs(marker.frame.x - text.frame.maxX - 8.5) < 0.01)
      } else {
        #expect(abs(line.origin.x - text.frame.x) < 0.01)
        #expect(abs(text.frame.x - marker.frame.maxX - 8.5) < 0.01)
      }
    }
  }

  @Test("a list within a list hangs on the same side, whatever its own words")
  func nested() throws {
    let galley = try TestArticles.square("- א\n  - b\n  - ב")
    let markers = galley.fragments("marker")
    let texts = galley.fragments("paragraph 1")
    #expect(texts.count == 3)
    for (marker, text) in zip(markers, texts) {
      #expect(marker.frame.x > text.frame.maxX)
      #expect(abs(text.lines[0].origin.x + text.lines[0].width - text.frame.maxX) < 0.01)
    }
    #expect(markers[1].frame.x < markers[0].frame.x)
  }

  @Test("lists of letters and Roman numerals say so, and their markers end where numbers do")
  func numbering() throws {
    let galley = try TestArticles.square(
      "<ol type=\"A\" start=\"26\"><li>x<li>y</ol>\n\n<ol type=\"i\"><li>x<li>y<li>z</ol>")
    let markers = galley.fragments("marker")
    #expect(markers.map(\.string) == ["Z.", "AA.", "i.", "ii.", "iii."])
    #expect(abs(markers[0].frame.maxX - markers[1].frame.maxX) < 0.01)
    #expect(Set(markers[2...].map { ($0.frame.maxX * 100).rounded() }).count == 1)
    let lists = galley.structure.map(\.tag).filter { if case .list = $0 { true } else { false } }
    #expect(lists == [.list(.upperAlpha), .list(.lowerRoman)])
  }

  @Test("a long number pushes its list in, and no marker leaves the page", arguments: ["l", "ax5"])
  func longNumbers(_ step: String) throws {
    let galley = try TestArticles.square("999999998. a\n999999999. b", step: step)
    for marker in galley.fragments("marker") {
      #expect(marker.frame.x >= 20 - 0.01)
      #expect(marker.lines.allSatisfy { !$0.isOverflowing })
    }
    let texts = galley.fragments("paragraph 1")
    #expect(texts.allSatisfy { $0.frame.width > 0 && $0.frame.maxX <= 370.01 })
  }
}
