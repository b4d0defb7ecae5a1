import DynamicType
import Foundation
import Testing

@Suite("Independence")
struct IndependenceTests {
  @Test("The module imports nothing and rounds without the system's mathematics library")
  func sources() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Sources/DynamicType")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
    #expect(names.count > 30)
    for name in names {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      let code = DocumentationTests.code(text)
      #expect(!code.contains("import "), "\(name)")
      // Each of these links to a function of libm, which a program may not have.
      for call in [".rounded(", ".round(", "squareRoot", "truncatingRemainder", "fusedMultiply"] {
        #expect(!code.contains(call), "\(name): \(call)")
      }
    }
  }

  @Test("Rounding is that of the system, halves away from zero")
  func rounding() {
    // Body at Large, one pixel per point, is the rounding alone.
    for eighths in -4000...4000 {
      let value = Double(eighths) / 8
      #expect(
        FontMetrics().scaledValue(value, category: .large, displayScale: 1)
          == value.rounded(.toNearestOrAwayFromZero))
    }
    for value in [0.49999999999999994, 0.5, 1.5, 2.5, 4503599.5, 999_999_999.5, 1e9] {
      for signed in [value, -value] {
        #expect(
          FontMetrics().scaledValue(signed, category: .large, displayScale: 1)
            == signed.rounded(.toNearestOrAwayFromZero))
      }
    }
  }
}
