internal import GalleyLayout

/// Which elements a note and the references to it name, each the other: so PDF/UA-2 has it (ISO 14289-2, 8.2.5.14).
struct NoteLinks {
  /// By node, in reading order.
  private var references: [StructureNode.ID: [StructureNode.ID]] = [:]

  init(_ context: StructureTree.Context) {
    guard context.flavor == .ua2 else { return }
    var notes: [String: StructureNode.ID] = [:]
    for (id, node) in context.structure.enumerated() {
      if case .note = node.tag, let anchor = node.anchor { notes[anchor] = id }
    }
    for (id, node) in context.structure.enumerated() {
      guard case .link(.anchor(let anchor)) = node.tag, let parent = node.parent,
        context.structure[parent].tag == .reference, let note = notes[anchor]
      else { continue }
      references[id, default: []].append(note)
      references[note, default: []].append(id)
    }
  }

  func put(of node: StructureNode.ID, elements: Int, to out: inout PDFBytes) {
    guard let references = references[node] else { return }
    out.put("/Ref")
    out.put(references: references.map { elements + $0 })
  }
}
