import GalleyArticle
import GalleyConfiguration
import GalleyText
import TestSupport
import Testing

@testable import GalleyLayout

/// What has no letters of its own to say where it begins.
@Suite("The side on which blocks begin")
struct SideTests {
  /// The phone's measure is from 20 to 370.
  private static let edges = (left: 20.0, right: 370.0)

  @Test(
    "figures without words begin on the side of the article's text",
    arguments: [
      "123 + 456", "- 1\n- 2", "7. 1", "> 789", "| 1 | 2 |\n|---|---|\n| 4 | -5 |", "1\n: 2",
      "<details><summary>1</summary>\n\n2\n\n</details>", "5 {lines=1}",
    ])
  func neutral(_ markdown: String) throws {
    let (english, hebrew) = try (ends(of: "abc\n\n" + markdown), ends(of: "אבג\n\n" + markdown))
    let whole = Self.edges.left + Self.edges.right
    #expect(english.left < Self.edges.left + 30)
    #expect(abs(english.left + hebrew.right - whole) < 0.01)
    #expect(abs(english.right + hebrew.left - whole) < 0.01)
  }

  @Test("but they keep their own order: a minus stays before its number")
  func order() throws {
    let galley = try TestArticles.square("אבג\n\n-5 + 7")
    let line = try #require(galley.fragments.last?.lines.first)
    let clusters = line.runs.sorted { $0.x < $1.x }.flatMap(\.glyphs.glyphs).map(\.cluster)
    #expect(clusters == clusters.sorted())
  }

  @Test("a picture begins where its caption does, else where the article's text does")
  func pictures() throws {
    let picture = Picture(path: "a.png", format: .png, bytes: [], pixelWidth: 30, pixelHeight: 3)
    let source = PictureSource(["a.png": .picture(picture)])
    func left(_ markdown: String) throws -> Double? {
      let galley = try TestArticles.square(markdown, pictures: source)
      return galley.fragments.compactMap { $0.picture?.frame.x }.last
    }
    #expect(try left("abc\n\n![x](a.png)") == Self.edges.left)
    #expect(try left("אבג\n\n![x](a.png)") == Self.edges.right - 30)
    #expect(try left("אבג\n\n![x](a.png)\n: abc") == Self.edges.left)
    #expect(try left("abc\n\n![x](a.png)\n: אבג") == Self.edges.right - 30)
    #expect(try left("abc\n\n- אבג\n\n  ![x](a.png)").map { $0 > 270 } == true)
  }

  /// How far what follows the first paragraph reaches to either side.
  private func ends(of markdown: String) throws -> (left: Double, right: Double) {
    let galley = try TestArticles.square(markdown)
    let boxes = galley.fragments.dropFirst().flatMap { fragment in
      fragment.lines.map { ($0.origin.x, $0.origin.x + $0.width) }
        + fragment.shapes.map { ($0.frame.x, $0.frame.maxX) }
    }
    return (boxes.map(\.0).min() ?? 0, boxes.map(\.1).max() ?? 0)
  }
}
