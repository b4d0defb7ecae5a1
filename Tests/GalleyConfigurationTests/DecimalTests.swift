import Testing

@testable import GalleyConfiguration

@Suite("Numbers as text")
struct DecimalTests {
  @Test(
    "Numbers have the places they need and no more",
    arguments: [
      (0, "0"), (-0.0001, "0"), (0.0005, "0.001"), (-1.5, "-1.5"), (12.0004, "12"),
      (1234567.891, "1234567.891"), (0.1 + 0.2, "0.3"), (-0.05, "-0.05"), (99.9996, "100"),
    ])
  func decimals(number: Double, text: String) {
    #expect(Decimal.text(number) == text)
  }

  @Test("Whole numbers, the least one too")
  func whole() {
    var bytes: [UInt8] = []
    for number in [0, -7, 120, Int.min] { Decimal.append(number, to: &bytes) }
    #expect(String(decoding: bytes, as: UTF8.self) == "0-7120-9223372036854775808")
  }

  @Test("Zeros stand before numbers that are short, and before code points")
  func padded() {
    #expect([0, 7, 123, 1234].map { Decimal.padded($0, to: 3) } == ["000", "007", "123", "1234"])
    let scalars: [Unicode.Scalar] = ["A", "\u{E33}", "\u{1F600}"]
    #expect(scalars.map(\.codePoint) == ["U+0041", "U+0E33", "U+1F600"])
  }
}
