/// Dashes, ellipses and the spaces of French.
extension Typographer {
  /// Makes two or three hyphens a dash where they stand between words; the end of the run.
  mutating func dash(_ start: Int) -> Int {
    var end = start
    while end < text.utf8.count, text.utf8[end] == UInt8(ascii: "-") { end += 1 }
    let run = start..<end
    guard (2...3).contains(run.count), isWritten(run) else { return end }
    let before = side(before: start)
    let after = side(at: end)
    let isApart = before == .space && after == .space && start > 0 && end < text.utf8.count
    let isBetween =
      Self.mayTouchDash(before, before: true) && Self.mayTouchDash(after, before: false)
    guard isApart || isBetween || run.count == 3 && isTrailing(before, after) else { return end }
    let isAmerican = Self.isAmerican(languages[start])
    if run.count == 3 {
      replace(run, by: "—")
    } else if isApart, isAmerican {
      replace(withBlanks(run), by: "—")
    } else if !isApart, isAmerican, before != .digit || after != .digit {
      replace(run, by: "—")
    } else {
      replace(run, by: "–")
    }
    return end
  }

  private static func mayTouchDash(_ side: Side, before: Bool) -> Bool {
    switch side {
    case .letter, .digit, .wide: true
    case .close: before
    case .open: !before
    case .space, .dash, .other: false
    }
  }

  /// Whether a dash ends a word that is broken off, or begins a line of speech.
  private func isTrailing(_ before: Side, _ after: Side) -> Bool {
    after == .space && (before.isWord || before == .space)
  }

  /// English without a region is written as in the United States (Chicago Manual of Style, 6.85).
  private static func isAmerican(_ language: String) -> Bool {
    let tag = language.lowercased()
    return tag == "en" || tag.hasPrefix("en-us")
  }

  /// A run with the blanks around it.
  private func withBlanks(_ run: Range<Int>) -> Range<Int> {
    var (start, end) = (run.lowerBound, run.upperBound)
    while start > 0, text.utf8[start - 1] == Byte.space { start -= 1 }
    while end < text.utf8.count, text.utf8[end] == Byte.space { end += 1 }
    return start..<end
  }

  /// Makes three dots an ellipsis, unless they are part of a path; the end of the run.
  mutating func ellipsis(_ start: Int) -> Int {
    var end = start
    while end < text.utf8.count, text.utf8[end] == UInt8(ascii: ".") { end += 1 }
    let isPath = [start - 1, end].contains {
      text.utf8.indices.contains($0)
        && (text.utf8[$0] == UInt8(ascii: "/") || text.utf8[$0] == UInt8(ascii: "\\"))
    }
    if end - start == 3, !isPath, isWritten(start..<end) { replace(start..<end, by: "…") }
    return end
  }

  /// Keeps a space of French from breaking: before high punctuation and inside guillemets.
  mutating func space(_ index: Int) {
    guard Self.isFrench(languages[index]), index > 0 else { return }
    let next = text.utf8[(index + 1)...]
    if next.starts(with: "»".utf8) || text.utf8[..<index].suffix(2).elementsEqual("«".utf8) {
      return replace(index..<index + 1, by: "\u{A0}")
    }
    guard let mark = next.first, side(before: index) != .space, side(at: index + 1) == .close
    else { return }
    let after = side(at: index + 2)
    switch mark {
    // Not in a face such as :) or ;-).
    case UInt8(ascii: ":") where after == .space: replace(index..<index + 1, by: "\u{A0}")
    case UInt8(ascii: ";") where after == .space: replace(index..<index + 1, by: "\u{202F}")
    // Not in an operator such as !=.
    case UInt8(ascii: "!") where after == .space || after == .close,
      UInt8(ascii: "?") where after == .space || after == .close:
      replace(index..<index + 1, by: "\u{202F}")
    default: break
    }
  }
}
