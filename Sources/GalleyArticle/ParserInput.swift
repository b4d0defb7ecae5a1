internal import GalleyConfiguration

/// The bytes that the CommonMark parser reads, and the way from their offsets back to the source.
///
/// They are the source without its front matter, with a few places rewritten; mostly none.
struct ParserInput {
  /// Bytes to be read in the place of a range of the source.
  struct Replacement {
    var range: Range<Int>
    var bytes: [UInt8]
  }

  /// From `start` on, an offset is this much before the source's.
  private struct Stretch {
    var start: Int
    var shift: Int
  }

  /// Bytes that the parser reads in the place of as many of the source, so that it finds a structure which plain
  /// Markdown has not; the article shows those of the source.
  struct Disguise {
    /// What the parser takes the bytes for.
    enum Purpose {
      /// A heading, in the place of a line of colons.
      case fence
      /// The mark of an item, in the place of a colon.
      case definition
      /// Text, in the place of a bar between the cells of a table.
      case cell
      /// Other characters of a text.
      case letters
    }

    /// Where they stand in the source.
    var offset: Int
    var bytes: [UInt8]
    var purpose = Purpose.letters
  }

  let text: SourceText
  /// `bytes` without disguises; nil when there are none.
  private let undisguised: [UInt8]?
  /// By their offsets in the source.
  private let disguises: [Disguise]
  private let stretches: [Stretch]

  /// - Parameters:
  ///   - replacements: ascending, not overlapping, none before `start`.
  ///   - disguises: none before `start`; a replacement wins over those in it.
  init(
    _ source: SourceText, from start: Int, replacing replacements: [Replacement],
    disguises: [Disguise] = []
  ) {
    var stretches = [Stretch(start: 0, shift: start)]
    var shift = start
    for replacement in replacements {
      shift += replacement.range.count - replacement.bytes.count
      stretches.append(Stretch(start: replacement.range.upperBound - shift, shift: shift))
    }
    self.stretches = stretches
    self.disguises = disguises.sorted { $0.offset < $1.offset }
    let written = Self.replace(replacements, in: source.bytes, from: start)
    guard !disguises.isEmpty else {
      text = SourceText(path: source.path, bytes: written)
      undisguised = nil
      return
    }
    var bytes = source.bytes
    for disguise in disguises {
      let range = disguise.offset..<disguise.offset + disguise.bytes.count
      bytes.replaceSubrange(range, with: disguise.bytes)
    }
    text = SourceText(
      path: source.path, bytes: Self.replace(replacements, in: bytes, from: start))
    undisguised = written
  }

  private static func replace(
    _ replacements: [Replacement], in source: [UInt8], from start: Int
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count - start)
    var next = start
    for replacement in replacements {
      bytes.append(contentsOf: source[next..<replacement.range.lowerBound])
      bytes.append(contentsOf: replacement.bytes)
      next = replacement.range.upperBound
    }
    bytes.append(contentsOf: source[next...])
    return bytes
  }

  /// What the parser reads.
  var bytes: [UInt8] { text.bytes }
  /// What the article shows: as long as `bytes`, and without disguises.
  var written: [UInt8] { undisguised ?? text.bytes }
  /// Whether the parser reads something else than what is written.
  var isDisguised: Bool { undisguised != nil }
  var lineCount: Int { text.lineStarts.count }

  /// The disguises that begin in a range of the source, ascending.
  func disguises(in range: SourceRange) -> ArraySlice<Disguise> {
    let first = disguises.partitioningIndex { $0.offset >= range.lowerBound }
    let end = disguises.partitioningIndex { $0.offset >= range.upperBound }
    return disguises[first..<max(first, end)]
  }

  /// The bytes of a line, counted from 1, without its line ending.
  func line(_ number: Int) -> Range<Int> {
    guard number >= 1, number <= lineCount else { return bytes.count..<bytes.count }
    let start = text.lineStarts[number - 1]
    var end = number < lineCount ? text.lineStarts[number] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// The space or line ending of the source that two line feeds before an offset stand for; nil where they do not.
  func joint(before offset: Int) -> SourceRange? {
    guard stretches.count > 1, stretches[stretchIndex(offset)].start == offset else { return nil }
    let end = original(offset)
    return offset >= 2 && original(offset - 3) == end - 2 ? SourceRange(end - 1, end) : nil
  }

  /// The offset in the source of an offset in `bytes`.
  func original(_ offset: Int) -> Int {
    if stretches.count == 1 { return offset + stretches[0].shift }
    return offset + stretches[stretchIndex(offset)].shift
  }

  private func stretchIndex(_ offset: Int) -> Int {
    max(0, stretches.partitioningIndex { $0.start > offset } - 1)
  }

  /// The range in the source of a range of `bytes`.
  func original(_ range: Range<Int>) -> SourceRange {
    SourceRange(original(range.lowerBound), original(range.upperBound))
  }
}
