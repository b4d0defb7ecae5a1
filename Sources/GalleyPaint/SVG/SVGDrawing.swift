internal import GalleyConfiguration
internal import GalleyLayout
internal import GalleyText

/// The body of a drawing as it grows item by item.
struct SVGDrawing {
  private(set) var definitions: SVGDefinitions
  private(set) var body = XMLBytes()
  private let faces: FaceCache
  private let structure: [StructureNode]
  private let addresses: [String: String]
  /// The nodes from the root to the current one; those whose group is nil have no element.
  private var open: [(node: StructureNode.ID, group: SVGGroup?)] = []
  private var isMet: [Bool]
  /// Runs of one node and one paragraph that wait to become one text.
  private var pending: [PlacedRun] = []
  /// Where the text of the paragraph has been written to.
  private var paragraph: [UInt8] = []
  private var written = 0

  init(
    faces: FaceCache, fonts: SVGFonts, structure: [StructureNode], addresses: [String: String]
  ) {
    self.faces = faces
    self.structure = structure
    self.addresses = addresses
    definitions = SVGDefinitions(faces: faces, fonts: fonts)
    isMet = [Bool](repeating: false, count: structure.count)
  }

  mutating func add(_ item: PageItem) {
    if case .glyphs(let placed) = item.content, case .node(let node) = item.mark {
      if node != open.last?.node || pending.last.map({ $0.utf8 != placed.utf8 }) ?? false {
        flush()
        enter(node)
      }
      pending.append(placed)
      return
    }
    flush()
    if case .node(let node) = item.mark {
      enter(node)
    } else if let link = open.firstIndex(where: { $0.group?.isLink ?? false }) {
      // What decorates the next block must not be part of the last one's link.
      leave(to: link)
    }
    switch item.content {
    case .glyphs(let placed): put(glyphs: [placed])
    case .shape(let shape): body.put(shape)
    case .picture(let placed): put(placed)
    }
  }

  /// Writes what waits and closes all groups.
  mutating func finish() {
    flush()
    leave(to: 0)
  }

  // MARK: - Groups

  private mutating func enter(_ node: StructureNode.ID) {
    var path: [StructureNode.ID] = []
    var next: StructureNode.ID? = node
    while let id = next {
      path.append(id)
      next = structure[id].parent
    }
    path.reverse()
    let shared = zip(open, path).prefix { $0.node == $1 }.count
    leave(to: shared)
    for id in path[shared...] {
      let group = SVGGroup(structure[id], isFirst: !isMet[id], addresses: addresses)
      isMet[id] = true
      open.append((id, group))
      guard let group else { continue }
      body.put(group.isLink ? "<a" : "<g")
      for attribute in group.attributes { body.put(attribute: attribute.name, attribute.value) }
      body.put(">\n")
      if let title = group.title {
        body.put("<title>")
        body.put(text: title)
        body.put("</title>\n")
      }
    }
  }

  private mutating func leave(to depth: Int) {
    while open.count > depth {
      guard let group = open.removeLast().group else { continue }
      body.put(group.isLink ? "</a>\n" : "</g>\n")
    }
  }

  // MARK: - Text

  private mutating func flush() {
    guard let first = pending.first else { return }
    put(glyphs: pending)
    if paragraph != first.utf8 {
      paragraph = first.utf8
      written = first.run.text.lowerBound
    }
    body.put("<text fill-opacity=\"0\" font-family=\"sans-serif\" xml:space=\"preserve\">")
    for placed in pending { put(words: placed) }
    body.put("</text>\n")
    pending.removeAll()
  }

  /// The run's text where the run stands, after what the layout left out since the last one, such as a line's end.
  private mutating func put(words placed: PlacedRun) {
    let range = placed.run.text
    if written < range.lowerBound { body.put(text: words(written..<range.lowerBound)) }
    let start = max(written, range.lowerBound)
    written = max(written, range.upperBound)
    let text = words(start..<max(start, range.upperBound))
    if text.isEmpty { return }
    body.put("<tspan")
    body.put(attribute: "x", placed.origin.x)
    body.put(attribute: "y", placed.origin.y)
    body.put(attribute: "font-size", placed.run.size)
    if placed.run.width > 0 {
      body.put(attribute: "textLength", placed.run.width)
      body.put(" lengthAdjust=\"spacingAndGlyphs\"")
    }
    body.put(">")
    body.put(text: text)
    body.put("</tspan>")
  }

  private func words(_ range: Range<Int>) -> String {
    String(decoding: paragraph[range.clamped(to: paragraph.indices)], as: UTF8.self)
  }

  // MARK: - Ink

  private mutating func put(glyphs runs: [PlacedRun]) {
    body.put("<g aria-hidden=\"true\">\n")
    for placed in runs {
      let facts = faces.facts(placed.run.face)
      let scale = placed.run.size / Double(max(1, facts.unitsPerEm))
      var isOpen = false
      for glyph in placed.run.glyphs {
        let shown = definitions.glyph(
          glyph.id, of: placed.run.face, isColored: facts.isColor)
        switch shown {
        case .empty: continue
        case .outline(let id):
          if !isOpen { body.begin(placed, scale: scale) }
          isOpen = true
          body.use(id, glyph, scale: scale)
        case .picture(let id, let pixelsPerEm):
          if isOpen { body.put("</g>\n") }
          isOpen = false
          body.use(id, glyph, of: placed, scale: placed.run.size / pixelsPerEm)
        }
      }
      if isOpen { body.put("</g>\n") }
    }
    body.put("</g>\n")
  }

  private mutating func put(_ placed: PlacedPicture) {
    // A picture whose header was read before has one now; the rest is the viewer's to decode.
    guard let header = PictureHeader(placed.picture.bytes) else { return }
    let isTurned = header.orientation.isTurned
    let width = isTurned ? header.pixelHeight : header.pixelWidth
    let height = isTurned ? header.pixelWidth : header.pixelHeight
    let id = definitions.picture(placed.picture, width: width, height: height)
    body.use(
      picture: id, frame: placed.frame, orientation: header.orientation, width: width,
      height: height)
  }
}
