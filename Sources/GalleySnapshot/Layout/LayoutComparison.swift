internal import GalleyKit

/// What differs between two layouts of one step, told once and where it begins.
public struct LayoutComparison: Sendable {
  /// In the order of the article.
  public private(set) var changes: [LayoutChange] = []
  /// The faces whose files are others, by name.
  public private(set) var changedFaces: [String] = []

  private let reference: LayoutRecord
  private let actual: LayoutRecord
  /// Whether the numbers of faces mean the same in both.
  private let hasSameFaces: Bool
  private var stacked = StackedTables()
  /// The paths of those whose change is told.
  private var toldTables: Set<String> = []
  /// The shifts that what stands above explains, in hundredths of a point; nil where something else stands there, so that
  /// any does.
  private var explained: Set<Int>? = [0]
  /// The lower end of what has been compared.
  private var bottoms = LayoutChange.Pair(0, 0)

  /// Compares layouts; equal ones have no changes.
  public init(_ reference: LayoutRecord, _ actual: LayoutRecord) {
    self.reference = reference
    self.actual = actual
    hasSameFaces = reference.faces.map(\.name) == actual.faces.map(\.name)
    guard reference != actual else { return }
    stacked = StackedTables(reference, actual)
    let digests = Dictionary(
      reference.faces.map { ($0.name, $0.digest) }, uniquingKeysWith: { first, _ in first })
    changedFaces = actual.faces.filter { face in
      digests[face.name].map { $0 != face.digest } ?? false
    }.map(\.name)
    compare()
  }

  private mutating func compare() {
    let (old, new) = (reference.blocks, actual.blocks)
    let alignment = SequenceAlignment(old.map(Key.init), new.map(Key.init)) { i, j in
      old[i].role == new[j].role ? WordDifference.likeness(old[i].text, new[j].text) : 0
    }
    for pair in alignment.pairs {
      switch (pair.reference, pair.actual) {
      case (let i?, let j?): compare(old[i], new[j])
      case (let i?, nil): add(.removed(text: old[i].text), old[i])
      case (nil, let j?): add(.added(text: new[j].text), new[j])
      case (nil, nil): continue
      }
      pass(pair.reference.map { old[$0] }, pair.actual.map { new[$0] })
    }
  }

  /// Notes what explains the place of the next block.
  private mutating func pass(_ old: LayoutRecord.Block?, _ new: LayoutRecord.Block?) {
    bottoms.reference = max(bottoms.reference, old?.bottom ?? 0)
    bottoms.actual = max(bottoms.actual, new?.bottom ?? 0)
    guard let old, let new else {
      explained = nil
      return
    }
    explained = [
      Self.hundredths(bottoms.actual - bottoms.reference), Self.hundredths(new.top - old.top),
      Self.hundredths(new.bottom - old.bottom),
    ]
  }

  /// What makes a block the same block, wherever it stands.
  private struct Key: Hashable {
    var role: String
    var text: String
    var picture: String

    init(_ block: LayoutRecord.Block) {
      role = block.role
      text = block.text
      picture = block.picture
    }
  }

  // MARK: - Blocks

  private mutating func compare(_ old: LayoutRecord.Block, _ new: LayoutRecord.Block) {
    if old == new, hasSameFaces { return }
    comparePlace(old, new)
    compareStyle(old, new)
    compareLines(old, new)
  }

  private mutating func comparePlace(_ old: LayoutRecord.Block, _ new: LayoutRecord.Block) {
    let shift = Self.hundredths(new.top - old.top)
    if let explained, !explained.contains(where: { abs($0 - shift) <= 3 }) {
      let pair = LayoutChange.Pair(
        old.top - bottoms.reference, new.top - bottoms.actual)
      add(.space(pair), new)
    }
    if let pair = LayoutChange.Pair(differing: old.frame[0], new.frame[0]) {
      add(.edge(pair), new)
    }
    if let pair = LayoutChange.Pair(differing: old.frame[2], new.frame[2]) {
      add(.measure(pair), new)
    }
    if old.picture != new.picture { add(.picture(old.picture, new.picture), new) }
    if old.lines.isEmpty, new.lines.isEmpty,
      let pair = LayoutChange.Pair(differing: old.frame[3], new.frame[3])
    {
      add(.height(pair), new)
    }
    if let first = old.lines.first?.page, let now = new.lines.first?.page, first != now {
      add(.page(first, now), new)
    }
  }

  private mutating func compareStyle(_ old: LayoutRecord.Block, _ new: LayoutRecord.Block) {
    if let pair = LayoutChange.Pair(differing: old.size, new.size) { add(.size(pair), new) }
    if let pair = LayoutChange.Pair(differing: old.leading, new.leading) {
      add(.leading(pair), new)
    }
    if let pair = LayoutChange.Pair(differing: old.tracking, new.tracking) {
      add(.tracking(pair), new)
    }
  }

  // MARK: - Lines

  private mutating func compareLines(_ old: LayoutRecord.Block, _ new: LayoutRecord.Block) {
    let text = (old.text, new.text)
    if text.0 != text.1 {
      let difference = WordDifference(text.0, text.1)
      add(.words(difference.reference, difference.actual), new)
    } else {
      compareFaces(old, new)
      compareBreaks(old, new)
    }
    if old.lines.count != new.lines.count {
      add(.lineCount(old.lines.count, new.lines.count), new)
    }
    let overflows = (
      old.lines.contains { $0.isOverflowing }, new.lines.contains { $0.isOverflowing }
    )
    if overflows.0 != overflows.1 { add(.overflow(overflows.1), new) }
    let cuts = (old.lines.contains { $0.isCut }, new.lines.contains { $0.isCut })
    if cuts.0 != cuts.1 { add(.cut(cuts.1), new) }
  }

  /// The first line that ends elsewhere; where all end as they did, the first that has another width for no other reason.
  private mutating func compareBreaks(_ old: LayoutRecord.Block, _ new: LayoutRecord.Block) {
    for (index, (line, other)) in zip(old.lines, new.lines).enumerated()
    where line.text != other.text {
      let width = LayoutChange.Pair(line.width, other.width)
      let kind = LayoutChange.Kind.lineBreak(
        line: index + 1, before: Self.firstWord(after: index, in: new),
        was: Self.firstWord(after: index, in: old), width: width)
      return add(kind, new)
    }
    let isExplained =
      changes.last.map { change in
        guard change.path == new.path else { return false }
        switch change.kind {
        case .size, .tracking, .face: return true
        default: return false
        }
      } ?? false
    if isExplained { return }
    for (index, (line, other)) in zip(old.lines, new.lines).enumerated() {
      if let pair = LayoutChange.Pair(differing: line.width, other.width) {
        return add(.lineWidth(line: index + 1, pair), new)
      }
    }
  }

  /// The word that begins the line after one; of the last line, nothing.
  private static func firstWord(after index: Int, in block: LayoutRecord.Block) -> String {
    guard index + 1 < block.lines.count else { return "" }
    let words = block.lines[index + 1].text.split(maxSplits: 1) { $0.isWhitespace }
    return words.first.map(String.init) ?? ""
  }

  private mutating func compareFaces(_ old: LayoutRecord.Block, _ new: LayoutRecord.Block) {
    let before = FaceSpans(old, reference.faces)
    let after = FaceSpans(new, actual.faces)
    guard let (offset, was, now) = before.firstDifference(from: after) else { return }
    let utf8 = Array(new.text.utf8)
    let rest = String(decoding: utf8[min(offset, utf8.count)...].prefix(4), as: UTF8.self)
    let scalar = rest.unicodeScalars.first ?? "\0"
    add(.face(was, now, character: scalar.codePoint), new)
  }

  private mutating func add(_ kind: LayoutChange.Kind, _ block: LayoutRecord.Block) {
    if let (table, isStacked) = stacked.change(of: block) {
      if toldTables.insert(table).inserted {
        changes.append(LayoutChange(.stacked(isStacked), in: block, of: table))
      }
      guard StackedTables.isOwn(kind, block) else { return }
    }
    changes.append(LayoutChange(kind, in: block))
  }

  private static func hundredths(_ value: Double) -> Int { Int((value * 100).rounded()) }
}
