import GalleyConfiguration
import GalleyLayout
import GalleyText
import Testing

@testable import GalleyPaint

@Suite("Pages as text")
struct TracePainterTests {
  @Test("Each item, link and anchor is a line")
  func lines() throws {
    let tests = PictureDecoderTests()
    var picture = try tests.picture("grey.png")
    (picture.pixelWidth, picture.pixelHeight) = (4, 4)
    var turned = SquarePages.squares(2, x: 4.5, y: 20.00049, size: 12.5, mark: .headerArtifact)
    if case .glyphs(var placed) = turned.content {
      placed.run.level = 1
      placed.run.glyphs[1].y = -1.25
      placed.utf8 = Array("\u{5D0}\u{200F}\"\n".utf8)
      placed.run.text = 0..<7
      turned.content = .glyphs(placed)
    }
    var page = SquarePages.page([
      SquarePages.squares(2, x: 4.5, y: 20),
      turned,
      SquarePages.shape(.fill(cornerRadius: 2), 1, 2, 3, 1.0 / 3),
      SquarePages.shape(.outline(width: 1.5, cornerRadius: 0), 1, 2, 3, 4),
      SquarePages.shape(.check(width: 2), 1, 2, 3, 4, color: Color(red: 1, green: 2, blue: 255)),
      SquarePages.shape(.symbol(.warning), 1, 2, 3, 3),
      PageItem(
        .picture(PlacedPicture(frame: Rect(x: 0, y: 0, width: 8, height: 8), picture: picture)),
        mark: .node(7)),
    ])
    page.links = [Page.LinkArea(node: 5, frame: Rect(x: 1, y: 2, width: 3, height: 4))]
    page.anchors = [Page.Anchor(name: "a b", node: 2, position: Point(x: 1, y: 2.5))]
    let expected = #"""
      page 1 40x40 #ffffff
      node 1 glyphs GalleySquare-Regular 10 #000000 at 4.5,20: 2+0 2+10 "!!"
      header glyphs GalleySquare-Regular 12.5 #000000 at 4.5,20 rtl: 2+0 2+12.5,-1.25 "א\u{200f}\"\u{a}"
      artifact fill 1,2 3x0.333 radius 2 #000000
      artifact outline 1,2 3x4 width 1.5 radius 0 #000000
      artifact check 1,2 3x4 width 2 #0102ff
      artifact symbol warning 1,2 3x3 #000000
      node 7 picture 0,0 8x8 "grey.png" 4x4
      link 5 1,2 3x4
      anchor 2 1,2.5 "a b"

      """#
    #expect(TracePainter.text(of: [page], faces: SquarePages.faces()) == expected)
  }

  @Test("No pages, no text")
  func empty() {
    #expect(TracePainter.text(of: [], faces: SquarePages.faces()) == "")
  }
}
