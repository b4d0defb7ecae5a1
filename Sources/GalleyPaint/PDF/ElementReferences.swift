internal import GalleyLayout

/// Which elements name others, as PDF/UA-2 has it: a note and the references to it each other (ISO 14289-2, 8.2.5.14),
/// an entry of contents what it leads to (8.2.5.8).
struct ElementReferences {
  /// By node, in reading order.
  private var references: [StructureNode.ID: [StructureNode.ID]] = [:]

  init(_ context: StructureTree.Context) {
    guard context.flavor == .ua2 else { return }
    let structure = context.structure
    var named: [String: StructureNode.ID] = [:]
    for (id, node) in structure.enumerated() {
      // As for links, the first of two anchors of one name holds.
      if let anchor = node.anchor, named[anchor] == nil { named[anchor] = id }
    }
    for (id, node) in structure.enumerated() {
      guard case .link(.anchor(let anchor)) = node.tag, let parent = node.parent,
        structure[parent].tag == .reference, let target = named[anchor]
      else { continue }
      if let item = structure[parent].parent, structure[item].tag == .contentsItem {
        references[item, default: []].append(target)
      } else if case .note = structure[target].tag {
        references[id, default: []].append(target)
        references[target, default: []].append(id)
      }
    }
  }

  func put(of node: StructureNode.ID, elements: Int, to out: inout PDFBytes) {
    guard let references = references[node] else { return }
    out.put("/Ref")
    out.put(references: references.map { elements + $0 })
  }
}
