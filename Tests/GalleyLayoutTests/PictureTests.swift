import GalleyArticle
import GalleyConfiguration
import GalleyStyle
import TestSupport
import Testing

@testable import GalleyLayout

/// On the square face: each letter one em wide, body at Large 17 pt on 22 pt, the phone's measure 350 pt from 20 pt on.
@Suite("Pictures")
struct PictureTests {
  private func picture(
    _ path: String, _ width: Int, _ height: Int, _ format: Picture.Format = .png
  ) -> PictureSource.Entry {
    .picture(
      Picture(path: path, format: format, bytes: [], pixelWidth: width, pixelHeight: height))
  }

  /// As tall as an em of the web's body text, a badge, a banner, a large picture, a drawing.
  private var pictures: PictureSource {
    PictureSource([
      "square.png": picture("square.png", 16, 16), "badge.svg": picture("badge.svg", 80, 20, .svg),
      "strip.png": picture("strip.png", 400, 16), "large.png": picture("large.png", 200, 100),
      "drawing.svg": picture("drawing.svg", 100, 50, .svg),
      "tower.svg": picture("tower.svg", 10, 500, .svg),
      "lost.png": .unavailable(reason: "there is no such file", remedy: "check the path"),
    ])
  }

  private func galley(
    _ markdown: String, on geometry: PageGeometry = .phone, step: String = "l",
    sheet: StyleSheet = .reading
  ) throws -> Galley {
    try TestArticles.square(
      markdown, on: geometry, step: step, pictures: pictures, sheet: sheet)
  }

  private func placed(_ galley: Galley) -> [(frame: Rect, mark: Mark)] {
    [Page](paginating: galley).flatMap(\.items).compactMap { item in
      if case .picture(let placed) = item.content { (placed.frame, item.mark) } else { nil }
    }
  }

  @Test(
    "a picture in a line has 16 pixels an em and grows with the text", arguments: ["xs", "ax5"])
  func grows(_ step: String) throws {
    let galley = try galley("a ![words](square.png) b", step: step)
    let size = try #require(galley.fragments.first?.text?.base.size)
    let line = try #require(galley.fragments.first?.lines.first)
    let frame = try #require(placed(galley).first?.frame)
    #expect(abs(frame.width - size) < 0.02)
    #expect(abs(frame.height - size) < 0.02)
    #expect(abs(frame.x - (20 + 2 * size)) < 0.02)
    // Centered on capitals, which are 0.72 em tall.
    #expect(abs(frame.maxY - (line.origin.y + 0.14 * size)) < 0.02)
    #expect(abs(line.width - 5 * size) < 0.02)
    #expect(try #require(line.ink).maxY >= frame.maxY - 0.01)
  }

  @Test("no line gets taller by a picture, and lines break on either side of one")
  func breaks() throws {
    // 20.6 ems: a badge of 4.4 em does not fit after seventeen letters.
    let galley = try galley("aaaaaaaaaaaaaaaaa![b](badge.svg)![b](badge.svg)aaaaaaaaaaaaa")
    let fragment = try #require(galley.fragments.first)
    #expect(fragment.lines.map(\.text) == [0..<17, 17..<23, 23..<36])
    #expect(fragment.lines.allSatisfy { abs($0.height - 22) < 1e-9 && !$0.isOverflowing })
    let frames = placed(galley).map(\.frame)
    #expect(frames.map { ($0.width * 10).rounded() / 10 } == [74.8, 74.8])
    #expect(abs(frames[1].x - frames[0].maxX) < 0.02)
    #expect(galley.findings.isEmpty)
  }

  @Test("one that is wider than the measure gets smaller, in proportion")
  func wide() throws {
    let galley = try galley("a ![strip](strip.png), b", on: .smallPhone, step: "ax5")
    let frame = try #require(placed(galley).first?.frame)
    let lines = try #require(galley.fragments.first?.lines)
    let line = try #require(lines.first { $0.runs.contains { $0.picture != nil } })
    #expect(frame.maxX <= 300.01)
    #expect(abs(frame.width / frame.height - 25) < 0.01)
    #expect(!line.isOverflowing)
  }

  @Test(
    "a picture that is taller than the page leaves room for its caption", arguments: [1, 4])
  func tallOnPaper(_ lines: Int) throws {
    // 16 letters to a line of 22 points; 213 points of height.
    let caption = String(repeating: "aaaaaaaaaaaaaa ", count: lines)
    let galley = try galley(
      "aa\n\n![words](tower.svg \"\(caption)\")\n\naa", on: PagedArticle.small)
    let pages = [Page](paginating: galley)
    #expect(pages.map { $0.shownLines.count } == [1, lines, 1])
    let frame = try #require(placed(galley).first?.frame)
    #expect(abs(frame.height / frame.width - 50) < 0.01)
    #expect(frame.height < 213 - Double(lines) * 15)
    #expect(frame.height > 213 - Double(lines + 1) * 22)
  }

  @Test("it leaves room for the heading above it, too")
  func tallBelowHeading() throws {
    let galley = try galley(
      "aa\n\n## aa\n\n![words](tower.svg)\n\naa", on: PagedArticle.small)
    let pages = [Page](paginating: galley)
    #expect(pages.map { $0.shownLines.count } == [1, 1, 1])
    // The margins are a sixth of the height.
    let frame = try #require(placed(galley).first?.frame)
    #expect(abs(frame.maxY - 320 * 5 / 6) < 0.01)
    #expect(frame.height < 180)
  }

  @Test("a picture in a link is a figure in a link, and can be touched")
  func link() throws {
    let galley = try galley("see [![build passes](badge.svg)](https://example.org/) a")
    let figure = try #require(galley.structure.firstIndex { $0.tag == .figure })
    #expect(galley.structure[figure].alternative == "build passes")
    let link = try #require(galley.structure[figure].parent)
    #expect(galley.structure[link].tag == .link(.url("https://example.org/")))
    let placed = try #require(placed(galley).first)
    #expect(placed.mark == .node(figure))
    let area = try #require([Page](paginating: galley)[0].links.first)
    #expect(area.node == link)
    #expect(area.frame.x == placed.frame.x)
    #expect(area.frame.width == placed.frame.width)
    // No line under a picture.
    #expect(galley.fragments.flatMap(\.shapes).isEmpty)
  }

  @Test("one that cannot be shown is its words, and a finding says why")
  func lost() throws {
    let galley = try galley("a ![words](lost.png) b")
    #expect(galley.fragments.first?.text?.content.string == "a words b")
    #expect(galley.findings.map(\.rule) == ["missing-picture"])
    #expect(galley.findings.first?.message.hasSuffix("there is no such file") == true)
  }

  @Test("a heading is called by the words of its pictures")
  func heading() throws {
    let galley = try galley("# ![Galley](square.png) proofs")
    #expect(galley.structure.contains { $0.title == "Galley proofs" })
  }

  @Test("large pictures alone in a paragraph are figures; badges between them are a line")
  func tall() throws {
    let galley = try galley(
      "[![one](large.png)](https://example.org/)\n![a](badge.svg) ![b](badge.svg)\n![two](large.png)"
    )
    let frames = placed(galley).map(\.frame)
    #expect(frames.map { $0.width.rounded() } == [200, 75, 75, 200])
    #expect(frames[1].y == frames[2].y)
    #expect(frames[0].maxY < frames[1].y)
    #expect(frames[3].y > frames[2].maxY)
    let area = try #require([Page](paginating: galley)[0].links.first)
    #expect(area.frame == frames[0])
    let figures = galley.structure.filter { $0.tag == .figure }
    #expect(figures.map(\.alternative) == ["one", "a", "b", "two"])
  }

  @Test(
    "an author's width counts, up to what pixels and the measure allow",
    arguments: [
      ("![x](large.png)", 200.0), ("![x](large.png){width=50}", 50),
      ("![x](large.png){width=50%}", 175),
      ("![x](large.png){width=300}", 200), ("![x](drawing.svg)", 100),
      ("![x](drawing.svg){width=300}", 300), ("![x](drawing.svg){width=100%}", 350),
      ("<img src=\"drawing.svg\" width=\"60\" alt=\"x\">", 60),
    ])
  func widths(_ markdown: String, _ width: Double) throws {
    let frame = try #require(placed(try galley(markdown)).first?.frame)
    #expect(abs(frame.width - width) < 0.01)
    #expect(abs(frame.height - width / 2) < 0.01)
  }

  @Test("a style sheet may let a pixel take more than a point")
  func upscale() throws {
    var sheet = StyleSheet.reading
    sheet.blocks.figureUpscale = 1.5
    #expect(placed(try galley("![x](large.png)", sheet: sheet)).first?.frame.width == 300)
    sheet.blocks.figureUpscale = 4
    #expect(placed(try galley("![x](large.png)", sheet: sheet)).first?.frame.width == 350)
  }

  @Test("a figure stands where its paragraph says")
  func alignment() throws {
    let galley = try galley("<p align=\"center\"><img src=\"large.png\" alt=\"x\"></p>")
    #expect(placed(galley).first?.frame.x == 95)
  }

  @Test("black ink on nothing gets a white plate in the dark, colored ink none")
  func plates() throws {
    var black = [Double](repeating: 0, count: PictureTones.count)
    black[0] = 1
    var grey = black
    grey.swapAt(0, 16)
    let dark = Color(red: 0, green: 0, blue: 0)
    let light = Color(red: 255, green: 255, blue: 255)
    #expect(PictureTones(black).faintShare(on: dark) == 1)
    #expect(PictureTones(black).faintShare(on: light) == 0)
    #expect(PictureTones(grey).faintShare(on: dark) == 0)
    for (tones, background, plate) in [
      (black, dark, light), (black, light, nil), (grey, dark, nil),
    ] as [([Double], Color, Color?)] {
      var picture = Picture(
        path: "a.png", format: .png, bytes: [], pixelWidth: 16, pixelHeight: 16)
      picture.tones = PictureTones(tones)
      var sheet = StyleSheet.reading
      sheet.light.background = background
      let galley = try TestArticles.square(
        "![x](a.png)\n\na ![x](a.png)", pictures: PictureSource(["a.png": .picture(picture)]),
        sheet: sheet)
      let shapes = galley.fragments.flatMap(\.shapes)
      #expect(shapes.map(\.color) == (plate.map { [$0, $0] } ?? []))
      guard plate != nil else { continue }
      for (shape, placed) in zip(shapes, placed(galley)) {
        #expect(abs(shape.frame.y - placed.frame.y) < 0.01)
        #expect(shape.frame.width == placed.frame.width)
      }
    }
  }
}
