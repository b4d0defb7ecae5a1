internal import GalleyConfiguration

/// What a galley holds from top to bottom, as strips that no cut goes through, and where cuts do least harm.
struct Flow {
  /// Lines and other things that overlap in height.
  struct Strip: Hashable {
    var top: Double
    var bottom: Double
    /// Where the lowest of its pieces begins.
    var lastTop: Double
    /// The height of its tallest piece.
    var tallest: Double
  }

  let strips: [Strip]
  /// For each strip how many keeps a cut above it tears.
  private let tears: [Int]

  /// - Parameters:
  ///   - fragments: what there is, from top to bottom.
  ///   - keeps: what should stay whole; those taller than `capacity` do not count.
  ///   - capacity: the height of an empty column.
  init(_ fragments: [Fragment], keeps: [Galley.Keep], capacity: Double) {
    let strips = Self.strips(of: fragments)
    var changes = [Int](repeating: 0, count: strips.count + 1)
    for keep in keeps where keep.bottom - keep.top <= capacity + 1e-6 {
      // A cut above all that it holds tears nothing.
      let first = strips.partitioningIndex { $0.bottom > keep.top + 1e-6 } + 1
      let end = strips.partitioningIndex { $0.top > keep.bottom - 1e-6 }
      guard first < end else { continue }
      changes[first] += 1
      changes[end] -= 1
    }
    var sum = 0
    tears = changes.dropLast().map { change in
      sum += change
      return sum
    }
    self.strips = strips
  }

  /// The first strip that begins at a height or below.
  func index(from height: Double) -> Int {
    strips.partitioningIndex { $0.top > height - 1e-6 }
  }

  /// Where to cut among the strips after one and up to another: as low as possible, but where fewest keeps are torn.
  ///
  /// Above the first strip is a place too where that `mayBeEmpty`.
  func cut(after first: Int, upTo end: Int, mayBeEmpty: Bool) -> Int {
    guard end < strips.count else { return end }
    var best = end
    var candidate = end
    while tears[best] > 0, candidate > (mayBeEmpty ? first : first + 1) {
      candidate -= 1
      if tears[candidate] < tears[best] { best = candidate }
    }
    return best
  }

  /// Whether a cut above a strip tears nothing.
  func isClean(at index: Int) -> Bool { index >= strips.count || tears[index] == 0 }

  // MARK: - Strips

  private static func strips(of fragments: [Fragment]) -> [Strip] {
    var pieces: [(top: Double, bottom: Double)] = []
    for fragment in fragments {
      pieces += fragment.lines.map { ($0.top, $0.bottom) }
      if let picture = fragment.picture {
        pieces.append((picture.frame.y, picture.frame.maxY))
      } else if fragment.lines.isEmpty, fragment.isIndivisible {
        pieces.append((fragment.frame.y, fragment.frame.maxY))
      }
    }
    var strips: [Strip] = []
    for (top, bottom) in pieces.sorted(by: { ($0.top, $0.bottom) < ($1.top, $1.bottom) }) {
      if let last = strips.last, top < last.bottom - 1e-6 {
        strips[strips.count - 1].bottom = max(last.bottom, bottom)
        strips[strips.count - 1].lastTop = top
        strips[strips.count - 1].tallest = max(last.tallest, bottom - top)
      } else {
        strips.append(Strip(top: top, bottom: bottom, lastTop: top, tallest: bottom - top))
      }
    }
    for fragment in fragments where fragment.isBox { extend(&strips, to: fragment.frame) }
    return strips
  }

  /// The first and the last strip in a box reach to its edges, so that its padding is never cut off.
  private static func extend(_ strips: inout [Strip], to box: Rect) {
    let first = strips.partitioningIndex { $0.bottom > box.y + 1e-6 }
    guard first < strips.count, strips[first].top < box.maxY else { return }
    strips[first].top = min(strips[first].top, box.y)
    let last = strips.partitioningIndex { $0.top > box.maxY - 1e-6 } - 1
    guard last >= first else { return }
    strips[last].bottom = max(strips[last].bottom, box.maxY)
  }
}

extension Fragment {
  /// Whether its shapes are cut by no page break: rules and boxes, but not the background of text.
  fileprivate var isIndivisible: Bool {
    text == nil && picture == nil && frame.height <= 4 || shapesAreContent
      || shapes.contains { !$0.kind.isDivisible }
  }

  /// Whether it is what surrounds or stands beside text.
  fileprivate var isBox: Bool {
    text == nil && picture == nil && !shapes.isEmpty && !isIndivisible
  }
}
