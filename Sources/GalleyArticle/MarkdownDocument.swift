internal import GalleyConfiguration

/// A Markdown text parsed by cmark-gfm so that none of its footnotes is lost.
struct MarkdownDocument {
  let input: ParserInput
  let tree: CommonMarkTree
  /// How many lines of `input` are not the source's.
  let addedLines: Int
  /// The definitions of footnotes in the order of the numbers that references carry.
  let definitions: [CommonMarkNode]
  /// The labels of definitions that repeat one, by the line of `input`.
  private let repeated: [Int: String]

  /// Parses what follows an offset.
  init(_ source: SourceText, from start: Int) {
    let labels = FootnoteLabels(in: source.bytes, lineStarts: source.lineStarts, from: start)
    let cuts = MarkerLimit.excess(in: source, from: start).map {
      ParserInput.Replacement(range: $0, bytes: [])
    }
    let added = labels.references(in: source.bytes)
    let first = MarkdownDocument(source, start, added: added, replacing: cuts, repeated: [:])
    let lost = first.lost(among: labels.candidates, of: source, from: start)
    self = lost.isEmpty ? first : first.again(source, start, added: added, cuts: cuts, lost: lost)
  }

  private init(
    _ source: SourceText, _ start: Int, added: [UInt8],
    replacing replacements: [ParserInput.Replacement], repeated: [Int: String]
  ) {
    let head =
      added.isEmpty ? [] : [ParserInput.Replacement(range: start..<start, bytes: added)]
    input = ParserInput(source, from: start, replacing: head + replacements)
    tree = CommonMarkTree(parsing: input.bytes)
    addedLines = added.reduce(0) { $0 + ($1 == Byte.lineFeed ? 1 : 0) }
    var definitions: [CommonMarkNode] = []
    var child = tree.root.firstChild
    while let node = child {
      child = node.next
      if node.kind == .footnoteDefinition { definitions.append(node) }
    }
    self.definitions = definitions
    self.repeated = repeated
  }

  /// The label of a definition as its author wrote it.
  func label(of definition: CommonMarkNode) -> String {
    if let label = repeated[definition.startLine] { return label }
    let line = input.line(definition.startLine)
    return FootnoteLabels.label(in: input.bytes, line).map {
      String(decoding: input.bytes[$0], as: UTF8.self)
    } ?? ""
  }

  /// Whether a definition repeats the label of another.
  func isRepeated(_ definition: CommonMarkNode) -> Bool {
    repeated[definition.startLine] != nil
  }

  // MARK: - Definitions that cmark forgets

  /// The definitions that are not in the tree: those whose label another one has.
  private func lost(
    among candidates: [FootnoteLabels.Candidate], of source: SourceText, from start: Int
  ) -> [FootnoteLabels.Candidate] {
    guard candidates.count > definitions.count else { return [] }
    let offset = addedLines - (source.position(of: start).line - 1)
    let kept = Set(definitions.map(\.startLine))
    let left = candidates.filter { !kept.contains($0.line + offset) }
    guard !left.isEmpty else { return [] }
    let covered = linesOfLeaves()
    return left.filter { !covered.contains($0.line + offset) }
  }

  /// The lines that text blocks stand on.
  private func linesOfLeaves() -> Set<Int> {
    var lines: Set<Int> = []
    var walk = CommonMarkWalk(under: tree.root)
    while let event = walk.next() {
      guard case .enter(let node) = event else { continue }
      switch node.kind {
      case .paragraph: lines.formUnion(node.startLine..<max(node.startLine, node.endLine) + 1)
      case .heading: lines.formUnion(node.startLine..<max(node.startLine + 1, node.endLine))
      case .code, .htmlBlock:
        let count = LeafReader.lines(of: node.literal).count
        lines.formUnion(node.startLine..<node.startLine + count + (node.isFenced ? 1 : 0))
      default: break
      }
    }
    return lines
  }

  /// Parses again with labels of their own for definitions that are lost.
  private func again(
    _ source: SourceText, _ start: Int, added: [UInt8], cuts: [ParserInput.Replacement],
    lost: [FootnoteLabels.Candidate]
  ) -> MarkdownDocument {
    var prefix = "repeated"
    let whole = String(decoding: source.bytes[start...], as: UTF8.self)
    while whole.contains("[^\(prefix)-") { prefix += "-note" }
    var replacements = cuts
    var added = added
    for (index, candidate) in lost.enumerated() {
      let label = Array("\(prefix)-\(index)".utf8)
      added += FootnoteLabels.reference(to: label)
      replacements.append(ParserInput.Replacement(range: candidate.label, bytes: label))
    }
    replacements.sort { $0.range.lowerBound < $1.range.lowerBound }
    let lines = added.reduce(0) { $0 + ($1 == Byte.lineFeed ? 1 : 0) }
    let offset = lines - (source.position(of: start).line - 1)
    var repeated: [Int: String] = [:]
    for candidate in lost {
      repeated[candidate.line + offset] =
        String(decoding: source.bytes[candidate.label], as: UTF8.self)
    }
    return MarkdownDocument(
      source, start, added: added, replacing: replacements, repeated: repeated)
  }
}
