/// Tells which lines are surely those of paragraphs that stand in nothing else.
///
/// Without its blanks and marks no container goes on after a blank line. Only a fence, and raw HTML up to an end of its
/// own, hold lines that look like prose: fences are followed where they stand at the margin, the rest is given up.
struct TopLevelLines {
  enum Kind {
    /// Of a paragraph at the top, unless it is the middle of one that began as something else.
    case prose
    /// Where a paragraph before it has ended and another may begin.
    case end
    case other
    /// What follows may be anything.
    case doubtful
  }

  /// The fence that is open: its mark, and how many of it there are.
  private var fence: (mark: UInt8, count: Int)?
  private var mayBegin = true

  /// What a line is; all lines must be given in their order.
  mutating func kind(of bytes: [UInt8], _ line: Range<Int>) -> Kind {
    let text = bytes[line].drop(while: \.isBlank)
    if let fence {
      if text.startIndex - line.lowerBound <= 3, Self.closes(fence, text) {
        self.fence = nil
        mayBegin = true
        return .end
      }
      return .other
    }
    guard let first = text.first, !first.isLineEnd else {
      mayBegin = true
      return .end
    }
    let isAtMargin = text.startIndex == line.lowerBound
    if isAtMargin, first.isLetter || first >= 0x80 { return mayBegin ? .prose : .other }
    mayBegin = false
    if isAtMargin, first == UInt8(ascii: "#"), Self.isHeading(text) {
      mayBegin = true
      return .end
    }
    if let opened = Self.fence(text) {
      guard isAtMargin else { return .doubtful }
      fence = opened
      return .other
    }
    return Self.opensRawText(text) ? .doubtful : .other
  }

  private static func isHeading(_ text: ArraySlice<UInt8>) -> Bool {
    let rest = text.drop { $0 == UInt8(ascii: "#") }
    return rest.startIndex - text.startIndex <= 6 && rest.first?.isSpace ?? true
  }

  private static func fence(_ text: ArraySlice<UInt8>) -> (mark: UInt8, count: Int)? {
    guard let mark = text.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else {
      return nil
    }
    let rest = text.drop { $0 == mark }
    let count = rest.startIndex - text.startIndex
    guard count >= 3, mark == UInt8(ascii: "~") || !rest.contains(mark) else { return nil }
    return (mark, count)
  }

  private static func closes(
    _ fence: (mark: UInt8, count: Int), _ text: ArraySlice<UInt8>
  ) -> Bool {
    let rest = text.drop { $0 == fence.mark }
    return rest.startIndex - text.startIndex >= fence.count && rest.allSatisfy(\.isSpace)
  }

  /// Whether raw HTML begins that does not end with a blank line.
  private static func opensRawText(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.first == UInt8(ascii: "<") else { return false }
    let start = text.dropFirst().prefix(8).map(\.lowercased)
    return ["!", "?", "script", "pre", "style", "textarea"].contains { start.starts(with: $0.utf8) }
  }
}
