internal import GalleyConfiguration

extension Article {
  /// The tree as text, for tests: a block a line, indented by depth, with its place and what it says.
  ///
  /// Places are `line:column-line:column`, the end exclusive. Spans stand under the text that they mark up.
  package func dump() -> String {
    var dump = ArticleDump(source: source)
    dump.add(frontMatter)
    dump.add(blocks, depth: 0)
    for footnote in footnotes {
      dump.line(0, "footnote \(footnote.number) \(quoted(footnote.label))", footnote.range)
      dump.add(footnote.blocks, depth: 1)
    }
    return dump.text
  }
}

/// A string in quotes, with line breaks and other invisible characters escaped.
private func quoted(_ string: String) -> String {
  var result = "\""
  for scalar in string.unicodeScalars {
    switch scalar {
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\0"..."\u{1F}", "\u{7F}"..."\u{A0}", "\u{AD}", "\u{200B}"..."\u{200F}",
      "\u{2028}"..."\u{202F}", "\u{2060}"..."\u{206F}", "\u{FEFF}", "\u{FFFC}", "\u{FFFD}":
      result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}

/// A word as it is; in quotes where it would not be told from what stands beside it.
private func plain(_ word: String) -> String {
  let shown = quoted(word)
  let isPlain = !word.isEmpty && !word.contains(" ") && shown.dropFirst().dropLast() == word
  return isPlain ? word : shown
}

/// Writes the lines of a dump.
private struct ArticleDump {
  private let positions: SourcePositions
  private(set) var text = ""

  init(source: SourceText) {
    positions = SourcePositions(source)
  }

  mutating func line(_ depth: Int, _ what: String, _ range: SourceRange) {
    let start = positions.position(of: range.lowerBound)
    let end = positions.position(of: range.upperBound)
    text += String(repeating: "  ", count: depth) + "\(what) \(start)-\(end)\n"
  }

  mutating func add(_ frontMatter: FrontMatter) {
    guard let range = frontMatter.range else { return }
    line(0, "front matter", range)
    for (name, entry) in frontMatter.namedEntries {
      line(1, "\(name) \(quoted(entry.text))", entry.range)
    }
    for entry in frontMatter.authors { line(1, "author \(quoted(entry.text))", entry.range) }
    for entry in frontMatter.keywords { line(1, "keyword \(quoted(entry.text))", entry.range) }
    if let names = frontMatter.typographyNames {
      text += "  typography \(names.isEmpty ? "none" : names.joined(separator: " "))\n"
    }
    if let direction = frontMatter.direction { text += "  direction \(direction.rawValue)\n" }
  }

  mutating func add(_ blocks: [Block], depth: Int) {
    for block in blocks { add(block, depth: depth) }
  }

  private mutating func add(_ block: Block, depth: Int) {
    let attributes = Self.words(of: block.attributes)
    switch block.content {
    case .heading(let level, let prose):
      line(depth, "heading \(level)\(attributes)", block.range)
      add(prose, depth: depth + 1)
    case .paragraph(let prose):
      line(depth, "paragraph\(attributes)", block.range)
      add(prose, depth: depth + 1)
    case .quote(let blocks):
      line(depth, "quote\(attributes)", block.range)
      add(blocks, depth: depth + 1)
    case .division(let blocks):
      line(depth, "division\(attributes)", block.range)
      add(blocks, depth: depth + 1)
    case .code(let code):
      let info = code.info.isEmpty ? "" : " \(quoted(code.info))"
      line(depth, "code\(info)\(attributes)", block.range)
      add(code.text, depth: depth + 1)
    case .list(let list): add(list, attributes, block.range, depth: depth)
    case .table(let table): add(table, attributes, block.range, depth: depth)
    case .figure(let figure): add(figure, attributes, block.range, depth: depth)
    case .alert(let alert):
      line(depth, "alert \(alert.kind.rawValue)\(attributes)", block.range)
      if let title = alert.title { add(title, depth: depth + 1) }
      add(alert.blocks, depth: depth + 1)
    case .definitions(let list): add(list, attributes, block.range, depth: depth)
    case .details(let details):
      line(depth, "details\(attributes)", block.range)
      if let summary = details.summary { add(summary, depth: depth + 1) }
      add(details.blocks, depth: depth + 1)
    case .thematicBreak: line(depth, "thematic break\(attributes)", block.range)
    case .pageBreak: line(depth, "page break\(attributes)", block.range)
    }
  }

  private mutating func add(
    _ list: DefinitionList, _ attributes: String, _ range: SourceRange, depth: Int
  ) {
    line(depth, "definitions \(list.isTight ? "tight" : "loose")\(attributes)", range)
    for entry in list.entries {
      line(depth + 1, "entry", entry.range)
      for term in entry.terms { add(term, depth: depth + 2) }
      for definition in entry.definitions {
        text += String(repeating: "  ", count: depth + 2) + "definition\n"
        add(definition, depth: depth + 3)
      }
    }
  }

  private mutating func add(
    _ list: List, _ attributes: String, _ range: SourceRange, depth: Int
  ) {
    let numbering = list.numbering == .decimal ? "" : " in \(list.numbering)"
    let kind = list.start.map { "ordered from \($0)\(numbering)" } ?? "bulleted"
    line(depth, "list \(kind) \(list.isTight ? "tight" : "loose")\(attributes)", range)
    for item in list.items {
      let box = item.isChecked.map { $0 ? " done" : " to do" } ?? ""
      line(depth + 1, "item\(box)", item.range)
      add(item.blocks, depth: depth + 2)
    }
  }

  private mutating func add(
    _ table: Table, _ attributes: String, _ range: SourceRange, depth: Int
  ) {
    let alignments = table.alignments.map(\.rawValue).joined(separator: " ")
    line(depth, "table \(alignments)\(attributes)", range)
    if let caption = table.caption { add(caption, depth: depth + 1) }
    if let header = table.header { add(header, "header", depth: depth + 1) }
    for row in table.rows { add(row, "row", depth: depth + 1) }
  }

  private mutating func add(_ row: Table.Row, _ name: String, depth: Int) {
    line(depth, name, row.range)
    for cell in row.cells { add(cell, depth: depth + 1) }
  }

  private mutating func add(
    _ figure: Figure, _ attributes: String, _ range: SourceRange, depth: Int
  ) {
    let image = figure.image
    // A title that is the caption is not said twice.
    let isCaption = image.title.isEmpty || figure.caption?.string == image.title
    let title = isCaption ? "" : " \(quoted(image.title))"
    line(
      depth,
      "figure \(quoted(image.destination)) \(quoted(image.alternative))\(title)\(attributes)",
      range)
    if let caption = figure.caption { add(caption, depth: depth + 1) }
  }

  private mutating func add(_ prose: InlineText, depth: Int) {
    line(depth, quoted(prose.string), prose.range)
    var depths: [Int] = []
    for span in prose.spans {
      let level = span.parent.map { depths[$0] + 1 } ?? depth + 1
      depths.append(level)
      let part = String(decoding: prose.utf8[span.range], as: UTF8.self)
      let attributes = Self.words(of: span.attributes)
      line(level, "\(Self.words(of: span.kind)) \(quoted(part))\(attributes)", span.source)
    }
  }

  private static func words(of attributes: Attributes) -> String {
    var words = ""
    for name in attributes.names { words += " #\(plain(name))" }
    for name in attributes.classes { words += " .\(plain(name))" }
    if let language = attributes.language { words += " lang=\(plain(language))" }
    if let direction = attributes.direction { words += " dir=\(direction.rawValue)" }
    if let alignment = attributes.alignment { words += " align=\(alignment.rawValue)" }
    if let lines = attributes.lines { words += " lines=\(lines)" }
    if let scale = attributes.minimumScale { words += " minScale=\(scale)" }
    return words
  }

  private static func words(of kind: InlineSpan.Kind) -> String {
    switch kind {
    case .link(let destination, let title):
      "link \(quoted(destination))" + (title.isEmpty ? "" : " \(quoted(title))")
    case .image(let image):
      "image \(quoted(image.destination)) \(quoted(image.alternative))"
        + (image.title.isEmpty ? "" : " \(quoted(image.title))")
    case .footnoteReference(let label, let number, let occurrence):
      "note \(quoted(label)) \(number).\(occurrence)"
    case .abbreviation(let title): "abbreviation \(quoted(title))"
    default: kind.name
    }
  }
}
