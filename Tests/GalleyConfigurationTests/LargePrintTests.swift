import DynamicType
import GalleyConfiguration
import Testing

/// The figures of the American Council of the Blind (2022), read from the sheet that follows them.
struct LargePrintTests {
  private let sheet = StyleSheet.largePrint

  @Test("Body is 18 points, headings 22 and 20 in bold, all at the left")
  func sizes() {
    #expect(size(.paragraph) == 18)
    #expect(size(.title) == 22 && size(.heading1) == 22)
    for level in 2...6 { #expect(size(.heading(level)) == 20) }
    for level in 1...6 {
      #expect(sheet.style(.heading(level)).weight == .bold)
      #expect(sheet.style(.heading(level)).alignment == .start)
    }
  }

  @Test(
    "No role is under 18 points at any step, and sizes keep their order",
    arguments: ScalingCurve.dynamicType.steps.map(\.name))
  func floor(step: String) throws {
    let curve = ScalingCurve.dynamicType
    let step = try #require(curve.steps.first { $0.name == step })
    var sizes: [Role: Double] = [:]
    for role in Role.allCases {
      sizes[role] = sheet.type(of: sheet.style(role), curve: curve, at: step).type.size
    }
    #expect(sizes.values.allSatisfy { $0 >= 18 })
    let order: [Role] = [.heading1, .heading2, .heading6, .paragraph]
    let ordered = order.compactMap { sizes[$0] }
    #expect(ordered == ordered.sorted(by: >))
    #expect(sizes[.caption] == sizes[.paragraph] && sizes[.code] == sizes[.paragraph])
  }

  @Test("Lines are 1.15 lines of Arial apart, and a blank one stands between paragraphs")
  func spacing() throws {
    let step = try #require(ScalingCurve.dynamicType.steps.first { $0.name == "l" })
    let type = sheet.type(of: sheet.style(.paragraph), curve: .dynamicType, at: step).type
    // The ascent, descent and line gap of Arial are 1854, 434 and 67 of 2048 units.
    let line = (1854.0 + 434 + 67) / 2048
    #expect(abs(type.leading / type.size - 1.15 * line) < 0.005)
    #expect(abs(sheet.style(.paragraph).after * type.size - type.leading) < 1e-9)
  }

  @Test("There is one column with margins of an inch, ragged and without hyphens, notes at the end")
  func page() {
    #expect(sheet.columns == ColumnStyle(compact: 1, regular: 1, accessibility: 1, gap: 1.5))
    #expect(sheet.page.paperMargins == PageMargins(72))
    #expect(sheet.page.notes == .end)
    #expect(sheet.emphasis == .underline)
    #expect(sheet.roles.values.allSatisfy { !$0.hyphenates && !$0.isItalic })
    #expect(sheet.roles.values.allSatisfy { $0.alignment == .start && $0.ink == .text })
  }

  private func size(_ role: Role) -> Double { sheet.baseSize(of: sheet.style(role)) }
}
