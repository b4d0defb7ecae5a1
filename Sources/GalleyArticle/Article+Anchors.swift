internal import GalleyConfiguration

extension Article {
  /// Gives each heading its anchor and finds links that lead nowhere.
  mutating func setAnchors(_ state: inout ConversionState) {
    var slugs = Slugs()
    let used = Set(state.anchorLinks.map { PercentDecoding.decoded($0.anchor) })
    forEachBlock { block in
      guard let id = block.attributes.id else { return }
      // A heading with an anchor of raw HTML is known by the name that links use.
      if case .heading(_, let text) = block.content, !used.contains(id),
        used.contains(Slugs.base(text.words))
      {
        block.attributes.id = nil
      } else {
        slugs.reserve(id)
      }
    }
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

/// `%41` for `A`.
enum PercentDecoding {
  /// A string with its percent signs resolved; unchanged where the result is not UTF-8.
  static func decoded(_ string: String) -> String {
    let bytes = Array(string.utf8)
    guard bytes.contains(UInt8(ascii: "%")) else { return string }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let value = UInt8(String(decoding: bytes[index + 1...index + 2], as: UTF8.self), radix: 16)
      {
        result.append(value)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(validating: result, as: UTF8.self) ?? string
  }
}
