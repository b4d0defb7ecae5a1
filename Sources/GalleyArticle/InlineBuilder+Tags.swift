internal import GalleyConfiguration

/// What tags do to a text, in Markdown and in blocks of raw HTML alike.
extension InlineBuilder {
  /// Applies a tag that belongs into lines; false when it is of another kind.
  mutating func apply(
    _ tag: HTMLTag, _ meaning: HTMLMeaning, at part: Range<Int>, _ state: inout ConversionState
  ) -> Bool {
    switch meaning {
    case .lineBreak:
      _ = state.attributes(of: tag, at: source(part))
      appendBreak(for: part)
    case .wordBreak: if !tag.isClosing { append([0xE2, 0x80, 0x8B], standingFor: part) }
    case .image: if !tag.isClosing { appendImage(tag, at: part, &state) }
    case .box, .foreign: if !tag.isClosing { state.log.addTag(tag.name, at: source(part)) }
    case .transparent where tag.name == "source": break
    case .span, .link, .abbreviation, .quotation, .plain, .transparent:
      if tag.isClosing {
        close(tag, at: part, &state)
      } else {
        open(tag, meaning, at: part, &state)
        if tag.isSelfClosing { close(tag, at: part, &state) }
      }
    case .block, .foreignBlock, .unread: return false
    }
    return true
  }

  private mutating func open(
    _ tag: HTMLTag, _ meaning: HTMLMeaning, at part: Range<Int>, _ state: inout ConversionState
  ) {
    if case .link = meaning { closeLinkTag(at: part.lowerBound) }
    let attributes = state.attributes(of: tag, at: source(part))
    let plain = attributes == Attributes() ? nil : InlineSpan.Kind.plain
    switch meaning {
    case .span(let kind): openTag(tag.name, kind, attributes, at: part)
    case .link:
      openTag(tag.name, link(tag, at: part, &state) ?? plain, attributes, at: part)
    case .abbreviation:
      let title = tag["title"].map { state.entities.decoded($0) } ?? ""
      let kind = title.isEmpty ? plain : .abbreviation(title: title)
      openTag(tag.name, kind, attributes, at: part)
    case .quotation:
      let isInner = openQuotes % 2 == 1
      let marks = QuoteMarks(language(of: openTags, state))
      openTag(tag.name, plain, attributes, at: part)
      append(Array((isInner ? marks.innerOpen : marks.open).utf8), standingFor: part)
    default: openTag(tag.name, plain, attributes, at: part)
    }
  }

  private mutating func close(
    _ tag: HTMLTag, at part: Range<Int>, _ state: inout ConversionState
  ) {
    if tag.name == "q", let index = openTags.lastIndex(where: { $0.tag == "q" }) {
      let isInner = openQuotes % 2 == 0
      let marks = QuoteMarks(language(of: openTags[..<index], state))
      append(Array((isInner ? marks.innerClose : marks.close).utf8), standingFor: part)
    }
    if !closeTag(tag.name, at: part) { state.noteStrayTag(tag.name, at: source(part)) }
  }

  /// The language that spans leave their text in: the quotes of a text are in its own language, not in the quoted one's.
  private func language(of spans: some BidirectionalCollection<OpenSpan>, _ state: ConversionState)
    -> String
  {
    spans.last { $0.attributes.language != nil }?.attributes.language ?? state.language
  }

  private var openQuotes: Int { openTags.count { $0.tag == "q" } }

  /// The link that an opening tag makes; nil when it leads nowhere or must not be followed.
  private mutating func link(
    _ tag: HTMLTag, at part: Range<Int>, _ state: inout ConversionState
  ) -> InlineSpan.Kind? {
    let destination = state.entities.decoded(tag["href"] ?? "")
    guard !destination.isEmpty else { return nil }
    guard !UnsafeLink.matches(destination) else {
      state.noteUnsafeLink(destination, at: source(part))
      return nil
    }
    guard !openTags.contains(where: \.isLink) else {
      state.log.add(
        "nested-link", .warning, "a link stands in a link; the outer one holds",
        remedy: "end the outer link before it", at: source(part))
      return nil
    }
    if destination.hasPrefix("#") {
      state.anchorLinks.append(
        ConversionState.AnchorLink(anchor: String(destination.dropFirst()), source: source(part)))
    }
    let title = tag["title"].map { state.entities.decoded($0) } ?? ""
    return .link(destination: destination, title: title)
  }

  /// Ends a link that a tag opened, since another one begins.
  mutating func closeLinkTag(at offset: Int) {
    guard openTags.contains(where: { $0.tag == "a" && $0.isLink }) else { return }
    _ = closeTag("a", at: offset..<offset)
  }

  /// Adds the picture of an `img`; its words where it names no file.
  private mutating func appendImage(
    _ tag: HTMLTag, at part: Range<Int>, _ state: inout ConversionState
  ) {
    var attributes = state.attributes(of: tag, at: source(part))
    let image = Image(
      destination: state.entities.decoded(tag["src"] ?? ""),
      alternative: state.entities.decoded(tag["alt"] ?? ""),
      title: state.entities.decoded(tag["title"] ?? ""))
    attributes.width = tag["width"].flatMap { PictureWidth($0) }
    if tag["alt"]?.isEmpty == true { attributes.classes.append("decorative") }
    if image.destination.isEmpty {
      state.log.add(
        "image-source", .warning, "an image names no file; its alternative is shown",
        remedy: "give its file in src", at: source(part))
    }
    guard !image.destination.isEmpty, openTags.count < Article.deepestLevel else {
      return append(Array(image.alternative.utf8), standingFor: part)
    }
    openTag(tag.name, .image(image), attributes, at: part)
    append([0xEF, 0xBF, 0xBC], standingFor: part)
    _ = closeTag(tag.name, at: part)
  }

  /// Ends the text: tags that are still open end here, and anchors in no text name the block.
  mutating func closeTags(at offset: Int, _ state: inout ConversionState) {
    for span in closeAll(at: offset) {
      guard let name = span.tag, !span.isLeftOpen else { continue }
      state.noteOpenTag(name, at: span.place)
    }
    state.pendingIDs += anchors
  }
}

extension OpenSpan {
  var isLink: Bool {
    if case .link = kind { return true }
    return false
  }

  /// Whether it is usual to leave the tag open, as an anchor or a paragraph.
  fileprivate var isLeftOpen: Bool {
    guard let tag else { return true }
    switch HTMLMeaning(tag) {
    case .link: return !isLink
    case .block(let block): return block.mayEndUnsaid
    default: return false
    }
  }
}
