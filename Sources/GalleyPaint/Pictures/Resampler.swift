/// Scales bitmaps: the mean of the area when shrinking, straight lines between pixels when enlarging.
///
/// All in whole numbers, so that every machine gets the same pixels.
enum Resampler {
  /// What each pixel of one direction is made of.
  struct Axis {
    /// The first pixel of the source and the weights from there on; they sum up to 65,536 at most.
    struct Taps {
      var first: Int
      var weights: [UInt32]
    }

    var taps: [Taps]

    /// `count` pixels, `step` pixels of the source apart, the first one beginning at `start` in the source.
    ///
    /// Beyond its edge the source is clear if it `fadesOut`, else like its outermost pixels.
    init(count: Int, of sourceCount: Int, step: Double, start: Double, fadesOut: Bool) {
      taps = (0..<count).map { index in
        let begin = start + Double(index) * step
        let shares =
          step > 1
          ? Self.area(from: begin, to: begin + step)
          : Self.line(at: begin + step / 2 - 0.5)
        return Self.taps(shares, of: sourceCount, fadesOut: fadesOut)
      }
    }

    /// A picture of `sourceCount` pixels on `count`.
    init(count: Int, of sourceCount: Int) {
      self.init(
        count: count, of: sourceCount, step: Double(sourceCount) / Double(count), start: 0,
        fadesOut: false)
    }

    /// How much of the stretch each pixel has.
    private static func area(from begin: Double, to end: Double) -> (Int, [Double]) {
      let first = PixelRect.floor(begin)
      let last = max(first + 1, PixelRect.ceiling(end))
      let shares = (first..<last).map { pixel in
        max(0, min(Double(pixel + 1), end) - max(Double(pixel), begin)) / (end - begin)
      }
      return (first, shares)
    }

    private static func line(at center: Double) -> (Int, [Double]) {
      let first = PixelRect.floor(center)
      let share = max(0, center - Double(first))
      return (first, [1 - share, share])
    }

    private static func taps(
      _ shares: (first: Int, values: [Double]), of count: Int, fadesOut: Bool
    ) -> Taps {
      var sum = 0.0
      var spent: UInt32 = 0
      // Rounding the running sum keeps the total exact.
      let weights = shares.values.map { share in
        sum += share
        let total = UInt32((min(sum, 1) * 65536).rounded())
        defer { spent = total }
        return total - spent
      }
      let inside = max(0, min(shares.first, count - 1))
      let end = max(0, min(shares.first + weights.count - 1, count - 1))
      var kept = [UInt32](repeating: 0, count: end - inside + 1)
      for (offset, weight) in weights.enumerated() {
        let pixel = shares.first + offset
        if fadesOut && !(0..<count).contains(pixel) { continue }
        kept[max(inside, min(pixel, end)) - inside] += weight
      }
      return Taps(first: inside, weights: kept)
    }
  }

  /// The bitmap on other pixels: as many as the axes have taps.
  static func resample(_ source: Bitmap, columns: Axis, rows: Axis) -> Bitmap {
    var result = Bitmap(width: columns.taps.count, height: rows.taps.count)
    var sums = [UInt32](repeating: 0, count: 4 * source.width)
    for (y, taps) in rows.taps.enumerated() {
      sums.withUnsafeMutableBufferPointer { add(source, rows: taps, into: $0) }
      for (x, taps) in columns.taps.enumerated() {
        result[x, y] = sums.withUnsafeBufferPointer { pixel(of: $0, taps) }
      }
    }
    return result
  }

  /// A weighted sum of rows, eight bits behind the point: 16 bits a channel.
  private static func add(
    _ source: Bitmap, rows: Axis.Taps, into sums: UnsafeMutableBufferPointer<UInt32>
  ) {
    sums.update(repeating: 128)
    source.pixels.withUnsafeBytes { bytes in
      for (offset, weight) in rows.weights.enumerated() {
        let start = (rows.first + offset) * sums.count
        for index in 0..<sums.count {
          sums[index] &+= UInt32(bytes[start + index]) &* weight
        }
      }
    }
    for index in 0..<sums.count { sums[index] >>= 8 }
  }

  private static func pixel(of sums: UnsafeBufferPointer<UInt32>, _ taps: Axis.Taps) -> UInt32 {
    var totals = SIMD4<UInt32>(repeating: 1 << 23)
    for (offset, weight) in taps.weights.enumerated() {
      let at = 4 * (taps.first + offset)
      totals &+= SIMD4(sums[at], sums[at + 1], sums[at + 2], sums[at + 3]) &* weight
    }
    let channels = totals &>> 24
    return channels[0] | channels[1] << 8 | channels[2] << 16 | channels[3] << 24
  }
}
