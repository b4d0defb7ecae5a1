internal import GalleyLayout
internal import GalleyText

/// Where the nodes of a document are on its pages, and what they say: found in one walk over the
/// items.
struct DocumentMap {
  /// A place to go to: a page's index, points from its top left corner, and whose place it is.
  struct Place {
    var page: Int
    var position: Point
    var node: StructureNode.ID
  }

  /// Where a figure's pictures are on its first page, and the file of the first one.
  struct Figure {
    var page: Int
    var frame: Rect
    var path: String
  }

  /// The places that links name. The first of two anchors of one name holds.
  private(set) var anchors: [String: Place] = [:]
  /// By node: the top of a heading, and of an article of a book.
  private(set) var headings: [StructureNode.ID: Place] = [:]
  /// By node: the text of headings and links, UTF-8.
  private(set) var texts: [StructureNode.ID: [UInt8]] = [:]
  /// By node.
  private(set) var figures: [StructureNode.ID: Figure] = [:]

  /// By node: the link and the heading that it is part of.
  private let links: [StructureNode.ID?]
  private let titles: [StructureNode.ID?]

  init(_ pages: [Page], _ structure: [StructureNode]) {
    links = Self.owners(structure) { if case .link = $0 { true } else { false } }
    titles = Self.owners(structure) { if case .heading = $0 { true } else { false } }
    for (number, page) in pages.enumerated() {
      for anchor in page.anchors {
        add(anchor, page: number, isPart: structure[anchor.node].tag == .part)
      }
      for item in page.items {
        guard case .node(let node) = item.mark else { continue }
        switch item.content {
        case .shape: continue
        case .glyphs(let placed): add(placed, of: node, page: number)
        case .picture(let placed):
          add(placed, of: node, page: number, alternative: structure[node].alternative)
        }
      }
    }
  }

  /// By node: the nearest node at or above it of a kind. Parents come before their children.
  private static func owners(
    _ structure: [StructureNode], _ isKind: (StructureNode.Tag) -> Bool
  ) -> [StructureNode.ID?] {
    var owners = [StructureNode.ID?](repeating: nil, count: structure.count)
    for (id, node) in structure.enumerated() {
      owners[id] = isKind(node.tag) ? id : node.parent.flatMap { owners[$0] }
    }
    return owners
  }

  private mutating func add(_ anchor: Page.Anchor, page: Int, isPart: Bool) {
    let place = Place(page: page, position: anchor.position, node: anchor.node)
    if anchors[anchor.name] == nil { anchors[anchor.name] = place }
    guard isPart || titles[anchor.node] == anchor.node else { return }
    if headings[anchor.node] == nil { headings[anchor.node] = place }
  }

  private mutating func add(_ placed: PlacedRun, of node: StructureNode.ID, page: Int) {
    for owner in [titles[node], links[node]] {
      guard let owner else { continue }
      texts[owner, default: []].append(contentsOf: placed.utf8[placed.run.text])
    }
    guard let title = titles[node], headings[title] == nil else { return }
    let top = Point(x: placed.origin.x, y: max(0, placed.origin.y - placed.run.size))
    headings[title] = Place(page: page, position: top, node: title)
  }

  private mutating func add(
    _ placed: PlacedPicture, of node: StructureNode.ID, page: Int, alternative: String?
  ) {
    if let link = links[node], let alternative {
      texts[link, default: []].append(contentsOf: alternative.utf8)
    }
    guard let known = figures[node] else {
      figures[node] = Figure(page: page, frame: placed.frame, path: placed.picture.path)
      return
    }
    if known.page == page { figures[node]?.frame = known.frame.union(placed.frame) }
  }

  /// The text of a heading or a link on one line, without spaces around it; nil when there is none.
  func text(of node: StructureNode.ID) -> String? {
    guard let bytes = texts[node] else { return nil }
    return Self.oneLine(String(decoding: bytes, as: UTF8.self))
  }

  /// The text with every stretch of white space as one space and without soft hyphens; nil when
  /// nothing is left.
  static func oneLine(_ text: String) -> String? {
    let words = text.unicodeScalars.filter { $0.value != 0xAD }
      .split { $0.properties.isWhitespace || $0.value < 0x20 }
    let line = words.map { String(String.UnicodeScalarView($0)) }.joined(separator: " ")
    return line.isEmpty ? nil : line
  }
}
