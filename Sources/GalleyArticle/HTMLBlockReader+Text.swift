internal import GalleyConfiguration

/// How the texts of raw HTML are read.
extension HTMLBlockReader {
  /// Begins a text, or goes on with one after white space.
  mutating func begin(at index: Int) {
    if textRange == nil {
      let start = isPreformatted ? (spacesBefore.first ?? space)?.lowerBound ?? index : index
      textRange = start..<index
      builder.reopen(carried, at: start)
      carried = []
    }
    guard let space else { return }
    self.space = nil
    if isPreformatted {
      for part in spacesBefore + [space] { addPreformatted(part) }
      spacesBefore = []
      return
    }
    guard !builder.isAtLineStart, builder.utf8.last != Byte.space else { return }
    let isLineEnd = bytes[space].contains { $0.isLineEnd }
    if isLineEnd, CJK.endsWithCJK(builder.utf8), CJK.startsWithCJK(Array(bytes[index...].prefix(4)))
    {
      return
    }
    builder.append([Byte.space], standingFor: space)
  }

  /// Makes ready for a tag that marks up what follows: the space before it stands outside.
  mutating func beginTag(at index: Int) {
    // Whether a line ending after a CJK character is a space, the text in the tag decides.
    if let space, textRange != nil, bytes[space].contains(where: { $0.isLineEnd }),
      CJK.endsWithCJK(builder.utf8)
    {
      return
    }
    begin(at: index)
  }

  mutating func extendText(to end: Int) {
    if let start = textRange?.lowerBound { textRange = start..<end }
  }

  private mutating func add(_ text: [UInt8], standingFor part: Range<Int>) {
    begin(at: part.lowerBound)
    builder.append(text, standingFor: part)
    extendText(to: part.upperBound)
  }

  mutating func add(_ part: Range<Int>) {
    begin(at: part.lowerBound)
    builder.append(part)
    extendText(to: part.upperBound)
  }

  /// Reads on to white space, a tag or a reference.
  mutating func readWord(at index: Int, upTo limit: Int) -> Int {
    var end = index + 1
    while end < limit, bytes[end] != UInt8(ascii: "<"), bytes[end] != UInt8(ascii: "&"),
      !bytes[end].isSpace
    {
      end += 1
    }
    add(index..<end)
    return end
  }

  mutating func readReference(at index: Int, _ state: inout ConversionState) -> Int {
    guard let reference = state.entities.reference(at: index, in: bytes) else {
      add(index..<index + 1)
      return index + 1
    }
    let end = index + reference.length
    let isSpace = reference.text.count == 1 && reference.text[0].isSpace
    add(isSpace ? [Byte.space] : reference.text, standingFor: index..<end)
    return end
  }

  /// In character data nothing has a meaning but white space.
  mutating func readCharacterData(_ part: Range<Int>, _ state: inout ConversionState) {
    var index = part.lowerBound
    while index < part.upperBound {
      if bytes[index].isSpace {
        index = readSpace(at: index, upTo: part.upperBound, &state)
        continue
      }
      let start = index
      while index < part.upperBound, !bytes[index].isSpace { index += 1 }
      add(start..<index)
    }
  }

  /// White space is one space, a blank line ends the text; in `pre` both stay.
  mutating func readSpace(
    at index: Int, upTo limit: Int, _ state: inout ConversionState
  ) -> Int {
    var end = index
    var lines = 0
    var lineStart = index
    while end < limit, bytes[end].isSpace {
      let isPair =
        bytes[end] == Byte.carriageReturn && end + 1 < limit && bytes[end + 1] == Byte.lineFeed
      end += 1
      if bytes[end - 1].isLineEnd, !isPair {
        lines += 1
        lineStart = end
      }
    }
    if isPreformatted {
      // Blank lines at the start are left out.
      keepSpace(textRange == nil && space == nil ? lineStart..<end : index..<end)
    } else if lines > 1 {
      endText(goesOn: true, &state)
    } else if textRange != nil {
      space = index..<end
    }
    return end
  }

  // MARK: - Preformatted text

  private mutating func keepSpace(_ part: Range<Int>) {
    guard !part.isEmpty else { return }
    guard let before = space else {
      space = part
      return
    }
    if before.upperBound == part.lowerBound {
      space = before.lowerBound..<part.upperBound
      return
    }
    spacesBefore.append(before)
    space = part
  }

  /// Adds white space as it is; each line ending is one line feed.
  private mutating func addPreformatted(_ part: Range<Int>) {
    var start = part.lowerBound
    for index in part where bytes[index].isLineEnd {
      let isPair =
        bytes[index] == Byte.carriageReturn && index + 1 < part.upperBound
        && bytes[index + 1] == Byte.lineFeed
      let isLineFeed =
        bytes[index] == Byte.lineFeed && input.bytes[content.input(index)] == Byte.lineFeed
      if isLineFeed { continue }
      builder.appendVerbatim(start..<index)
      if !isPair { builder.append([Byte.lineFeed], standingFor: index..<index + 1) }
      start = index + 1
    }
    builder.appendVerbatim(start..<part.upperBound)
  }

  /// In preformatted text a tag only matters by what it shows.
  mutating func readTagInCode(
    _ tag: HTMLTag, _ meaning: HTMLMeaning, _ part: Range<Int>, _ state: inout ConversionState
  ) {
    if !tag.isClosing, let id = tag["id"] ?? (tag.name == "a" ? tag["name"] : nil), !id.isEmpty {
      let name = state.entities.decoded(id)
      state.htmlNames.insert(name)
      state.pendingIDs.append(name)
    }
    switch meaning {
    case .lineBreak: add([Byte.lineFeed], standingFor: part)
    case .image:
      let words = state.entities.decoded(tag["alt"] ?? "")
      add(Array(words.utf8), standingFor: part)
      state.log.addTag(tag.name, at: builder.source(part))
    case .span(.code): if info.isEmpty { info = Self.language(of: tag) ?? "" }
    case .wordBreak, .transparent: break
    case .link where tag["href"] == nil: break
    default: if !tag.isClosing { state.log.addTag(tag.name, at: builder.source(part)) }
    }
  }
}
