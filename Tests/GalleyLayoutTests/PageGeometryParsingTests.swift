import GalleyLayout
import Testing

struct PageGeometryParsingTests {
  private static let written: [(String, Double, Double)] = [
    ("360x640", 360, 640), ("360x640pt", 360, 640), ("4x6in", 288, 432),
    ("100x200mm", 283.464566929, 566.929133858), ("10cmx20cm", 283.464566929, 566.929133858),
    ("8.5×11in", 612, 792), ("72x14400", 72, 14400),
  ]

  @Test("Every named geometry is read by its name, in any letter case")
  func names() throws {
    for geometry in PageGeometry.named {
      #expect(try PageGeometry(parsing: geometry.name) == geometry)
      #expect(try PageGeometry(parsing: geometry.name.uppercased()) == geometry)
    }
    #expect(PageGeometry.named.count == 12)
    #expect(try PageGeometry(parsing: "a4-landscape").width == 297 / 25.4 * 72)
  }

  @Test(
    "A size has a width, a height and a unit",
    arguments: written)
  func sizes(_ text: String, _ width: Double, _ height: Double) throws {
    let geometry = try PageGeometry(parsing: text)
    #expect(abs(geometry.width - width) < 1e-6)
    #expect(abs((geometry.height ?? 0) - height) < 1e-6)
    #expect(geometry.deviceScale == nil)
    #expect(geometry.isPaged)
  }

  @Test(
    "A size that is out of range says the range", arguments: ["71x100", "10x20mm", "100x14401"])
  func range(_ text: String) {
    #expect(throws: GeometryError.outOfRange(text)) { try PageGeometry(parsing: text) }
  }

  @Test(
    "What names no geometry suggests the nearest, or lists all",
    arguments: [
      ("a44", "unknown page size \"a44\"; did you mean \"a4\"?"),
      ("phne", "unknown page size \"phne\"; did you mean \"phone\"?"),
      (
        "postcard",
        "unknown page size \"postcard\"; use one of phone, small-phone, large-phone, pad, a5, a4, "
          + "letter, legal, a5-landscape, a4-landscape, letter-landscape, legal-landscape, or a size "
          + "such as 100x200mm"
      ),
    ])
  func unknown(_ text: String, _ message: String) {
    do {
      _ = try PageGeometry(parsing: text)
      Issue.record("it was read")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test(
    "Sizes that are none are unknown",
    arguments: [
      "", "x", "100x", "x100mm", "100x200x300", "-1x100", "1e3x100", "nanxnan", "100x200em",
    ])
  func noSizes(_ text: String) {
    #expect(throws: GeometryError.unknown(text)) { try PageGeometry(parsing: text) }
  }
}
