internal import GalleyConfiguration

extension InlineConverter {
  func tildes() -> Int {
    var count = 0
    while cursor + count < bytes.count, bytes[cursor + count] == UInt8(ascii: "~") { count += 1 }
    return min(count, 2)
  }

  mutating func passMarks(_ count: Int) {
    guard !isLost else { return }
    let marks = bytes[min(cursor, bytes.count)..<min(cursor + count, bytes.count)]
    let isMark = marks.allSatisfy {
      $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "~")
    }
    if isMark, marks.count == count { cursor += count } else { isLost = true }
  }

  mutating func openSpan(_ kind: InlineSpan.Kind, marks: Int) {
    let start = min(cursor, bytes.count)
    passMarks(marks)
    if openImages == 0 { builder.openSpan(kind, from: start) }
  }

  mutating func closeSpan(marks: Int) {
    let start = min(cursor, bytes.count)
    passMarks(marks)
    guard openImages == 0 else { return }
    if isLost { return builder.closeSpan(at: bytes.count) }
    builder.closeSpan(from: start, at: cursor)
  }

  mutating func openLink(_ node: CommonMarkNode, _ state: inout ConversionState) {
    let start = min(cursor, bytes.count)
    linkStarts.append(start)
    switch start < bytes.count ? bytes[start] : 0 {
    case UInt8(ascii: "["):
      linkForms.append(.brackets)
      cursor += 1
    case UInt8(ascii: "<"):
      linkForms.append(.angles)
      cursor += 1
    default: linkForms.append(.bare)
    }
    guard openImages == 0 else { return }
    let destination = String(decoding: node.url, as: UTF8.self)
    let title = String(decoding: node.title, as: UTF8.self)
    builder.closeLinkTag(at: start)
    guard !UnsafeLink.matches(destination) else {
      state.noteUnsafeLink(destination, at: builder.source(start..<min(start + 1, bytes.count)))
      return builder.openSpan(.plain, from: start)
    }
    builder.openSpan(.link(destination: destination, title: title), from: start)
  }

  mutating func closeLink(_ node: CommonMarkNode, _ state: inout ConversionState) {
    let form = linkForms.popLast()
    let start = cursor
    let linkStart = linkStarts.popLast() ?? start
    switch form {
    case .brackets: passTail(from: linkStart + 1, &state)
    case .angles: passByte(UInt8(ascii: ">"))
    case .bare, nil: break
    }
    loseDisguises(in: min(form == .brackets ? start : linkStart, cursor)..<cursor, &state)
    guard openImages == 0 else { return }
    let end = isLost ? bytes.count : cursor
    builder.closeSpan(from: min(start, end), at: end)
    let url = node.url
    if url.first == UInt8(ascii: "#") {
      let anchor = String(decoding: url.dropFirst(), as: UTF8.self)
      let source = builder.source(min(start, end)..<end)
      state.anchorLinks.append(ConversionState.AnchorLink(anchor: anchor, source: source))
    }
  }

  mutating func passByte(_ byte: UInt8) {
    guard !isLost else { return }
    if cursor < bytes.count, bytes[cursor] == byte { cursor += 1 } else { isLost = true }
  }

  /// Moves over `]` and the destination or label after it; the text of the link or image begins at an offset.
  mutating func passTail(from start: Int, _ state: inout ConversionState) {
    let end = cursor
    passByte(UInt8(ascii: "]"))
    guard !isLost else { return }
    let tail = LinkScanner.tail(at: cursor, in: bytes)
    if LinkScanner.destination(at: cursor, in: bytes) == nil {
      // The label stands in brackets of its own, or the text is the label.
      let hasLabel = tail.end > cursor + 2
      let label = hasLabel ? cursor + 1..<tail.end - 1 : min(start, end)..<end
      state.links.use(builder.content.written(label, of: builder.input))
    }
    cursor = tail.end
    imageTitle = tail.title.isEmpty ? nil : tail.title
  }

  mutating func openImage() {
    linkStarts.append(min(cursor, bytes.count))
    if openImages == 0 {
      imageStart = min(cursor, bytes.count)
      alternative = []
    }
    openImages += 1
    passByte(UInt8(ascii: "!"))
    passByte(UInt8(ascii: "["))
    linkForms.append(.brackets)
  }

  mutating func closeImage(_ node: CommonMarkNode, _ state: inout ConversionState) {
    linkForms.removeLast()
    let tail = cursor
    passTail(from: (linkStarts.popLast() ?? tail) + 2, &state)
    loseDisguises(in: min(tail, cursor)..<cursor, &state)
    openImages -= 1
    guard openImages == 0 else { return }
    let image = Image(
      destination: String(decoding: node.url, as: UTF8.self),
      alternative: String(decoding: alternative, as: UTF8.self),
      title: String(decoding: node.title, as: UTF8.self))
    let end = isLost ? bytes.count : cursor
    builder.openSpan(.image(image), from: imageStart)
    builder.append([0xEF, 0xBF, 0xBC], standingFor: imageStart..<max(imageStart, end))
    builder.closeSpan(at: end)
  }

  mutating func addFootnoteReference(
    _ node: CommonMarkNode, _ state: inout ConversionState
  ) {
    let start = min(cursor, bytes.count)
    passByte(UInt8(ascii: "["))
    passByte(UInt8(ascii: "^"))
    while !isLost, cursor < bytes.count, bytes[cursor] != UInt8(ascii: "]") { cursor += 1 }
    passByte(UInt8(ascii: "]"))
    let end = isLost ? bytes.count : cursor
    guard openImages == 0,
      let index = Int(String(decoding: node.literal, as: UTF8.self)),
      state.footnotes.labels.indices.contains(index - 1)
    else { return }
    let (number, occurrence) = state.footnotes.refer(to: index - 1)
    let label = state.footnotes.labels[index - 1]
    builder.openSpan(
      .footnoteReference(label: label, number: number, occurrence: occurrence), from: start)
    builder.append(Array(String(number).utf8), standingFor: start..<end)
    builder.closeSpan(at: end)
  }

  /// The title of an image as text of its own; nil when its place is not known.
  func titleText(_ title: [UInt8], _ state: inout ConversionState) -> InlineText? {
    guard !isLost, let place = imageTitle, place.count >= 2 else { return nil }
    var part = builder.content
    part.range = builder.content.input(place.lowerBound + 1..<place.upperBound - 1)
    var converter = InlineConverter(part, in: builder.input)
    converter.cursor = place.lowerBound + 1
    converter.align(title, escapes: true, entities: true, &state)
    return converter.isLost ? nil : converter.builder.finished()
  }
}
