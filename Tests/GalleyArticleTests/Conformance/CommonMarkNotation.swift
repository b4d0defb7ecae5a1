@testable import GalleyArticle

/// Writes what cmark-gfm itself makes of a text down in the form of `Notation`, by a way of its own.
///
/// What Galley does on purpose is done here too: a soft line break is a space, headings, quotes and paragraphs without
/// text leave nothing, an image alone in its paragraph is a figure. Raw HTML is not read.
enum CommonMarkNotation {
  static func string(of markdown: String) -> String {
    let tree = CommonMarkTree(parsing: Array(markdown.utf8))
    return withExtendedLifetime(tree) {
      var notes = 0
      return children(of: tree.root).compactMap { node -> String? in
        guard node.kind == .footnoteDefinition else { return block(node) }
        notes += 1
        return Notation.block("note\(notes)", blocks(in: node))
      }.joined(separator: " ")
    }
  }

  private static func children(of node: CommonMarkNode) -> [CommonMarkNode] {
    Array(
      sequence(state: node.firstChild) { next in
        defer { next = next?.next }
        return next
      })
  }

  private static func blocks(in node: CommonMarkNode) -> [String] {
    children(of: node).compactMap(block)
  }

  /// A block; nil for one that shows nothing.
  private static func block(_ node: CommonMarkNode) -> String? {
    switch node.kind {
    case .heading: filled("h\(node.headingLevel)", text(in: node))
    case .paragraph: paragraph(node)
    case .quote:
      blocks(in: node).isEmpty ? nil : Notation.block("quote", blocks(in: node))
    case .code: code(node)
    case .thematicBreak: "hr"
    case .list:
      Notation.list(
        start: node.isOrderedList ? node.listStart : nil, isTight: node.isTight,
        children(of: node).map(item))
    case .table: table(node)
    default: nil
    }
  }

  private static func filled(_ name: String, _ text: String) -> String? {
    text.isEmpty ? nil : "\(name)(\(text))"
  }

  private static func paragraph(_ node: CommonMarkNode) -> String? {
    let parts = children(of: node)
    if parts.count == 1, parts[0].kind == .image {
      return Notation.figure(
        string(parts[0].url), title: string(parts[0].title), alternative: plain(parts[0]))
    }
    return filled("p", text(in: node))
  }

  private static func code(_ node: CommonMarkNode) -> String {
    var literal = node.literal
    if literal.last == UInt8(ascii: "\n") { literal.removeLast() }
    return Notation.code(string(literal), info: string(node.fenceInfo))
  }

  /// An item; whether its task is done, cmark's node does not tell.
  private static func item(_ node: CommonMarkNode) -> String {
    Notation.block(node.isTask ? "li[ ]" : "li", blocks(in: node))
  }

  private static func table(_ node: CommonMarkNode) -> String {
    let letters = node.tableAlignments.map { $0 == 0 ? "-" : string([$0]) }.joined()
    let rows = children(of: node).map { row in
      Notation.row(isHeader: row.kind == .tableHeader, children(of: row).map(text))
    }
    return Notation.block("table:\(letters)", rows)
  }

  // MARK: - Text

  private static func text(in node: CommonMarkNode) -> String {
    children(of: node).map(inline).joined()
  }

  private static func inline(_ node: CommonMarkNode) -> String {
    switch node.kind {
    case .text: spaced(node)
    case .softBreak: " "
    case .lineBreak: "⏎"
    case .codeSpan: span("code", spaced(node))
    case .emphasis: span("em", text(in: node))
    case .strong: span("st", text(in: node))
    case .strikethrough: span("del", text(in: node))
    case .link:
      span(
        "a \(Notation.target(string(node.url), title: string(node.title)))", text(in: node))
    case .image:
      Notation.image(string(node.url), title: string(node.title), alternative: plain(node))
    case .footnoteReference: "{note \(string(node.literal))}"
    default: ""
    }
  }

  /// A span; one without text marks up nothing.
  private static func span(_ name: String, _ text: String) -> String {
    text.isEmpty ? "" : Notation.span(name, text)
  }

  /// The text of an image without its markup.
  private static func plain(_ node: CommonMarkNode) -> String {
    children(of: node).map { child in
      switch child.kind {
      case .text, .codeSpan: spaced(child)
      case .softBreak, .lineBreak: " "
      default: plain(child)
      }
    }.joined()
  }

  /// Text in which a tab or a line feed of a character reference is a space.
  private static func spaced(_ node: CommonMarkNode) -> String {
    string(node.literal.map { (0x09...0x0D).contains($0) ? 0x20 : $0 })
  }

  private static func string(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
