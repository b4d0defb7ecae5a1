internal import GalleyStyle

/// How a table fits its measure.
struct TableFit {
  var rung: TableRung
  /// Of its text, 0 < scale <= 1.
  var scale: Double
  var columns: TableColumns

  /// The first rung at which columns hold the table, and the largest scale in steps of a hundredth at which they do.
  ///
  /// Columns hold it where no word is cut, and where those that hyphenate have `leastColumn` ems. The rung is `cut` where
  /// no scale that the table allows is small enough.
  ///
  /// - Parameters:
  ///   - needs: those of its columns at scale 1.
  ///   - width: the measure in points.
  init(of table: StyledTable, _ needs: [TableColumns.Need], in width: Double) {
    let whole = TableColumns(needs, in: width, padding: table.paddingX)
    (rung, scale, columns) = (whole.rung, 1, whole)
    guard !Self.holds(whole, table.leastColumn) else { return }
    rung = .cut
    var step = 1
    while 100 - step >= Int((table.leastScale * 100 - 1e-6).rounded(.up)) {
      let scale = Double(100 - step) / 100
      let columns = TableColumns(
        needs.map { $0.scaled(by: scale) }, in: width, padding: table.paddingX * scale)
      if Self.holds(columns, table.leastColumn * scale) {
        (rung, self.scale, self.columns) = (.shrunk, scale, columns)
        return
      }
      step += 1
    }
  }

  private static func holds(_ columns: TableColumns, _ leastColumn: Double) -> Bool {
    columns.rung != .cut && columns.narrowestCut >= leastColumn
  }
}
