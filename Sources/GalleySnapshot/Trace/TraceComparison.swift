/// What differs between two traces whose layouts are equal: colors, forms, glyphs.
public struct TraceComparison: Sendable {
  /// Differences in words, each once, the most frequent first: `color #1a1a1a -> #000000 of 41 texts, first "Large type"`.
  public private(set) var words: [String] = []
  /// What each of the words is about, without numbers: the same for the same difference at another size.
  private(set) var topics: [String] = []

  /// What one kind of difference is like, and how often it is.
  private struct Topic {
    var change: String
    var kind: String
    var first: String
    var count: Int
  }

  /// Compares traces; equal ones have no differences. Of a reference that was not kept nothing is known but that it
  /// differs.
  public init(_ reference: [UInt8]?, _ actual: [UInt8]) {
    guard let reference else {
      tell("it differs; its reference was too large to be kept")
      return
    }
    guard reference != actual else { return }
    let old = Self.lines(of: reference)
    let new = Self.lines(of: actual)
    let before = old.map { TraceItem($0) }
    let after = new.map { TraceItem($0) }
    let alignment = SequenceAlignment(before.map(\.identity), after.map(\.identity)) { i, j in
      before[i].kind == after[j].kind ? 0.5 : 0
    }
    var kinds: [String: Topic] = [:]
    var order: [String] = []
    func note(_ change: String, _ item: TraceItem) {
      let kind = Self.name(of: item.kind)
      let key = "\(change) \(kind)"
      if kinds[key] == nil {
        order.append(key)
        kinds[key] = Topic(change: change, kind: kind, first: item.text, count: 0)
      }
      kinds[key]?.count += 1
    }
    for pair in alignment.pairs {
      switch (pair.reference, pair.actual) {
      case (let i?, let j?):
        for change in Self.changes(before[i], after[j]) { note(change, after[j]) }
      case (let i?, nil): note("gone:", before[i])
      case (nil, let j?): note("new:", after[j])
      case (nil, nil): continue
      }
    }
    let found = order.compactMap { kinds[$0] }.enumerated()
      .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
    for topic in found { tell(Self.words(for: topic), about: "\(topic.change) \(topic.kind)") }
    // Nodes alone have changed: the same picture, tagged otherwise.
    if words.isEmpty { tell("what belongs to what in the structure") }
  }

  private mutating func tell(_ words: String, about topic: String? = nil) {
    self.words.append(words)
    topics.append(topic ?? words)
  }

  private static func lines(of trace: [UInt8]) -> [Substring] {
    String(decoding: trace, as: UTF8.self).unicodeScalars.split(separator: "\n").map {
      Substring($0)
    }
  }

  /// What two of a kind differ in. What follows from the first is not said.
  private static func changes(_ old: TraceItem, _ new: TraceItem) -> [String] {
    var changes: [String] = []
    if old.color != new.color { changes.append("color \(old.color) -> \(new.color) of") }
    if old.text != new.text { changes.append("other words in") }
    if old.face != new.face { changes.append("face \(old.face) -> \(new.face) in") }
    if !changes.isEmpty { return changes }
    if old.missingCount < new.missingCount { return ["a glyph is missing now in"] }
    if old.missingCount > new.missingCount { return ["a glyph is no longer missing in"] }
    if old.glyphs != new.glyphs { return ["other glyphs in"] }
    if old.place != new.place { return ["another place or size of"] }
    return []
  }

  private static func words(for topic: Topic) -> String {
    let quoted = topic.first.isEmpty ? "" : QuotedText.shortened(topic.first, to: 40)
    guard topic.count > 1 else {
      return [topic.change, "the \(topic.kind)", quoted].filter { !$0.isEmpty }
        .joined(separator: " ")
    }
    let first = quoted.isEmpty ? "" : ", first \(quoted)"
    return "\(topic.change) \(topic.count) \(topic.kind)s\(first)"
  }

  /// What people call an item.
  private static func name(of kind: Substring) -> String {
    switch kind {
    case "glyphs": "text"
    case "fill": "area"
    case "outline": "outline"
    case "check": "check mark"
    case "link": "link area"
    default: String(kind)
    }
  }
}
