internal import GalleyLayout

/// A page as a content stream, and what its marks belong to.
struct PaintedPage {
  /// A marked-content sequence at the top level.
  struct Leaf {
    /// Nil for an artifact. The leaves that have one are numbered from 0: their MCID.
    var node: StructureNode.ID?
    /// What is read in place of the content.
    var replacement: String?
    /// The index of its first item; nil for the page's background.
    var item: Int?
  }

  let content: [UInt8]
  /// In the order of the content.
  let leaves: [Leaf]
  /// Those that belong to a node, by MCID.
  let marks: [Leaf]

  init(content: [UInt8], leaves: [Leaf]) {
    self.content = content
    self.leaves = leaves
    marks = leaves.filter { $0.node != nil }
  }
}
