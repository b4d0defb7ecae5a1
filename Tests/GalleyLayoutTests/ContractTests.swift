import DynamicType
import GalleyArticle
import GalleyConfiguration
import GalleyStyle
import GalleyText
import TestSupport
import Testing

@testable import GalleyLayout

/// What holds for every article at every step: run over all samples at all twelve sizes.
@Suite("Contracts of the layout")
struct ContractTests {
  @Test("lines of a text cover it exactly once, in order", arguments: TestArticles.samples)
  func coverage(_ name: String) throws {
    for galley in try galleys(name) {
      for fragment in galley.fragments {
        guard let text = fragment.text else { continue }
        var offset = 0
        for line in fragment.lines {
          #expect(line.text.lowerBound == offset)
          offset = line.text.upperBound
        }
        #expect(offset == text.content.utf8.count, "\(galley.step.name): \(fragment.path)")
      }
    }
  }

  @Test(
    "every glyph run has a face, a size, glyphs, and clusters in its text",
    arguments: TestArticles.samples)
  func runs(_ name: String) throws {
    let faces = try TestArticles.fonts("atkinson").faces.count
    for galley in try galleys(name) {
      for fragment in galley.fragments {
        for line in fragment.lines {
          for run in line.runs {
            #expect(Int(run.glyphs.face.number) < faces)
            #expect(run.glyphs.size >= 11 - 1e-9)
            #expect(!run.glyphs.glyphs.isEmpty)
            #expect(line.text.contains(run.glyphs.text))
            let clusters = run.glyphs.glyphs.map { Int($0.cluster) }
            #expect(clusters.allSatisfy(run.glyphs.text.contains))
            let sorted = run.glyphs.isRightToLeft ? clusters.reversed() : clusters
            #expect(sorted == sorted.sorted())
            let source = fragment.text?.content.map.source(of: run.glyphs.text)
            #expect(source?.isEmpty == false, "\(fragment.path)")
          }
        }
      }
    }
  }

  @Test("baselines of a text descend, at least the leading apart", arguments: TestArticles.samples)
  func baselines(_ name: String) throws {
    for galley in try galleys(name) {
      for fragment in galley.fragments {
        guard let text = fragment.text else { continue }
        for (line, next) in zip(fragment.lines, fragment.lines.dropFirst()) {
          #expect(next.origin.y - line.origin.y >= text.leading - 0.01)
          #expect(abs(line.bottom - next.top) < 1e-6)
        }
      }
    }
  }

  @Test(
    "frames lie inside the page, and lines inside their frames or are flagged",
    arguments: TestArticles.samples)
  func frames(_ name: String) throws {
    for galley in try galleys(name) {
      for fragment in galley.fragments {
        #expect(fragment.frame.x >= -0.01)
        #expect(fragment.frame.maxX <= galley.geometry.width + 0.01, "\(fragment.path)")
        #expect(fragment.frame.maxY <= galley.height)
        for line in fragment.lines where !line.isOverflowing {
          #expect(line.origin.x >= fragment.frame.x - 0.01)
          #expect(line.origin.x + line.width <= fragment.frame.maxX + 0.01)
        }
      }
    }
  }

  @Test("ink of a block touches no ink of the next", arguments: TestArticles.samples)
  func collisions(_ name: String) throws {
    for galley in try galleys(name) {
      let texts = galley.fragments.filter {
        !$0.lines.isEmpty && $0.role != .tableCell && $0.role != .tableHeader
      }
      for (fragment, next) in zip(texts, texts.dropFirst())
      where next.frame.y >= fragment.frame.maxY - 0.01 {
        guard let upper = fragment.lines.last?.ink, let lower = next.lines.first?.ink else {
          continue
        }
        #expect(lower.y >= upper.maxY - 0.01, "\(galley.step.name): \(fragment.path)")
      }
    }
  }

  @Test(
    "the same article gives the same layout whatever was shaped before",
    arguments: ["scripts", "tables"])
  func independence(_ name: String) throws {
    let article = try TestArticles.sample(name)
    let fonts = try TestArticles.fonts("atkinson")
    let alone = try TestArticles.galleys(article, fonts: fonts, on: .phone, steps: "ax3")[0]
    let among = try TestArticles.galleys(article, fonts: fonts, on: .phone)[9]
    #expect(alone.dump() == among.dump())
    #expect(alone.step.name == "ax3")
  }

  @Test(
    "every line is on exactly one page, inside it, in order", arguments: TestArticles.samples,
    [PageGeometry.phone, .a5, .a4])
  func pages(_ name: String, _ geometry: PageGeometry) throws {
    for galley in try galleys(name, on: geometry, steps: "xs,l,ax5") {
      let pages = [Page](paginating: galley, limit: 14_400)
      let said = galley.fragments.filter { !$0.repeats }
      let runs = said.flatMap(\.lines).reduce(0) { $0 + $1.runs.count }
      let painted = pages.flatMap(\.items).filter { item in
        guard case .glyphs = item.content, case .node = item.mark else { return false }
        return true
      }
      #expect(painted.count == runs)
      for page in pages {
        #expect(page.size.height <= max(galley.geometry.height ?? 14_400, 14_400) + 0.01)
        for item in page.items {
          guard case .glyphs(let placed) = item.content else { continue }
          #expect(placed.origin.y > 0 && placed.origin.y < page.size.height)
        }
      }
    }
  }

  private func galleys(
    _ name: String, on geometry: PageGeometry = .phone, steps: String = "all"
  ) throws -> [Galley] {
    try TestArticles.galleys(
      TestArticles.sample(name), fonts: TestArticles.fonts("atkinson"), on: geometry, steps: steps)
  }
}

extension Range where Bound == Int {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
