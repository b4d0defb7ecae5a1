/// A page that is being filled.
struct OpenPage {
  /// The notes at the foot of a column.
  struct Foot {
    var strips: [Range<Int>] = []
    /// With the line above them.
    var height = 0.0

    mutating func add(_ column: Column) {
      guard !column.notes.isEmpty else { return }
      strips.append(column.notes)
      height += column.notesHeight
    }
  }

  let index: Int
  let sheet: PageSides.Sheet
  /// Where the next text may begin.
  var y: Double
  /// One for each column.
  var feet: [Foot]
  var isEmpty = true
  /// Whether the last text was in several columns.
  var isAfterColumns = false

  init(index: Int, _ sheet: PageSides.Sheet, columns: Int) {
    self.index = index
    self.sheet = sheet
    y = sheet.top
    feet = [Foot](repeating: Foot(), count: columns)
  }

  var tallestFoot: Double { feet.map(\.height).max() ?? 0 }
}
