/// What one column of a page takes.
struct Column {
  /// Where the flow goes on: in the middle of a strip where it had to be cut.
  struct Position: Hashable {
    var strip = 0
    var top = 0.0
  }

  /// The stretch of the galley; nil when it takes no text.
  var text: (top: Double, bottom: Double)?
  /// What the header takes that is shown again above the text, and the header's index.
  var lead = 0.0
  var head: Int?
  /// The strips of the notes at its foot, and what they take.
  var notes: Range<Int>
  var notesHeight = 0.0
  /// What comes after.
  var end: Position
  var notesEnd: NoteFlow.Position

  /// The height of its text with the header.
  var height: Double { text.map { lead + $0.bottom - $0.top } ?? 0 }
  var isEmpty: Bool { text == nil && notes.isEmpty }
}

/// Columns side by side that begin at one height.
struct ColumnGroup {
  var columns: [Column] = []
  var end: Column.Position
  var notesEnd: NoteFlow.Position

  /// Of its tallest column.
  var height: Double { columns.map(\.height).max() ?? 0 }
  var isEmpty: Bool { columns.allSatisfy(\.isEmpty) }
}
