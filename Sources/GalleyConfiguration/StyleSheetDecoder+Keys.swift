extension StyleSheetDecoder {
  /// What takes the place of a value that there is not.
  static let none = "none"
  /// Factors of the size: lines that do not touch, up to a size's distance twice over.
  static let leadings = 0.8...4.0

  /// The keys of a sheet, in the order in which a sheet is written.
  static let keys = [
    "name", "extends", "curve", "floor", "leading", "emphasis", "headingNumbers", "typography",
    "hyphenation", "justification", "cjkSpacing", "columns", "columnGap", "columnMeasure",
    "columnRule", "colors", "page", "blocks", "table", "audit", "roles",
  ]
  static let roleKeys = [
    "style", "base", "relativeTo", "fixed", "leading", "weight", "italic", "font", "color", "align",
    "rag", "before", "after", "keepWithNext", "hyphenate", "lines", "minScale",
  ]
  static let hyphenationKeys = ["below", "prefix", "suffix"]
  static var justificationKeys: [NumberKey<JustificationStyle>] {
    [
      ("widestSpace", \.widestSpace, 0.1...10), ("narrowestSpace", \.narrowestSpace, 0.5...1),
    ]
  }
  static let columnKeys = ["compact", "regular", "accessibility"]
  static let pageKeys = [
    "screenMargin", "screenEdge", "paperMargin", "facing", "paper", "header", "footer", "numbering",
    "notes", "landscapeTables", "contents", "openOn",
  ]
  static let marginKeys = ["top", "bottom", "left", "right"]
  static let runningLineKeys = ["start", "center", "end"]

  /// A number that a sheet may set: its key, where it goes, and its bounds.
  typealias NumberKey<Target> = (
    name: String, path: WritableKeyPath<Target, Double>, bounds: ClosedRange<Double>
  )

  static var blockKeys: [NumberKey<BlockStyle>] {
    [
      ("listIndent", \.listIndent, 0...20), ("markerGap", \.markerGap, 0...20),
      ("itemSpacing", \.itemSpacing, 0...20), ("taskBox", \.taskBox, 0.1...5),
      ("quoteIndent", \.quoteIndent, 0...20), ("quoteBar", \.quoteBar, 0...5),
      ("alertIndent", \.alertIndent, 0...20), ("alertBar", \.alertBar, 0...5),
      ("alertIcon", \.alertIcon, 0.5...5), ("alertIconGap", \.alertIconGap, 0...20),
      ("definitionIndent", \.definitionIndent, 0...20),
      ("detailsIndent", \.detailsIndent, 0...20), ("detailsMarker", \.detailsMarker, 0.1...5),
      ("codePadding", \.codePadding, 0...20), ("codeCorner", \.codeCorner, 0...20),
      ("cellPaddingX", \.cellPaddingX, 0...20), ("cellPaddingY", \.cellPaddingY, 0...20),
      ("figureGap", \.figureGap, 0...20), ("figureUpscale", \.figureUpscale, 1...8),
      ("figurePlate", \.figurePlate, 0...1),
      ("rule", \.rule, 0...2),
      ("breakSpace", \.breakSpace, 0...20), ("leastMeasure", \.leastMeasure, 1...100),
      ("superscriptScale", \.superscriptScale, 0.1...1),
      ("monospacedScale", \.monospacedScale, 0.1...2),
    ]
  }

  static var tableKeys: [NumberKey<TableStyle>] {
    [("leastColumn", \.leastColumn, 0...100), ("leastScale", \.leastScale, 0.1...1)]
  }

  /// A color that a sheet may set: its key and where it goes.
  typealias ColorKey<Target> = (name: String, path: WritableKeyPath<Target, Color>)

  static var colorKeys: [ColorKey<ColorScheme>] {
    [
      ("background", \.background), ("text", \.text), ("secondary", \.secondary),
      ("link", \.link), ("codeBackground", \.codeBackground), ("rule", \.rule),
      ("mark", \.mark), ("keyboard", \.keyboard),
    ]
  }

  static var alertKeys: [ColorKey<AlertColors>] {
    [
      ("note", \.note), ("tip", \.tip), ("important", \.important), ("warning", \.warning),
      ("caution", \.caution),
    ]
  }

  static let typographyNames = Typography.named
}

extension StyleSheet {
  /// Every key that a style sheet may have, with the part it belongs to; for documentation to be checked against.
  package static var keys: [(part: String, names: [String])] {
    [
      ("", StyleSheetDecoder.keys), ("roles", StyleSheetDecoder.roleKeys),
      ("hyphenation", StyleSheetDecoder.hyphenationKeys),
      ("justification", StyleSheetDecoder.justificationKeys.map(\.name)),
      ("columns", StyleSheetDecoder.columnKeys), ("page", StyleSheetDecoder.pageKeys),
      ("paperMargin", StyleSheetDecoder.marginKeys),
      ("header", StyleSheetDecoder.runningLineKeys),
      ("blocks", StyleSheetDecoder.blockKeys.map(\.name)),
      ("table", StyleSheetDecoder.tableKeys.map(\.name)),
      ("colors", StyleSheetDecoder.colorKeys.map(\.name) + ["alerts"]),
      ("alerts", StyleSheetDecoder.alertKeys.map(\.name)),
      ("typography", StyleSheetDecoder.typographyNames.map(\.name)),
    ]
  }
}
