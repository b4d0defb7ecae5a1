internal import GalleyKit

/// A type ramp, styles by categories.
struct RampReport: ScaleReport {
  private typealias Row = (name: String, entries: [ContentSizeCategory: TypeRamp.Entry])

  private let ramp: TypeRamp
  private let categories: [ContentSizeCategory]
  private let rows: [Row]

  /// The styles given, or all of the ramp with the rows that are no text style, at those of
  /// `categories` at which the ramp has figures.
  ///
  /// Throws ``UsageError`` when that leaves none.
  init(
    _ ramp: TypeRamp, styles: [TextStyle]?, categories: [ContentSizeCategory]
  ) throws(UsageError) {
    self.ramp = ramp
    self.categories = ramp.categories.filter(categories.contains)
    var rows = (styles ?? ramp.styles).map { style in
      let entries = ContentSizeCategory.allCases.compactMap { category in
        ramp.entry(style, category).map { (category, $0) }
      }
      return Row(name: style.rawValue, entries: Dictionary(uniqueKeysWithValues: entries))
    }
    if styles == nil { rows += ramp.otherRows.map { Row(name: $0.name, entries: $0.entries) } }
    self.rows = rows
    let shown = self.categories
    if !rows.contains(where: { row in shown.contains { row.entries[$0] != nil } }) {
      let styles = ramp.styles.map(\.rawValue).joined(separator: ", ")
      let categories = ramp.categories.map(\.shortName).joined(separator: ", ")
      throw UsageError(
        "type ramp \(ramp.name) has no figure there; it has \(styles) at \(categories)")
    }
  }

  var text: String {
    var table = TextTable(leftCount: 2)
    table.add(["", "weight"] + categories.map(\.shortName))
    for row in rows {
      let entry = row.entries[.large]
      let weights = entry.map { "\($0.weight.name), \($0.emphasizedWeight.name)" } ?? "–"
      table.add(
        [row.name, weights]
          + categories.map { category in
            row.entries[category].map { Self.shown($0.size, $0.leading) } ?? "–"
          })
    }
    return "\(ramp.name): size/leading in points; weight, emphasized weight\n\n" + table.text
  }

  var records: Records {
    var records = Records(
      ["ramp", "style", "category", "size", "leading", "weight", "emphasizedWeight"])
    for row in rows {
      for category in categories {
        guard let entry = row.entries[category] else { continue }
        records.rows.append([
          .text(ramp.name), .text(row.name), .text(category.shortName), .number(entry.size),
          .number(entry.leading), .text(entry.weight.name), .text(entry.emphasizedWeight.name),
        ])
      }
    }
    return records
  }
}
