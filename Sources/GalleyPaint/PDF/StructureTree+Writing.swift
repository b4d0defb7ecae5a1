internal import GalleyLayout

extension StructureTree {
  /// What the elements refer to.
  struct Context {
    var structure: [StructureNode]
    var flavor: PDFFlavor
    var tags: [StaticString]
    var map: DocumentMap
    var pages: [Page]
    var painted: [PaintedPage]
    var links: [LinkAnnotations.Annotation]
    /// The object number of the first element, of the first page, and of the first annotation; the others follow.
    var elements: Int
    var pageObjects: Int
    var linkObjects: Int
    /// The object of the namespace of PDF 2.0; nil in PDF 1.7.
    var namespace: Int?
    /// By node, no two equal.
    var identifiers: [StructureNode.ID: String] = [:]
  }

  /// Adds the tree; returns its root's reference.
  func write(to writer: inout PDFWriter, _ context: Context) -> Int {
    var context = context
    if context.flavor == .ua2 {
      context.namespace = writer.add {
        $0.put("<</Type/Namespace/NS(http://iso.org/pdf2/ssn)>>")
      }
    }
    context.identifiers = Self.identifiers(context.structure)
    let root = writer.reserve()
    let elements = context.elements
    let elementReferences = ElementReferences(context)
    // The element of each mark, by page and number: the node's, or one of its own when it has a
    // replacement.
    var owners = context.painted.map { page in
      page.marks.map { elements + ($0.node ?? 0) }
    }
    for node in context.structure.indices {
      write(node, to: &writer, context, elementReferences, root: root, owners: &owners)
    }
    let parentTree = Self.writeParentTree(
      owners, links: context.links.map { elements + $0.node }, to: &writer)
    let identifiers = Self.write(context.identifiers, elements: elements, to: &writer)
    writer.set(root) { out in
      out.put("<</Type/StructTreeRoot/K[")
      out.put(reference: elements)
      out.put("]/ParentTree ")
      out.put(reference: parentTree)
      out.put("/ParentTreeNextKey ")
      out.put(context.pages.count + context.links.count)
      out.put("/IDTree", reference: identifiers)
      if let namespace = context.namespace {
        out.put("/Namespaces[")
        out.put(reference: namespace)
        out.put("]")
      } else {
        out.put(StructureTags.roleMap)
      }
      out.put(">>")
    }
    return root
  }

  // MARK: - Elements

  private func write(
    _ node: StructureNode.ID, to writer: inout PDFWriter, _ context: Context,
    _ elementReferences: ElementReferences, root: Int, owners: inout [[Int]]
  ) {
    let elements = context.elements
    // Marks with a replacement get an element of their own: the text stands there and in the
    // content.
    var spans: [Int: Int] = [:]
    for (place, kid) in kids[node].enumerated() {
      guard case .mark(let page, let number) = kid,
        let replacement = context.painted[page].marks[number].replacement
      else { continue }
      let span = writer.add { out in
        out.put("<</Type/StructElem/S/Span/P ")
        out.put(reference: elements + node)
        out.put("/NS", reference: context.namespace)
        out.put("/Pg ")
        out.put(reference: context.pageObjects + page)
        out.put("/K ")
        out.put(number)
        out.put("/ActualText")
        out.put(utf16: replacement)
        out.put(">>")
      }
      spans[place] = span
      owners[page][number] = span
    }
    writer.set(elements + node) { out in
      let described = context.structure[node]
      out.put("<</Type/StructElem/S/")
      out.put(context.tags[node])
      out.put("/P ")
      out.put(reference: described.parent.map { elements + $0 } ?? root)
      if StructureTags.isInNewNamespace(described, context.structure) {
        out.put("/NS", reference: context.namespace)
      }
      elementReferences.put(of: node, elements: elements, to: &out)
      Self.putText(of: node, context, to: &out)
      Self.putAttributes(of: node, context, to: &out)
      putKids(of: node, spans, context, elements: elements, to: &out)
      out.put(">>")
    }
  }

  private static func putText(
    of node: StructureNode.ID, _ context: Context, to out: inout PDFBytes
  ) {
    let described = context.structure[node]
    if let language = described.language, !language.isEmpty {
      out.put("/Lang")
      out.put(text: language)
    }
    if let text = described.actualText {
      out.put("/ActualText")
      out.put(utf16: text)
    }
    if let expansion = described.expansion {
      out.put("/E")
      out.put(utf16: expansion)
    }
    if case .figure = described.tag {
      // A figure must say something: its file's name, when nothing else is known.
      let path = context.map.figures[node]?.path ?? ""
      let name = path.split(separator: "/").last.map(String.init) ?? "figure"
      let given = described.alternative.flatMap { DocumentMap.oneLine($0) == nil ? nil : $0 }
      out.put("/Alt")
      out.put(text: given ?? name)
    }
    if let identifier = context.identifiers[node] {
      out.put("/ID")
      out.put(string: identifier.utf8)
    }
  }

  private static func putAttributes(
    of node: StructureNode.ID, _ context: Context, to out: inout PDFBytes
  ) {
    switch context.structure[node].tag {
    case .list(let numbering):
      switch numbering {
      case .disc: out.put("/A<</O/List/ListNumbering/Disc>>")
      case .circle: out.put("/A<</O/List/ListNumbering/Circle>>")
      case .square: out.put("/A<</O/List/ListNumbering/Square>>")
      case .decimal: out.put("/A<</O/List/ListNumbering/Decimal>>")
      case .lowerAlpha: out.put("/A<</O/List/ListNumbering/LowerAlpha>>")
      case .upperAlpha: out.put("/A<</O/List/ListNumbering/UpperAlpha>>")
      case .lowerRoman: out.put("/A<</O/List/ListNumbering/LowerRoman>>")
      case .upperRoman: out.put("/A<</O/List/ListNumbering/UpperRoman>>")
      case .none where context.flavor == .ua2:
        // There `None` is for lists without labels (ISO 14289-2, 8.2.5.25).
        out.put("/A<</O/List/ListNumbering/Unordered>>")
      case .none: out.put("/A<</O/List/ListNumbering/None>>")
      }
    case .note where context.flavor == .ua2: out.put("/A<</O/FENote/NoteType/Footnote>>")
    case .tableHeader(.column): out.put("/A<</O/Table/Scope/Column>>")
    case .tableHeader(.row): out.put("/A<</O/Table/Scope/Row>>")
    case .figure:
      guard let figure = context.map.figures[node] else { return }
      let height = context.pages[figure.page].size.height
      let isInline =
        context.structure[node].parent.map { context.structure[$0].tag.isText } ?? false
      out.put("/A<</O/Layout/Placement/")
      out.put(isInline ? "Inline" : "Block")
      out.put("/BBox[")
      for number in [
        figure.frame.x, height - figure.frame.maxY, figure.frame.maxX, height - figure.frame.y,
      ] {
        out.put(number)
        out.put(" ")
      }
      out.put("]>>")
    case .span:
      switch context.structure[node].decoration {
      case .underline: out.put("/A<</O/Layout/TextDecorationType/Underline>>")
      case .lineThrough: out.put("/A<</O/Layout/TextDecorationType/LineThrough>>")
      case nil: return
      }
    case .document, .part, .division, .contents, .contentsItem, .heading, .paragraph, .blockQuote,
      .listItem, .label, .listBody, .code, .table, .tableHead, .tableBody, .tableRow, .tableCell,
      .caption, .note, .reference, .link, .strong, .emphasis:
      return
    }
  }

  private func putKids(
    of node: StructureNode.ID, _ spans: [Int: Int], _ context: Context, elements: Int,
    to out: inout PDFBytes
  ) {
    guard !kids[node].isEmpty else { return }
    let home = kids[node].lazy.compactMap(\.page).first
    out.put("/Pg", reference: home.map { context.pageObjects + $0 })
    out.put("/K[")
    for (place, kid) in kids[node].enumerated() {
      switch kid {
      case .node(let child):
        out.put(reference: elements + child)
      case .mark(let page, let number):
        if let span = spans[place] {
          out.put(reference: span)
        } else if page == home {
          out.put(number)
        } else {
          out.put("<</Type/MCR/Pg ")
          out.put(reference: context.pageObjects + page)
          out.put("/MCID ")
          out.put(number)
          out.put(">>")
        }
      case .annotation(let index):
        out.put("<</Type/OBJR/Obj ")
        out.put(reference: context.linkObjects + index)
        out.put("/Pg ")
        out.put(reference: context.pageObjects + context.links[index].page)
        out.put(">>")
      }
      out.put(" ")
    }
    out.put("]")
  }

  // MARK: - Trees of names and numbers

  private static func writeParentTree(
    _ owners: [[Int]], links: [Int], to writer: inout PDFWriter
  ) -> Int {
    let arrays = owners.map { page in
      writer.add { $0.put(references: page) }
    }
    return writer.add { out in
      out.put("<</Nums[")
      for (key, reference) in (arrays + links).enumerated() {
        out.put(key)
        out.put(" ")
        out.put(reference: reference)
        out.put(" ")
      }
      out.put("]>>")
    }
  }

  /// A note needs an identifier (ISO 14289-1, 7.9): its number, and in the later articles of a book its node's too.
  private static func identifiers(_ structure: [StructureNode]) -> [StructureNode.ID: String] {
    var identifiers: [StructureNode.ID: String] = [:]
    var taken: Set<Int> = []
    for (id, node) in structure.enumerated() {
      guard case .note(let number) = node.tag else { continue }
      identifiers[id] =
        taken.insert(number).inserted ? "note-\(number)" : "note-\(number)-\(id)"
    }
    return identifiers
  }

  private static func write(
    _ identifiers: [StructureNode.ID: String], elements: Int, to writer: inout PDFWriter
  ) -> Int? {
    if identifiers.isEmpty { return nil }
    let named = identifiers.map { id, name in (name: Array(name.utf8), element: elements + id) }
    return writer.add { out in
      out.put("<</Names[")
      for entry in named.sorted(by: { $0.name.lexicographicallyPrecedes($1.name) }) {
        out.put(string: entry.name)
        out.put(reference: entry.element)
        out.put(" ")
      }
      out.put("]>>")
    }
  }
}

extension StructureNode.Tag {
  /// Whether it holds a text, so that a figure in it stands in a line.
  fileprivate var isText: Bool {
    switch self {
    case .heading, .paragraph, .label, .tableHeader, .tableCell, .caption, .reference, .link,
      .strong, .emphasis, .span, .code, .contentsItem:
      true
    case .document, .part, .division, .blockQuote, .list, .listItem, .listBody, .table, .tableHead,
      .tableBody, .tableRow, .figure, .note, .contents:
      false
    }
  }
}
