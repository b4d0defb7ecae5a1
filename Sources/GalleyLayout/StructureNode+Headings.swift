extension [StructureNode] {
  /// The level of each heading as a structure tree has it, by node: the first is 1, and one that belongs to another
  /// is one below it, whatever the author skipped (ISO 14289-1, 7.4.2).
  package var headingLevels: [StructureNode.ID: Int] {
    var levels: [StructureNode.ID: Int] = [:]
    var open: [Int] = []
    for (id, node) in enumerated() {
      guard case .heading(let level) = node.tag else { continue }
      while let last = open.last, last >= level { open.removeLast() }
      open.append(level)
      levels[id] = open.count
    }
    return levels
  }
}
