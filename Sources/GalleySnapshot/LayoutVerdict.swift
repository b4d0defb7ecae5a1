internal import GalleyKit

/// What differs between the layouts of several steps, in words: a line for each difference that a person would name.
///
/// Changes of one kind in many blocks are one line, and so are those of one block at several steps:
///
///     AX3-AX5, paragraph 14 (guide.md:88): line 2 now breaks before "type", not before "large"; width 312.4 -> 318
///     AX3, paragraph 2 (guide.md:9) and 17 more: leading 40 -> 44
public struct LayoutVerdict: Sendable {
  /// In the order of the article.
  public private(set) var lines: [String] = []

  /// The changes of a step.
  public struct Step: Sendable {
    /// As `ax3`.
    public var name: String
    public var comparison: LayoutComparison

    public init(name: String, comparison: LayoutComparison) {
      self.name = name
      self.comparison = comparison
    }
  }

  /// How many blocks may have one kind of change before they are counted and not named.
  private static let mostNamed = 3

  /// Puts changes in words.
  ///
  /// - Parameters:
  ///   - article: the path of the article's file, as the person named it.
  ///   - steps: in the curve's order.
  ///   - order: the names of the curve's steps.
  public init(article: String, steps: [Step], order: [String]) {
    for face in Self.changedFaces(steps) {
      lines.append("the file of \(face) is another than that of the reference")
    }
    let entries = Self.entries(steps)
    var counts: [String: Int] = [:]
    for entry in entries { counts[entry.topic, default: 0] += 1 }
    var told: Set<String> = []
    for entry in entries {
      let count = counts[entry.topic, default: 0]
      let isCounted = count > Self.mostNamed
      if isCounted, !told.insert(entry.topic).inserted { continue }
      lines.append(
        entry.line(article: article, order: order, more: isCounted ? count - 1 : 0))
    }
  }

  /// What is one line: the changes of one kind of one block, at some steps.
  private struct Entry {
    var change: LayoutChange
    var topic: String
    var steps: [String]

    func line(article: String, order: [String], more: Int) -> String {
      let steps = Finding.shown(self.steps, order: order, made: []).uppercased()
      let place = "\(change.path) (\(article):\(change.line))"
      let others = more > 0 ? " and \(more) more" : ""
      return "\(steps), \(place)\(others): \(change.words)"
    }
  }

  /// One for each block and kind; the words are those of the first step that has it.
  private static func entries(_ steps: [Step]) -> [Entry] {
    struct Key: Hashable {
      var path: String
      var topic: String
    }
    var entries: [Entry] = []
    var places: [Key: Int] = [:]
    for step in steps {
      for change in step.comparison.changes {
        let key = Key(path: change.path, topic: change.topic)
        if let place = places[key] {
          if entries[place].steps.last != step.name { entries[place].steps.append(step.name) }
        } else {
          places[key] = entries.count
          entries.append(Entry(change: change, topic: change.topic, steps: [step.name]))
        }
      }
    }
    return entries.enumerated().sorted {
      ($0.element.change.line, $0.element.change.column, $0.offset)
        < ($1.element.change.line, $1.element.change.column, $1.offset)
    }.map(\.element)
  }

  private static func changedFaces(_ steps: [Step]) -> [String] {
    var seen: Set<String> = []
    return steps.flatMap(\.comparison.changedFaces).filter { seen.insert($0).inserted }
  }
}
