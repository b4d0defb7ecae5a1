/// How far a table had to give way to fit its measure, from not at all to the last resort.
public enum TableRung: String, CaseIterable, Sendable, Hashable {
  /// No cell wraps.
  case natural
  /// Cells wrap between words.
  case wrapped
  /// Some words are hyphenated; code and addresses go on where they must.
  case hyphenated
  /// The text is smaller.
  case shrunk
  /// The table stands across all columns of a page.
  case spanning
  /// The table stands on pages turned on their side.
  case turned
  /// Words are cut.
  case cut
  /// Rows are blocks of labeled values.
  case stacked
}
