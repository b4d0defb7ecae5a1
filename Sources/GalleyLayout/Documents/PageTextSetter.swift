internal import GalleyArticle
internal import GalleyConfiguration
internal import GalleyStyle
internal import GalleyText

/// Sets text that no article has on lines of its own.
struct PageTextSetter {
  let setter: GalleySetter
  let direction: TextDirection

  /// In the direction and the surroundings of a galley.
  init(beside galley: Galley, with worker: TextWorker) {
    setter = GalleySetter(beside: galley, with: worker)
    direction = galley.pageTexts.direction
  }

  /// A text on one line; what does not fit gives way to an ellipsis. Nil for no text.
  func line(
    _ string: String, _ style: PageTextStyle, measure: Double = .infinity
  ) -> PageTextLine? {
    guard !string.isEmpty else { return nil }
    var setter = setter
    var text = style.text(
      Self.beginning(of: string), standingFor: Self.nowhere, direction: direction)
    text.limit = LineLimit(lines: 1)
    let frame = GalleySetter.Frame(
      x: 0, width: min(max(measure, 0), Self.endless), reach: 0...0, node: 0, path: "",
      direction: direction)
    let limited = setter.setWithinLimit(text, in: frame, top: 0, hang: 0)
    guard var line = limited.set.lines.first else { return nil }
    line.ink = line.ink?.offset(x: -line.origin.x)
    line.origin.x = 0
    return PageTextLine(text: limited.text, line: line, lost: limited.lost)
  }

  /// A text, or as much of it as may ever show: a title of a million letters is not shaped for every page.
  private static func beginning(of string: String) -> String {
    guard string.utf8.count > mostLetters,
      let end = string.unicodeScalars.index(
        string.startIndex, offsetBy: mostLetters, limitedBy: string.endIndex)
    else { return string }
    return string[..<end] + "…"
  }

  /// More than a line on the widest paper holds in any size that people print in.
  private static let mostLetters = 2000

  /// What text that no article has stands for.
  static let nowhere = SourceRange(at: 0)
  /// Wider than any line, in points, and still exact to a thousandth.
  private static let endless = 1e6
}

/// A text on one line, its left end and the top of its band at 0.
struct PageTextLine {
  var text: StyledText
  var line: Line
  /// The UTF-8 offsets of what an ellipsis stands for.
  var lost: Range<Int>?

  var width: Double { line.width }
  /// From the top of its band to its baseline.
  var baseline: Double { line.origin.y }

  /// What shows of it, from the left end of its baseline.
  func items(at origin: Point, _ mark: Mark) -> [PageItem] {
    line.runs.sorted { $0.glyphs.text.lowerBound < $1.glyphs.text.lowerBound }.map { run in
      let style = text.runs[run.style].style
      let placed = PlacedRun(
        origin: Point(x: origin.x + run.x, y: origin.y - style.baselineShift), run: run.glyphs,
        color: style.color, utf8: text.content.utf8, language: style.language)
      return PageItem(.glyphs(placed), mark: mark)
    }
  }
}

extension Galley {
  /// The width between the margins, that of all columns together.
  var fullMeasure: Double { geometry.width - margins.left - margins.right }
}

extension GalleySetter {
  /// A setter for what stands beside the text of a galley, whose structure begins with a document of its own.
  init(beside galley: Galley, with worker: TextWorker) {
    let article = StyledArticle(
      step: galley.step, source: galley.source, title: galley.title, author: galley.author,
      summary: galley.summary, language: galley.language, direction: galley.pageTexts.direction,
      colors: galley.colors, page: galley.page, body: galley.pageTexts.contentsEntry.character,
      bodyLeading: galley.bodyLeading, blocks: [], findings: [], pageTexts: galley.pageTexts)
    self.init(
      article: article, geometry: galley.geometry, worker: worker, shaped: ShapedTexts(),
      pictures: PictureSource(), ownFaces: worker.faces.set.ownFaces,
      grid: Galley.ColumnGrid(count: 1, width: galley.fullMeasure, gap: 0),
      margins: galley.margins, structure: [galley.structure[0]], y: galley.margins.top)
  }
}
