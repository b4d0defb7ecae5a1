internal import GalleyConfiguration

/// What one conversion gathers over all blocks.
struct ConversionState {
  /// A link to an anchor of this article.
  struct AnchorLink {
    var anchor: String
    var source: SourceRange
  }

  var log: FindingLog
  /// What the front matter says, a BCP 47 tag; empty where it says nothing.
  var language = ""
  var disguises = DisguiseUse()
  var entities = EntityTable()
  var footnotes = FootnoteRegister()
  var anchorLinks: [AnchorLink] = []
  /// The anchors that raw HTML gave since the last block.
  var pendingIDs: [String] = []
  /// All anchors of raw HTML.
  var htmlNames: Set<String> = []
  var links = LinkUse()
  /// Whether something nests too deep; told once.
  var isTooDeep = false

  /// Gives a block the anchors that stand before it.
  mutating func nameBlock(_ block: inout Block) {
    guard !pendingIDs.isEmpty else { return }
    for id in pendingIDs { block.attributes.addName(id) }
    pendingIDs = []
  }

  /// Tells once that something nests deeper than levels go.
  mutating func noteDepth(at range: SourceRange) {
    guard !isTooDeep else { return }
    isTooDeep = true
    log.add(
      "deep-nesting", .warning,
      "blocks or spans nest deeper than \(Article.deepestLevel) levels; what is deeper stays at that level",
      remedy: "nest less", at: range)
  }
}

/// The notes in the order of their first reference.
struct FootnoteRegister {
  /// A note that has been referred to, or given a number because nothing does.
  struct Entry {
    /// The index of its definition in the tree.
    var definition: Int
    var references = 0
  }

  /// The labels by index of definition.
  var labels: [String] = []
  /// In the order of their numbers, which begin at 1.
  private(set) var entries: [Entry] = []
  private var numbers: [Int: Int] = [:]

  /// Counts a reference to a definition: the note's number, and which reference to it this is.
  mutating func refer(to definition: Int) -> (number: Int, occurrence: Int) {
    let number = number(of: definition)
    entries[number - 1].references += 1
    return (number, entries[number - 1].references)
  }

  /// The number of a definition; the next one when it has none yet.
  mutating func number(of definition: Int) -> Int {
    if let number = numbers[definition] { return number }
    entries.append(Entry(definition: definition))
    numbers[definition] = entries.count
    return entries.count
  }

  /// Whether a definition has a number.
  func isNumbered(_ definition: Int) -> Bool { numbers[definition] != nil }
}
