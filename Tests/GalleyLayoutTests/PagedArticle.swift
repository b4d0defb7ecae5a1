import DynamicType
import GalleyArticle
import GalleyConfiguration
import GalleyText
import TestSupport

@testable import GalleyLayout

/// A short article on the square face, cut into pages by a style sheet of the test's own.
///
/// At Large every letter of body is 17 points wide and every line 22 high.
struct PagedArticle {
  /// Two columns of 17 letters on 606 points between margins of 54, and 292 points of height.
  static let wide = PageGeometry(name: "wide", width: 714, height: 400, deviceScale: nil)
  /// One column of 16 letters; 212 points of height.
  static let small = PageGeometry(name: "small", width: 390, height: 320, deviceScale: nil)

  let galley: Galley
  let pagination: Pagination
  var pages: [Page] { pagination.pages }

  /// - Parameters:
  ///   - markdown: the article.
  ///   - geometry: what it is set on.
  ///   - change: what the style sheet has that `reading` has not.
  init(
    _ markdown: String, on geometry: PageGeometry = Self.wide, step: String = "l",
    room: PageRoom = PageRoom(), _ change: (inout StyleSheet) -> Void = { _ in }
  ) throws {
    var sheet = StyleSheet.reading
    sheet.columns.leastMeasure = 8
    change(&sheet)
    let article = try Article(parsing: SourceText(path: "test.md", markdown))
    galley = try TestArticles.galleys(
      article, fonts: TestArticles.squareFonts(), on: geometry, steps: step, sheet: sheet)[0]
    pagination = Pagination(of: galley, room: room)
  }

  /// What each page shows, one string a line of text and column, in reading order.
  var texts: [[String]] { pages.map(\.shownLines) }

  var dump: String { pages.dump }
}

extension [Page] {
  /// The pages as text: a line for each page, under it its lines with their baselines and left edges.
  var dump: String {
    map { page in
      let size = "\(Int(page.size.width))x\(Int(page.size.height))"
      let lines = page.shown.map {
        "  y \(Decimal.text($0.y, places: 2)) x \(Decimal.text($0.x, places: 2)) \($0.text)\n"
      }
      return "page \(page.number) \(size)\n" + lines.joined()
    }.joined()
  }
}

extension Page {
  /// A run of text as it stands on a page.
  struct Shown {
    var x: Double
    var y: Double
    var text: String
    var isArtifact: Bool
  }

  /// The glyph runs in their order, those that go on on the same line as one.
  var shown: [Shown] {
    var shown: [Shown] = []
    var end = 0.0
    for item in items {
      guard case .glyphs(let placed) = item.content else { continue }
      let text = String(decoding: placed.utf8[placed.run.text], as: UTF8.self)
      if let last = shown.last, last.y == placed.origin.y, abs(end - placed.origin.x) < 0.01 {
        shown[shown.count - 1].text += text
      } else {
        shown.append(
          Shown(
            x: placed.origin.x, y: placed.origin.y, text: text,
            isArtifact: item.mark == .layoutArtifact))
      }
      end = placed.origin.x + placed.run.width
    }
    return shown
  }

  var shownLines: [String] {
    shown.map { shown in
      let start = shown.text.drop { $0.isWhitespace }
      guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
      return String(start[...last])
    }
  }
}
