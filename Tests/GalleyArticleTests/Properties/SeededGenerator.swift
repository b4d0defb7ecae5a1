/// A xorshift generator, so that every run sees the same inputs.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// A generator of a small number, such as the number of a test's run.
  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    // The first numbers of small seeds are alike.
    for _ in 0..<8 { _ = next() }
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  /// True one time in so many.
  mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

  /// One of several values, of which there is one at least.
  mutating func one<Value>(of values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }
}
