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
    switch number(below: 8) {
    case 0: for _ in 0..<[1, 4, 32, 256][number(below: 4)] { changeByte(in: bytes.indices) }
    case 1: self.bytes.removeSubrange(number(below: bytes.count)..<bytes.count)
    case 2: for _ in 0...number(below: 3) { changeEntry() }
    case 3: swapEntries()
    case 4: damageTable()
    case 5, 6: for _ in 0...number(below: 2) { damageFeature() }
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

  /// Where the entries of the table directory are; of a collection, of all its directories.
  private var entries: [Int] {
    guard bytes.starts(with: "ttcf".utf8), bytes.count > 12 else { return entries(at: 0) }
    let count = min(long(8), 16, (bytes.count - 12) / 4)
    return (0..<max(0, count)).flatMap { entries(at: long(12 + 4 * $0)) }
  }

  private func entries(at start: Int) -> [Int] {
    guard start >= 0, start + 6 < bytes.count else { return [] }
    let count = Int(bytes[start + 4]) << 8 | Int(bytes[start + 5])
    return (0..<count).map { start + 12 + 16 * $0 }.filter { $0 + 16 <= bytes.count }
  }

  private func long(_ place: Int) -> Int {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
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
    let range = table(of: entries[number(below: entries.count)])
    let start = range.prefix(400)
    for _ in 0..<[1, 8, 64][number(below: 3)] { changeByte(in: start) }
  }

  /// Tables that say how glyphs are chosen, placed, varied and coloured: what libraries follow offsets through.
  private static let features = [
    "GSUB", "GPOS", "GDEF", "kern", "fvar", "avar", "gvar", "HVAR", "MVAR", "STAT", "COLR", "CPAL",
    "CBDT", "CBLC", "CFF ", "CFF2", "cmap", "glyf", "loca", "hmtx",
  ]

  /// Changes bytes anywhere in one of these tables.
  private mutating func damageFeature() {
    let tables = entries.filter {
      Self.features.contains(String(decoding: bytes[$0..<$0 + 4], as: UTF8.self))
    }
    guard !tables.isEmpty else { return damageTable() }
    let range = table(of: tables[number(below: tables.count)])
    for _ in 0..<[1, 16, 256][number(below: 3)] { changeByte(in: range) }
  }

  /// The bytes of the table of an entry, as far as there are any.
  private func table(of entry: Int) -> Range<Int> {
    let start = min(long(entry + 8), bytes.count)
    return start..<min(bytes.count, start + long(entry + 12))
  }
}
