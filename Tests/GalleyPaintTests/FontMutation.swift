/// Damages font files as disks, networks and enemies do, the same way for the same seed.
struct FontMutation {
  /// Numbers that look random (SplitMix64).
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private var generator: Generator
  private(set) var bytes: [UInt8]

  init(_ bytes: [UInt8], seed: UInt64) {
    self.bytes = bytes
    generator = Generator(state: seed)
    switch number(below: 6) {
    case 0: for _ in 0..<[1, 4, 32, 256][number(below: 4)] { changeByte(in: bytes.indices) }
    case 1: self.bytes.removeSubrange(number(below: bytes.count)..<bytes.count)
    case 2: for _ in 0...number(below: 3) { changeEntry() }
    case 3: swapEntries()
    case 4: damageTable()
    default:
      self.bytes.insert(
        contentsOf: repeatElement(0, count: 1 + number(below: 5000)), at: number(below: bytes.count)
      )
    }
  }

  private mutating func number(below bound: Int) -> Int {
    Int.random(in: 0..<max(1, bound), using: &generator)
  }

  private mutating func changeByte(in range: Range<Int>) {
    guard !range.isEmpty else { return }
    let values: [UInt8] = [0, 0xFF, 0x7F, 0x80, UInt8(number(below: 256))]
    bytes[range.lowerBound + number(below: range.count)] = values[number(below: values.count)]
  }

  /// Where the entries of the table directory are.
  private var entries: [Int] {
    let count = bytes.count > 6 ? Int(bytes[4]) << 8 | Int(bytes[5]) : 0
    return (0..<count).map { 12 + 16 * $0 }.filter { $0 + 16 <= bytes.count }
  }

  /// Puts a hostile number in the place of a table's tag, offset or length.
  private mutating func changeEntry() {
    let entries = entries
    guard !entries.isEmpty else { return changeByte(in: bytes.indices) }
    let place = entries[number(below: entries.count)] + [0, 8, 12][number(below: 3)]
    let values: [UInt32] = [
      0, 1, .max, UInt32(Int32.max), UInt32(bytes.count - 1), UInt32(number(below: 1 << 32)),
    ]
    let value = values[number(below: values.count)]
    for byte in 0..<4 { bytes[place + byte] = UInt8(truncatingIfNeeded: value >> (24 - 8 * byte)) }
  }

  private mutating func swapEntries() {
    let entries = entries
    guard entries.count > 1 else { return changeByte(in: bytes.indices) }
    let (a, b) = (entries[number(below: entries.count)], entries[number(below: entries.count)])
    for byte in 4..<16 { bytes.swapAt(a + byte, b + byte) }
  }

  /// Changes bytes at the start of one table, where the counts are.
  private mutating func damageTable() {
    let entries = entries
    guard !entries.isEmpty else { return changeByte(in: bytes.indices) }
    let entry = entries[number(below: entries.count)]
    func long(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    let start = min(long(entry + 8), bytes.count)
    let range = start..<min(bytes.count, start + min(long(entry + 12), 400))
    for _ in 0..<[1, 8, 64][number(below: 3)] { changeByte(in: range) }
  }
}
