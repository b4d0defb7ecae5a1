/// Columns of text with two spaces between: the first ones to the left, the others to the right.
struct TextTable {
  private let leftCount: Int
  private var rows: [[String]] = []

  init(leftCount: Int = 1) {
    self.leftCount = leftCount
  }

  mutating func add(_ row: [String]) {
    rows.append(row)
  }

  /// One line a row, without spaces at its end.
  var text: String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return column < leftCount ? cell.0 + space : space + cell.0
      }
      let line = cells.joined(separator: "  ")
      return line.prefix(line.count - line.reversed().prefix { $0 == " " }.count) + "\n"
    }.joined()
  }
}
