internal import GalleyKit

extension CurveReport {
  /// One curve: styles by steps. Several, or one number: for each style, steps by curves.
  var text: String {
    if case .value = subject { return styles.map(block).joined(separator: "\n") }
    let tables = columns.count == 1 ? columns.map(matrix) : styles.map(block)
    return (tables + [notes]).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var title: String {
    if case .fonts(let set) = subject { set.name + ", " } else { "" }
  }

  // MARK: - One curve

  private func matrix(_ column: Column) -> String {
    var text = "\(title)\(column.curve.name): size/leading in points\n\n"
    text += table(column) { shown($0) }
    guard case .fonts(let set) = subject else { return text }
    text += "\ntracking in thousandths of an em (\(set.tracking.name))\n\n"
    return text + table(column) { Self.shown(tracking: $0.tracking) }
  }

  private func table(_ column: Column, _ shown: (Cell) -> String) -> String {
    var table = TextTable()
    let steps = column.cells[styles[0]]?.map(\.step.name) ?? []
    table.add(["", "base"] + steps.map { $0 + " " })
    for style in styles {
      table.add(
        [style.rawValue, Decimal.text(base(style))]
          + (column.cells[style] ?? []).map { shown($0).paddedForMark })
    }
    return table.text
  }

  /// With `*` where the floor raised it, `!` where it outgrows a larger style.
  private func shown(_ cell: Cell, places: Int = 1) -> String {
    let marks = (cell.raised == nil ? "" : "*") + (cell.inversions.isEmpty ? "" : "!")
    return Self.shown(cell.type.size, cell.type.leading, places: places) + marks
  }

  private static func shown(tracking: Double?) -> String {
    guard let tracking else { return "–" }
    let number = Decimal.text(tracking, places: 1)
    return tracking > 0 && number != "0" ? "+" + number : number
  }

  // MARK: - Several curves

  private func block(_ style: TextStyle) -> String {
    var table = TextTable()
    table.add([""] + columns.flatMap { [$0.curve.name + " "] + extraTitles($0) })
    for step in steps {
      table.add(
        [step]
          + columns.flatMap { column in
            let cell = column.cells[style]?.first { $0.step.name == step }
            return [(cell.map { shown($0, places: places) } ?? "–").paddedForMark]
              + extras(cell, column)
          })
    }
    let start = "\(title)\(style.rawValue), \(Decimal.text(base(style))) points at Large"
    return "\(start): size/leading in points\n\n" + table.text
  }

  /// The names of all steps, each once, as the curves bring them.
  private var steps: [String] {
    var names: [String] = []
    for column in columns {
      for cell in column.cells[styles[0]] ?? [] where !names.contains(cell.step.name) {
        names.append(cell.step.name)
      }
    }
    return names
  }

  private var places: Int {
    if case .value = subject { 3 } else { 1 }
  }

  /// What stands beside the sizes of a curve.
  private func extraTitles(_ column: Column) -> [String] {
    switch subject {
    case .styles: []
    case .fonts: ["tracking"]
    case .value: column.curve == .dynamicType ? ["value"] : []
    }
  }

  private func extras(_ cell: Cell?, _ column: Column) -> [String] {
    switch subject {
    case .styles: []
    case .fonts: [Self.shown(tracking: cell?.tracking)]
    case .value:
      column.curve == .dynamicType
        ? [cell?.value.map { Decimal.text($0) } ?? "–"] : []
    }
  }

  // MARK: - Notes

  /// What the marks mean, and where they stand.
  private var notes: String {
    (columns.flatMap(raised) + columns.flatMap(inverted)).map { $0 + "\n" }.joined()
  }

  private func raised(_ column: Column) -> [String] {
    styles.compactMap { style in
      let records = (column.cells[style] ?? []).compactMap(\.raised)
      guard !records.isEmpty else { return nil }
      let places = records.map { record in
        "\(record.step?.name ?? "") (\(Decimal.text(record.originalSize)))"
      }
      return "* \(prefix(column))\(style.rawValue) is raised to the floor of "
        + "\(Decimal.text(Self.floor.points)) points at \(places.joined(separator: ", "))"
    }
  }

  private func inverted(_ column: Column) -> [String] {
    struct Pair: Hashable {
      var lower: TextStyle
      var upper: TextStyle
      var isFromCurve: Bool
    }
    var pairs: [Pair] = []
    var places: [Pair: [String]] = [:]
    for style in styles {
      for inversion in (column.cells[style] ?? []).flatMap(\.inversions) {
        let pair = Pair(
          lower: style, upper: inversion.upper, isFromCurve: inversion.isFromCurve)
        if places[pair] == nil { pairs.append(pair) }
        let sizes = [inversion.lowerSize, inversion.upperSize].map { Decimal.text($0, places: 1) }
        places[pair, default: []].append("\(inversion.step) (\(sizes[0]) > \(sizes[1]))")
      }
    }
    return pairs.map { pair in
      "! \(prefix(column))\(pair.lower.rawValue) outgrows \(pair.upper.rawValue) at "
        + (places[pair] ?? []).joined(separator: ", ")
        + (pair.isFromCurve ? "; so it does with the system's sizes" : "")
    }
  }

  private func prefix(_ column: Column) -> String {
    columns.count > 1 ? column.curve.name + ": " : ""
  }
}

extension String {
  /// With room for a mark, so that numbers stand below numbers.
  fileprivate var paddedForMark: String { hasSuffix("*") || hasSuffix("!") ? self : self + " " }
}
