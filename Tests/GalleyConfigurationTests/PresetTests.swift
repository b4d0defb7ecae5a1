import DynamicType
import GalleyConfiguration
import Testing

/// What the presets for print have in common, and the figures of the standards that each follows.
struct PresetTests {
  /// A preset, its least size and that of body in points, its leading as a factor, and its paper.
  struct Figures: Sendable, CustomTestStringConvertible {
    var preset: String
    var least: Double
    var body: Double
    var leading: Double
    var margin: Double
    var paper: Paper
    var emphasis: Emphasis
    var testDescription: String { preset }
  }

  static let figures = [
    Figures(
      preset: "clear-print", least: 12, body: 14, leading: 1.4, margin: 90, paper: .a4,
      emphasis: .bold),
    Figures(
      preset: "large-print", least: 18, body: 18, leading: 1.32, margin: 72, paper: .letter,
      emphasis: .underline),
    Figures(
      preset: "large-print-uk", least: 16, body: 18, leading: 1.25, margin: 56.7, paper: .a4,
      emphasis: .bold),
    Figures(
      preset: "giant-print", least: 24, body: 24, leading: 1.25, margin: 56.7, paper: .a4,
      emphasis: .bold),
  ]

  @Test("The presets are all sheets that come with Galley but the one for reading")
  func names() {
    #expect(StyleSheet.presetNames == Self.figures.map(\.preset))
    #expect(StyleSheet.builtInNames == ["reading"] + StyleSheet.presetNames)
    #expect(StyleSheet.builtInSummaries.count == StyleSheet.builtInNames.count)
  }

  @Test("Each preset has the figures of its standard", arguments: figures)
  func values(figures: Figures) throws {
    let sheet = try #require(StyleSheet.builtIn(figures.preset))
    #expect(sheet.floor == figures.least)
    #expect(sheet.baseSize(of: sheet.style(.paragraph)) == figures.body)
    #expect(sheet.leading == figures.leading)
    // A blank line between paragraphs.
    #expect(sheet.style(.paragraph).after == figures.leading)
    #expect(sheet.page.paperMargins == PageMargins(figures.margin))
    #expect(sheet.page.paper == figures.paper)
    #expect(sheet.emphasis == figures.emphasis)
    #expect(sheet.blocks.superscriptScale == 1)
    #expect(sheet.columns == ColumnStyle(compact: 1, regular: 1, accessibility: 1, gap: 1.5))
    #expect(sheet.audit["text-size"] == figures.least)
    #expect(sheet.audit["leading"] == figures.leading)
    #expect(sheet.page.header == RunningLine(start: "{article}"))
    #expect(sheet.page.footer == RunningLine(center: "{page} / {pages}"))
  }

  @Test("Nothing is hyphenated, italic, grey or away from the left", arguments: figures)
  func plain(figures: Figures) throws {
    let sheet = try #require(StyleSheet.builtIn(figures.preset))
    for style in sheet.roles.values {
      #expect(!style.hyphenates && !style.isItalic)
      #expect(style.alignment == .start && style.ink == .text)
    }
  }

  @Test(
    "No role is under the least size at any step, and sizes keep their order", arguments: figures)
  func sizes(figures: Figures) throws {
    let sheet = try #require(StyleSheet.builtIn(figures.preset))
    for step in ScalingCurve.dynamicType.steps {
      func size(_ role: Role) -> Double {
        sheet.type(of: sheet.style(role), curve: .dynamicType, at: step).type.size
      }
      for role in Role.allCases { #expect(size(role) >= figures.least) }
      let order = (1...6).map { Role.heading($0) } + [.paragraph]
      let sizes = order.map(size)
      #expect(sizes == sizes.sorted(by: >))
      #expect(size(.title) == size(.heading1))
      #expect(size(.pageNumber) == size(.paragraph))
    }
    let raised = Role.allCases.filter { role in
      sheet.type(
        of: sheet.style(role), curve: .dynamicType,
        at: ScalingCurve.dynamicType.steps[3]
      ).raised != nil
    }
    #expect(raised == [])
  }

  @Test("Headings are bold, and larger than body down to the fourth level", arguments: figures)
  func headings(figures: Figures) throws {
    let sheet = try #require(StyleSheet.builtIn(figures.preset))
    for level in 1...6 {
      let style = sheet.style(.heading(level))
      #expect(style.weight == .bold && style.keepsWithNext)
      #expect(style.before > style.after)
      if level <= 4 { #expect(sheet.baseSize(of: style) > figures.body) }
    }
  }
}
