internal import GalleyConfiguration

/// A Markdown text parsed by cmark-gfm so that none of its footnotes is lost.
struct MarkdownDocument {
  let input: ParserInput
  let tree: CommonMarkTree
  /// How many lines of `input` are not the source's.
  let addedLines: Int
  /// The definitions of footnotes in the order of the numbers that references carry.
  let definitions: [CommonMarkNode]
  /// The labels of definitions that repeat one, by the place of their text in the source.
  private let repeated: [Int: String]

  private let disguises: [ParserInput.Disguise]

  /// Parses what follows an offset, with some of its bytes disguised.
  init(_ source: SourceText, from start: Int, disguises: [ParserInput.Disguise]) {
    let labels = FootnoteLabels(in: source.bytes, lineStarts: source.lineStarts, from: start)
    var cuts = MarkerLimit.excess(in: source, from: start).map {
      ParserInput.Replacement(range: $0, bytes: [])
    }
    if labels.candidates.isEmpty, cuts.isEmpty {
      cuts = LongParagraphs.cuts(in: source, from: start).map {
        ParserInput.Replacement(range: $0..<$0 + 1, bytes: [Byte.lineFeed, Byte.lineFeed])
      }
    }
    let added = labels.references(in: source.bytes)
    let first = MarkdownDocument(
      source, start, added: added, replacing: cuts, disguises: disguises, repeated: [:])
    let lost = first.lost(among: labels.candidates, of: source, from: start)
    guard !lost.isEmpty else {
      self = first
      return
    }
    let second = first.again(source, start, added: added, cuts: cuts, lost: lost)
    // What turns out to be no definition must keep its label.
    let kept = second.contentStarts
    let real = lost.filter { kept.contains($0.content) }
    self =
      real.count == lost.count
      ? second : first.again(source, start, added: added, cuts: cuts, lost: real)
  }

  private init(
    _ source: SourceText, _ start: Int, added: [UInt8],
    replacing replacements: [ParserInput.Replacement], disguises: [ParserInput.Disguise],
    repeated: [Int: String]
  ) {
    let head =
      added.isEmpty ? [] : [ParserInput.Replacement(range: start..<start, bytes: added)]
    self.disguises = disguises
    input = ParserInput(
      source, from: start, replacing: head + replacements, disguises: disguises)
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
    let content = contentStart(of: definition)
    if let label = repeated[input.original(content)] { return label }
    var start = input.line(definition.startLine).lowerBound
    while start < content, let label = FootnoteLabels.label(in: input.bytes, start..<content) {
      start = label.upperBound + 2
      if input.bytes[start..<content].allSatisfy(\.isBlank) {
        return String(decoding: input.bytes[label], as: UTF8.self)
      }
    }
    return ""
  }

  /// Whether a definition repeats the label of another.
  func isRepeated(_ definition: CommonMarkNode) -> Bool {
    repeated[input.original(contentStart(of: definition))] != nil
  }

  /// Where the definitions' texts begin in the source.
  private var contentStarts: Set<Int> {
    Set(definitions.map { input.original(contentStart(of: $0)) })
  }

  /// Where a definition's text begins in `input`: cmark-gfm gives that column for its start.
  private func contentStart(of definition: CommonMarkNode) -> Int {
    input.line(definition.startLine).lowerBound + definition.startColumn - 1
  }

  // MARK: - Definitions that cmark forgets

  /// The definitions that are not in the tree: those whose label another one has.
  private func lost(
    among candidates: [FootnoteLabels.Candidate], of source: SourceText, from start: Int
  ) -> [FootnoteLabels.Candidate] {
    guard candidates.count > definitions.count else { return [] }
    let offset = addedLines - (source.position(of: start).line - 1)
    let kept = contentStarts
    let left = candidates.filter { !kept.contains($0.content) }
    guard !left.isEmpty else { return [] }
    let leaves = leaves()
    return left.filter {
      let line = $0.line + offset
      if let start = leaves.starts[line] { return $0.label.lowerBound < start }
      return !leaves.lines.contains(line)
    }
  }

  /// The lines that text blocks stand on, and where in the source the first of each begins.
  private func leaves() -> (lines: Set<Int>, starts: [Int: Int]) {
    var lines: Set<Int> = []
    var starts: [Int: Int] = [:]
    var walk = CommonMarkWalk(under: tree.root)
    while let event = walk.next() {
      guard case .enter(let node) = event else { continue }
      switch node.kind {
      case .paragraph, .heading, .code, .htmlBlock:
        let start = input.line(node.startLine).lowerBound + node.startColumn - 1
        if node.startLine > 0 { starts[node.startLine] = input.original(start) }
      default: break
      }
      switch node.kind {
      case .paragraph:
        let count = LeafReader.lines(of: node.content).count
        let start = node.startLine > 0 ? node.startLine : node.next?.startLine ?? 0
        lines.formUnion(start..<max(start + count, node.endLine + 1))
      case .table:
        // The header and the dashes stand after the paragraph that they were cut from.
        let before = node.previous.map {
          $0.startLine == 0 ? LeafReader.lines(of: $0.content).count : 0
        }
        lines.formUnion(node.startLine..<node.startLine + (before ?? 0) + 2)
      case .tableRow: lines.insert(node.startLine)
      case .heading: lines.formUnion(node.startLine..<max(node.startLine + 1, node.endLine))
      case .code, .htmlBlock:
        let count = LeafReader.lines(of: node.literal).count
        lines.formUnion(node.startLine..<node.startLine + count + (node.isFenced ? 1 : 0))
      default: break
      }
    }
    return (lines, starts)
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
    var repeated: [Int: String] = [:]
    for candidate in lost {
      repeated[candidate.content] =
        String(decoding: source.bytes[candidate.label], as: UTF8.self)
    }
    return MarkdownDocument(
      source, start, added: added, replacing: replacements, disguises: disguises,
      repeated: repeated)
  }
}
