internal import DynamicType
internal import GalleyConfiguration

extension Article {
  /// The anchor that a link inside the article leads to, by the fragment that stands after its `#`.
  ///
  /// Percent signs are resolved (RFC 3986, 2.1), and the second names of a place lead to its anchor. Nil when there is
  /// no such place.
  public func anchor(of fragment: String) -> String? {
    Self.anchor(of: fragment, in: anchors)
  }

  /// The same in names that were taken from an article.
  package static func anchor(of fragment: String, in anchors: [String: String]) -> String? {
    anchors[fragment] ?? anchors[PercentDecoding.decoded(fragment)]
  }

  /// Gives each heading its anchor and finds links that lead nowhere.
  mutating func setAnchors(_ state: inout ConversionState) {
    var slugs = Slugs()
    nameEnds(&state)
    var anchors = givenNames(&slugs)
    forEachBlock { block in
      guard case .heading(_, let text) = block.content else { return }
      guard let id = block.attributes.id else {
        let slug = slugs.slug(of: text.words)
        block.attributes.id = slug
        anchors[slug] = slug
        return
      }
      // A heading with an anchor of raw HTML goes by its words as well, unless that anchor is just these.
      guard state.htmlNames.contains(id), !block.attributes.names.contains(Slugs.base(text.words))
      else { return }
      anchors[slugs.slug(of: text.words)] = id
    }
    for footnote in footnotes { anchors["fn-\(footnote.label)"] = "fn-\(footnote.label)" }
    self.anchors = anchors
    noteDanglingLinks(&state)
  }

  /// Anchors that no block came after name the last one; `#` and `#top` lead to the first.
  private mutating func nameEnds(_ state: inout ConversionState) {
    if !blocks.isEmpty, !state.pendingIDs.isEmpty {
      state.nameBlock(&blocks[blocks.count - 1])
    }
    guard !blocks.isEmpty, state.anchorLinks.contains(where: \.isTop) else { return }
    var isNamed = false
    forEachName { name, _ in isNamed = isNamed || name == "top" }
    guard !isNamed else { return }
    blocks[0].attributes.addName("top")
    state.htmlNames.insert("top")
  }

  /// The names that the author gave to blocks and spans; the first place of a name holds.
  private func givenNames(_ slugs: inout Slugs) -> [String: String] {
    var names: [String: String] = [:]
    forEachName { name, anchor in
      slugs.reserve(name)
      if names[name] == nil { names[name] = anchor }
    }
    names[""] = names["top"]
    return names
  }

  /// Calls a closure with each name of a place and the place's anchor.
  private func forEachName(_ body: (_ name: String, _ anchor: String) -> Void) {
    func visit(_ attributes: Attributes) {
      guard let anchor = attributes.id else { return }
      for name in attributes.names { body(name, anchor) }
    }
    var all = blocks
    for footnote in footnotes { all += footnote.blocks }
    all.forEachBlock { block in visit(block.attributes) }
    all.forEachText { text, _ in for span in text.spans { visit(span.attributes) } }
  }

  private func noteDanglingLinks(_ state: inout ConversionState) {
    var count = 0
    for link in state.anchorLinks where !link.anchor.isEmpty && anchor(of: link.anchor) == nil {
      count += 1
      let isTold = count <= FindingLog.mostOfOneRule
      state.log.add(
        "dangling-link", .warning,
        "the link leads to #\(link.anchor), which is nowhere in the article",
        remedy: isTold ? remedy(for: link.anchor) : "", at: link.source)
    }
  }

  private func remedy(for fragment: String) -> String {
    let names = anchors.keys.filter { !$0.isEmpty }.sorted()
    if let nearest = nearestName(to: PercentDecoding.decoded(fragment), in: names) {
      return "did you mean #\(nearest)?"
    }
    return "link to a heading by its words in small letters with hyphens, such as "
      + "#\(names.first ?? "a-heading")"
  }

  /// Changes all blocks, those of the notes last.
  private mutating func forEachBlock(_ body: (inout Block) -> Void) {
    blocks.forEachBlock(body)
    for index in footnotes.indices { footnotes[index].blocks.forEachBlock(body) }
  }
}

extension ConversionState.AnchorLink {
  /// Whether it leads to the beginning (WHATWG, HTML, 7.4.6.4).
  fileprivate var isTop: Bool { anchor.isEmpty || anchor.lowercased() == "top" }
}
