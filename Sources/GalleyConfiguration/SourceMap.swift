/// From the offsets of a text to the places in the source that it was made of.
///
/// The map is piecewise. A verbatim piece has the same bytes in the text and in the source; any other piece (an
/// entity, an escape, a soft line break, a footnote's number) answers with its whole source range, however
/// little of its text is asked for. Offsets are UTF-8 bytes on both sides. Pieces ascend and cover the text.
public struct SourceMap: Hashable, Sendable {
  /// One stretch of text and its origin.
  public struct Piece: Hashable, Sendable {
    /// Where the piece begins in the text.
    public var start: Int
    /// Where it came from.
    public var source: SourceRange
    /// Whether the text repeats the source byte for byte.
    public var isVerbatim: Bool
  }

  /// The pieces, ascending by `start`.
  public private(set) var pieces: [Piece] = []
  /// The length of the text in bytes.
  public private(set) var count = 0

  public init() {}

  /// Adds the next `count` bytes of text; a verbatim piece joins the one before where both run on.
  public mutating func append(_ count: Int, from source: SourceRange, isVerbatim: Bool) {
    guard count > 0 else { return }
    let isVerbatim = isVerbatim && count == source.count
    if isVerbatim, let last = pieces.last, last.isVerbatim,
      last.source.upperBound == source.lowerBound
    {
      pieces[pieces.count - 1].source.upperBound = source.upperBound
    } else {
      pieces.append(Piece(start: self.count, source: source, isVerbatim: isVerbatim))
    }
    self.count += count
  }

  /// Adds a part of another text with the places that it has there.
  public mutating func append(_ range: Range<Int>, of other: SourceMap) {
    guard !range.isEmpty, !other.pieces.isEmpty else { return }
    var index = other.place(range.lowerBound)
    while index < other.pieces.count, other.pieces[index].start < range.upperBound {
      let piece = other.pieces[index]
      index += 1
      let end = index < other.pieces.count ? other.pieces[index].start : other.count
      let lower = Swift.max(piece.start, range.lowerBound)
      let upper = Swift.min(end, range.upperBound)
      guard piece.isVerbatim else {
        append(upper - lower, from: piece.source, isVerbatim: false)
        continue
      }
      let start = piece.source.lowerBound + lower - piece.start
      append(
        upper - lower, from: SourceRange(start, start + upper - lower), isVerbatim: true)
    }
  }

  /// The source of a range of the text; of an empty range, the place it stands at.
  public func source(of range: Range<Int>) -> SourceRange {
    guard !pieces.isEmpty else { return SourceRange(at: 0) }
    let first = place(range.lowerBound)
    let last = range.isEmpty ? first : place(range.upperBound - 1)
    let start = pieces[first]
    var result = start.source
    if start.isVerbatim { result.lowerBound += range.lowerBound - start.start }
    let end = pieces[last]
    result.upperBound =
      end.isVerbatim
      ? end.source.lowerBound + Swift.max(0, range.upperBound - end.start) : end.source.upperBound
    return SourceRange(result.lowerBound, result.upperBound)
  }

  /// The index of the piece that holds an offset.
  private func place(_ offset: Int) -> Int {
    Swift.max(0, pieces.partitioningIndex { $0.start > offset } - 1)
  }
}
