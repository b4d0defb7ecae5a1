internal import GalleyConfiguration

/// The findings of one article as they are made.
struct FindingLog {
  /// Trouble that comes in numbers and is told once, with its first place and a count.
  private struct Tally {
    var rule: String
    /// The message before and after the count.
    var message: (before: String, after: String)
    var remedy: String
    var count: Int
    var first: SourceRange
  }

  /// How many findings of one rule are told one by one.
  static let mostOfOneRule = 10
  /// How many different tags and attributes are told by name.
  static let mostTallies = 60

  let source: SourceText
  private var findings: [Finding] = []
  private var counts: [String: Int] = [:]
  private var tallies: [Tally] = []
  private var tallyOfName: [String: Int] = [:]

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
    count(
      "raw-html", "the tag <\(name)> is not honored", "; its text stays",
      remedy: HTMLRemedy.of(tag: name), at: range)
  }

  /// Counts an element of raw HTML whose text is dropped because it is not for reading.
  mutating func addUnread(_ name: String, at range: SourceRange) {
    count(
      "raw-html", "what stands in <\(name)> is not for reading and is dropped", "",
      remedy: HTMLRemedy.of(tag: name), at: range)
  }

  /// Counts an attribute of raw HTML that means nothing here.
  mutating func addAttribute(_ name: String, of tag: String, at range: SourceRange) {
    count(
      "raw-html", "the attribute \(name) of <\(tag)> is not honored", "",
      remedy: HTMLRemedy.of(attribute: name), at: range)
  }

  private mutating func count(
    _ rule: String, _ before: String, _ after: String, remedy: String, at range: SourceRange
  ) {
    let isNew = tallyOfName[before] == nil
    let isOther = isNew && tallies.count >= Self.mostTallies
    let before = isOther ? "more tags and attributes of other names are not honored" : before
    if let index = tallyOfName[before] {
      tallies[index].count += 1
      return
    }
    tallyOfName[before] = tallies.count
    tallies.append(
      Tally(rule: rule, message: (before, after), remedy: remedy, count: 1, first: range))
  }

  /// All of them by place; those without a place come first.
  func sorted() -> [Finding] {
    var all = findings
    for tally in tallies {
      let times = tally.count == 1 ? "once" : "\(tally.count) times"
      let message = "\(tally.message.before) (\(times))\(tally.message.after)"
      all.append(
        Finding(tally.rule, .note, message, remedy: tally.remedy, in: source, at: tally.first))
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
