/// Which elements of two sequences belong together, in order: those that are equal, and the likest of what is left.
///
/// Elements that are equal and unique are fixed first, so that the time is near linear where most are equal.
struct SequenceAlignment {
  /// Two that belong together, by index; nil where one sequence has nothing of the kind.
  struct Pair: Hashable {
    var reference: Int?
    var actual: Int?
  }

  /// In the order of both.
  private(set) var pairs: [Pair] = []

  /// How like two elements have to be to belong together.
  private static let leastLikeness = 0.4
  /// How many comparisons of unequal elements a gap may take; in a larger one none is like another.
  private static let mostComparisons = 4096

  /// - Parameter likeness: of the elements of two indices that are not equal, from 0 for none to 1.
  init<Element: Hashable>(
    _ reference: [Element], _ actual: [Element], likeness: (Int, Int) -> Double
  ) {
    var (i, j) = (0, 0)
    for anchor in Self.anchors(reference, actual) {
      align(i..<anchor.reference, j..<anchor.actual, likeness)
      pairs.append(Pair(reference: anchor.reference, actual: anchor.actual))
      (i, j) = (anchor.reference + 1, anchor.actual + 1)
    }
    align(i..<reference.count, j..<actual.count, likeness)
  }

  // MARK: - Equal elements

  private typealias Anchor = (reference: Int, actual: Int)

  /// The longest series of equal elements, out of those at both ends and those that are there but once.
  private static func anchors<Element: Hashable>(
    _ reference: [Element], _ actual: [Element]
  ) -> [Anchor] {
    let head = zip(reference, actual).prefix { $0 == $1 }.count
    let tail = zip(reference.dropFirst(head).reversed(), actual.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    let inner = ascending(
      unique(
        reference, head..<reference.count - tail, actual, head..<actual.count - tail))
    return (0..<head).map { ($0, $0) } + inner
      + (0..<tail).reversed().map { (reference.count - 1 - $0, actual.count - 1 - $0) }
  }

  /// The places of elements that both have exactly once, ascending in the reference. Repeated ones are numbered, so that
  /// the first goes with the first, unless one side has more of them.
  private static func unique<Element: Hashable>(
    _ reference: [Element], _ old: Range<Int>, _ actual: [Element], _ new: Range<Int>
  ) -> [Anchor] {
    var places: [Element: [Int]] = [:]
    for index in new { places[actual[index], default: []].append(index) }
    var counts: [Element: Int] = [:]
    for index in old { counts[reference[index], default: 0] += 1 }
    var met: [Element: Int] = [:]
    return old.compactMap { index in
      let element = reference[index]
      guard let own = places[element], own.count == counts[element] else { return nil }
      let number = met[element, default: 0]
      met[element] = number + 1
      return (index, own[number])
    }
  }

  /// The longest part that ascends on both sides.
  private static func ascending(_ anchors: [Anchor]) -> [Anchor] {
    // By length: the anchor with the least end that a series of this length has, and what comes before each anchor.
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: anchors.count)
    for (index, anchor) in anchors.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if anchors[ends[middle]].actual < anchor.actual { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? ends[low - 1] : nil
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var series: [Anchor] = []
    var next = ends.last
    while let index = next {
      series.append(anchors[index])
      next = before[index]
    }
    return series.reversed()
  }

  // MARK: - What is left

  /// Pairs the elements of a gap so that their likeness is greatest, in order.
  private mutating func align(
    _ reference: Range<Int>, _ actual: Range<Int>, _ likeness: (Int, Int) -> Double
  ) {
    guard reference.count * actual.count <= Self.mostComparisons else {
      pairs += reference.map { Pair(reference: $0, actual: nil) }
      pairs += actual.map { Pair(reference: nil, actual: $0) }
      return
    }
    let width = actual.count + 1
    var likest = [Double](repeating: 0, count: (reference.count + 1) * width)
    var isPair = [Bool](repeating: false, count: likest.count)
    for (row, i) in reference.enumerated().reversed() {
      for (column, j) in actual.enumerated().reversed() {
        let here = row * width + column
        likest[here] = max(likest[here + width], likest[here + 1])
        let like = likeness(i, j)
        guard like >= Self.leastLikeness, like + likest[here + width + 1] > likest[here] else {
          continue
        }
        likest[here] = like + likest[here + width + 1]
        isPair[here] = true
      }
    }
    var (row, column) = (0, 0)
    while row < reference.count || column < actual.count {
      let here = row * width + column
      let (i, j) = (reference.lowerBound + row, actual.lowerBound + column)
      if row < reference.count, column < actual.count, isPair[here] {
        pairs.append(Pair(reference: i, actual: j))
        row += 1
        column += 1
      } else if column == actual.count
        || row < reference.count && likest[here + width] >= likest[here + 1]
      {
        pairs.append(Pair(reference: i, actual: nil))
        row += 1
      } else {
        pairs.append(Pair(reference: nil, actual: j))
        column += 1
      }
    }
  }
}
