internal import CCMark

/// A node of a `CommonMarkTree`, borrowed from it.
struct CommonMarkNode {
  enum Kind {
    case document, quote, list, item, code, htmlBlock, paragraph, heading, thematicBreak
    case footnoteDefinition, table, tableHeader, tableRow, tableCell
    case text, softBreak, lineBreak, codeSpan, html, emphasis, strong, strikethrough, link, image
    case footnoteReference, unknown
  }

  private let raw: OpaquePointer

  init(_ raw: OpaquePointer) {
    self.raw = raw
  }

  private init?(_ raw: OpaquePointer?) {
    guard let raw else { return nil }
    self.raw = raw
  }

  var parent: CommonMarkNode? { CommonMarkNode(cmark_node_parent(raw)) }
  var next: CommonMarkNode? { CommonMarkNode(cmark_node_next(raw)) }
  var previous: CommonMarkNode? { CommonMarkNode(cmark_node_previous(raw)) }
  var firstChild: CommonMarkNode? { CommonMarkNode(cmark_node_first_child(raw)) }
  var startLine: Int { Int(cmark_node_get_start_line(raw)) }
  var startColumn: Int { Int(cmark_node_get_start_column(raw)) }
  var endLine: Int { Int(cmark_node_get_end_line(raw)) }
  var headingLevel: Int { Int(cmark_node_get_heading_level(raw)) }
  var listStart: Int { Int(cmark_node_get_list_start(raw)) }
  var isOrderedList: Bool { cmark_node_get_list_type(raw) == CMARK_ORDERED_LIST }
  var isTight: Bool { cmark_node_get_list_tight(raw) != 0 }
  var isFenced: Bool { fence.isFenced }
  var literal: [UInt8] { Self.bytes(cmark_node_get_literal(raw)) }
  /// What the inline parser read: the lines without their containers' marks.
  var content: [UInt8] {
    // Where nothing was read, as in a cell that pads a row, cmark's buffer is not set to anything.
    firstChild == nil ? [] : Self.bytes(cmark_node_get_string_content(raw))
  }
  var url: [UInt8] { Self.bytes(cmark_node_get_url(raw)) }
  var title: [UInt8] { Self.bytes(cmark_node_get_title(raw)) }
  var fenceInfo: [UInt8] { Self.bytes(cmark_node_get_fence_info(raw)) }

  /// How a code block is fenced: by how many of which character, and how far that is indented.
  var fence: (isFenced: Bool, length: Int, offset: Int, character: UInt8) {
    var length: CInt = 0
    var offset: CInt = 0
    var character: CChar = 0
    let isFenced = cmark_node_get_fenced(raw, &length, &offset, &character) != 0
    return (isFenced, Int(length), Int(offset), UInt8(bitPattern: character))
  }

  /// One letter a column: l, c, r or 0.
  var tableAlignments: [UInt8] {
    let count = Int(cmark_gfm_extensions_get_table_columns(raw))
    guard let first = cmark_gfm_extensions_get_table_alignments(raw) else { return [] }
    return Array(UnsafeBufferPointer(start: first, count: count))
  }

  var isTask: Bool {
    isEqual(cmark_node_get_type_string(raw), "tasklist")
  }

  var kind: Kind {
    switch cmark_node_get_type(raw) {
    case CMARK_NODE_TEXT: .text
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_CODE: .codeSpan
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_LINK: .link
    case CMARK_NODE_ITEM: .item
    case CMARK_NODE_LIST: .list
    case CMARK_NODE_HEADING: .heading
    case CMARK_NODE_BLOCK_QUOTE: .quote
    case CMARK_NODE_CODE_BLOCK: .code
    case CMARK_NODE_HTML_BLOCK: .htmlBlock
    case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
    case CMARK_NODE_FOOTNOTE_DEFINITION: .footnoteDefinition
    case CMARK_NODE_FOOTNOTE_REFERENCE: .footnoteReference
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_HTML_INLINE: .html
    case CMARK_NODE_IMAGE: .image
    case CMARK_NODE_DOCUMENT: .document
    default: extensionKind
    }
  }

  /// The kinds whose numbers cmark-gfm gives out at run time.
  private var extensionKind: Kind {
    guard let name = cmark_node_get_type_string(raw) else { return .unknown }
    switch String(cString: name) {
    case "table": return .table
    case "table_header": return .tableHeader
    case "table_row": return .tableRow
    case "table_cell": return .tableCell
    case "strikethrough": return .strikethrough
    default: return .unknown
    }
  }

  private static func bytes(_ string: UnsafePointer<CChar>?) -> [UInt8] {
    guard let string else { return [] }
    var count = 0
    while string[count] != 0 { count += 1 }
    return string.withMemoryRebound(to: UInt8.self, capacity: count) {
      Array(UnsafeBufferPointer(start: $0, count: count))
    }
  }
}

/// Whether a C string is the one given.
private func isEqual(_ string: UnsafePointer<CChar>?, _ other: String) -> Bool {
  guard let string else { return false }
  return String(cString: string) == other
}

/// The nodes under a node, each on the way in and, where it can have children, on the way out.
struct CommonMarkWalk {
  enum Event {
    case enter(CommonMarkNode)
    case exit(CommonMarkNode)
  }

  private enum Position {
    case before(CommonMarkNode)
    case after(CommonMarkNode)
  }

  private var position: Position?
  private var depth = 0

  init(under root: CommonMarkNode) {
    position = root.firstChild.map { .before($0) }
  }

  /// The next event; nil at the end. Needs no stack however deep the tree is.
  mutating func next() -> Event? {
    switch position {
    case nil: return nil
    case .before(let node):
      if let child = node.firstChild {
        depth += 1
        position = .before(child)
      } else {
        position = .after(node)
      }
      return .enter(node)
    case .after(let node):
      if let next = node.next {
        position = .before(next)
      } else if depth > 0, let parent = node.parent {
        depth -= 1
        position = .after(parent)
      } else {
        position = nil
      }
      return .exit(node)
    }
  }
}
