internal import GalleyLayout

/// The structure tree of a document (ISO 32000-1, 14.7): its nodes, and under each the marks that
/// it owns.
///
/// A new kind of block adds its tags in GalleyLayout, as nodes: parents before children, siblings
/// in reading order. It gives each page item the mark of its node. All else follows here: the kids
/// of a node stand in the order in which they are painted, a node without content stands before the
/// sibling that follows it, and a node whose content is on several pages owns marks on each.
struct StructureTree {
  enum Kid {
    case node(StructureNode.ID)
    case mark(page: Int, number: Int)
    /// The index among the link annotations.
    case annotation(Int)

    /// The page of a mark.
    var page: Int? {
      if case .mark(let page, _) = self { page } else { nil }
    }
  }

  /// By node.
  private(set) var kids: [[Kid]]

  init(
    _ structure: [StructureNode], pages: [PaintedPage], links: [LinkAnnotations.Annotation]
  ) {
    kids = Array(repeating: [], count: structure.count)
    var order = AttachmentOrder(structure)
    for (page, painted) in pages.enumerated() {
      for (number, mark) in painted.marks.enumerated() {
        // `marks` are the leaves that have a node.
        guard let node = mark.node else { continue }
        order.attach(node, to: &kids)
        kids[node].append(.mark(page: page, number: number))
      }
    }
    for node in structure.indices { order.attach(node, to: &kids) }
    for (index, link) in links.enumerated() { kids[link.node].append(.annotation(index)) }
  }

  /// Puts the nodes under their parents, each with the siblings that come before it.
  private struct AttachmentOrder {
    private let parents: [StructureNode.ID?]
    private var children: [[StructureNode.ID]]
    private var next: [Int]
    private var isAttached: [Bool]

    init(_ structure: [StructureNode]) {
      parents = structure.map(\.parent)
      children = Array(repeating: [], count: structure.count)
      next = Array(repeating: 0, count: structure.count)
      isAttached = structure.map { $0.parent == nil }
      for (id, node) in structure.enumerated() {
        if let parent = node.parent { children[parent].append(id) }
      }
    }

    mutating func attach(_ node: StructureNode.ID, to kids: inout [[Kid]]) {
      var path: [StructureNode.ID] = []
      var current = node
      while !isAttached[current], let parent = parents[current] {
        path.append(current)
        current = parent
      }
      for node in path.reversed() {
        guard let parent = parents[node] else { continue }
        while !isAttached[node], next[parent] < children[parent].count {
          let child = children[parent][next[parent]]
          next[parent] += 1
          kids[parent].append(.node(child))
          isAttached[child] = true
        }
      }
    }
  }
}
