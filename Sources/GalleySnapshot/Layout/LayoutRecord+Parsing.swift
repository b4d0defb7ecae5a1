extension LayoutRecord {
  /// Reads the text form. Throws ``SnapshotError/damaged(path:line:)`` at the first line that is not of it.
  ///
  /// - Parameters:
  ///   - path: the file's name in messages.
  ///   - above: how many lines of the file stand above the record.
  public init(parsing text: String, path: String, above: Int = 0) throws(SnapshotError) {
    var parser = LayoutParser(text, path: path, above: above)
    self = try parser.record()
  }
}

/// Reads a record line by line.
private struct LayoutParser {
  private let lines: [Substring]
  private let path: String
  private let above: Int
  /// The index of the line in hand.
  private var index = 0

  init(_ text: String, path: String, above: Int) {
    self.above = above
    // A combining mark after a line feed would join it, were lines cut by characters.
    lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: true).map {
      Substring($0)
    }
    self.path = path
  }

  mutating func record() throws(SnapshotError) -> LayoutRecord {
    guard try head("galley") == ["layout", "\(LayoutRecord.formatVersion)"] else {
      throw damaged
    }
    let step = try head("step").joined(separator: " ")
    let geometry = try head("geometry")
    let body = try pair(try head("body").first)
    guard geometry.count == 4, let pages = try head("pages").first.flatMap({ Int($0) }) else {
      throw damaged
    }
    var record = LayoutRecord(
      step: step, geometry: String(geometry[0]), width: try number(geometry[1]),
      height: try number(geometry[3]), bodySize: body.0, bodyLeading: body.1, pageCount: pages,
      faces: [], blocks: [])
    while let words = next("face") {
      guard words.count >= 3, let digest = words.last else { throw damaged }
      let name = words[1..<words.count - 1].joined(separator: " ")
      record.faces.append(LayoutRecord.Face(name: name, digest: String(digest)))
    }
    while index < lines.count { record.blocks.append(try block(faces: record.faces.count)) }
    return record
  }

  // MARK: - Blocks

  private mutating func block(faces: Int) throws(SnapshotError) -> LayoutRecord.Block {
    let (words, path) = try quoted(lines[index])
    guard words.count >= 8, words[0] == "block", words[3] == "at" else { throw damaged }
    let place = words[1].split(separator: ":").compactMap { Int($0) }
    guard place.count == 2 else { throw damaged }
    var frame: [Double] = []
    for word in words[4..<8] { frame.append(try number(word)) }
    var block = LayoutRecord.Block(
      path: path, role: String(words[2]), line: place[0], column: place[1], frame: frame)
    var rest = words.dropFirst(8)
    while let key = rest.popFirst() {
      guard let value = rest.popFirst() else { throw damaged }
      switch key {
      case "size": (block.size, block.leading) = try pair(value)
      case "tracking": block.tracking = try number(value)
      case "picture":
        guard let picture = QuotedText.unquoted(value) else { throw damaged }
        block.picture = picture
      default: throw damaged
      }
    }
    index += 1
    while index < lines.count, lines[index].first == " " {
      block.lines.append(try line(of: block, faces: faces))
      index += 1
    }
    return block
  }

  private func line(
    of block: LayoutRecord.Block, faces: Int
  ) throws(SnapshotError) -> LayoutRecord.Line {
    let (words, text) = try quoted(lines[index])
    guard words.count >= 3 else { throw damaged }
    var line = LayoutRecord.Line(
      baseline: try number(words[0]), x: try number(words[1]), width: try number(words[2]),
      runs: [], text: text)
    for word in words.dropFirst(3) {
      switch word {
      case "overflow": line.isOverflowing = true
      case "cut": line.isCut = true
      case let word where word.hasPrefix("page-"):
        guard let page = Int(word.dropFirst(5)) else { throw damaged }
        line.page = page
      default: line.runs.append(try run(word, size: block.size, faces: faces))
      }
    }
    return line
  }

  /// `3`, `3@12`, `3/20` or `3@12/20`.
  private func run(
    _ word: Substring, size: Double, faces: Int
  ) throws(SnapshotError) -> LayoutRecord.Run {
    let parts = word.split(separator: "/", maxSplits: 1)
    let place = parts[0].split(separator: "@", maxSplits: 1)
    guard let face = Int(place[0]), (0..<faces).contains(face),
      let start = place.count > 1 ? Int(place[1]) : 0
    else { throw damaged }
    let size = parts.count > 1 ? try number(parts[1]) : size
    return LayoutRecord.Run(start: start, face: face, size: size)
  }

  // MARK: - Words

  private mutating func head(_ key: Substring) throws(SnapshotError) -> [Substring] {
    guard let words = next(key) else { throw damaged }
    return words
  }

  /// The words after a key, and on to the next line; nil when the line begins with another.
  private mutating func next(_ key: Substring) -> [Substring]? {
    guard index < lines.count else { return nil }
    let words = lines[index].split(separator: " ")
    guard words.first == key else { return nil }
    index += 1
    return Array(words.dropFirst())
  }

  /// The words of a line before the quoted text at its end, and that text. A quoted word before it stays in its quotes.
  private func quoted(
    _ line: Substring
  ) throws(SnapshotError) -> (words: [Substring], text: String) {
    var words: [Substring] = []
    var rest = line.unicodeScalars[...]
    while let first = rest.first {
      if first == " " {
        rest = rest.dropFirst()
      } else {
        let end = Self.end(ofWordIn: rest)
        words.append(Substring(rest[..<end]))
        rest = rest[end...]
      }
    }
    guard let last = words.popLast(), let text = QuotedText.unquoted(last) else { throw damaged }
    return (words, text)
  }

  private static func end(
    ofWordIn line: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView.Index {
    guard line.first == "\"" else { return line.firstIndex(of: " ") ?? line.endIndex }
    var index = line.index(after: line.startIndex)
    while index < line.endIndex, line[index] != "\"" {
      // What is escaped ends nothing.
      if line[index] == "\\" { line.formIndex(after: &index) }
      if index < line.endIndex { line.formIndex(after: &index) }
    }
    return index < line.endIndex ? line.index(after: index) : index
  }

  private func number(_ word: Substring) throws(SnapshotError) -> Double {
    guard let number = Double(word), number.isFinite else { throw damaged }
    return number
  }

  private func pair(_ word: Substring?) throws(SnapshotError) -> (Double, Double) {
    let parts = word?.split(separator: "/") ?? []
    guard parts.count == 2 else { throw damaged }
    return (try number(parts[0]), try number(parts[1]))
  }

  private var damaged: SnapshotError {
    .damaged(path: path, line: above + min(index, lines.count) + 1)
  }
}
