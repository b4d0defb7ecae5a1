internal import GalleyConfiguration

extension CommonMarkConverter {
  mutating func appendTable(_ node: CommonMarkNode, to flow: inout BlockFlow) {
    let alignments = node.tableAlignments.map(Self.alignment)
    var header: Table.Row?
    var rows: [Table.Row] = []
    var attributes = Attributes()
    let headerLine = headerLine(of: node)
    var line = headerLine
    var end = 0
    var child = node.firstChild
    while let rowNode = child {
      child = rowNode.next
      let isHeader = rowNode.kind == .tableHeader
      if !isHeader { line = rowNode.startLine }
      if child == nil, !isHeader, let list = onlyList(on: line) {
        attributes = list.attributes(&state.log)
        end = list.range.upperBound
        continue
      }
      let row = self.row(rowNode, line: line, columns: alignments.count)
      if isHeader { header = row } else { rows.append(row) }
    }
    guard let first = header ?? rows.first else { return }
    // The row of dashes stands between the header and the first row.
    let dashes = input.original(input.line(headerLine + 1).upperBound)
    var range = rows.reduce(first.range) { $0.union($1.range) }
    if rows.isEmpty { end = max(end, dashes) }
    range = SourceRange(range.lowerBound, max(range.upperBound, end))
    state.links.addLeaf(range)
    let table = Table(alignments: alignments, header: header, rows: rows)
    flow.append(table: table, attributes: attributes, at: range, &state)
  }

  private static func alignment(_ letter: UInt8) -> Table.Alignment {
    switch letter {
    case UInt8(ascii: "l"): .start
    case UInt8(ascii: "c"): .center
    case UInt8(ascii: "r"): .end
    default: .none
    }
  }

  /// The line of a table's header: cmark gives the line of the paragraph that it was cut from.
  func headerLine(of node: CommonMarkNode) -> Int {
    guard let previous = node.previous, previous.kind == .paragraph, previous.startLine == 0 else {
      return node.startLine
    }
    var line = node.startLine + LeafReader.lines(of: previous.content).count
    // Definitions of links may have stood before the paragraph; the header is the line above the dashes.
    let first = line
    let columns = node.tableAlignments.count
    while line + 1 < input.lineCount, line - first < LeafReader.mostDefinitionLines {
      let below = path.line(line + 1, of: input)
      if HostileTable.columns(of: input.bytes, below.cursor.offset..<below.end) == columns {
        return line
      }
      line += 1
    }
    return first
  }

  private mutating func row(_ node: CommonMarkNode, line: Int, columns: Int) -> Table.Row {
    var place = path.line(line, of: input)
    place.cursor.skipBlanks(in: input.bytes, end: place.end)
    var range = place.cursor.offset..<place.end
    while let last = input.bytes[range].last, last.isBlank {
      range = range.lowerBound..<range.upperBound - 1
    }
    let parts = Self.cellParts(of: input.bytes, range)
    joinExtraCells(parts, columns, in: range)
    var cells: [InlineText] = []
    var child = node.firstChild
    while let cell = child {
      child = cell.next
      let part = cells.count < parts.count ? parts[cells.count] : nil
      cells.append(text(of: cell, in: part, row: range))
    }
    while cells.count < columns { cells.append(InlineText(at: end(of: range))) }
    return Table.Row(cells: cells, at: input.original(range))
  }

  /// Keeps cells beyond the columns, which cmark drops: the bars before them are disguised, and they are read with the
  /// last cell.
  private mutating func joinExtraCells(
    _ parts: [Range<Int>], _ columns: Int, in row: Range<Int>
  ) {
    let bars = input.disguises(in: input.original(row)).filter { $0.purpose == .cell }
    if let first = bars.first {
      let range = SourceRange(first.offset + 1, input.original(row.upperBound))
      noteExtraCells(parts.count + bars.count, columns, "are read with the last one", at: range)
    }
    guard parts.count > columns, columns > 0 else { return }
    guard parts[columns...].contains(where: { !$0.isEmpty }) else {
      let range = input.original(parts[columns].lowerBound..<row.upperBound)
      return noteExtraCells(parts.count, columns, "are empty and left out", at: range)
    }
    for part in parts[(columns - 1)..<(parts.count - 1)] {
      var bar = part.upperBound
      while bar < row.upperBound, input.bytes[bar] != UInt8(ascii: "|") { bar += 1 }
      state.disguises.want(
        .init(offset: input.original(bar), bytes: [UInt8(ascii: ",")], purpose: .cell))
    }
  }

  private mutating func noteExtraCells(
    _ count: Int, _ columns: Int, _ fate: String, at range: SourceRange
  ) {
    state.log.add(
      "extra-cells", .warning,
      "the row has \(count) cells and the table \(columns) columns; those beyond \(fate)",
      remedy: "escape a bar in a text as \\|, or add columns", at: range)
  }

  /// The list of attributes that a row of a table is, and nothing else.
  private func onlyList(on line: Int) -> AttributeList? {
    var place = path.line(line, of: input)
    place.cursor.skipBlanks(in: input.bytes, end: place.end)
    let range = input.original(place.cursor.offset..<place.end)
    let bytes = state.log.source.bytes
    guard
      let list = AttributeList.scan(bytes, at: range.lowerBound, end: range.upperBound),
      bytes[list.range.upperBound..<range.upperBound].allSatisfy(\.isBlank)
    else { return nil }
    return list
  }

  private func end(of range: Range<Int>) -> SourceRange {
    SourceRange(at: input.original(range.upperBound))
  }

  private mutating func text(
    of cell: CommonMarkNode, in part: Range<Int>?, row: Range<Int>
  ) -> InlineText {
    let expected = cell.content
    guard let part else {
      return expected.isEmpty
        ? InlineText(at: end(of: row)) : text(of: cell, LeafContent(unmapped: expected, range: row))
    }
    var content = LeafContent(range: part)
    var start = part.lowerBound
    for index in part.indices.dropLast()
    where input.bytes[index] == UInt8(ascii: "\\") && input.bytes[index + 1] == UInt8(ascii: "|") {
      content.append(start..<index, of: input.bytes)
      start = index + 1
    }
    content.append(start..<part.upperBound, of: input.bytes)
    guard content.bytes == expected else {
      return text(of: cell, LeafContent(unmapped: expected, range: row))
    }
    return text(of: cell, content)
  }

  /// The cells of a row's line without the white space around them. A pipe after a backslash parts nothing.
  private static func cellParts(of bytes: [UInt8], _ row: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = row.lowerBound
    if start < row.upperBound, bytes[start] == UInt8(ascii: "|") { start += 1 }
    var index = start
    while index < row.upperBound {
      if bytes[index] == UInt8(ascii: "|"), index == start || bytes[index - 1] != UInt8(ascii: "\\")
      {
        parts.append(trimmed(start..<index, bytes))
        start = index + 1
      }
      index += 1
    }
    let last = trimmed(start..<row.upperBound, bytes)
    if !last.isEmpty { parts.append(last) }
    return parts
  }

  private static func trimmed(_ part: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
    var part = part
    while let first = bytes[part].first, first.isSpace {
      part = part.lowerBound + 1..<part.upperBound
    }
    while let last = bytes[part].last, last.isSpace { part = part.lowerBound..<part.upperBound - 1 }
    return part
  }
}
