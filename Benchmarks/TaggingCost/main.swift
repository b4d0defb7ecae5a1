/// Measures what tags cost: one article from its text to the bytes of its PDF, with and without them.
///
///     tagging-cost ARTICLE FONTS ROUNDS
///
/// Both run in every round, one after the other, in one thread. Prints the medians in milliseconds and the
/// median of the ratios within rounds: `untagged tagged ratio`.
internal import DynamicType
internal import GalleyArticle
internal import GalleyConfiguration
internal import GalleyLayout
internal import GalleyPaint
internal import GalleyStyle
internal import GalleyText

/// What both runs share.
struct Bench {
  var path: String
  var bytes: [UInt8]
  var fonts: FontSet
  var worker: TextWorker
  var painter: PDFPainter
  var step: ScalingCurve.Step

  init(article path: String, fonts set: String) throws {
    self.path = path
    bytes = try FileReading.disk.read(path)
    fonts = try FontSet(contentsOf: set)
    worker = try TextWorker(fonts: fonts)
    painter = PDFPainter(faces: worker.faces)
    step = try ScalingCurve.dynamicType.steps(matching: "l")[0]
  }

  /// The time of one run in milliseconds.
  func run(isTagged: Bool) throws -> Double {
    let start = ContinuousClock.now
    let article = try Article(parsing: bytes, path: path)
    let styled = StyledArticle(
      resolving: article, with: .reading, fonts: fonts, curve: .dynamicType, at: step)
    let galley = Galley(setting: styled, on: .a4, with: worker)
    let description = PDFDescription(
      title: galley.title, language: galley.language, version: "0", isTagged: isTagged)
    let file = try painter.paint(
      pages: [Page](paginating: galley), structure: galley.structure, description: description)
    precondition(!file.isEmpty)
    let time = (ContinuousClock.now - start).components
    return Double(time.seconds) * 1e3 + Double(time.attoseconds) / 1e15
  }
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

let bench = try Bench(article: CommandLine.arguments[1], fonts: CommandLine.arguments[2])
let rounds = Int(CommandLine.arguments[3]) ?? 11
// The first round fills the caches and does not count.
let times = try (0...rounds).map { _ in
  (untagged: try bench.run(isTagged: false), tagged: try bench.run(isTagged: true))
}.dropFirst()
let ratio = median(times.map { $0.tagged / $0.untagged })
print(median(times.map(\.untagged)), median(times.map(\.tagged)), ratio)
