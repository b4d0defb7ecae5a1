/// A row of bits.
struct Bits: Sendable {
  private var words: [UInt64] = []

  init(count: Int = 0) {
    extend(to: count)
  }

  subscript(_ index: Int) -> Bool {
    @inline(__always) get { words[index >> 6] >> UInt64(index & 63) & 1 == 1 }
    set {
      let bit: UInt64 = 1 << UInt64(index & 63)
      if newValue { words[index >> 6] |= bit } else { words[index >> 6] &= ~bit }
    }
  }

  /// Grows to hold `count` bits; the new ones are off.
  mutating func extend(to count: Int) {
    let needed = (count + 63) / 64
    if needed > words.count {
      words.append(contentsOf: repeatElement(0, count: needed - words.count))
    }
  }
}
