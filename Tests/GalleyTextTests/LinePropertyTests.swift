import DynamicType
import GalleyConfiguration
import Testing

@testable import GalleyText

/// What holds for the lines of any text, whatever scripts, directions, marks and sizes are mixed in it.
@Suite("Lines of generated texts")
struct LinePropertyTests {
  /// A generated text set in one way.
  private struct Case {
    var name: String
    var paragraph: ShapedParagraph
    var breaker: LineBreaker
    var size: Double
    var measure: Double
    var tracking: Double
    var lines: [LineRange]

    func shown(_ line: LineRange) -> String {
      let text = paragraph.utf8[Int(line.start)..<Int(line.end)]
      return String(decoding: text, as: UTF8.self).debugDescription
    }

    func runs(of line: LineRange) -> [PlacedGlyphRun] {
      breaker.runs(of: line, size: size, tracking: tracking)
    }
  }

  private static let seeds = 0..<12
  private static let files = FontFiles()
  private static let dictionaries = HyphenationDictionaries()

  /// A worker of its own; files and dictionaries are read once.
  private func worker() throws -> TextWorker {
    try TextWorker(
      fonts: FontSet(contentsOf: TestFonts.root + "/Fonts/atkinson.yaml"), files: Self.files,
      dictionaries: Self.dictionaries)
  }

  /// Texts of one seed, each at a size and a measure of its own.
  private func cases(_ seed: Int, _ worker: TextWorker) -> [Case] {
    var generator = MixedTextGenerator(seed: UInt64(seed))
    return (0..<12).map { number in
      var paragraph = worker.shape(generator.request())
      let hyphens = generator.pick([LineBreaking.Hyphens.never, .lastResort, .anywhere])
      if hyphens != .never { worker.hyphenate(&paragraph, leastPrefix: 2, leastSuffix: 3) }
      let rag = generator.pick([LineBreaking.Rag.greedy, .even, .balanced])
      let size = generator.pick([11.0, 14, 17, 23, 33.3, 53])
      let measure = generator.pick([9.0, 37.5, 81, 140, 288, 358, 1000])
      let tracking = generator.pick([0.0, 0, 25, -12])
      let breaker = LineBreaker(paragraph, worker: worker)
      return Case(
        name: "seed \(seed), text \(number)", paragraph: paragraph, breaker: breaker, size: size,
        measure: measure, tracking: tracking,
        lines: breaker.lines(
          size: size, measure: measure, tracking: tracking,
          breaking: LineBreaking(hyphens: hyphens, rag: rag)))
    }
  }

  @Test("lines cover the text once, in order, and end between graphemes", arguments: seeds)
  func coverage(_ seed: Int) throws {
    for set in cases(seed, try worker()) {
      let ends = set.lines.map(\.end)
      #expect(set.lines.map(\.start) == [0] + ends.dropLast(), "\(set.name)")
      #expect(ends.last == Int32(set.paragraph.utf8.count), "\(set.name)")
      for line in set.lines where !set.paragraph.graphemes[Int(line.end)] {
        Issue.record("\(set.name): \(set.shown(line)) at \(set.measure)")
      }
    }
  }

  @Test("no line is wider than its measure without saying so", arguments: seeds)
  func widths(_ seed: Int) throws {
    for set in cases(seed, try worker()) {
      for line in set.lines where line.width > set.measure + LineBreaker.tolerance {
        #expect(line.isEmergency, "\(set.name): \(line.start)-\(line.end) \(line.width)")
        // It holds no more than what nothing can divide.
        let inside = (Int(line.start) + 1..<Int(line.end)).filter {
          set.paragraph.graphemes[$0] && set.paragraph.utf8[$0] != 0x20
        }
        #expect(inside.isEmpty, "\(set.name): \(line.start)-\(line.end) \(line.width)")
      }
    }
  }

  @Test(
    "a hyphen shows only at soft hyphens, dictionary points and cuts in prose", arguments: seeds)
  func hyphens(_ seed: Int) throws {
    for set in cases(seed, try worker()) {
      for line in set.lines where line.showsHyphen {
        let isAsked = !set.paragraph.hyphenFlags(before: Int(line.end)).isEmpty
        let isPoint = set.breaker.isHyphenationPoint(line.end)
        let isCut = line.isEmergency && set.breaker.isInsideWord(line.end)
        #expect(isAsked || isPoint || isCut, "\(set.name): \(line.end)")
        if !isAsked {
          let item = set.paragraph.items[set.paragraph.item(endingAt: line.end)]
          #expect(!set.paragraph.request.spans[Int(item.span)].isCode, "\(set.name): \(line.end)")
        }
      }
    }
  }

  @Test("runs cover their line once, ordered by their levels", arguments: seeds)
  func order(_ seed: Int) throws {
    for set in cases(seed, try worker()) {
      for line in set.lines {
        let runs = set.runs(of: line).map(\.run)
        let logical = runs.indices.sorted { runs[$0].text.lowerBound < runs[$1].text.lowerBound }
        var offset = Int(line.start)
        for run in logical.map({ runs[$0] }) {
          // Tabs have no run.
          while offset < run.text.lowerBound, set.paragraph.utf8[offset] == 9 { offset += 1 }
          #expect(run.text.lowerBound == offset, "\(set.name): \(line.start)-\(line.end)")
          offset = run.text.upperBound
        }
        while offset < Int(line.end), set.paragraph.utf8[offset] == 9 { offset += 1 }
        #expect(offset == Int(line.end), "\(set.name): \(line.start)-\(line.end)")
        let hasTab = set.paragraph.utf8[Int(line.start)..<Int(line.end)].contains(9)
        if !hasTab {
          let visual = Self.visualOrder(logical, from: 0) { runs[$0].level }
          #expect(visual == Array(runs.indices), "\(set.name): \(line.start)-\(line.end)")
        }
      }
    }
  }

  /// Rule L2 of the bidirectional algorithm told the other way round: what stands at a level or above is one stretch
  /// of the level below, and stretches of an odd level go from right to left.
  private static func visualOrder(
    _ indices: [Int], from level: UInt8, _ levels: (Int) -> UInt8
  ) -> [Int] {
    var stretches: [[Int]] = []
    var isDeeper = false
    for index in indices {
      let goesOn = isDeeper && levels(index) > level
      isDeeper = levels(index) > level
      if goesOn { stretches[stretches.count - 1].append(index) } else { stretches.append([index]) }
    }
    let ordered = stretches.map { stretch in
      levels(stretch[0]) > level ? visualOrder(stretch, from: level + 1, levels) : stretch
    }
    return (level % 2 == 1 ? ordered.reversed() : ordered).flatMap { $0 }
  }

  @Test("runs stand side by side and are as wide as their line", arguments: seeds)
  func sums(_ seed: Int) throws {
    for set in cases(seed, try worker()) {
      for line in set.lines {
        let runs = set.runs(of: line)
        for (run, next) in zip(runs, runs.dropFirst()) {
          #expect(next.x - run.x - run.run.width > -1e-6, "\(set.name): \(line.start)-\(line.end)")
        }
        guard let last = runs.last else { continue }
        let text = set.paragraph.utf8[Int(line.start)..<Int(line.end)]
        // A space at the very end of the text hangs over no other line; tabs go to their stops without tracking.
        let isLast = line.end == Int32(set.paragraph.utf8.count)
        if text.contains(9) || isLast && set.paragraph.isWhite(before: line.end) { continue }
        let end = last.x + last.run.width
        // Tracking may count a gap too many where a cut takes a ligature apart or a mark stands on a control.
        let gap = abs(set.tracking) / 1000 * set.size
        #expect(
          abs(end - line.width) < 1e-3 + 2 * gap,
          "\(set.name): \(line.width), its runs \(end): \(set.shown(line))")
      }
    }
  }

  @Test("clusters of a run lie in its text and go one way", arguments: seeds)
  func clusters(_ seed: Int) throws {
    for set in cases(seed, try worker()) {
      for run in set.lines.flatMap({ set.runs(of: $0) }).map(\.run) {
        let clusters = run.glyphs.map { Int($0.cluster) }
        #expect(clusters.allSatisfy(run.text.contains), "\(set.name): \(run.text)")
        let ascending = run.isRightToLeft ? clusters.reversed() : clusters
        #expect(ascending == ascending.sorted(), "\(set.name): \(run.text)")
        #expect(run.glyphs.allSatisfy { $0.x.isFinite && $0.y.isFinite }, "\(set.name)")
      }
    }
  }

  @Test("lines do not depend on what the worker or the breaker has set before", arguments: seeds)
  func independence(_ seed: Int) throws {
    let used = try worker()
    let earlier = cases(seed, used)
    // The other way round, on another worker, each size with a breaker of its own.
    let fresh = try worker()
    for set in earlier.reversed() {
      var paragraph = fresh.shape(set.paragraph.request)
      if set.paragraph.hyphenation != nil {
        fresh.hyphenate(&paragraph, leastPrefix: 2, leastSuffix: 3)
      }
      #expect(paragraph.glyphs == set.paragraph.glyphs, "\(set.name)")
      #expect(paragraph.advances == set.paragraph.advances, "\(set.name)")
      let breaker = LineBreaker(paragraph, worker: fresh)
      for (size, measure) in [(set.size, set.measure), (17, 140), (53, 288)] {
        let lines = breaker.lines(size: size, measure: measure)
        #expect(lines == set.breaker.lines(size: size, measure: measure), "\(set.name)")
        for line in lines {
          #expect(
            breaker.runs(of: line, size: size).map(\.run)
              == set.breaker.runs(of: line, size: size).map(\.run), "\(set.name)")
        }
      }
    }
  }

  @Test("a text shaped for one size is set as one shaped for all", arguments: seeds)
  func sizes(_ seed: Int) throws {
    let worker = try worker()
    for set in cases(seed, worker) {
      var request = set.paragraph.request
      request.size = set.size
      let direct = LineBreaker(worker.shape(request), worker: worker)
      let lines = direct.lines(size: set.size, measure: set.measure)
      #expect(lines == set.breaker.lines(size: set.size, measure: set.measure), "\(set.name)")
    }
  }
}
