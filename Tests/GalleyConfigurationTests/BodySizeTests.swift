import DynamicType
import GalleyConfiguration
import Testing

struct BodySizeTests {
  @Test("A larger body takes all sizes and the floor with it, and is in the name")
  func larger() throws {
    let sheet = try StyleSheet.largePrint.scaled(toBody: 22)
    #expect(sheet.name == "large-print-22")
    #expect(size(.paragraph, sheet) == 22 && size(.caption, sheet) == 22)
    #expect(abs(size(.heading1, sheet) - 22 * 22 / 18) < 1e-9)
    #expect(abs(size(.heading(2), sheet) - 20 * 22 / 18) < 1e-9)
    #expect(sheet.style(.navigationTitle).fixed == 22)
    #expect(sheet.floor == 22)
    #expect(sheet.audit["text-size"] == 22)
    #expect(sheet.leading == StyleSheet.largePrint.leading)
    #expect(sheet.page == StyleSheet.largePrint.page)
  }

  @Test("A smaller body leaves the floor where it is, and nothing falls under it")
  func smaller() throws {
    let sheet = try StyleSheet.clearPrint.scaled(toBody: 12)
    #expect(sheet.floor == 12)
    #expect(size(.paragraph, sheet) == 12 && size(.caption, sheet) == 12)
    #expect(Role.allCases.allSatisfy { size($0, sheet) >= 12 })
    #expect(abs(size(.heading1, sheet) - 22 * 12 / 14) < 1e-9)
    #expect(try StyleSheet.largePrintUK.scaled(toBody: 16.5).name == "large-print-uk-16.5")
  }

  @Test("Sizes that a sheet leaves to text styles or to the font set grow too")
  func textStyles() throws {
    let sheet = try StyleSheet.reading.scaled(toBody: 34)
    #expect(size(.heading1, sheet) == 68 && size(.caption, sheet) == 24)
    #expect(!sheet.isDefault)
    let fonts: [TextStyle: Double] = [.body: 20, .largeTitle: 30]
    let own = try StyleSheet.reading.scaled(toBody: 30, sizes: fonts)
    #expect(own.baseSize(of: own.style(.paragraph), sizes: fonts) == 30)
    #expect(own.baseSize(of: own.style(.heading1), sizes: fonts) == 45)
  }

  @Test(
    "A body under what the standard allows is an error with a remedy",
    arguments: [
      ("clear-print", 11.9, "clear-print sets nothing under 12 points, and 11.9 is less"),
      ("large-print", 17, "large-print sets nothing under 18 points, and 17 is less"),
      ("large-print-uk", 15, "large-print-uk sets nothing under 16 points, and 15 is less"),
      ("giant-print", 23, "giant-print sets nothing under 24 points, and 23 is less"),
      ("giant-print", 201, "a body of 201 points is too large; give 200 at most"),
    ] as [(String, Double, String)])
  func refused(preset: String, body: Double, message: String) throws {
    let sheet = try #require(StyleSheet.builtIn(preset))
    let error = #expect(throws: BodySizeError.self) { try sheet.scaled(toBody: body) }
    #expect(error?.description.hasPrefix(message) == true)
  }

  private func size(_ role: Role, _ sheet: StyleSheet) -> Double {
    sheet.baseSize(of: sheet.style(role))
  }
}
