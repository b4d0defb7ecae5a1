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
    let texts = DerivedTexts(of: article)
    for curve in [ScalingCurve.dynamicType, .moderate, .android, .linear] {
      var previous: [StyledText]?
      for step in curve.steps {
        let styled = StyledArticle(
          resolving: article, with: .reading, fonts: Articles.fonts, curve: curve, at: step,
          texts: texts)
        let all = styled.blocks.flatMap(\.texts)
        #expect(all.map(\.id) == Array(0..<all.count))
        #expect(all.allSatisfy { covers($0) && isComplete($0, floor: StyleSheet.reading.floor) })
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
