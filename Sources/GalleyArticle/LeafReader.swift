internal import GalleyConfiguration

/// Finds the content of leaf blocks in the lines of the input.
struct LeafReader {
  let input: ParserInput

  /// The lines of a paragraph or a heading, from what the inline parser read.
  ///
  /// Lines at the start that define link references are not in `content`; they are passed over.
  func content(
    of node: CommonMarkNode, on given: ClosedRange<Int>, in path: ContainerPath
  ) -> LeafContent {
    let content = node.content
    let lines = Self.lines(of: content)
    guard !lines.isEmpty else { return empty(at: given.lowerBound, in: path) }
    let last = min(
      max(given.upperBound, given.lowerBound + Self.mostDefinitionLines), input.lineCount)
    var start = given.lowerBound
    while start + lines.count - 1 <= last {
      if let found = match(content, lines, from: start, in: path) { return found }
      start += 1
    }
    let end = min(given.upperBound, input.lineCount)
    let range = place(of: given.lowerBound, in: path).lowerBound..<input.line(end).upperBound
    return LeafContent(unmapped: content, range: range)
  }

  /// How many lines are tried when the node's own last line is not to be trusted.
  static let mostDefinitionLines = 16

  /// The content's lines, if they stand in the input from a line on.
  private func match(
    _ content: [UInt8], _ lines: [Range<Int>], from first: Int, in path: ContainerPath
  ) -> LeafContent? {
    let bytes = input.bytes
    let start = place(of: first, in: path).lowerBound
    var found = LeafContent(range: start..<start)
    for (number, line) in lines.enumerated() {
      let whole = place(of: first + number, in: path)
      // White space at the end is trimmed away when the text is parsed.
      var text = line
      while text.upperBound > text.lowerBound, content[text.upperBound - 1].isSpace {
        text = text.lowerBound..<text.upperBound - 1
      }
      let isLast = number == lines.count - 1
      let spaces = spacesOfTab(first + number, in: path)
      if spaces > 0 {
        guard content[text].starts(with: [UInt8](repeating: Byte.space, count: spaces)) else {
          return nil
        }
        found.append(columns: spaces, ofTabAt: whole.lowerBound - 1)
        text = text.lowerBound + spaces..<text.upperBound
      }
      let part = whole.lowerBound..<min(whole.lowerBound + text.count, whole.upperBound)
      if part.count == text.count, content[text].elementsEqual(bytes[part]) {
        found.append(isLast ? part : whole, of: bytes)
        found.range = start..<part.upperBound
      } else {
        let count = found.bytes.count
        let end = appendWithoutEscapedPipes(whole, upTo: isLast ? text.count : nil, to: &found)
        guard found.bytes[count...].starts(with: content[text]) else { return nil }
        found.range = start..<end
      }
      if !isLast {
        guard first + number < input.lineCount else { return nil }
        found.appendLineFeed(at: input.text.lineStarts[first + number] - 1)
      }
    }
    return found
  }

  /// Adds a line without the backslashes before its pipes, as cmark has a paragraph before a table.
  private func appendWithoutEscapedPipes(
    _ line: Range<Int>, upTo count: Int?, to content: inout LeafContent
  ) -> Int {
    let bytes = input.bytes
    var index = line.lowerBound
    var left = count ?? Int.max
    while index < line.upperBound, left > 0 {
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < line.upperBound,
        bytes[index + 1] == UInt8(ascii: "|")
      {
        index += 1
      }
      content.append(index..<index + 1, of: bytes)
      index += 1
      left -= 1
    }
    return index
  }

  /// A line's text after the containers' marks and the blanks; cmark leaves the blanks of a lazy line.
  private func place(of number: Int, in path: ContainerPath) -> Range<Int> {
    var line = path.line(number, of: input)
    if !line.isLazy {
      line.cursor.skipBlanks(in: input.bytes, end: line.end)
    } else if line.cursor.isInTab {
      line.cursor.advance(bytes: 1)
    }
    return line.cursor.offset..<line.end
  }

  /// How many spaces stand for the rest of a tab at the start of a lazy line.
  private func spacesOfTab(_ number: Int, in path: ContainerPath) -> Int {
    let line = path.line(number, of: input)
    return line.isLazy && line.cursor.isInTab ? line.cursor.columnsToTab : 0
  }

  private func empty(at line: Int, in path: ContainerPath) -> LeafContent {
    let start = place(of: line, in: path).lowerBound
    return LeafContent(range: start..<start)
  }

  /// The lines of some bytes, with their line endings.
  static func lines(of bytes: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == Byte.carriageReturn, index < bytes.count, bytes[index] == Byte.lineFeed {
        index += 1
      }
      if byte.isLineEnd {
        lines.append(start..<index)
        start = index
      }
    }
    if start < bytes.count { lines.append(start..<bytes.count) }
    return lines
  }

  // MARK: - Headings

  /// The content of a heading that begins with number signs, and the whole line.
  func atxHeading(
    _ node: CommonMarkNode, in path: ContainerPath
  ) -> (content: LeafContent, range: Range<Int>) {
    let bytes = input.bytes
    let whole = trimmed(place(of: node.startLine, in: path))
    var start = whole.lowerBound
    while start < whole.upperBound, bytes[start] == UInt8(ascii: "#") { start += 1 }
    while start < whole.upperBound, bytes[start].isBlank { start += 1 }
    var text = node.content[...]
    while let last = text.last, last.isSpace { text.removeLast() }
    let end = start + text.count
    guard end <= whole.upperBound, bytes[start..<end].elementsEqual(text) else {
      return (LeafContent(unmapped: Array(text), range: whole), whole)
    }
    var content = LeafContent(range: start..<end)
    content.append(start..<end, of: bytes)
    return (content, whole)
  }

  /// Whether a heading begins with number signs.
  func isATX(_ node: CommonMarkNode, in path: ContainerPath) -> Bool {
    let bytes = input.bytes
    let whole = place(of: node.startLine, in: path)
    var end = whole.lowerBound
    while end < whole.upperBound, bytes[end] == UInt8(ascii: "#") { end += 1 }
    let count = end - whole.lowerBound
    guard count == node.headingLevel, count <= 6 else { return false }
    return end == whole.upperBound || bytes[end].isBlank
  }

  /// The end of the line of `=` or `-` that follows a heading's text.
  func underline(after offset: Int) -> Int {
    let line = input.text.position(of: offset).line + 1
    return trimmed(input.line(line)).upperBound
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, input.bytes[end - 1].isBlank { end -= 1 }
    return range.lowerBound..<end
  }

  // MARK: - Whole lines

  /// Lines as they are after the containers' marks; what they should be is known from the tree.
  ///
  /// - Parameter indent: how many columns of blanks are passed at the start of each line.
  func wholeLines(
    _ literal: [UInt8], from first: Int, in path: ContainerPath, indent: Int = 0
  ) -> LeafContent {
    let bytes = input.bytes
    let count = Self.lines(of: literal).count
    var start = path.line(first, of: input).cursor.offset
    var found = LeafContent(range: start..<start)
    for number in 0..<count where first + number <= input.lineCount {
      var place = path.line(first + number, of: input)
      var left = indent
      while left > 0, place.cursor.offset < place.end, bytes[place.cursor.offset].isBlank {
        place.cursor.advance(columns: 1, in: bytes, end: place.end)
        left -= 1
      }
      if place.cursor.isInTab {
        found.append(columns: place.cursor.columnsToTab, ofTabAt: place.cursor.offset)
        place.cursor.advance(bytes: 1)
      }
      if number == 0, !found.bytes.isEmpty || indent > 0 {
        start = found.bytes.isEmpty ? place.cursor.offset : place.cursor.offset - 1
      }
      found.append(place.cursor.offset..<place.end, of: bytes)
      found.range = start..<place.end
      if number < count - 1, first + number < input.lineCount {
        found.appendLineFeed(at: input.text.lineStarts[first + number] - 1)
      }
    }
    let text = Self.withoutLastLineEnd(literal)
    return found.bytes == text ? found : LeafContent(unmapped: text, range: found.range)
  }

  private static func withoutLastLineEnd(_ bytes: [UInt8]) -> [UInt8] {
    var end = bytes.count
    if end > 0, bytes[end - 1] == Byte.lineFeed { end -= 1 }
    if end > 0, bytes[end - 1] == Byte.carriageReturn { end -= 1 }
    return Array(bytes[..<end])
  }
}
