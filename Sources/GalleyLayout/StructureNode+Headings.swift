extension [StructureNode] {
  /// The level of each heading as a structure tree has it, by node: the first is 1, and one that belongs to another
  /// is one below it, whatever the author skipped (ISO 14289-1, 7.4.2). Each article of a book begins anew.
  package var headingLevels: [StructureNode.ID: Int] {
    var levels: [StructureNode.ID: Int] = [:]
    var open: [Int] = []
    for (id, node) in enumerated() {
      if node.tag == .part { open.removeAll() }
      guard case .heading(let level) = node.tag else { continue }
      while let last = open.last, last >= level { open.removeLast() }
      open.append(level)
      levels[id] = open.count
    }
    return levels
  }
}

extension StructureNode {
  /// Whether it is a heading of the first level that says a title: the one by which an article is called.
  package func isTitle(saying title: String) -> Bool {
    guard case .heading(level: 1) = tag else { return false }
    return says(title)
  }

  fileprivate func says(_ title: String) -> Bool {
    self.title?.split(whereSeparator: \.isWhitespace) == title.split(whereSeparator: \.isWhitespace)
  }
}

/// Finds the heading that says what an article is called, among its headings in their order: the first of the first
/// level that does. In a book, which lists the articles by their titles, the first heading of all does too, whatever its
/// level: an article without a title is called by it.
package struct TitleHeading {
  private let title: String
  private let isInBook: Bool
  private var isMet = false
  private var isFirst = true

  package init(saying title: String, isInBook: Bool) {
    self.title = title
    self.isInBook = isInBook
  }

  /// Takes the next heading, and tells whether it is the one.
  package mutating func isMet(by heading: StructureNode) -> Bool {
    defer { isFirst = false }
    guard !isMet else { return false }
    isMet = heading.isTitle(saying: title) || isInBook && isFirst && heading.says(title)
    return isMet
  }
}
