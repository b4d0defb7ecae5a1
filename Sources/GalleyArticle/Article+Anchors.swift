internal import GalleyConfiguration

extension Article {
  /// Gives each heading its anchor and finds links that lead nowhere.
  mutating func setAnchors(_ state: inout ConversionState) {
    var slugs = Slugs()
    let used = Set(state.anchorLinks.map { PercentDecoding.decoded($0.anchor) })
    forEachBlock { block in
      guard let id = block.attributes.id else { return }
      // A heading with an anchor of raw HTML is known by the name that links use.
      if case .heading(_, let text) = block.content, state.htmlIDs.contains(id),
        !used.contains(id), used.contains(Slugs.base(text.words))
      {
        block.attributes.id = nil
      } else {
        slugs.reserve(id)
      }
    }
    let reserve: (InlineText, Bool) -> Void = { text, _ in
      for span in text.spans { if let id = span.attributes.id { slugs.reserve(id) } }
    }
    blocks.forEachText(reserve)
    for note in footnotes { note.blocks.forEachText(reserve) }
    forEachBlock { block in
      guard case .heading(_, let text) = block.content, block.attributes.id == nil else { return }
      block.attributes.id = slugs.slug(of: text.words)
    }
    noteDanglingLinks(slugs, &state)
  }

  private func noteDanglingLinks(_ slugs: Slugs, _ state: inout ConversionState) {
    let example = slugs.all.min() ?? "a-heading"
    for link in state.anchorLinks where !link.anchor.isEmpty {
      let anchor = PercentDecoding.decoded(link.anchor)
      guard !slugs.all.contains(link.anchor), !slugs.all.contains(anchor) else { continue }
      state.log.add(
        "dangling-link", .warning,
        "the link leads to #\(link.anchor), which is nowhere in the article",
        remedy: "link to a heading by its words in small letters with hyphens, such as #\(example)",
        at: link.source)
    }
  }

  /// Changes all blocks, those of the notes last.
  private mutating func forEachBlock(_ body: (inout Block) -> Void) {
    blocks.forEachBlock(body)
    for index in footnotes.indices { footnotes[index].blocks.forEachBlock(body) }
  }
}
