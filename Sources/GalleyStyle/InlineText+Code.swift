internal import GalleyArticle
internal import GalleyConfiguration

extension InlineText {
  /// Columns from one tab stop to the next: few, so that deep code keeps some measure at large sizes.
  private static let tabWidth = 4
  private static let tab = UInt8(ascii: "\t")
  private static let lineFeed = UInt8(ascii: "\n")
  /// U+2028.
  private static let lineSeparator: [UInt8] = [0xE2, 0x80, 0xA8]

  /// Code as it is set: tabs are spaces up to the next stop, and a line ends at U+2028. Places stay.
  func expandingCode() -> InlineText {
    var result = InlineText(at: range)
    result.utf8.reserveCapacity(utf8.count + utf8.count / 8)
    var column = 0
    var start = 0
    for (index, byte) in utf8.enumerated() {
      guard byte == Self.tab || byte == Self.lineFeed else {
        // A column is a scalar: its continuation bytes take none.
        if byte & 0xC0 != 0x80 { column += 1 }
        continue
      }
      result.append(start..<index, of: self)
      start = index + 1
      let isTab = byte == Self.tab
      let width = Self.tabWidth - column % Self.tabWidth
      let bytes = isTab ? [UInt8](repeating: 0x20, count: width) : Self.lineSeparator
      result.utf8 += bytes
      result.map.append(bytes.count, from: map.source(of: index..<start), isVerbatim: false)
      column = isTab ? column + width : 0
    }
    result.append(start..<utf8.count, of: self)
    return result
  }
}
