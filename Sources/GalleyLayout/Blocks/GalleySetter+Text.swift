internal import GalleyArticle
internal import GalleyConfiguration
internal import GalleyStyle
internal import GalleyText

extension GalleySetter {
  /// Sets a paragraph or a heading.
  mutating func setText(_ text: StyledText, of block: StyledBlock, in frame: Frame) {
    let tag: StructureNode.Tag = block.headingLevel.map { .heading(level: $0) } ?? .paragraph
    let node = add(tag, of: block, under: frame.node)
    if block.headingLevel != nil {
      structure[node].title = text.content.wordsWithPictures
    }
    let count = place(text, role: block.role, node: node, in: frame)
    keepOrphans(count)
  }

  /// Whether a text begins on the right: as its letters say, or where it has none, as those of the article do.
  func isRightToLeft(_ text: StyledText) -> Bool {
    isRightToLeft(text, shaped.paragraph(text, with: worker).isRightToLeft)
  }

  /// The same of a text that is shaped, whose letters are known.
  func isRightToLeft(
    _ text: StyledText, _ letters: @autoclosure () -> Bool
  ) -> Bool {
    text.side.map { $0 == .rightToLeft } ?? letters()
  }

  /// Sets a text at `y` into one fragment, moves `y` below it, and returns the number of its lines.
  @discardableResult
  mutating func place(
    _ text: StyledText, role: Role, node: StructureNode.ID, in frame: Frame,
    at place: Int? = nil, repeats: Bool = false, hang: Double = 0
  ) -> Int {
    var limited = setWithinLimit(text, in: frame, top: y, hang: hang)
    let shift = place == nil ? shiftOfInk(of: limited.set.lines.first) : 0
    if shift > 0 {
      y += shift
      limited = setWithinLimit(text, in: frame, top: y, hang: hang)
    }
    let (text, set) = (limited.text, limited.set)
    let spanNodes =
      repeats ? text.content.spans.map { _ in node } : addSpans(of: text, under: node)
    var fragment = Fragment(
      path: frame.path, role: role, node: node,
      frame: Rect(x: frame.x, y: y, width: frame.width, height: set.bottom - y), text: text,
      lines: set.lines, spanNodes: spanNodes, repeats: repeats,
      scale: limited.scale * (tableFit?.scale ?? 1), lost: limited.lost)
    fragment.rung = tableFit?.rung
    fragment.shapes = plates(of: fragment) + decorations(of: fragment)
    dictionaries.formUnion(set.paragraph.hyphenation?.dictionaries ?? [])
    if !repeats {
      reportTroubles(of: set, in: fragment)
      reportMissingDictionaries(of: set, in: fragment, frame)
      reportLoss(in: fragment)
      // What a label loses is still read. Where links stand in it, it is read at the ellipsis alone.
      if limited.lost != nil, spanNodes.allSatisfy({ $0 == node }) {
        structure[node].actualText = text.content.spellingOutPictures().string
      }
    }
    if let place { fragments.insert(fragment, at: place) } else { fragments.append(fragment) }
    y = set.bottom
    return set.lines.count
  }

  /// The first two and the last two lines of a paragraph stay together on a page.
  mutating func keepOrphans(_ count: Int) {
    guard count > 1, let lines = fragments.last?.lines else { return }
    keeps.append(Galley.Keep(top: lines[0].top, bottom: lines[1].bottom))
    if count > 3 {
      keeps.append(Galley.Keep(top: lines[count - 2].top, bottom: lines[count - 1].bottom))
    } else if count == 3 {
      keeps.append(Galley.Keep(top: lines[0].top, bottom: lines[2].bottom))
    }
  }

  /// One structure node for each span that means something to a reader; the others share their parent's.
  private mutating func addSpans(
    of text: StyledText, under node: StructureNode.ID
  ) -> [StructureNode.ID] {
    var nodes: [StructureNode.ID] = []
    let shown = Set(text.runs.lazy.filter { $0.picture != nil }.compactMap(\.span))
    for (index, span) in text.content.spans.enumerated() {
      let parent = span.parent.map { nodes[$0] } ?? node
      let anchor = span.attributes.id
      var tag: StructureNode.Tag?
      switch span.kind {
      case .emphasis: tag = .emphasis
      case .strong: tag = .strong
      case .code, .keyboard: tag = .code
      case .link(let destination, _): tag = .link(target(destination))
      case .footnoteReference(let label, _, let occurrence):
        let reference = add(.reference, under: parent, range: span.source)
        let link = add(.link(.anchor("fn-\(label)")), under: reference, range: span.source)
        structure[link].anchor = occurrence == 1 ? "fnref-\(label)" : nil
        nodes.append(link)
        continue
      case .abbreviation, .plain, .strikethrough, .underline: tag = .span
      case .image where shown.contains(index): tag = .figure
      case .image, .superscript, .subscripted, .mark, .small: break
      }
      if tag == nil, anchor != nil || span.attributes.language != nil { tag = .span }
      guard let tag else {
        nodes.append(parent)
        continue
      }
      let made = add(tag, under: parent, range: span.source)
      structure[made].anchor = anchor
      structure[made].language = span.attributes.language
      structure[made].expansion = span.kind.expansion
      structure[made].decoration = span.kind.decoration
      if case .image(let image) = span.kind { structure[made].alternative = image.alternative }
      nodes.append(made)
    }
    return nodes
  }

  func target(_ destination: String) -> StructureNode.Target {
    guard destination.hasPrefix("#") else { return .url(destination) }
    let fragment = String(destination.dropFirst())
    return .anchor(Article.anchor(of: fragment, in: article.anchors) ?? fragment)
  }
}
