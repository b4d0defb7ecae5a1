internal import GalleyConfiguration

/// The bytes of a leaf block without its containers' marks, and where each of them stands in the input.
struct LeafContent {
  /// Content that runs on unbroken in the input, up to the next stretch.
  private struct Stretch {
    var content: Int
    var input: Int
    /// Whether the bytes are those of the input.
    var isExact = true
  }

  private(set) var bytes: [UInt8] = []
  private var stretches: [Stretch] = []
  /// All of the block in the input.
  var range: Range<Int>
  /// Whether the places are known; otherwise all bytes stand for the whole block.
  private(set) var isMapped = true

  init(range: Range<Int>) {
    self.range = range
  }

  /// Bytes whose places could not be found.
  init(unmapped bytes: [UInt8], range: Range<Int>) {
    self.bytes = bytes
    self.range = range
    isMapped = false
  }

  /// Adds bytes of the input.
  mutating func append(_ added: Range<Int>, of input: [UInt8]) {
    guard !added.isEmpty else { return }
    if let last = stretches.last, last.isExact,
      last.input + (bytes.count - last.content) == added.lowerBound
    {
      bytes.append(contentsOf: input[added])
      return
    }
    stretches.append(Stretch(content: bytes.count, input: added.lowerBound))
    bytes.append(contentsOf: input[added])
  }

  /// Adds a line feed, as the parser has it for every line ending; its place is the ending's last byte.
  mutating func appendLineFeed(at offset: Int) {
    if stretches.last.map({ $0.input + bytes.count - $0.content }) != offset {
      stretches.append(Stretch(content: bytes.count, input: offset))
    }
    bytes.append(Byte.lineFeed)
  }

  /// Adds spaces that stand for columns of the tab at a place.
  mutating func append(columns: Int, ofTabAt offset: Int) {
    for _ in 0..<columns {
      stretches.append(Stretch(content: bytes.count, input: offset, isExact: false))
      bytes.append(Byte.space)
    }
  }

  /// The place in the input of a byte of the content.
  func input(_ offset: Int) -> Int {
    guard isMapped, let first = stretches.first else { return range.lowerBound }
    if stretches.count == 1 { return first.input + offset - first.content }
    let stretch = stretches[stretchIndex(offset)]
    return stretch.input + offset - stretch.content
  }

  /// The place in the input of a range of the content.
  func input(_ part: Range<Int>) -> Range<Int> {
    guard isMapped, !bytes.isEmpty else { return range }
    guard !part.isEmpty else {
      let place =
        part.lowerBound < bytes.count ? input(part.lowerBound) : input(bytes.count - 1) + 1
      return place..<place
    }
    let lower = input(part.lowerBound)
    return lower..<max(lower, input(part.upperBound - 1) + 1)
  }

  /// The bytes of a range of the content as they are written, without disguises.
  func written(_ part: Range<Int>, of input: ParserInput) -> ArraySlice<UInt8> {
    guard input.isDisguised, isMapped else { return bytes[part] }
    var written = Array(bytes[part])
    unbroken(part) { piece, isExact in
      let place = self.input(piece)
      guard isExact, input.bytes[place] != input.written[place] else { return }
      // A line feed may stand for another line ending: only what is disguised is put right.
      for (index, offset) in zip(piece, place) where input.bytes[offset] != input.written[offset] {
        written[index - part.lowerBound] = input.written[offset]
      }
    }
    return written[...]
  }

  /// The same content with its bytes as they are written.
  func revealed(by input: ParserInput) -> LeafContent {
    guard input.isDisguised, isMapped else { return self }
    var revealed = self
    revealed.bytes = Array(written(0..<bytes.count, of: input))
    return revealed
  }

  /// Cuts a range of the content where its place in the input is broken.
  func unbroken(_ part: Range<Int>, _ body: (_ piece: Range<Int>, _ isExact: Bool) -> Void) {
    guard !part.isEmpty else { return }
    guard isMapped, stretches.count > 1 else {
      return body(part, isMapped && stretches.first?.isExact == true)
    }
    var index = stretchIndex(part.lowerBound)
    var start = part.lowerBound
    while start < part.upperBound {
      let end = index + 1 < stretches.count ? stretches[index + 1].content : bytes.count
      let stop = min(end, part.upperBound)
      body(start..<stop, stretches[index].isExact)
      start = stop
      index += 1
    }
  }

  private func stretchIndex(_ offset: Int) -> Int {
    max(0, stretches.partitioningIndex { $0.content > offset } - 1)
  }
}
