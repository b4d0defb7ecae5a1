extension RandomAccessCollection {
  /// The index of the first element for which a condition holds; `endIndex` when there is none.
  ///
  /// The condition holds for every element after one for which it holds. Logarithmic time.
  @inlinable
  package func partitioningIndex(where isAfter: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if isAfter(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
