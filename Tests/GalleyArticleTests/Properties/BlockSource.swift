import GalleyArticle
import GalleyConfiguration

/// What holds a block, as far as it marks the lines of the source.
struct SourceContainer {
  enum Kind {
    case quote
    /// Columns that the further lines are indented by.
    case indented(Int)
  }

  let kind: Kind
  /// The line it begins on, from 1.
  let line: Int
  /// Where its content begins on that line, a column from 0.
  let column: Int
}

/// Takes parts of an article's source out of the containers they stand in.
///
/// Tabs are blanks here, as many as they fill columns.
struct BlockSource {
  private let source: SourceText
  private let lines: [[Character]]

  init(_ source: SourceText) {
    self.source = source
    lines = source.lineStarts.indices.map { index in
      let starts = source.lineStarts
      let end = index + 1 < starts.count ? starts[index + 1] : source.bytes.count
      let text = String(decoding: source.bytes[starts[index]..<end], as: UTF8.self)
      return Self.expanded(text.filter { !$0.isNewline })
    }
  }

  private static func expanded(_ text: String) -> [Character] {
    var columns: [Character] = []
    // Columns are counted in scalars, as the source's own positions are.
    for scalar in text.unicodeScalars {
      if scalar == "\t" {
        columns += Array(repeating: " ", count: 4 - columns.count % 4)
      } else {
        columns.append(Character(scalar))
      }
    }
    return columns
  }

  /// The line of an offset, from 1, and its column, from 0, with tabs as blanks.
  private func place(of offset: Int) -> (line: Int, column: Int) {
    let line = source.position(of: offset).line
    let before = source[SourceRange(source.lineStarts[line - 1], offset)]
    return (line, Self.expanded(before.filter { !$0.isNewline }).count)
  }

  /// The text of a range without the marks of containers; `isBlock` keeps the indentation of its first line.
  func text(of range: SourceRange, in containers: [SourceContainer], isBlock: Bool) -> String {
    let start = place(of: range.lowerBound)
    let end = place(of: range.upperBound)
    var parts: [String] = []
    for line in start.line...max(start.line, end.line) {
      let all = lines[line - 1]
      let limit = line == end.line ? min(end.column, all.count) : all.count
      var first = min(contentStart(of: line, in: containers), limit)
      if line == start.line {
        let indent = isBlock ? max(0, start.column - first) : 0
        parts.append(String(repeating: " ", count: indent))
        first = min(start.column, limit)
        parts[0] += String(all[first..<limit])
      } else {
        parts.append(String(all[first..<limit]))
      }
    }
    return parts.joined(separator: "\n")
  }

  /// The column after the marks of containers, as far as they are there.
  private func contentStart(of number: Int, in containers: [SourceContainer]) -> Int {
    let line = lines[number - 1]
    var column = 0
    var rest = containers[...]
    if let opened = containers.lastIndex(where: { $0.line == number }) {
      column = containers[opened].column
      rest = containers[(opened + 1)...]
    }
    for container in rest {
      let indent = line[min(column, line.count)...].prefix { $0 == " " }.count
      switch container.kind {
      case .quote:
        guard indent <= 3, column + indent < line.count, line[column + indent] == ">" else {
          return column
        }
        column += indent + 1
        if column < line.count, line[column] == " " { column += 1 }
      case .indented(let columns):
        guard indent >= columns || column + indent >= line.count else { return column }
        column += min(indent, columns)
      }
    }
    return column
  }

  // MARK: - Containers

  /// A quote, from the place of its first mark.
  func quote(at range: SourceRange) -> SourceContainer {
    let start = place(of: range.lowerBound)
    let line = lines[start.line - 1]
    let after = start.column + 1
    let hasBlank = after < line.count && line[after] == " "
    return SourceContainer(kind: .quote, line: start.line, column: after + (hasBlank ? 1 : 0))
  }

  /// An item, from the place of its marker.
  func item(_ item: List.Item, in containers: [SourceContainer]) -> SourceContainer {
    let start = place(of: item.range.lowerBound)
    let line = lines[start.line - 1]
    let outer = contentStart(of: start.line, in: containers)
    let digits = line[start.column...].prefix { $0.isNumber }.count
    let marker = start.column + max(digits, 0) + 1
    let blanks = line[min(marker, line.count)...].prefix { $0 == " " }.count
    let isEmpty = marker + blanks >= line.count
    let content = marker + (blanks >= 5 || isEmpty || blanks == 0 ? 1 : blanks)
    let box = item.isChecked == nil ? 0 : 4
    return SourceContainer(
      kind: .indented(content - outer), line: start.line, column: content + box)
  }

  /// A note, from the place of its label.
  func note(at range: SourceRange) -> SourceContainer {
    let start = place(of: range.lowerBound)
    let line = lines[start.line - 1]
    let label = line[start.column...].prefix { $0 != ":" }.count + 1
    let blanks = line[min(start.column + label, line.count)...].prefix { $0 == " " }.count
    return SourceContainer(
      kind: .indented(4), line: start.line, column: start.column + label + blanks)
  }
}
