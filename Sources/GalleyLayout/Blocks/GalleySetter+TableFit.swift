internal import DynamicType
internal import GalleyArticle
internal import GalleyConfiguration
internal import GalleyStyle
internal import GalleyText

extension GalleySetter {
  /// Where a table stands and how it fits there: in its column where its columns hold it, else where there is more room,
  /// and where none of that is enough, in its column all the same.
  ///
  /// Then rows become blocks: at the accessibility sizes, and where a column that cuts words holds fewer ems than the
  /// style sheet allows.
  func place(
    of table: StyledTable, in frame: Frame
  ) -> (fit: TableFit, region: Galley.Region.Kind?) {
    var needs = self.needs(of: table)
    var fit = TableFit(of: table, needs, in: frame.width)
    if fit.rung == .natural || fit.rung == .wrapped { return (fit, nil) }
    let places = widerPlaces(than: frame)
    // Where it is a matter of columns alone, no word is hyphenated to keep to one.
    if let place = places.first, place.rung == .spanning {
      var wide = TableFit(of: table, needs, in: place.measure)
      if wide.rung == .natural || wide.rung == .wrapped {
        wide.rung = place.rung
        return (wide, place.region)
      }
    }
    addPieces(to: &needs, of: table)
    var table = table
    table.leastScale = leastScale(of: table)
    fit = TableFit(of: table, needs, in: frame.width)
    guard fit.rung == .cut, !table.rows.isEmpty else { return (fit, nil) }
    for place in places {
      var wide = TableFit(of: table, needs, in: place.measure)
      guard wide.rung != .cut else { continue }
      wide.rung = place.rung
      return (wide, place.region)
    }
    let isTooNarrow = fit.columns.narrowestCut < table.leastColumn
    if article.step.isAccessibility || isTooNarrow { fit.rung = .stacked }
    return (fit, nil)
  }

  /// Where a table may stand that its column does not hold, in the order to try.
  private func widerPlaces(
    than frame: Frame
  ) -> [(region: Galley.Region.Kind, rung: TableRung, measure: Double)] {
    guard mayLeaveColumn(frame) else { return [] }
    var places: [(region: Galley.Region.Kind, rung: TableRung, measure: Double)] = []
    if grid.count > 1 { places.append((.span, .spanning, wholeMeasure)) }
    if article.page.hasLandscapeTables, let measure = turnedMeasure {
      places.append((.turned, .turned, measure))
    }
    return places
  }

  /// How far the text of a table may shrink before the smallest in it, such as code, gets under the floor.
  private func leastScale(of table: StyledTable) -> Double {
    var least = table.leastScale
    table.eachRow { row in
      for run in row.cells.flatMap(\.runs) where run.style.size > article.floor {
        least = max(least, article.floor / run.style.size)
      }
    }
    return least
  }

  /// The widths that each column's texts want, without hyphens.
  private func needs(of table: StyledTable) -> [TableColumns.Need] {
    var needs = table.alignments.map { _ in TableColumns.Need() }
    var count = 0.0
    table.eachRow { row in
      count += 1
      for (column, cell) in row.cells.enumerated() {
        let widths = shaped.paragraph(cell, with: worker).naturalWidths
        let line = widths.line * cell.widest
        needs[column].natural = max(needs[column].natural, line)
        needs[column].usual += line * line
        needs[column].word = max(needs[column].word, widths.word * cell.widest)
      }
    }
    for column in needs.indices {
      needs[column].usual = (needs[column].usual / max(1, count)).squareRoot()
      needs[column].piece = needs[column].word
    }
    return needs
  }

  /// Finds what the words of each column can be hyphenated down to. A column that may hyphenate keeps the least number
  /// of ems where its words have as many.
  private func addPieces(to needs: inout [TableColumns.Need], of table: StyledTable) {
    var pieces = needs.map { min($0.word, table.leastColumn) }
    table.eachRow { row in
      for (column, cell) in row.cells.enumerated() {
        var paragraph = shaped.paragraph(cell, with: worker)
        let word = paragraph.naturalWidths.word * cell.widest
        guard word > pieces[column] else { continue }
        paragraph.hyphenate(as: cell, with: worker)
        let piece = LineBreaker(paragraph, worker: worker).widestPiece * cell.widest
        pieces[column] = max(pieces[column], min(word, piece))
      }
    }
    for column in needs.indices { needs[column].piece = pieces[column] }
  }
}

extension StyledTable {
  /// The header and the other rows, in order.
  fileprivate func eachRow(_ body: (Row) -> Void) {
    if let header { body(header) }
    rows.forEach(body)
  }
}

extension StyledText {
  /// Points to an em, with what tracking may add: gaps are about two an em.
  fileprivate var widest: Double { base.size * (1 + max(0, base.tracking) / 500) }
}
