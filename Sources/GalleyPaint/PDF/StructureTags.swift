internal import GalleyLayout

/// The structure types of a document's nodes (ISO 32000-1, 14.8.4; ISO 32000-2, 14.8.4).
enum StructureTags {
  /// One for each node. `linked` are the link nodes that have an annotation; others are spans,
  /// because a link that leads nowhere is none.
  ///
  /// Headings have the levels of `headingLevels`, so that none is skipped going down.
  static func tags(
    _ structure: [StructureNode], linked: Set<StructureNode.ID>, flavor: PDFFlavor
  ) -> [StaticString] {
    let headings: [StaticString] = ["H1", "H2", "H3", "H4", "H5", "H6"]
    let levels = structure.headingLevels
    return structure.enumerated().map { id, node in
      switch node.tag {
      case .document: return "Document"
      case .part: return "Part"
      case .division: return "Div"
      case .heading: return headings[min(levels[id] ?? 1, 6) - 1]
      case .paragraph: return "P"
      case .blockQuote: return "BlockQuote"
      case .list: return "L"
      case .listItem: return "LI"
      case .label: return "Lbl"
      case .listBody:
        // A note has a body too, but outside a list item it may not be called so (ISO 14289-1, 7.2).
        let parent = node.parent.map { structure[$0].tag }
        return parent == .listItem ? "LBody" : "Div"
      case .code: return "Code"
      case .table: return "Table"
      case .tableHead: return "THead"
      case .tableBody: return "TBody"
      case .tableRow: return "TR"
      case .tableHeader: return "TH"
      case .tableCell: return "TD"
      case .caption: return "Caption"
      case .figure: return "Figure"
      case .note: return flavor == .ua1 ? "Note" : "FENote"
      case .contents: return "TOC"
      case .contentsItem: return "TOCI"
      case .reference:
        // In PDF 2.0 the note and what refers to it name each other.
        return flavor == .ua1 || isOfContents(node, structure) ? "Reference" : "Span"
      case .link: return linked.contains(id) ? "Link" : "Span"
      case .strong: return "Strong"
      case .emphasis: return "Em"
      case .span: return "Span"
      }
    }
  }

  /// The types that PDF 1.7 does not know, and what they are to it (ISO 32000-1, 14.7.3).
  static let roleMap: StaticString = "/RoleMap<</Strong/Span/Em/Span>>"

  /// Whether a reference is that of an entry of contents.
  private static func isOfContents(_ node: StructureNode, _ structure: [StructureNode]) -> Bool {
    node.parent.map { structure[$0].tag == .contentsItem } ?? false
  }

  /// Whether the standard structure namespace of PDF 2.0 has a node's type (ISO 32000-2, 14.8.6); it left some to that of
  /// 1.7.
  static func isInNewNamespace(_ node: StructureNode, _ structure: [StructureNode]) -> Bool {
    switch node.tag {
    case .blockQuote, .code, .contents, .contentsItem: false
    case .reference: !isOfContents(node, structure)
    default: true
    }
  }
}
