/// A block that holds blocks, as far as it stands at the start of each of its lines.
struct Container {
  enum Kind {
    case quote
    /// An item, and the columns that its further lines are indented by.
    case item(indent: Int)
    case footnote
  }

  var kind: Kind
  /// The line it begins on, from 1.
  var line: Int
  /// The place after its marker on that line.
  var afterMarker: LineCursor
}

/// The containers that a line stands in, outermost first.
struct ContainerPath {
  /// What is left of a line after the marks of its containers.
  struct Line {
    var cursor: LineCursor
    var end: Int
    /// Whether a paragraph goes on here without all the marks of its containers.
    var isLazy: Bool
  }

  private(set) var containers: [Container] = []

  mutating func push(_ container: Container) {
    containers.append(container)
  }

  mutating func pop() {
    containers.removeLast()
  }

  /// Strips the containers' marks from a line.
  func line(_ number: Int, of input: ParserInput) -> Line {
    let bytes = input.bytes
    let range = input.line(number)
    var cursor = LineCursor(at: range.lowerBound)
    var first = 0
    if let opened = containers.lastIndex(where: { $0.line == number }) {
      cursor = containers[opened].afterMarker
      first = opened + 1
    }
    for container in containers[first...] {
      guard Self.pass(container, &cursor, bytes, range.upperBound) else {
        return Line(cursor: cursor, end: range.upperBound, isLazy: true)
      }
    }
    return Line(cursor: cursor, end: range.upperBound, isLazy: false)
  }

  /// Moves over what a container puts at the start of each of its lines but the first.
  private static func pass(
    _ container: Container, _ cursor: inout LineCursor, _ bytes: [UInt8], _ end: Int
  ) -> Bool {
    let first = cursor.firstNonspace(in: bytes, end: end)
    switch container.kind {
    case .quote:
      return passQuoteMark(&cursor, bytes, end)
    case .item(let indent):
      if first.indent >= indent {
        cursor.advance(columns: indent, in: bytes, end: end)
        return true
      }
      guard first.offset == end else { return false }
      cursor.skipBlanks(in: bytes, end: end)
      return true
    case .footnote:
      if first.indent >= 4 {
        cursor.advance(columns: 4, in: bytes, end: end)
        return true
      }
      return first.offset == end
    }
  }

  /// Moves over `>` and the blank after it.
  static func passQuoteMark(_ cursor: inout LineCursor, _ bytes: [UInt8], _ end: Int) -> Bool {
    let first = cursor.firstNonspace(in: bytes, end: end)
    guard first.indent <= 3, first.offset < end, bytes[first.offset] == UInt8(ascii: ">") else {
      return false
    }
    cursor.advance(columns: first.indent + 1, in: bytes, end: end)
    if cursor.offset < end, bytes[cursor.offset].isBlank {
      cursor.advance(columns: 1, in: bytes, end: end)
    }
    return true
  }
}
