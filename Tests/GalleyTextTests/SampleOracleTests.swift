import DynamicType
import GalleyArticle
import GalleyConfiguration
import GalleyLayout
import GalleyStyle
import TestSupport
import Testing

@testable import GalleyText

/// Every text of the samples as it is styled: fallback faces, code, emoji and raised signs in one line.
@Suite("Against PangoLayout, the samples")
struct SampleOracleTests {
  /// A text at one step.
  private struct Setting: Hashable {
    var request: ShapingRequest
    var size: Double
  }

  @Test(
    "lines of the samples end where Pango's end, with its glyphs", arguments: TestArticles.samples)
  func samples(_ name: String) throws {
    let fonts = try TestArticles.fonts("atkinson")
    let worker = try TextWorker(fonts: fonts)
    var shaped: [ShapingRequest: ShapedParagraph] = [:]
    let settings = try settings(of: TestArticles.sample(name), fonts, worker)
    for setting in settings where shaped[setting.request] == nil {
      shaped[setting.request] = worker.shape(setting.request)
    }
    let used = shaped.values.flatMap { $0.faceUse.map { worker.oracleFace($0.face) } }
    let oracle = PangoOracle(faces: used)
    var tally = OracleTally()
    var furthest = 0.0
    var others: [String] = []
    for setting in settings {
      guard let paragraph = shaped[setting.request] else { continue }
      let breaker = LineBreaker(paragraph, worker: worker)
      breaker.cutsPlainly = true
      oracle.take(paragraph, size: setting.size, worker)
      for measure in [288.0, 358, 480] {
        let (ours, pango) = tally.compare(breaker, oracle, size: setting.size, measure: measure)
        guard measure == 358 else { continue }
        for (line, other) in zip(ours, pango)
        where line.start == other.start && line.end == other.end {
          let runs = breaker.runs(of: line, size: setting.size)
          if let distance = paragraph.distance(runs, of: line, to: other) {
            furthest = max(furthest, distance)
          } else {
            others.append(
              String(decoding: paragraph.utf8[Int(line.start)..<Int(line.end)], as: UTF8.self))
          }
        }
      }
    }
    print(tally.row(name), "glyphs within \(Decimal.text(furthest, places: 4)) pt")
    #expect(tally.lines > 1000)
    #expect(tally.unknown.isEmpty, "\(tally.unknown.prefix(5).joined(separator: "\n"))")
    #expect(others.isEmpty, "other glyphs: \(others.prefix(5))")
    #expect(furthest < 0.02)
    // Where a size makes code fit exactly, each full line of it is a tie.
    #expect(Double(tally.equal) >= Double(tally.lines) * (name == "code" ? 0.99 : 0.998))
  }

  /// Every text of an article at all twelve steps, each setting once.
  private func settings(
    of article: Article, _ fonts: FontSet, _ worker: TextWorker
  ) throws -> [Setting] {
    let curve = ScalingCurve.dynamicType
    let steps = try curve.steps(matching: "all").map {
      StyledArticle(resolving: article, with: .reading, fonts: fonts, curve: curve, at: $0)
    }
    let shaped = ShapedTexts(shaping: steps, part: 0, of: 1, with: worker)
    var settings: [Setting] = []
    var known: Set<Setting> = []
    for block in steps.flatMap(\.blocks) {
      block.eachText { text in
        var request = shaped.paragraph(text, with: worker).request
        // Pango knows neither half widths nor space beside ideographs.
        request.tailorsPunctuation = false
        request.cjkSpacing = 0
        let setting = Setting(request: request, size: text.base.size)
        if !request.utf8.isEmpty, known.insert(setting).inserted { settings.append(setting) }
      }
    }
    return settings
  }
}
