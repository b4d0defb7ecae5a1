/// What differs between two texts: of layouts and traces what a person would see, of all others the first line.
public struct TextComparison: Sendable {
  /// A line each; none where the texts are equal.
  public private(set) var words: [String] = []

  /// Compares two texts.
  ///
  /// Throws ``SnapshotError/damaged(path:line:)`` for a layout of which only the beginning is one.
  ///
  /// - Parameters:
  ///   - path: the actual text's, for errors.
  ///   - name: what an article is called whose layout this is.
  public init(
    _ reference: [UInt8], _ actual: [UInt8], path: String, name: String
  ) throws(SnapshotError) {
    guard reference != actual else { return }
    if Self.both(reference, actual, begin: "galley ") {
      let records = (
        try LayoutRecord(reading: reference, path: path),
        try LayoutRecord(reading: actual, path: path)
      )
      words = Self.verdict(records.0, records.1, name)
    } else if Self.both(reference, actual, begin: "page ") {
      words = TraceComparison(reference, actual).words
    }
    if words.isEmpty { words = [Self.firstDifference(reference, actual)] }
  }

  private static func both(_ first: [UInt8], _ second: [UInt8], begin start: String) -> Bool {
    first.starts(with: start.utf8) && second.starts(with: start.utf8)
  }

  private static func verdict(
    _ reference: LayoutRecord, _ actual: LayoutRecord, _ name: String
  ) -> [String] {
    guard reference.step == actual.step else {
      return ["step \(reference.step) -> \(actual.step)"]
    }
    let step = LayoutVerdict.Step(
      name: actual.step, comparison: LayoutComparison(reference, actual))
    return LayoutVerdict(article: name, steps: [step], order: [actual.step]).lines
  }

  /// The first line that differs, from 1, as it was and as it is; of a long one the part that differs.
  public static func firstDifference(_ reference: [UInt8], _ actual: [UInt8]) -> String {
    let (old, new) = (lines(of: reference), lines(of: actual))
    let same = zip(old, new).prefix { $0 == $1 }.count
    let (before, after) = (
      same < old.count ? old[same] : nil, same < new.count ? new[same] : nil
    )
    let common = zip(before ?? "", after ?? "").prefix { $0 == $1 }.count
    return "line \(same + 1) was \(shown(before, from: common)) "
      + "and is \(shown(after, from: common))"
  }

  /// A combining mark after a line feed would join it, were lines cut by characters.
  private static func lines(of bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).unicodeScalars
      .split(separator: "\n", omittingEmptySubsequences: false).map { Substring($0) }
  }

  /// The most characters of a line that are shown.
  private static let longest = 100
  /// How many of them stand before what differs.
  private static let lead = 30

  private static func shown(_ line: Substring?, from difference: Int) -> String {
    guard let line else { return "nothing" }
    guard line.count > longest else { return "`\(line)`" }
    let skipped = max(0, difference - lead)
    let rest = line.dropFirst(skipped)
    let end = rest.count > longest ? "\(rest.prefix(longest))…" : "\(rest)"
    return "`\(skipped > 0 ? "…" : "")\(end)`"
  }
}

extension LayoutRecord {
  /// Reads a layout, or the main file of a reference.
  fileprivate init(reading bytes: [UInt8], path: String) throws(SnapshotError) {
    if bytes.starts(with: "galley reference ".utf8) {
      self = try ReferenceFile(parsing: bytes, path: path).layout
    } else {
      try self.init(parsing: String(decoding: bytes, as: UTF8.self), path: path)
    }
  }
}
