internal import GalleyKit

/// Which rows of two images belong together.
///
/// Where only the heights differ, something has been added or left out, and what stands below has moved. Rows then go
/// together by blocks: stretches of rows that are not background, as lines of text are.
struct RowAlignment {
  /// A row of each image, or of one that has no counterpart; from 0.
  struct Row: Hashable {
    var reference: Int?
    var actual: Int?
  }

  /// From the top; the rows of each image ascend, and none is left out.
  private(set) var rows: [Row] = []

  init(_ reference: Bitmap, _ actual: Bitmap) {
    guard reference.width == actual.width, reference.height != actual.height else {
      pair(0..<reference.height, 0..<actual.height)
      return
    }
    let (old, new) = (Block.all(in: reference), Block.all(in: actual))
    let alignment = SequenceAlignment(old, new) { Block.likeness(old[$0], new[$1]) }
    var (i, j) = (0, 0)
    for match in alignment.pairs {
      let first = match.reference.map { old[$0].rows }
      let second = match.actual.map { new[$0].rows }
      // What is above a block that both have is background in both; else it goes with the block.
      if let first, let second { pair(i..<first.lowerBound, j..<second.lowerBound) }
      pair(
        first.map { (second == nil ? i : $0.lowerBound)..<$0.upperBound } ?? i..<i,
        second.map { (first == nil ? j : $0.lowerBound)..<$0.upperBound } ?? j..<j)
      i = first?.upperBound ?? i
      j = second?.upperBound ?? j
    }
    pair(i..<reference.height, j..<actual.height)
  }

  /// Pairs rows from the top of both; those that are too many have no counterpart.
  private mutating func pair(_ reference: Range<Int>, _ actual: Range<Int>) {
    rows += zip(reference, actual).map { Row(reference: $0, actual: $1) }
    rows += reference.dropFirst(actual.count).map { Row(reference: $0) }
    rows += actual.dropFirst(reference.count).map { Row(actual: $0) }
  }
}

extension RowAlignment {
  /// A stretch of rows with something on them.
  private struct Block: Hashable {
    let image: Bitmap
    let rows: Range<Int>
    let digest: UInt64

    init(_ image: Bitmap, _ rows: Range<Int>) {
      self.image = image
      self.rows = rows
      // FNV-1a, over pixels in the place of bytes.
      digest = image.pixels[rows.lowerBound * image.width..<rows.upperBound * image.width].reduce(
        0xCBF2_9CE4_8422_2325
      ) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    static func == (a: Block, b: Block) -> Bool {
      a.digest == b.digest && a.rows.count == b.rows.count
    }

    func hash(into hasher: inout Hasher) { hasher.combine(digest) }

    static func all(in image: Bitmap) -> [Block] {
      var blocks: [Block] = []
      var start: Int?
      for row in 0..<image.height {
        if image.isBackground(row: row) {
          if let first = start { blocks.append(Block(image, first..<row)) }
          start = nil
        } else if start == nil {
          start = row
        }
      }
      if let start { blocks.append(Block(image, start..<image.height)) }
      return blocks
    }

    /// The share of equal pixels among those that are not background in both.
    static func likeness(_ a: Block, _ b: Block) -> Double {
      let height = min(a.rows.count, b.rows.count)
      guard 2 * height > max(a.rows.count, b.rows.count) else { return 0 }
      let background = a.image.background
      let width = a.image.width
      let first = a.image.pixels[(a.rows.lowerBound * width)...].prefix(height * width)
      let second = b.image.pixels[(b.rows.lowerBound * width)...]
      var (equal, other) = (0, 0)
      for (old, new) in zip(first, second) {
        if old != new { other += 1 } else if old != background { equal += 1 }
      }
      return equal == 0 ? 0 : Double(equal) / Double(equal + other)
    }
  }
}

extension Bitmap {
  /// The pixel of the top left corner, where pages have nothing; 0 of an empty image.
  var background: UInt32 { pixels.first ?? 0 }

  /// Whether a row has nothing on it.
  func isBackground(row: Int) -> Bool {
    let background = background
    return pixels[row * width..<(row + 1) * width].allSatisfy { $0 == background }
  }
}
