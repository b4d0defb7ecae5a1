internal import GalleyLayout

/// The links of a document as annotations: one for each link and page, with the area of each line.
struct LinkAnnotations {
  struct Annotation {
    var page: Int
    var node: StructureNode.ID
    var areas: [Rect]
    var action: Action
    /// What a reader hears of it.
    var contents: String
  }

  enum Action {
    case url([UInt8])
    case place(DocumentMap.Place)
    /// Another file, by its path from this one, and the name of a place in it; nil for its beginning.
    case file(String, name: String?)
  }

  /// In the order of the pages and of their links.
  private(set) var all: [Annotation] = []

  init(_ pages: [Page], _ structure: [StructureNode], _ map: DocumentMap) {
    for (number, page) in pages.enumerated() {
      let first = all.count
      for area in page.links where area.frame.width > 0 && area.frame.height > 0 {
        guard structure.indices.contains(area.node),
          case .link(let target) = structure[area.node].tag
        else { continue }
        if let known = all[first...].firstIndex(where: { $0.node == area.node }) {
          all[known].areas.append(area.frame)
          continue
        }
        guard let action = Self.action(target, map) else { continue }
        all.append(
          Annotation(
            page: number, node: area.node, areas: [area.frame], action: action,
            contents: map.text(of: area.node) ?? Self.words(ofPictureIn: area.node, structure)
              ?? Self.name(target)))
      }
    }
  }

  /// Nil for an anchor that is nowhere, and for an address longer than a PDF can name: a link that leads nowhere is no
  /// link.
  private static func action(_ target: StructureNode.Target, _ map: DocumentMap) -> Action? {
    switch target {
    case .url(let url):
      let address = escaped(url)
      return isShort(address) && !url.isEmpty ? .url(address) : nil
    case .anchor(let name): return map.anchors[name].map { .place($0) }
    case .file(let path, let anchor):
      return isShort(path.utf8) && isShort((anchor ?? "").utf8) ? .file(path, name: anchor) : nil
    }
  }

  private static func isShort(_ address: some Collection<UInt8>) -> Bool {
    address.count <= PDFBytes.longestString
  }

  /// What stands for the picture that a link is.
  private static func words(
    ofPictureIn link: StructureNode.ID, _ structure: [StructureNode]
  ) -> String? {
    let next = structure.dropFirst(link + 1).first
    guard let next, next.parent == link, next.tag == .figure else { return nil }
    return next.alternative.flatMap(DocumentMap.oneLine)
  }

  private static func name(_ target: StructureNode.Target) -> String {
    switch target {
    case .url(let url): url
    case .anchor(let name): name
    case .file(let path, _): path
    }
  }

  /// The address with every byte that no address may hold as `%` and its digits (RFC 3986, 2.1);
  /// what is escaped already stays.
  static func escaped(_ url: String) -> [UInt8] {
    let allowed = Array("-._~:/?#[]@!$&'()*+,;=%".utf8)
    var out = PDFBytes()
    for byte in url.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"):
        out.put(byte: byte)
      case _ where allowed.contains(byte):
        out.put(byte: byte)
      default:
        out.put("%")
        out.put(hex: byte)
      }
    }
    return out.bytes
  }

  /// Writes the objects. `first` is the number of the first; annotation i has `first` + i, and the
  /// key `pages.count` + i in the parent tree.
  func write(
    to writer: inout PDFWriter, first: Int, _ destinations: Destinations, isTagged: Bool
  ) {
    let pages = destinations.pages
    for (index, annotation) in all.enumerated() {
      let height = pages[annotation.page].size.height
      writer.set(first + index) { out in
        out.put("<</Type/Annot/Subtype/Link/F 4/Border[0 0 0]/Rect[")
        let whole = annotation.areas.dropFirst().reduce(annotation.areas[0]) { $0.union($1) }
        for number in [whole.x, height - whole.maxY, whole.maxX, height - whole.y] {
          out.put(number)
          out.put(" ")
        }
        out.put("]/QuadPoints[")
        for area in annotation.areas { Self.putCorners(of: area, height, to: &out) }
        out.put("]/Contents")
        out.put(text: annotation.contents)
        if isTagged {
          out.put("/StructParent ")
          out.put(pages.count + index)
        }
        Self.put(annotation.action, destinations, to: &out)
        out.put(">>")
      }
    }
  }

  private static func put(
    _ action: Action, _ destinations: Destinations, to out: inout PDFBytes
  ) {
    switch action {
    case .url(let bytes):
      out.put("/A<</S/URI/URI")
      out.put(string: bytes)
      out.put(">>")
    case .file(let path, let name):
      out.put("/A<</S/GoToR/F<</Type/Filespec/F")
      out.put(string: Array(path.utf8))
      out.put("/UF")
      out.put(text: path)
      out.put(">>/D")
      if let name {
        out.put(string: name.utf8)
      } else {
        out.put("[0/XYZ null null null]")
      }
      out.put(">>")
    case .place(let place):
      out.put("/A")
      destinations.putAction(to: place, &out)
    }
  }

  /// Upper left, upper right, lower left, lower right: the order that readers follow.
  private static func putCorners(of area: Rect, _ height: Double, to out: inout PDFBytes) {
    let (top, bottom) = (height - area.y, height - area.maxY)
    for number in [area.x, top, area.maxX, top, area.x, bottom, area.maxX, bottom] {
      out.put(number)
      out.put(" ")
    }
  }
}
