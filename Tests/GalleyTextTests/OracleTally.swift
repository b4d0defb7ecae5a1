import GalleyConfiguration

@testable import GalleyText

/// How far two breakings of the same texts agree, counted in Pango's lines.
struct OracleTally {
  /// Why lines end elsewhere.
  enum Cause: CaseIterable {
    /// Pango rounds each advance to 1/1024 pt: a line that just fits may fall on either side of the measure.
    case tie
    /// A line ends where one of the two sees no opportunity: words of Lao, Khmer and Burmese.
    case rule
    /// Pango measures words that it cuts within three characters of its own estimate of their width.
    case fault
    case unknown
  }

  private(set) var lines = 0
  private(set) var equal = 0
  private(set) var causes: [Cause: Int] = [:]
  /// Where lines differ for no known cause.
  private(set) var unknown: [String] = []

  func count(_ cause: Cause) -> Int { causes[cause, default: 0] }

  /// What a difference may be excused with: the widths of both lines against the measure, in points.
  static let tolerance = 0.02

  /// Compares the lines of a paragraph that the oracle has taken, and returns both.
  ///
  /// One tie moves all lines after it. Where Pango has our lines on a measure that differs by no more than a tie may,
  /// the tie is all there is.
  @discardableResult
  mutating func compare(
    _ breaker: LineBreaker, _ oracle: PangoOracle, size: Double, measure: Double
  ) -> (ours: [LineRange], pango: [PangoOracle.Line]) {
    let ours = breaker.lines(size: size, measure: measure)
    let pango = oracle.lines(measure: measure)
    if ours.map(\.end) != pango.map(\.end) {
      for nudge in [Self.tolerance, -Self.tolerance] {
        let others = oracle.lines(measure: measure + nudge)
        guard ours.map(\.end) == others.map(\.end) else { continue }
        lines += others.count
        equal += others.count - 1
        causes[.tie, default: 0] += 1
        return (ours, pango)
      }
    }
    let paragraph = breaker.paragraph
    compare(ours, pango, measure: measure, of: paragraph) {
      oracle.opportunities(in: paragraph.utf8)
    }
    return (ours, pango)
  }

  /// After a difference nothing is compared until lines begin at one place again: what lies between follows from it.
  private mutating func compare(
    _ ours: [LineRange], _ pango: [PangoOracle.Line], measure: Double,
    of paragraph: ShapedParagraph,
    opportunities: () -> Set<Int32>
  ) {
    var (own, other) = (0, 0)
    lines += pango.count
    while own < ours.count, other < pango.count {
      if ours[own].end == pango[other].end {
        equal += 1
        own += 1
        other += 1
        continue
      }
      let cause = cause(ours[own], pango[other], measure, paragraph, opportunities)
      if cause == .unknown { note(ours[own], pango[other], measure, paragraph) }
      while own < ours.count, other < pango.count, ours[own].end != pango[other].end {
        if ours[own].end < pango[other].end {
          own += 1
        } else {
          other += 1
          causes[cause, default: 0] += 1
        }
      }
      causes[cause, default: 0] += 1
      own += 1
      other += 1
    }
  }

  private func cause(
    _ own: LineRange, _ other: PangoOracle.Line, _ measure: Double, _ paragraph: ShapedParagraph,
    _ opportunities: () -> Set<Int32>
  ) -> Cause {
    if [own.width, other.width].contains(where: { abs($0 - measure) < Self.tolerance }) {
      return .tie
    }
    let theirs = opportunities()
    if !own.isEmergency, !theirs.contains(own.end) { return .rule }
    if theirs.contains(other.end), !paragraph.isBreak(other.end) { return .rule }
    if own.isEmergency, own.width <= measure, other.width > measure { return .fault }
    return .unknown
  }

  private mutating func note(
    _ own: LineRange, _ other: PangoOracle.Line, _ measure: Double, _ paragraph: ShapedParagraph
  ) {
    let range = Int(own.start)..<Int(max(own.end, other.end))
    let text = String(decoding: paragraph.utf8[range], as: UTF8.self)
    unknown.append(
      "on \(measure): ours \(own.start)-\(own.end) \(own.width), Pango's \(other.start)-\(other.end) "
        + "\(other.width): \(text.debugDescription)")
  }

  /// A row of the table in the tests' output.
  func row(_ name: String) -> String {
    func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(0, width - text.count))
    }
    let share = Decimal.text(Double(equal) / Double(max(1, lines)) * 100, places: 3)
    let columns = [
      ("lines", lines), ("equal", equal), ("ties", count(.tie)), ("words", count(.rule)),
      ("Pango's faults", count(.fault)), ("other", count(.unknown)),
    ]
    let cells = columns.map { padded("\($0.0) \($0.1)", 14) }.joined(separator: " ")
    return "like Pango's: \(padded(name, 16)) \(cells) \(share) %"
  }
}
