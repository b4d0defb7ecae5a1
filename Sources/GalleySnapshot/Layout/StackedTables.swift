/// The tables that two layouts set in different ways: their rows in columns, or one below the other as labeled values.
///
/// That is one change, whatever it does to the cells.
struct StackedTables {
  /// By the path of the table: whether its rows are stacked in the actual layout alone.
  private var changed: [String: Bool] = [:]

  /// None.
  init() {}

  init(_ reference: LayoutRecord, _ actual: LayoutRecord) {
    let (old, new) = (Self.tables(of: reference), Self.tables(of: actual))
    for (path, isStacked) in new {
      if let was = old[path], was != isStacked { changed[path] = isStacked }
    }
  }

  /// What a block's table has become, where that is another way to set it.
  func change(of block: LayoutRecord.Block) -> (table: String, isStacked: Bool)? {
    guard !changed.isEmpty, let table = Self.table(of: block) else { return nil }
    return changed[table].map { (table, $0) }
  }

  /// Whether a change of a block of such a table is one of its own, and does not follow from the stacking.
  static func isOwn(_ kind: LayoutChange.Kind, _ block: LayoutRecord.Block) -> Bool {
    switch kind {
    case .words, .face, .picture, .overflow, .cut, .stacked: true
    // Labels repeat the header, and a stacked table has none.
    case .added, .removed: !isLabel(block) && !block.path.contains(" / header / ")
    case .lineBreak, .lineCount, .lineWidth, .size, .leading, .tracking, .space, .edge, .measure,
      .height, .page:
      false
    }
  }

  /// By path: whether the table has labels.
  private static func tables(of record: LayoutRecord) -> [String: Bool] {
    var tables: [String: Bool] = [:]
    for block in record.blocks {
      guard let table = table(of: block) else { continue }
      tables[table] = (tables[table] ?? false) || isLabel(block)
    }
    return tables
  }

  /// The path of the table that a block stands in, the innermost; nil for any other block.
  private static func table(of block: LayoutRecord.Block) -> String? {
    guard block.path.contains("table ") else { return nil }
    let parts = block.path.split(separator: " / ")
    guard let last = parts.dropLast().lastIndex(where: { $0.hasPrefix("table ") }) else {
      return nil
    }
    return parts[...last].joined(separator: " / ")
  }

  private static func isLabel(_ block: LayoutRecord.Block) -> Bool {
    block.path.split(separator: " / ").last?.hasPrefix("label ") ?? false
  }
}
