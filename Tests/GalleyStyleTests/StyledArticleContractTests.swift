import DynamicType
import Foundation
import GalleyArticle
import GalleyConfiguration
import GalleyStyle
import Testing

/// The contracts of `StyledArticle`, over all samples at all steps of all curves.
struct StyledArticleContractTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Samples")

  /// The names of the samples, in order.
  static let samples: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".md") }.sorted()
  }()

  @Test("There are samples to hold the contracts against")
  func samplesAreThere() {
    #expect(Self.samples.count >= 9)
  }

  @Test(
    "Runs cover each text once, no text is under the floor, ids are the same at every step",
    arguments: samples)
  func contracts(sample: String) throws {
    let bytes = [UInt8](try Data(contentsOf: Self.folder.appending(path: sample)))
    let article = try Article(parsing: bytes, path: "Samples/\(sample)")
    try expectContracts(of: article, in: .reading)
    // Every part of a sheet that changes texts, at once.
    var sheet = StyleSheet.largePrint
    sheet.numbersHeadings = true
    try expectContracts(of: article, in: sheet)
  }

  private func expectContracts(of article: Article, in sheet: StyleSheet) throws {
    let texts = DerivedTexts(of: article, with: sheet)
    for curve in [ScalingCurve.dynamicType, .moderate, .android, .linear] {
      var previous: [StyledText]?
      for step in curve.steps {
        let styled = StyledArticle(
          resolving: article, with: sheet, fonts: Articles.fonts, curve: curve, at: step,
          texts: texts)
        let all = styled.blocks.flatMap(\.texts)
        #expect(all.map(\.id) == Array(0..<all.count))
        #expect(all.allSatisfy { covers($0) && isComplete($0, floor: sheet.floor) })
        #expect(styled.blocks.allSatisfy(areDistancesSound))
        if let previous {
          #expect(zip(previous, all).allSatisfy { $0.content == $1.content })
          #expect(previous.count == all.count)
          #expect(zip(previous, all).allSatisfy { sharesBytes($0.content, $1.content) })
        }
        previous = all
      }
    }
  }

  @Test("Sizes never shrink from one step to the next", arguments: samples)
  func growth(sample: String) throws {
    let bytes = [UInt8](try Data(contentsOf: Self.folder.appending(path: sample)))
    let article = try Article(parsing: bytes, path: "Samples/\(sample)")
    let curve = ScalingCurve.dynamicType
    let sizes = curve.steps.map { step in
      StyledArticle(
        resolving: article, with: .reading, fonts: Articles.fonts, curve: curve, at: step
      ).blocks.flatMap(\.texts).map(\.base.size)
    }
    for (smaller, larger) in zip(sizes, sizes.dropFirst()) {
      #expect(zip(smaller, larger).allSatisfy { $0 <= $1 })
    }
  }

  @Test("A hundred levels of quotes and lists are resolved, each text with its own number")
  func depth() throws {
    var block = Articles.paragraph("deep")
    for level in 0..<100 {
      let list = List(
        start: level, isTight: true, items: [.init(blocks: [block], at: block.range)])
      let inner = Block(.list(list), at: block.range)
      block = Block(.quote([inner]), at: block.range)
    }
    let styled = try Articles.resolve(Articles.article([block]), at: "ax5")
    let texts = styled.blocks.flatMap(\.texts)
    #expect(texts.map(\.id) == Array(0...100))
    #expect(texts.last?.content.string == "deep")
  }

  @Test("Texts derived beforehand are those that resolving makes")
  func derivedTexts() throws {
    let code = CodeBlock(text: Articles.inline("\ta\nb"), info: "")
    let list = List(start: 3, isTight: true, items: [.init(blocks: [], at: SourceRange(0, 2))])
    let article = Articles.article([
      Block(.code(code), at: SourceRange(0, 4)), Block(.list(list), at: SourceRange(0, 2)),
    ])
    let plain = try Articles.resolve(article)
    let shared = try Articles.resolve(article, texts: DerivedTexts(of: article))
    let strings = plain.blocks.flatMap(\.texts).map(\.content.string)
    #expect(strings == ["    a\u{2028}b", "3.", ""])
    #expect(shared.blocks.flatMap(\.texts).map(\.content.string) == strings)
  }

  /// Whether the runs ascend and cover the text exactly once.
  private func covers(_ text: StyledText) -> Bool {
    var place = 0
    for run in text.runs {
      guard run.range.lowerBound == place, !run.range.isEmpty else { return false }
      place = run.range.upperBound
    }
    return place == text.content.utf8.count && text.content.map.count == place
  }

  /// Whether sizes are at the floor at least and all numbers are sound.
  private func isComplete(_ text: StyledText, floor: Double) -> Bool {
    let styles = [text.base] + text.runs.map(\.style)
    return text.leading.isFinite && text.leading >= text.base.size
      && styles.allSatisfy {
        $0.size.isFinite && $0.size >= floor && $0.tracking.isFinite
          && $0.baselineShift.isFinite && !$0.language.isEmpty
      }
  }

  private func areDistancesSound(_ block: StyledBlock) -> Bool {
    let spaces = [block.spaceBefore, block.spaceAfter]
    return spaces.allSatisfy { $0.isFinite && $0 >= 0 }
  }

  /// Whether two texts are held once in memory.
  private func sharesBytes(_ a: InlineText, _ b: InlineText) -> Bool {
    a.utf8.withUnsafeBufferPointer { first in
      b.utf8.withUnsafeBufferPointer { second in
        first.isEmpty || first.baseAddress == second.baseAddress
      }
    }
  }
}
