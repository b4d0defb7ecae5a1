internal import GalleyConfiguration
internal import GalleyLayout

/// What a node of the structure is in a drawing: an element and its attributes (WAI-ARIA 1.2, 5.4).
struct SVGGroup {
  /// `a` for what can be followed, else `g`.
  private(set) var isLink = false
  private(set) var attributes: [(name: StaticString, value: String)] = []
  /// What an abbreviation stands for.
  private(set) var title: String?

  /// Nil for a node that says nothing. A node that was opened before does not get its name a second time.
  init?(_ node: StructureNode, isFirst: Bool, addresses: [String: String]) {
    if node.tag == .document { return nil }
    if let anchor = node.anchor, isFirst, !SVGDefinitions.isReserved(anchor) {
      attributes.append(("id", anchor))
    }
    addRole(of: node, addresses: addresses)
    if let language = node.language { attributes.append(("lang", language)) }
    title = node.expansion
    if attributes.isEmpty, title == nil { return nil }
  }

  private mutating func addRole(of node: StructureNode, addresses: [String: String]) {
    if let label = node.alternative ?? node.replacement {
      attributes.append(("role", "img"))
      attributes.append(("aria-label", label))
      return
    }
    if case .link(let target) = node.tag {
      guard let href = Self.href(target, addresses: addresses) else { return }
      isLink = true
      attributes.append(("href", href))
      return
    }
    guard let role = Self.role(of: node.tag) else { return }
    attributes.append(("role", role))
    if case .heading(let level) = node.tag { attributes.append(("aria-level", "\(level)")) }
  }

  private static func role(of tag: StructureNode.Tag) -> String? {
    switch tag {
    case .heading: "heading"
    case .paragraph: "paragraph"
    case .blockQuote: "blockquote"
    case .list: "list"
    case .listItem: "listitem"
    case .code: "code"
    case .table: "table"
    case .tableHead, .tableBody: "rowgroup"
    case .tableRow: "row"
    case .tableHeader(let scope): scope == .column ? "columnheader" : "rowheader"
    case .tableCell: "cell"
    case .caption: "caption"
    case .figure: "img"
    case .note: "note"
    case .strong: "strong"
    case .emphasis: "emphasis"
    case .contents: "list"
    case .contentsItem: "listitem"
    case .document, .part, .division, .label, .listBody, .reference, .link, .span: nil
    }
  }

  /// A drawing runs in the reader's browser: addresses that are programs are no links.
  private static func href(
    _ target: StructureNode.Target, addresses: [String: String]
  ) -> String? {
    switch target {
    case .anchor(let name): return addresses[name] ?? "#" + name
    case .file(let path, let anchor):
      let escaped = String(decoding: LinkAnnotations.escaped(path), as: UTF8.self)
      return escaped + (anchor.map { "#" + $0 } ?? "")
    case .url(let url):
      let scheme = url.unicodeScalars.filter { $0.value > 0x20 }
        .prefix { $0 != ":" && $0 != "/" && $0 != "?" && $0 != "#" }
      let isProgram = ["javascript", "vbscript", "data"].contains(
        String(String.UnicodeScalarView(scheme)).lowercased())
      return isProgram ? nil : url
    }
  }
}

extension StructureNode {
  /// What is read in the place of a drawing. The words of a text stand in the drawing themselves.
  fileprivate var replacement: String? {
    switch tag {
    case .label, .figure, .span: actualText
    default: nil
    }
  }
}
