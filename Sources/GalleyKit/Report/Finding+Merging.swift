internal import DynamicType
internal import GalleyConfiguration

extension [Finding] {
  /// The same trouble at several steps as one finding, in the order of the file, then of gravity.
  ///
  /// Findings are the same when rule, severity, file, the start of their range, message and remedy are; the range of a
  /// merged one holds all. `order` lists the names of all steps of the curve, which its steps stand in.
  package func merged(order: [String]) -> [Finding] {
    var places: [Key: Int] = [:]
    var merged: [Finding] = []
    for finding in self {
      let key = Key(finding)
      guard let place = places[key] else {
        places[key] = merged.count
        merged.append(finding)
        continue
      }
      if let range = finding.range { merged[place].range = merged[place].range?.union(range) }
      // Empty stands for all steps.
      if merged[place].steps.isEmpty || finding.steps.isEmpty {
        merged[place].steps = []
      } else {
        merged[place].steps += finding.steps.filter { !merged[place].steps.contains($0) }
      }
    }
    let ranks = Dictionary(
      order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    for index in merged.indices {
      merged[index].steps.sort { ranks[$0, default: .max] < ranks[$1, default: .max] }
    }
    return merged.enumerated().sorted { a, b in
      let (left, right) = (a.element, b.element)
      let (before, after) = (left.position, right.position)
      if let before, let after, before != after { return before < after }
      if (before == nil) != (after == nil) { return before == nil }
      if left.severity != right.severity { return left.severity > right.severity }
      return (left.rule, left.message, a.offset) < (right.rule, right.message, b.offset)
    }.map(\.element)
  }

  private struct Key: Hashable {
    var rule: String
    var severity: Finding.Severity
    var file: String?
    var start: Int?
    var message: String
    var remedy: String

    init(_ finding: Finding) {
      rule = finding.rule
      severity = finding.severity
      file = finding.file
      start = finding.range?.lowerBound
      message = finding.message
      remedy = finding.remedy
    }
  }
}
