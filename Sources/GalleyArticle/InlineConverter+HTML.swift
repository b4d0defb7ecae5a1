internal import GalleyConfiguration

extension InlineConverter {
  mutating func addHTML(_ literal: [UInt8], _ state: inout ConversionState) {
    let start = min(cursor, bytes.count)
    if !isLost, bytes[start...].starts(with: literal) {
      cursor += literal.count
    } else {
      isLost = true
    }
    let part = isLost ? rest : start..<cursor
    let written = isLost ? literal : Array(builder.content.written(part, of: builder.input))
    switch HTMLToken(written) {
    case .tag(let tag): addTag(tag, at: part, &state)
    case .comment: break
    case .literalText(let text):
      if isLost { add(text, standingFor: part) } else { add(start + 9..<cursor - 3) }
    case .declaration: state.log.addTag("!", at: builder.source(part))
    }
  }

  private mutating func addTag(
    _ tag: HTMLTag, at part: Range<Int>, _ state: inout ConversionState
  ) {
    if let unread {
      if tag.isClosing, tag.name == unread { endUnread() }
      return
    }
    let meaning = HTMLMeaning(tag.name)
    guard openImages == 0 else { return addToAlternative(tag, meaning, &state) }
    guard !builder.apply(tag, meaning, at: part, &state) else { return }
    switch meaning {
    case .unread: beginUnread(tag, at: part, &state)
    case .block(let block): addBlockTag(tag, block, at: part, &state)
    default:
      if !tag.isClosing { state.log.addTag(tag.name, at: builder.source(part)) }
      builder.appendParting(for: part)
    }
  }

  /// Of a tag in the words of an image only its text stays.
  private mutating func addToAlternative(
    _ tag: HTMLTag, _ meaning: HTMLMeaning, _ state: inout ConversionState
  ) {
    switch meaning {
    case .image: alternative += Array(state.entities.decoded(tag["alt"] ?? "").utf8)
    case .lineBreak, .block, .foreignBlock:
      if let last = alternative.last, last != Byte.space { alternative.append(Byte.space) }
    default: break
    }
  }

  // MARK: - Scripts

  private mutating func beginUnread(
    _ tag: HTMLTag, at part: Range<Int>, _ state: inout ConversionState
  ) {
    guard !tag.isClosing else {
      return state.noteStrayTag(tag.name, at: builder.source(part))
    }
    // Without an end all that follows would be lost.
    guard !unclosed.contains(tag.name),
      HTMLToken.endOfElement(tag.name, in: bytes, from: part.upperBound) != nil
    else {
      unclosed.insert(tag.name)
      return state.noteOpenTag(tag.name, at: builder.source(part))
    }
    state.log.addUnread(tag.name, at: builder.source(part))
    unread = tag.name
    builder.isMuted = true
  }

  private mutating func endUnread() {
    unread = nil
    builder.isMuted = false
  }

  // MARK: - Blocks in lines

  /// What parts blocks begins a new line here; the marks of items are written out.
  private mutating func addBlockTag(
    _ tag: HTMLTag, _ block: HTMLBlock, at part: Range<Int>, _ state: inout ConversionState
  ) {
    switch block {
    case .column: return
    case .rule: state.log.addTag(tag.name, at: builder.source(part))
    case .list(let isOrdered):
      if tag.isClosing {
        _ = listNumbers.popLast()
      } else {
        listNumbers.append(isOrdered ? tag["start"].flatMap { Int($0) } ?? 1 : nil)
      }
    case .item:
      builder.appendParting(for: part)
      if !tag.isClosing { addMarker(for: part) }
      return
    default: return addHolder(tag, block, at: part, &state)
    }
    builder.appendParting(for: part)
  }

  private mutating func addMarker(for part: Range<Int>) {
    guard let last = listNumbers.last, let number = last else {
      return add(Array("\u{2022} ".utf8), standingFor: part)
    }
    add(Array("\(number). ".utf8), standingFor: part)
    listNumbers[listNumbers.count - 1] = number < Int.max ? number + 1 : number
  }

  private mutating func addHolder(
    _ tag: HTMLTag, _ block: HTMLBlock, at part: Range<Int>, _ state: inout ConversionState
  ) {
    guard !tag.isClosing else {
      if !builder.closeTag(tag.name, at: part), !block.mayEndUnsaid {
        state.noteStrayTag(tag.name, at: builder.source(part))
      }
      return builder.appendParting(for: part)
    }
    if block.mayEndUnsaid { _ = builder.closeTag(tag.name, at: part.lowerBound..<part.lowerBound) }
    builder.appendParting(for: part)
    let attributes = state.attributes(of: tag, at: builder.source(part))
    let plain: InlineSpan.Kind? = attributes == Attributes() ? nil : .plain
    let kind: InlineSpan.Kind? =
      switch block {
      case .heading, .term, .summary: .strong
      case .preformatted: .code
      default: plain
      }
    builder.openTag(tag.name, kind, attributes, at: part)
    if tag.isSelfClosing { _ = builder.closeTag(tag.name, at: part) }
  }
}
