import DynamicType
import GalleyArticle
import GalleyConfiguration
import TestSupport
import Testing

@testable import GalleyLayout

/// What holds where blocks are seen: on pages, in columns, on turned pages, with pictures among them.
@Suite("Blocks on their pages")
struct BlocksOnPagesTests {
  private static let geometries: [PageGeometry] = [.smallPhone, .phone, .pad, .a4]

  @Test(
    "no two things' ink lies on each other and none leaves the page, in generated articles with pictures",
    arguments: 0..<10, geometries)
  func generated(_ seed: Int, _ geometry: PageGeometry) throws {
    var source = BlockSource(seed: UInt64(seed), hasPictures: true)
    let blocks = (0..<8).map { _ in source.block(depth: 0) }
    let settings: [(String, TextDirection?)] = [("xs", nil), ("l", .rightToLeft), ("ax5", nil)]
    for (step, direction) in settings {
      var sheet = StyleSheet.reading
      sheet.page.hasLandscapeTables = seed % 2 == 0
      let galley = try HandMade.galley(
        blocks.map { block in
          var block = block
          block.attributes.direction = direction
          return block
        }, fonts: "atkinson", on: geometry, step: step, sheet: sheet,
        pictures: BlockSource.pictures)
      let pages = [Page](paginating: galley)
      let name = "seed \(seed) on \(geometry.name) at \(step)"
      check(pages, name)
      // A label that comes again is an artifact with its picture.
      let shown = pages.flatMap(\.items).count { item in
        if case .picture = item.content, case .node = item.mark { true } else { false }
      }
      #expect(shown == source.pictureCount, "\(name)")
    }
  }

  @Test("nor in the samples", arguments: TestArticles.samples, geometries)
  func samples(_ name: String, _ geometry: PageGeometry) throws {
    let galleys = try TestArticles.galleys(
      TestArticles.sample(name), fonts: TestArticles.fonts("atkinson"), on: geometry,
      steps: "xs,l,ax5", pictures: Self.pictures)
    for galley in galleys {
      check([Page](paginating: galley), "\(galley.step.name) on \(geometry.name)")
    }
  }

  /// The pictures of the samples, in about their own sizes.
  private static let pictures: PictureSource = {
    let sizes: [(String, Int, Int)] = [
      ("steps.png", 700, 400), ("letter.png", 400, 350), ("hills.jpg", 800, 500),
      ("dunes.webp", 640, 360), ("measure.svg", 300, 120), ("hand.gif", 24, 14),
      ("badge.svg", 110, 20),
    ]
    return PictureSource(
      Dictionary(
        uniqueKeysWithValues: sizes.map { name, width, height in
          let path = "pictures/" + name
          let format: Picture.Format = name.hasSuffix("svg") ? .svg : .png
          let picture = Picture(
            path: path, format: format, bytes: [], pixelWidth: width, pixelHeight: height)
          return (path, .picture(picture))
        }))
  }()

  private func check(_ pages: [Page], _ name: String) {
    for page in pages {
      let boxes = page.pictures + page.symbols
      for (index, box) in boxes.enumerated() {
        #expect(box.isInside(page.size), "\(name): page \(page.number), \(box)")
        for other in boxes[(index + 1)...] {
          #expect(!box.overlaps(other), "\(name): page \(page.number), \(box) and \(other)")
        }
      }
      var inks = page.lines.compactMap(\.ink)
      #expect(inks.allSatisfy { $0.isInside(page.size) }, "\(name): page \(page.number)")
      // A line's ink has its pictures in it; figures, boxes and symbols stand outside of all lines.
      let apart = page.figures + page.symbols
      for ink in inks {
        for box in apart where ink.overlaps(box) {
          Issue.record("\(name): page \(page.number), \(ink) and \(box)")
        }
      }
      inks.sort { ($0.y, $0.x) < ($1.y, $1.x) }
      for (index, ink) in inks.enumerated() {
        for other in inks[(index + 1)...] {
          if other.y >= ink.maxY { break }
          if ink.overlaps(other) {
            Issue.record("\(name): page \(page.number), \(ink) and \(other)")
          }
        }
      }
    }
  }
}

extension Page {
  fileprivate var pictures: [Rect] {
    items.compactMap { if case .picture(let placed) = $0.content { placed.frame } else { nil } }
  }

  /// The pictures that stand in no line.
  fileprivate var figures: [Rect] {
    pictures.filter { picture in
      !lines.contains { $0.ink.map { $0.overlaps(picture) && picture.isInside($0) } ?? false }
    }
  }

  /// Boxes of tasks, icons and marks.
  fileprivate var symbols: [Rect] {
    items.compactMap { item in
      guard case .shape(let shape) = item.content, !shape.kind.isDivisible else { return nil }
      return shape.frame
    }
  }
}

extension Rect {
  fileprivate func isInside(_ size: Size) -> Bool {
    isInside(Rect(x: 0, y: 0, width: size.width, height: size.height))
  }

  fileprivate func isInside(_ other: Rect) -> Bool {
    x >= other.x - 0.1 && y >= other.y - 0.1 && maxX <= other.maxX + 0.1
      && maxY <= other.maxY + 0.1
  }
}
