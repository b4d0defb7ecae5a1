/// A line of a shaped paragraph: a range of its text.
public struct LineRange: Sendable, Hashable {
  /// UTF-8 offsets, the space that hangs at the end included.
  public var start: Int32
  public var end: Int32
  /// The width of what shows, in points, without the space that hangs.
  public var width: Double
  /// Whether no opportunity fitted: the line ends inside a word, or is too wide.
  public var isEmergency: Bool
  /// Whether a hyphen shows at the end.
  public var showsHyphen: Bool
  /// The places of both ends in the shaped paragraph.
  var from: TextPlace
  var to: TextPlace

  init(
    from: TextPlace, to: TextPlace, width: Double, isEmergency: Bool, showsHyphen: Bool
  ) {
    start = from.offset
    end = to.offset
    self.width = width
    self.isEmergency = isEmergency
    self.showsHyphen = showsHyphen
    self.from = from
    self.to = to
  }
}

/// Breaks one shaped paragraph into lines at any number of sizes.
///
/// Greedy: the last opportunity that fits; else the last grapheme that fits; else one grapheme. A line costs one
/// binary search and, at a place that HarfBuzz calls unsafe, one remembered shaping of a few glyphs, which is good
/// for all sizes. Not Sendable: it borrows a worker's fonts.
public final class LineBreaker {
  let paragraph: ShapedParagraph
  let worker: TextWorker
  /// Cuts words as PangoLayout does, which tests compare with: after the last grapheme that fits, without a hyphen.
  var cutsPlainly = false
  /// What may overhang and still fits, in points: half of Pango's unit, so that exact fits fit.
  static let tolerance = 0.5 / 1024

  /// A line's end shaped again: the glyphs from one place to another, and how much they differ in width.
  struct Patch {
    var from: Int32
    var to: Int32
    var delta: Int64
    /// The advance of the last glyph, which may hang.
    var hang: Int64
    var stretch: Stretch
  }
  struct PatchKey: Hashable {
    var offset: Int32
    var hasHyphen: Bool
  }
  var starts: [Int32: Patch] = [:]
  var ends: [PatchKey: Patch] = [:]
  /// The start of the line in hand.
  var latest: Patch?
  private let tabs: [Int]
  private let space: Double

  /// Makes a breaker for one paragraph with the fonts that shaped it.
  public init(_ paragraph: ShapedParagraph, worker: TextWorker) {
    self.paragraph = paragraph
    self.worker = worker
    tabs = paragraph.items.indices.filter { paragraph.items[$0].isTab }
    space =
      tabs.isEmpty ? 0 : Double(worker.advanceOfSpace(in: paragraph.items[tabs[0]]))
  }

  /// Whether the paragraph as a whole runs from right to left.
  public var isRightToLeft: Bool { paragraph.isRightToLeft }

  /// A size, a measure and a tracking, in units of the paragraph's em.
  struct Setting {
    /// Points to an em.
    var size: Double
    var limit: Double
    /// What tracking adds to each gap.
    var gap: Double
    var hyphens = LineBreaking.Hyphens.never
    var justification: Justification?

    init(size: Double, measure: Double, tracking: Double) {
      self.size = size
      let unit = Double(ShapedParagraph.unitsPerEm)
      limit = (measure + LineBreaker.tolerance) / size * unit
      gap = tracking / 1000 * unit
    }

    /// Points to a unit.
    var scale: Double { size / Double(ShapedParagraph.unitsPerEm) }

    /// How many lines in a row may end in hyphens where another end is possible: two as books have it, three on a
    /// measure of a word or two.
    var mostHyphens: Int { limit < 14 * Double(ShapedParagraph.unitsPerEm) ? 3 : 2 }
  }

  /// Where breaking stands.
  struct Progress {
    var at = TextPlace.start
    /// The first opportunity after `at`.
    var next = 0
    /// How many lines before `at` end in hyphens.
    var hyphens = 0
  }

  /// The lines at a size and a measure in points and a tracking in thousandths of an em.
  ///
  /// They cover the text once, in order. An empty paragraph has none. A line that goes on from the one above it, which
  /// no mandatory break ended, is shorter by `hang` points. Lines to be justified may be wider than the measure by what
  /// their spaces can give: see ``filling(of:size:measure:tracking:justification:)``.
  public func lines(
    size: Double, measure: Double, hang: Double = 0, tracking: Double = 0,
    breaking: LineBreaking = .greedy
  ) -> [LineRange] {
    var setting = Setting(size: size, measure: measure, tracking: tracking)
    setting.hyphens = paragraph.hyphenation == nil ? .never : breaking.hyphens
    setting.justification = breaking.justification
    let whole = setting.limit
    let hung = Setting(size: size, measure: measure - hang, tracking: tracking).limit
    let end = Int32(paragraph.utf8.count)
    var lines: [LineRange] = []
    var progress = Progress()
    while progress.at.offset < end {
      let line = line(&progress, setting)
      lines.append(line)
      progress.at = line.to
      progress.hyphens = line.showsHyphen ? progress.hyphens + 1 : 0
      let isEnded = paragraph.isMandatoryBreak(before: progress.next, at: line.to.offset)
      setting.limit = isEnded ? whole : hung
    }
    setting.limit = whole
    if breaking.rag != .greedy, breaking.justification == nil {
      even(&lines, breaking.rag, setting)
    }
    return lines
  }

  private func line(_ progress: inout Progress, _ setting: Setting) -> LineRange {
    let (at, next) = (progress.at, progress.next)
    var candidate = furthest(from: at, next: next, setting)
    while candidate >= next {
      let place = paragraph.place(ofBreak: candidate)
      let flags = paragraph.breakFlags[candidate]
      let width = self.width(
        from: at, to: place, flags, hang: Int64(paragraph.hanging[candidate]), setting)
      if width <= setting.limit {
        if !cutsPlainly, isBlankBeforeCutWord(candidate, from: at, setting) { break }
        progress.next = candidate + 1
        if let line = tightened(after: candidate, width: width, &progress, setting) { return line }
        if let line = hyphenated(after: candidate, width: width, progress, setting) { return line }
        return LineRange(
          from: at, to: place, width: width * setting.scale, isEmergency: false,
          showsHyphen: flags.contains(.hyphen))
      }
      candidate -= 1
    }
    // White space that a cut word follows goes on its line.
    let end = candidate >= next ? candidate + 1 : next
    let line = cut(from: at, before: paragraph.breaks[end], setting)
    progress.next = paragraph.countOfBreaks(through: line.to.offset)
    return line
  }

  /// Whether a line up to an opportunity would be white space alone, and the word after it has to be cut anyway: the
  /// indent of code before a long word.
  private func isBlankBeforeCutWord(
    _ index: Int, from at: TextPlace, _ setting: Setting
  ) -> Bool {
    let flags = paragraph.breakFlags[index]
    guard index + 1 < paragraph.breaks.count, !flags.contains(.mandatory) else { return false }
    let range = Int(at.offset)..<Int(paragraph.breaks[index])
    guard paragraph.utf8[range].allSatisfy({ $0 == 0x20 }) else { return false }
    let word =
      paragraph.positions[index + 1] - Int64(paragraph.hanging[index + 1])
      - paragraph.positions[index]
    return Double(word) > setting.limit
  }

  /// The furthest opportunity whose estimate fits, not past a mandatory break.
  private func furthest(from at: TextPlace, next: Int, _ setting: Setting) -> Int {
    // Estimates this far over may still fit after shaping again.
    let slack = Double(ShapedParagraph.unitsPerEm)
    var low = next
    var high = paragraph.breaks.count
    while low < high {
      let middle = (low + high) / 2
      let sum = paragraph.positions[middle] - Int64(paragraph.hanging[middle]) - at.position
      let x = Double(sum) + setting.gap * Double(paragraph.gaps[middle] - at.gaps)
      if x <= setting.limit + slack { low = middle + 1 } else { high = middle }
    }
    for index in next..<max(next, low) where paragraph.breakFlags[index].contains(.mandatory) {
      return index
    }
    return low - 1
  }

  // MARK: - Tabs

  /// What the tabs of a line add: each goes to the next multiple of eight spaces, at least one space away. A tab at
  /// the end hangs.
  func tabExtra(from a: TextPlace, to b: TextPlace) -> Double {
    var extra = 0.0
    for tab in tabs {
      let item = paragraph.items[tab]
      guard item.start >= a.offset, item.end < b.offset else { continue }
      let x = Double(paragraph.place(at: item.start).position - a.position) + extra
      extra += tabStop(after: x) - x
    }
    return extra
  }

  func tabStop(after x: Double) -> Double {
    let stop = space * 8
    return stop > 0 ? ((x + space) / stop).rounded(.up) * stop : x
  }
}

extension TextWorker {
  /// The advance of an item's space in units, which tab stops are made of.
  func advanceOfSpace(in item: ShapedParagraph.Item) -> Int32 {
    let face = item.face
    return harfBuzzAdvance(of: spaceGlyph(face), in: face)
  }
}
