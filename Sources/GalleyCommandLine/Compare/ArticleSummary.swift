internal import GalleyKit
internal import GalleySnapshot

/// What two ways to set one article come to, beside where they differ.
struct ArticleSummary {
  /// A way to set it: the layouts of all steps, and what was found.
  typealias Side = (snapshots: [Snapshot], findings: [Finding])

  /// A line each.
  private(set) var words: [String] = []

  /// How many findings that are new, or gone, are told one by one.
  private static let mostTold = 5

  /// `order` lists the names of the curve's steps.
  init(_ reference: Side, _ actual: Side, order: [String]) {
    words += Self.heights(reference.snapshots, actual.snapshots)
    words += Self.pages(reference.snapshots, actual.snapshots)
    let made = actual.snapshots.map(\.layout.step)
    let (old, new) = (Set(reference.findings.map(Key.init)), Set(actual.findings.map(Key.init)))
    words += Self.told(
      "new", actual.findings.filter { !old.contains(Key($0)) }, order: order, made: made)
    words += Self.told(
      "gone", reference.findings.filter { !new.contains(Key($0)) }, order: order, made: made)
  }

  // MARK: - Extent

  /// `height: XS 1204 -> 1180 (-2 %), AX5 9876 -> 9283 (-6 %)`: the steps where it changes least and most.
  private static func heights(_ old: [Snapshot], _ new: [Snapshot]) -> [String] {
    let changes = zip(old, new).map { old, new in
      let (before, after) = (old.layout.height, new.layout.height)
      let share = before > 0 ? (after - before) / before * 100 : 0
      let name = new.layout.step.uppercased()
      let sign = share > 0 ? "+" : ""
      return (
        share: share,
        text: "\(name) \(Decimal.text(before, places: 0)) -> \(Decimal.text(after, places: 0)) "
          + "(\(sign)\(Decimal.text(share, places: 1)) %)"
      )
    }
    guard changes.contains(where: { $0.share != 0 }),
      let least = changes.min(by: { $0.share < $1.share }),
      let most = changes.max(by: { $0.share < $1.share })
    else { return [] }
    let texts = least.text == most.text ? [least.text] : [least.text, most.text]
    return ["height in points: " + texts.joined(separator: " to ")]
  }

  private static func pages(_ old: [Snapshot], _ new: [Snapshot]) -> [String] {
    let changes = zip(old, new).compactMap { old, new -> String? in
      let (before, after) = (old.layout.pageCount, new.layout.pageCount)
      return before == after ? nil : "\(new.layout.step.uppercased()) \(before) -> \(after)"
    }
    return changes.isEmpty ? [] : ["pages: " + changes.joined(separator: ", ")]
  }

  // MARK: - Findings

  /// What makes a finding the same, whatever steps it holds at.
  private struct Key: Hashable {
    var rule: String
    var file: String?
    var start: Int?
    var message: String

    init(_ finding: Finding) {
      rule = finding.rule
      file = finding.file
      start = finding.range?.lowerBound
      message = finding.message
    }
  }

  /// The gravest first.
  private static func told(
    _ word: String, _ findings: [Finding], order: [String], made: [String]
  ) -> [String] {
    let sorted = findings.enumerated().sorted { a, b in
      (b.element.severity, a.offset) < (a.element.severity, b.offset)
    }
    let lines = sorted.prefix(mostTold).map {
      "finding \(word): \($0.element.line(order: order, made: made))"
    }
    let more = findings.count - mostTold
    return more > 0 ? lines + ["and \(more) more"] : lines
  }
}
