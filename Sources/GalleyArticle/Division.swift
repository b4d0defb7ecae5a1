internal import GalleyConfiguration

/// Blocks that something opened and that are to be closed.
struct Division {
  /// What a line of colons opens.
  struct Fence {
    enum Kind {
      case division
      case alert(Alert.Kind)
      case details
    }

    var kind: Kind
    /// Nil when there is none.
    var title: InlineText?
    var attributes: Attributes
    /// The line up to the title.
    var mark: SourceRange

    /// - Parameter attributes: with the style name that says the kind.
    init(_ attributes: Attributes, title: InlineText?, mark: SourceRange) {
      self.attributes = attributes
      self.title = title
      self.mark = mark
      kind = .division
      guard let index = attributes.classes.firstIndex(where: DivisionFence.isTitled) else { return }
      let name = self.attributes.classes.remove(at: index)
      kind = Alert.Kind(name: name).map { .alert($0) } ?? .details
    }
  }

  enum Kind {
    case tag(HTMLTag)
    case fence(Fence)
  }

  var kind: Kind
  /// The tag or the line that opens it.
  var range: SourceRange
  /// How many blocks came before it.
  var start: Int
  /// Whether it becomes a block; not so where divisions nest too deep.
  var isKept: Bool

  /// The name of the tag; empty for a fence.
  var name: String {
    if case .tag(let tag) = kind { tag.name } else { "" }
  }

  var isAlert: Bool {
    if case .fence(let fence) = kind, case .alert = fence.kind { true } else { false }
  }

  var isTitled: Bool {
    if case .fence(let fence) = kind { fence.title != nil } else { false }
  }

  /// Whether it says anything about the blocks in it.
  var hasMeaning: Bool {
    if case .tag(let tag) = kind { Self.attributes(of: tag) != nil } else { true }
  }

  /// The block that its children make.
  func block(of children: [Block], to end: SourceRange) -> Block {
    let range = range.union(end)
    switch kind {
    case .tag(let tag):
      return Block(
        .division(children), attributes: Self.attributes(of: tag) ?? Attributes(), at: range)
    case .fence(let fence):
      let content: Block.Content =
        switch fence.kind {
        case .division: .division(children)
        case .alert(let kind):
          .alert(Alert(kind, title: fence.title, blocks: children, mark: fence.mark))
        case .details: .details(Details(summary: fence.title, blocks: children))
        }
      return Block(content, attributes: fence.attributes, at: range)
    }
  }

  /// What a tag says about the blocks in it; nil when that is nothing.
  private static func attributes(of tag: HTMLTag) -> Attributes? {
    var attributes = Attributes()
    attributes.language = tag["lang"].flatMap { $0.isEmpty ? nil : $0 }
    attributes.direction = tag["dir"].flatMap { TextDirection(rawValue: $0.lowercased()) }
    let align = tag.name == "center" ? "center" : tag["align"]?.lowercased()
    attributes.alignment =
      switch align {
      case "center", "middle": .center
      case "left": .start
      case "right": .end
      default: nil
      }
    return attributes == Attributes() ? nil : attributes
  }
}

/// The divisions that are open, outermost first, found by name however many there are.
struct OpenDivisions {
  private var open: [Division] = []
  /// The indices of those that colons opened.
  private var fences: [Int] = []
  /// The indices of those that tags opened, by name.
  private var tags: [String: [Int]] = [:]
  /// How many of them will be blocks.
  private(set) var count = 0
  private var alerts = 0

  /// How many blocks came before the innermost.
  var start: Int { open.last?.start ?? 0 }
  var isInAlert: Bool { alerts > 0 }

  mutating func open(_ division: Division) {
    switch division.kind {
    case .tag(let tag): tags[tag.name, default: []].append(open.count)
    case .fence: fences.append(open.count)
    }
    open.append(division)
    if division.isKept { count += 1 }
    if division.isAlert { alerts += 1 }
  }

  /// Takes the innermost that a tag of a name opened, and those in it; a tag closes nothing beyond a fence.
  mutating func close(_ name: String) -> (division: Division, inner: [Division])? {
    guard let index = tags[name]?.last, index > fences.last ?? -1 else { return nil }
    return close(from: index)
  }

  /// Takes the innermost that colons opened, and those in it.
  mutating func closeFence() -> (division: Division, inner: [Division])? {
    fences.last.map { close(from: $0) }
  }

  /// Takes all of them.
  mutating func closeAll() -> [Division] {
    guard !open.isEmpty else { return [] }
    let (division, inner) = close(from: 0)
    return [division] + inner
  }

  private mutating func close(from index: Int) -> (division: Division, inner: [Division]) {
    let closed = Array(open[index...])
    open.removeSubrange(index...)
    for division in closed.reversed() {
      switch division.kind {
      case .tag(let tag): tags[tag.name]?.removeLast()
      case .fence: fences.removeLast()
      }
      if division.isKept { count -= 1 }
      if division.isAlert { alerts -= 1 }
    }
    return (closed[0], Array(closed.dropFirst()))
  }
}
