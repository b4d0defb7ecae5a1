import GalleyArticle
import GalleyConfiguration
import GalleyStyle
import GalleyText
import TestSupport
import Testing

@testable import GalleyLayout

/// What holds for any blocks in any blocks: nothing is lost, nothing lies on anything else, nothing leaves the page.
@Suite("Generated articles")
struct GeneratedArticleTests {
  @Test(
    "every text shows once, in order, on no other text and no symbol, within the page",
    arguments: 0..<12)
  func blocks(_ seed: Int) throws {
    var source = BlockSource(seed: UInt64(seed))
    let blocks = (0..<8).map { _ in source.block(depth: 0) }
    for (geometry, step) in [(PageGeometry.phone, "xs"), (.smallPhone, "ax5"), (.a5, "l")] {
      let galley = try HandMade.galley(blocks, fonts: "atkinson", on: geometry, step: step)
      let name = "seed \(seed) on \(geometry.name) at \(step)"
      let shown = shown(in: galley)
      #expect(shown.sorted() == source.words.sorted(), "\(name)")
      // A table whose rows are blocks has its labels among its values.
      let (inTables, words) = (source.wordsInTables, source.words)
      #expect(
        shown.filter { !inTables.contains($0) } == words.filter { !inTables.contains($0) },
        "\(name)")
      checkCoverage(of: galley, name)
      checkInk(of: galley, name)
      checkPages(of: galley, name)
    }
  }

  /// The texts that the source made, without those that are made up: markers, words for kinds.
  private func shown(in galley: Galley) -> [String] {
    galley.fragments.filter { !$0.repeats }.map(\.string).filter {
      $0.hasPrefix("w") || $0.hasPrefix("ש")
    }
  }

  private func checkCoverage(of galley: Galley, _ name: String) {
    for fragment in galley.fragments {
      guard let text = fragment.text else { continue }
      let ranges = fragment.lines.map(\.text)
      #expect((ranges.first?.lowerBound ?? 0) == 0, "\(name)")
      #expect((ranges.last?.upperBound ?? 0) == text.content.utf8.count, "\(name)")
      for (line, next) in zip(ranges, ranges.dropFirst()) {
        #expect(line.upperBound == next.lowerBound, "\(name)")
      }
    }
  }

  private func checkInk(of galley: Galley, _ name: String) {
    for (first, second) in galley.overlaps { Issue.record("\(name): \(first) and \(second)") }
    for fragment in galley.fragments {
      let boxes = fragment.lines.compactMap(\.ink) + fragment.shapes.map(\.frame)
      #expect(
        boxes.allSatisfy { $0.x >= 0 && $0.maxX <= galley.geometry.width },
        "\(name): \(fragment.path)")
    }
  }

  private func checkPages(of galley: Galley, _ name: String) {
    let pages = [Page](paginating: galley)
    let said = galley.fragments.filter { !$0.repeats }
    let runs = said.flatMap(\.lines).flatMap(\.runs).count
    var painted = 0
    for page in pages {
      let glyphs = page.items.filter { if case .glyphs = $0.content { true } else { false } }
      #expect(!glyphs.isEmpty, "\(name)")
      // Labels that come again are artifacts.
      painted += glyphs.count { if case .node = $0.mark { true } else { false } }
    }
    #expect(painted == runs, "\(name)")
  }
}
