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
      #expect(shown(in: galley) == source.words, "\(name)")
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
    var boxes: [(path: String, box: Rect)] = []
    for fragment in galley.fragments {
      boxes += fragment.lines.compactMap(\.ink).map { (fragment.path, $0) }
      for shape in fragment.shapes where !shape.kind.isDivisible {
        boxes.append((fragment.path + " symbol", shape.frame))
      }
    }
    for (index, first) in boxes.enumerated() {
      #expect(
        first.box.x >= 0 && first.box.maxX <= galley.geometry.width, "\(name): \(first.path)")
      for second in boxes[(index + 1)...] where first.path != second.path {
        #expect(
          !first.box.overlaps(second.box), "\(name): \(first.path) and \(second.path)")
      }
    }
  }

  private func checkPages(of galley: Galley, _ name: String) {
    let pages = [Page](paginating: galley)
    let runs = galley.fragments.flatMap(\.lines).flatMap(\.runs).count
    var painted = 0
    for page in pages {
      let glyphs = page.items.filter { if case .glyphs = $0.content { true } else { false } }
      #expect(!glyphs.isEmpty, "\(name)")
      painted += glyphs.count
    }
    #expect(painted == runs, "\(name)")
  }
}

/// Blocks that look random, with the texts that they are made of.
private struct BlockSource {
  private var generator: Generator
  private(set) var words: [String] = []

  init(seed: UInt64) { generator = Generator(seed: seed) }

  mutating func block(depth: Int) -> Block {
    switch generator.next(below: depth < 3 ? 8 : 3) {
    case 0, 1: return Block(.paragraph(text()), at: HandMade.range)
    case 2: return Block(.code(CodeBlock(text: text(), info: "")), at: HandMade.range)
    case 3:
      let title = generator.next(below: 2) == 0 ? text() : nil
      let kinds = Alert.Kind.allCases
      let kind = kinds[generator.next(below: kinds.count)]
      let alert = Alert(
        kind, title: title, blocks: blocks(depth + 1), mark: HandMade.range)
      return Block(.alert(alert), at: HandMade.range)
    case 4:
      let entries = (0...generator.next(below: 2)).map { _ in
        let terms = (0...generator.next(below: 2)).map { _ in text() }
        let definitions = (0...generator.next(below: 2)).map { _ in blocks(depth + 1) }
        return DefinitionList.Entry(
          terms: terms, definitions: definitions, at: HandMade.range)
      }
      return Block(.definitions(DefinitionList(entries: entries)), at: HandMade.range)
    case 5:
      let summary = text()
      return Block(
        .details(Details(summary: summary, blocks: blocks(depth + 1))), at: HandMade.range)
    case 6: return Block(.quote(blocks(depth + 1)), at: HandMade.range)
    default:
      let items = (0...generator.next(below: 2)).map { _ in
        List.Item(blocks: blocks(depth + 1), at: HandMade.range)
      }
      return Block(
        .list(List(start: nil, isTight: true, items: items)), at: HandMade.range)
    }
  }

  private mutating func blocks(_ depth: Int) -> [Block] {
    (0...generator.next(below: 2)).map { _ in block(depth: depth) }
  }

  /// Latin or Hebrew words, the first of which numbers the text.
  private mutating func text() -> InlineText {
    let isHebrew = generator.next(below: 3) == 0
    let number = words.count
    let start = isHebrew ? "ש\(number)" : "w\(number)"
    let more = (0..<generator.next(below: 9)).map { _ in
      let length = 1 + generator.next(below: 7)
      return String(repeating: isHebrew ? "לג" : "gh", count: length)
    }
    let text = ([start] + more).joined(separator: " ")
    words.append(text)
    return HandMade.text(text)
  }
}

extension Rect {
  /// Whether more than a hair of one lies on the other.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    x < other.maxX - 0.1 && other.x < maxX - 0.1 && y < other.maxY - 0.1 && other.y < maxY - 0.1
  }
}
