internal import GalleyConfiguration

/// The findings of one article as they are made.
struct FindingLog {
  /// Trouble that comes in numbers and is told once, with its first place and a count.
  private struct Tally {
    var count: Int
    var first: SourceRange
  }

  /// How many findings of one rule are told one by one.
  static let mostOfOneRule = 10

  let source: SourceText
  private var findings: [Finding] = []
  private var counts: [String: Int] = [:]
  private var tags: [String: Tally] = [:]
  private var tagOrder: [String] = []

  init(source: SourceText) {
    self.source = source
  }

  /// Adds a finding; after the first ten of one rule they are only counted, and not put into words.
  mutating func add(
    _ rule: String, _ severity: Finding.Severity, _ message: @autoclosure () -> String,
    remedy: @autoclosure () -> String, at range: SourceRange? = nil
  ) {
    let count = counts[rule, default: 0] + 1
    counts[rule] = count
    guard count <= Self.mostOfOneRule else { return }
    findings.append(Finding(rule, severity, message(), remedy: remedy(), in: source, at: range))
  }

  /// Counts a tag of raw HTML that is dropped; its text stays.
  mutating func addTag(_ name: String, at range: SourceRange) {
    if tags[name] != nil {
      tags[name]?.count += 1
    } else {
      tags[name] = Tally(count: 1, first: range)
      tagOrder.append(name)
    }
  }

  /// All of them by place; those without a place come first.
  func sorted() -> [Finding] {
    var all = findings
    for name in tagOrder {
      guard let tally = tags[name] else { continue }
      let times = tally.count == 1 ? "once" : "\(tally.count) times"
      all.append(
        Finding(
          "raw-html", .note, "the tag <\(name)> is not honored (\(times)); its text stays",
          remedy: "write it in Markdown", in: source, at: tally.first))
    }
    let order = all.enumerated().sorted {
      let a = $0.element.range?.lowerBound ?? -1
      let b = $1.element.range?.lowerBound ?? -1
      return (a, $0.offset) < (b, $1.offset)
    }
    return order.map(\.element) + remainders()
  }

  /// For each rule with more findings than are told, how many are not.
  private func remainders() -> [Finding] {
    counts.filter { $0.value > Self.mostOfOneRule }.sorted { $0.key < $1.key }.map { rule, count in
      let severity = findings.first { $0.rule == rule }?.severity ?? .note
      return Finding(
        rule, severity, "there are \(count - Self.mostOfOneRule) more of this kind",
        remedy: "mend those named first", in: source)
    }
  }
}
