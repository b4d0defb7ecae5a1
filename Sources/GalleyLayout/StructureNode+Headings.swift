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
    guard case .heading(level: 1) = tag, let own = self.title else { return false }
    return own.split(whereSeparator: \.isWhitespace)
      == title.split(whereSeparator: \.isWhitespace)
  }
}
