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

/// Blocks that look random, with the texts that they are made of.
private struct BlockSource {
  private var generator: Generator
  private(set) var words: [String] = []
  private(set) var wordsInTables: Set<String> = []

  init(seed: UInt64) { generator = Generator(seed: seed) }

  mutating func block(depth: Int) -> Block {
    let content: Block.Content
    switch generator.next(below: depth < 3 ? 14 : 7) {
    case 0, 1: content = .paragraph(text())
    case 2: content = .code(CodeBlock(text: text(), info: ""))
    case 3: content = .heading(level: 1 + generator.next(below: 6), text())
    case 4: content = .table(table())
    case 5: content = .figure(figure())
    case 6: content = .thematicBreak
    case 7: content = .alert(alert(depth))
    case 8: content = .definitions(definitions(depth))
    case 9: content = .details(Details(summary: text(), blocks: blocks(depth + 1)))
    case 10: content = .quote(blocks(depth + 1))
    case 11: content = .division(blocks(depth + 1))
    default: content = .list(list(depth))
    }
    return Block(content, at: HandMade.range)
  }

  // MARK: - Blocks of parts

  private mutating func table() -> Table {
    let columns = 1 + generator.next(below: 4)
    let first = words.count
    let header = generator.next(below: 3) > 0 ? row(columns) : nil
    let rows = (0...generator.next(below: 3)).map { _ in row(columns) }
    wordsInTables.formUnion(words[first...])
    let alignments = [Table.Alignment](repeating: .none, count: columns)
    let caption = generator.next(below: 3) == 0 ? text() : nil
    return Table(alignments: alignments, header: header, rows: rows, caption: caption)
  }

  private mutating func row(_ columns: Int) -> Table.Row {
    let cells = (0..<columns).map { _ in
      generator.next(below: 5) == 0 ? HandMade.text("") : text()
    }
    return Table.Row(cells: cells, at: HandMade.range)
  }

  /// Its picture is not there, so that its words show.
  private mutating func figure() -> Figure {
    let words = text().string
    let caption = generator.next(below: 2) == 0 ? text() : nil
    let image = Image(destination: "no.png", alternative: words, title: "")
    return Figure(image: image, caption: caption)
  }

  private mutating func alert(_ depth: Int) -> Alert {
    let title = generator.next(below: 2) == 0 ? text() : nil
    let kinds = Alert.Kind.allCases
    let kind = kinds[generator.next(below: kinds.count)]
    return Alert(kind, title: title, blocks: blocks(depth + 1), mark: HandMade.range)
  }

  private mutating func definitions(_ depth: Int) -> DefinitionList {
    let entries = (0...generator.next(below: 2)).map { _ in
      let terms = (0...generator.next(below: 2)).map { _ in text() }
      let definitions = (0...generator.next(below: 2)).map { _ in blocks(depth + 1) }
      return DefinitionList.Entry(terms: terms, definitions: definitions, at: HandMade.range)
    }
    return DefinitionList(entries: entries)
  }

  /// Bullets, numbers of any form, or tasks.
  private mutating func list(_ depth: Int) -> List {
    let start = generator.next(below: 2) == 0 ? nil : generator.next(below: 1200)
    let numberings = ListNumbering.allCases
    let numbering = numberings[generator.next(below: numberings.count)]
    let items = (0...generator.next(below: 2)).map { _ in
      List.Item(
        blocks: blocks(depth + 1), isChecked: generator.next(below: 4) == 0 ? true : nil,
        at: HandMade.range)
    }
    return List(
      start: start, numbering: numbering, isTight: generator.next(below: 2) == 0, items: items)
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
