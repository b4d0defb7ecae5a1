import DynamicType
import GalleyArticle
import GalleyConfiguration
import GalleyStyle
import GalleyText
import TestSupport
import Testing

@testable import GalleyLayout

/// Nothing of an article is lost or shown twice, and nothing lies on anything else: over all samples, narrow and wide.
@Suite("Nothing lost, nothing overlapping")
struct LossTests {
  private static let geometries: [PageGeometry] = [.smallPhone, .pad, .a4]

  @Test(
    "every text of the article is set once, in one fragment", arguments: TestArticles.samples,
    geometries)
  func texts(_ name: String, _ geometry: PageGeometry) throws {
    let article = try TestArticles.sample(name)
    let fonts = try TestArticles.fonts("atkinson")
    let worker = try TextWorker(fonts: fonts)
    let curve = ScalingCurve.dynamicType
    for step in try curve.steps(matching: "xs,l,ax5") {
      let styled = StyledArticle(
        resolving: article, with: .reading, fonts: fonts, curve: curve, at: step)
      let galley = Galley(setting: styled, on: geometry, with: worker)
      var expected: [Int] = []
      for block in styled.blocks {
        block.eachText { if !$0.content.isEmpty { expected.append($0.id) } }
      }
      let shown = galley.fragments.filter { !$0.repeats }.compactMap(\.text)
        .filter { !$0.content.isEmpty }.map(\.id)
      // The words for a picture show only where it does not.
      let standIns = Set(styled.standIns)
      #expect(
        Set(shown).union(standIns) == Set(expected).union(standIns), "\(step.name)")
      #expect(Set(shown).count == shown.count, "\(step.name)")
    }
  }

  @Test(
    "every character that is seen belongs to one glyph run of its line",
    arguments: TestArticles.samples)
  func characters(_ name: String) throws {
    for galley in try galleys(name, on: .smallPhone) {
      for fragment in galley.fragments where fragment.lost == nil {
        guard let text = fragment.text else { continue }
        for line in fragment.lines {
          var offset = line.text.lowerBound
          let runs = line.runs.map(\.glyphs.text).sorted { $0.lowerBound < $1.lowerBound }
          for run in runs + [line.text.upperBound..<line.text.upperBound] {
            #expect(run.lowerBound >= offset, "\(galley.step.name): \(fragment.path)")
            let bytes = text.content.utf8[offset..<run.lowerBound]
            let skipped = String(decoding: bytes, as: UTF8.self)
            #expect(
              skipped.unicodeScalars.allSatisfy(Self.isUnseen),
              "\(galley.step.name): \(fragment.path) skips “\(skipped)”")
            offset = run.upperBound
          }
        }
      }
    }
  }

  @Test(
    "no two blocks' ink intersects, and none leaves the page", arguments: TestArticles.samples,
    geometries)
  func ink(_ name: String, _ geometry: PageGeometry) throws {
    for galley in try galleys(name, on: geometry) {
      for (first, second) in galley.overlaps {
        Issue.record("\(galley.step.name): \(first) and \(second)")
      }
      for fragment in galley.fragments {
        for ink in fragment.lines.compactMap(\.ink) {
          #expect(
            ink.x >= 0 && ink.maxX <= geometry.width && ink.y >= 0 && ink.maxY <= galley.height,
            "\(galley.step.name): \(fragment.path)")
        }
      }
    }
  }

  @Test(
    "a line is no wider than its measure unless it says so", arguments: TestArticles.samples,
    geometries)
  func measures(_ name: String, _ geometry: PageGeometry) throws {
    for galley in try galleys(name, on: geometry) {
      for fragment in galley.fragments {
        for line in fragment.lines {
          #expect(line.isOverflowing == (line.width > fragment.frame.width + 0.01))
        }
      }
    }
  }

  /// What a line may leave out: white space, controls, and what has no glyph.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
      || scalar.properties.generalCategory == .control
  }

  private func galleys(_ name: String, on geometry: PageGeometry) throws -> [Galley] {
    try TestArticles.galleys(
      TestArticles.sample(name), fonts: TestArticles.fonts("atkinson"), on: geometry,
      steps: "xs,l,ax5")
  }
}

extension StyledArticle {
  /// The numbers of the words that stand for pictures.
  fileprivate var standIns: [Int] { blocks.flatMap(Self.standIns) }

  private static func standIns(_ block: StyledBlock) -> [Int] {
    switch block.content {
    case .figure(let figure): [figure.standIn.id]
    case .list(let list): list.items.flatMap(\.blocks).flatMap(standIns)
    case .quote(let quote): quote.blocks.flatMap(standIns)
    case .alert(let alert): alert.blocks.flatMap(standIns)
    case .details(let details): details.blocks.flatMap(standIns)
    case .note(let note): note.blocks.flatMap(standIns)
    case .definitions(let list):
      list.entries.flatMap { $0.definitions.joined() }.flatMap(standIns)
    case .division(let blocks): blocks.flatMap(standIns)
    case .text, .code, .table, .rule, .pageBreak: []
    }
  }
}

extension Galley {
  /// The paths of each two fragments whose ink, symbols or pictures lie on each other by more than a hair.
  var overlaps: [(String, String)] {
    var boxes: [(path: String, box: Rect)] = []
    for fragment in fragments {
      boxes += fragment.lines.compactMap(\.ink).map { (fragment.path, $0) }
      for shape in fragment.shapes where !shape.kind.isDivisible {
        boxes.append((fragment.path + " symbol", shape.frame))
      }
      if let picture = fragment.picture { boxes.append((fragment.path, picture.frame)) }
    }
    boxes.sort { ($0.box.y, $0.box.x, $0.path) < ($1.box.y, $1.box.x, $1.path) }
    var found: [(String, String)] = []
    for (index, first) in boxes.enumerated() {
      for second in boxes[(index + 1)...] {
        if second.box.y >= first.box.maxY { break }
        if first.path != second.path, first.box.overlaps(second.box) {
          found.append((first.path, second.path))
        }
      }
    }
    return found
  }
}

extension Rect {
  /// Whether more than a hair of one lies on the other.
  func overlaps(_ other: Rect) -> Bool {
    x < other.maxX - 0.1 && other.x < maxX - 0.1 && y < other.maxY - 0.1 && other.y < maxY - 0.1
  }
}
