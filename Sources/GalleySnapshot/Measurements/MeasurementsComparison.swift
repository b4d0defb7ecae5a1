internal import GalleyKit

/// What differs between two files of measurements: what they were made with, and the layouts as a verdict tells them.
///
/// Where the layouts are the same, the other numbers are told by their place in the file.
public struct MeasurementsComparison: Sendable {
  /// A line each.
  public private(set) var words: [String] = []

  /// What the head says of how the article was set, and what people call it.
  private static let facts = [
    ("language", "language"), ("fontSet", "font set"), ("styleSheet", "style sheet"),
    ("curve", "curve"), ("appearance", "appearance"), ("boldText", "bold text"),
  ]
  /// What is another for who wrote the file, and where the article is: without a title it is called like its file, and
  /// a title of its own is among the blocks.
  private static let passedOver: Set<String> = ["generator", "article.path", "article.title"]
  /// How many numbers are told one by one.
  private static let mostTold = 5

  public init(_ reference: MeasuredLayouts, _ actual: MeasuredLayouts) {
    compareHeads(reference.root, actual.root)
    compareLayouts(reference, actual)
    guard words.isEmpty else { return }
    var differences = JSONDifferences(passingOver: Self.passedOver)
    differences.compare(reference.root, actual.root, at: "")
    words = differences.lines.prefix(Self.mostTold).map { $0 }
    let more = differences.lines.count - Self.mostTold
    if more > 0 { words.append("and \(more) more") }
  }

  /// Whether nothing differs but who wrote the files and where the article is.
  public var isMatch: Bool { words.isEmpty }

  private mutating func compareHeads(_ old: JSONValue, _ new: JSONValue) {
    for (key, name) in Self.facts {
      let values = [old, new].map { $0[key] ?? $0["article"]?[key] ?? .null }
      if values[0] != values[1] {
        words.append("\(name) \(values[0].shown) -> \(values[1].shown)")
      }
    }
    let geometries = [old, new].map { $0["geometry"]?["name"]?.text ?? "" }
    if geometries[0] != geometries[1] {
      words.append("geometry \(geometries[0]) -> \(geometries[1])")
    }
  }

  private mutating func compareLayouts(_ reference: MeasuredLayouts, _ actual: MeasuredLayouts) {
    let old = Dictionary(
      reference.records.map { ($0.step, $0) }, uniquingKeysWith: { first, _ in first })
    let names = actual.records.map(\.step)
    var steps: [LayoutVerdict.Step] = []
    for record in reference.records where !names.contains(record.step) {
      words.append("\(record.step.uppercased()) is gone")
    }
    for record in actual.records {
      let name = record.step.uppercased()
      guard let before = old[record.step] else {
        words.append("\(name) is new")
        continue
      }
      if before.pageCount != record.pageCount {
        words.append("\(name): \(before.pageCount) -> \(record.pageCount) pages")
      }
      steps.append(
        LayoutVerdict.Step(name: record.step, comparison: LayoutComparison(before, record)))
    }
    words += LayoutVerdict(article: actual.article, steps: steps, order: names).lines
  }
}

/// Where two values of JSON differ.
private struct JSONDifferences {
  let passedOver: Set<String>
  /// `steps[0].blocks[3].ink[1]: 12.5 -> 13`, in the order of the file; members by their keys.
  private(set) var lines: [String] = []

  init(passingOver passedOver: Set<String>) {
    self.passedOver = passedOver
  }

  mutating func compare(_ old: JSONValue, _ new: JSONValue, at path: String) {
    if old == new || passedOver.contains(path) { return }
    switch (old, new) {
    case (.object(let before), .object(let after)):
      for key in Set((before + after).map(\.key)).sorted() {
        compare(old[key] ?? .null, new[key] ?? .null, at: path.isEmpty ? key : "\(path).\(key)")
      }
    case (.array(let before), .array(let after)) where before.count == after.count:
      for (index, pair) in zip(before, after).enumerated() {
        compare(pair.0, pair.1, at: "\(path)[\(index)]")
      }
    default: lines.append("\(path): \(old.shown) -> \(new.shown)")
    }
  }
}
