internal import GalleyLayout
internal import GalleyText

/// Where the nodes of a document are on its pages, and what they say: found in one walk over the
/// items.
struct DocumentMap {
  /// A place to go to: a page's index and points from its top left corner.
  struct Place {
    var page: Int
    var position: Point
  }

  /// The places that links name. The first of two anchors of one name holds.
  private(set) var anchors: [String: Place] = [:]
  /// By node: the top of a heading.
  private(set) var headings: [StructureNode.ID: Place] = [:]
  /// By node: the text of headings and links, UTF-8.
  private(set) var texts: [StructureNode.ID: [UInt8]] = [:]
  /// By node: where a figure's pictures are; `path` is that of the first.
  private(set) var figures: [StructureNode.ID: (place: Int, frame: Rect, path: String)] = [:]

  init(_ pages: [Page], _ structure: [StructureNode]) {
    // The nearest link and the nearest heading that a node is part of; parents come first.
    var links = [StructureNode.ID?](repeating: nil, count: structure.count)
    var titles = links
    for (id, node) in structure.enumerated() {
      if let parent = node.parent {
        links[id] = links[parent]
        titles[id] = titles[parent]
      }
      if case .link = node.tag { links[id] = id }
      if case .heading = node.tag { titles[id] = id }
    }
    for (number, page) in pages.enumerated() {
      for anchor in page.anchors {
        let place = Place(page: number, position: anchor.position)
        if anchors[anchor.name] == nil { anchors[anchor.name] = place }
        if structure.indices.contains(anchor.node), titles[anchor.node] == anchor.node,
          headings[anchor.node] == nil
        {
          headings[anchor.node] = place
        }
      }
      for item in page.items {
        guard case .node(let id) = item.mark else { continue }
        let title = titles[id]
        switch item.content {
        case .shape: continue
        case .glyphs(let placed):
          for owner in [title, links[id]] {
            guard let owner else { continue }
            texts[owner, default: []].append(contentsOf: placed.utf8[placed.run.text])
          }
          if let title, headings[title] == nil {
            let top = Point(x: placed.origin.x, y: max(0, placed.origin.y - placed.run.size))
            headings[title] = Place(page: number, position: top)
          }
        case .picture(let placed):
          if let link = links[id], let alternative = structure[id].alternative {
            texts[link, default: []].append(contentsOf: alternative.utf8)
          }
          if let known = figures[id], known.place == number {
            figures[id]?.frame = known.frame.union(placed.frame)
          } else if figures[id] == nil {
            figures[id] = (number, placed.frame, placed.picture.path)
          }
        }
      }
    }
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
