/// A place in a line, in bytes and in columns, as CommonMark counts them: a tab runs to the next multiple of four.
struct LineCursor {
  /// The byte offset in the input.
  private(set) var offset: Int
  /// The column, from 0.
  private(set) var column: Int
  /// Whether part of the tab at `offset` has been consumed.
  private(set) var isInTab = false

  init(at offset: Int) {
    self.offset = offset
    column = 0
  }

  /// How many columns the tab at this place still fills.
  var columnsToTab: Int { 4 - column % 4 }

  /// Moves on by columns, into a tab if need be; stops at the end.
  mutating func advance(columns: Int, in bytes: [UInt8], end: Int) {
    var left = columns
    while left > 0, offset < end {
      if bytes[offset] == Byte.tab {
        let width = columnsToTab
        isInTab = width > left
        let step = min(left, width)
        column += step
        if !isInTab { offset += 1 }
        left -= step
      } else {
        isInTab = false
        offset += 1
        column += 1
        left -= 1
      }
    }
  }

  /// Moves on by bytes that are not tabs.
  mutating func advance(bytes count: Int) {
    isInTab = false
    offset += count
    column += count
  }

  /// The first byte from here that is no space or tab, and how many columns away it is.
  func firstNonspace(in bytes: [UInt8], end: Int) -> (offset: Int, indent: Int) {
    var place = self
    while place.offset < end, bytes[place.offset].isBlank {
      place.advance(
        columns: bytes[place.offset] == Byte.tab ? place.columnsToTab : 1, in: bytes, end: end)
    }
    return (place.offset, place.column - column)
  }

  /// Moves on to the first byte that is no space or tab.
  mutating func skipBlanks(in bytes: [UInt8], end: Int) {
    let first = firstNonspace(in: bytes, end: end)
    column += first.indent
    offset = first.offset
    isInTab = false
  }
}
