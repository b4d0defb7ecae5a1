import Foundation
import GalleyConfiguration
import GalleyLayout
import GalleyText
import Testing

@testable import GalleyKit

struct GuidesTests {
  private let worker: TextWorker

  init() throws {
    worker = try TextWorker(fonts: squareSet())
  }

  private func shapes(_ items: some Sequence<PageItem>) -> [Shape] {
    items.compactMap { if case .shape(let shape) = $0.content { shape } else { nil } }
  }

  @Test("A line has its band behind the page; ticks, baseline, ink and dashed columns over it")
  func forms() {
    let page = Page(
      number: 1, size: Size(width: 100, height: 50),
      background: Color(red: 255, green: 255, blue: 255),
      columns: [Rect(x: 10, y: 5, width: 20, height: 10)],
      lines: [
        PlacedLine(
          band: Rect(x: 10, y: 5, width: 20, height: 10), baseline: 12,
          ink: Rect(x: 11, y: 6, width: 5, height: 6))
      ])
    let guided = Guides(.light, with: worker).added(to: page)
    let shapes = shapes(guided.items)
    #expect(
      shapes.map(\.frame) == [
        Rect(x: 10, y: 5, width: 20, height: 10),
        Rect(x: 4, y: 4.75, width: 3, height: 0.5), Rect(x: 33, y: 4.75, width: 3, height: 0.5),
        Rect(x: 4, y: 14.75, width: 3, height: 0.5), Rect(x: 33, y: 14.75, width: 3, height: 0.5),
        Rect(x: 10, y: 12, width: 20, height: 0.5),
        Rect(x: 10.5, y: 5.5, width: 6, height: 7),
        Rect(x: 10, y: 4.5, width: 6, height: 0.5), Rect(x: 10, y: 15, width: 6, height: 0.5),
        Rect(x: 20, y: 4.5, width: 6, height: 0.5), Rect(x: 20, y: 15, width: 6, height: 0.5),
        Rect(x: 9.5, y: 5, width: 0.5, height: 6), Rect(x: 30, y: 5, width: 0.5, height: 6),
      ])
    #expect(shapes[6].kind == .outline(width: 0.5, cornerRadius: 0))
    #expect(guided.items.allSatisfy { $0.mark == .layoutArtifact })
  }

  @Test("What the page had stands unchanged between the bands and the rest")
  func order() throws {
    let galley = try galley("aa *b*\n\n```\ncc\ndd\n```\n")
    let page = try #require([Page](paginating: galley).first)
    let guided = Guides(.dark, with: worker).added(to: page)
    #expect(page.lines.count == 3)
    let kept = guided.items[3..<3 + page.items.count]
    #expect(kept.map(\.mark) == page.items.map(\.mark))
    #expect(shapes(kept) == shapes(page.items))
    #expect(origins(kept) == origins(page.items))
    #expect(shapes(guided.items.prefix(3)).map(\.frame) == page.lines.map(\.band))
    let bands = GuideColors(.dark)
    #expect(
      shapes(guided.items.prefix(3)).map(\.color) == [bands.band, bands.otherBand, bands.band])
  }

  @Test("The ink of a run is marked at its corners, a point outside of it")
  func corners() throws {
    let page = try #require([Page](paginating: try galley("aa\n")).first)
    let ink = try #require(page.lines.first?.ink)
    let marks = shapes(Guides(.light, with: worker).added(to: page).items).filter {
      $0.color == GuideColors(.light).runInk
    }
    #expect(marks.count == 8)
    let box = marks.map(\.frame).reduce(marks[0].frame) { $0.union($1) }
    #expect(abs(box.x - (ink.x - 1)) < 1e-9 && abs(box.maxX - (ink.maxX + 1)) < 1e-9)
    #expect(abs(box.y - (ink.y - 1)) < 1e-9 && abs(box.maxY - (ink.maxY + 1)) < 1e-9)
  }

  @Test("Guides change pictures and drawings, but no measurement, no trace and no size")
  func geometry() throws {
    let place = try TemporaryFolder()
    let input = ArticleInput(path: "a.md", bytes: Array("# Title\n\nSome words.\n".utf8))
    var options = try twoSteps([.png, .pdf, .svg, .json, .trace], sheet: true)
    _ = try squarePress(options).proof(input, into: place.path + "/plain")
    options.hasGuides = true
    let press = try squarePress(options)
    #expect(press.variantName == "square-phone-guides")
    _ = try press.proof(input, into: place.path + "/guided")
    for name in try place.names("plain") where name != "manifest.json" && name != "index.html" {
      let (plain, guided) = (try place.read("plain/\(name)"), try place.read("guided/\(name)"))
      let isPlain = name.hasSuffix(".json") || name.hasSuffix(".txt") || name.hasPrefix("sheet")
      #expect((plain == guided) == isPlain, "\(name)")
      // The width and height of a PNG.
      if name.hasSuffix(".png") { #expect(plain[16..<24] == guided[16..<24]) }
    }
  }

  @Test("Colors stand out from the page, and text from the tints", arguments: Appearance.allCases)
  func contrast(_ appearance: Appearance) {
    let sheet = StyleSheet.reading
    let scheme = appearance == .light ? sheet.light : sheet.dark
    let colors = GuideColors(appearance)
    for color in [colors.tick, colors.baseline, colors.lineInk, colors.runInk, colors.column] {
      #expect(contrast(color, scheme.background) >= 4.5)
    }
    for tint in [colors.band, colors.otherBand] { #expect(contrast(tint, scheme.text) >= 7) }
    #expect(contrast(colors.band, colors.otherBand) > 1.1)
  }

  /// WCAG 2.2, contrast ratio.
  private func contrast(_ a: Color, _ b: Color) -> Double {
    func luminance(_ color: Color) -> Double {
      let parts = [color.red, color.green, color.blue].map { channel -> Double in
        let value = Double(channel) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let (first, second) = (luminance(a), luminance(b))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private func galley(_ markdown: String) throws -> Galley {
    let place = try TemporaryFolder()
    let options = PressOptions(
      steps: try ScalingCurve.dynamicType.steps(matching: "l"), formats: [], hasSheet: false)
    let proof = try squarePress(options).proof(
      ArticleInput(path: "a.md", bytes: Array(markdown.utf8)), into: place.path, keepsGalleys: true)
    return try #require(proof.steps.first?.galley)
  }

  private func origins(_ items: some Sequence<PageItem>) -> [Point] {
    items.compactMap { if case .glyphs(let placed) = $0.content { placed.origin } else { nil } }
  }
}
