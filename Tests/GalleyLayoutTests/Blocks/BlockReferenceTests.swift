import GalleyArticle
import GalleyConfiguration
import GalleyTesting
import TestSupport
import Testing

@testable import GalleyLayout

@Suite("Layout references of blocks")
struct BlockReferenceTests {
  private static let pictures: PictureSource = {
    let tray = Picture(path: "tray.png", format: .png, bytes: [], pixelWidth: 300, pixelHeight: 90)
    let mark = Picture(path: "mark.svg", format: .svg, bytes: [], pixelWidth: 24, pixelHeight: 16)
    return PictureSource(["tray.png": .picture(tray), "mark.svg": .picture(mark)])
  }()

  @Test(
    "a block is laid out as its reference says, small and large, narrow and wide, in both directions",
    arguments: BlockArticle.allCases, BlockArticle.Direction.allCases)
  func blocks(_ block: BlockArticle, _ direction: BlockArticle.Direction) throws {
    let source = SourceText(path: "test.md", block.markdown(direction))
    let article = try Article(parsing: source)
    let fonts = try TestArticles.fonts("atkinson")
    var dumps: [String] = []
    for geometry in [PageGeometry.smallPhone, .phone, .a4] {
      let galleys = try TestArticles.galleys(
        article, fonts: fonts, on: geometry, steps: "xs,l,ax5",
        pictures: block == .picture ? Self.pictures : PictureSource())
      dumps += galleys.map { $0.dump() }
    }
    expectSnapshot(
      of: dumps.joined(separator: "\n"), as: .lines,
      named: "\(block.rawValue)-\(direction.rawValue)")
  }
}
