import DynamicType
import GalleyConfiguration
import Testing

struct StyleSheetWritingTests {
  @Test("A built-in sheet that is written reads back as itself", arguments: StyleSheet.builtInNames)
  func builtIn(name: String) throws {
    let sheet = try #require(StyleSheet.builtIn(name))
    #expect(sheet.name == name)
    #expect(sheet.path == nil)
    #expect(sheet.findings.isEmpty)
    try expectRoundTrip(sheet)
  }

  @Test("Whatever a sheet says, it reads back as the same")
  func everything() throws {
    var sheet = StyleSheet.reading
    sheet.name = "no: \"quotes\" \\ and\u{2028}\u{1}lines\n"
    sheet.curve = "android:1.3"
    sheet.floor = 12.5
    sheet.leading = 1.35
    sheet.emphasis = .bold
    sheet.numbersHeadings = true
    sheet.typography = []
    sheet.hyphenation = HyphenationStyle(below: 0, leastPrefix: 3, leastSuffix: 4)
    sheet.justification = JustificationStyle(widestSpace: 1.25, narrowestSpace: 0.7)
    sheet.cjkSpacing = 0.125
    sheet.columns = ColumnStyle(compact: 1, regular: 2, accessibility: 1, gap: 2.25)
    sheet.light.alerts.note = Color(red: 1, green: 2, blue: 3)
    sheet.dark.mark = Color(red: 4, green: 5, blue: 6)
    sheet.page.paperMargins = PageMargins(top: 1, bottom: 2, left: 3, right: 4)
    sheet.page.paper = .letterLandscape
    sheet.page.header = RunningLine(start: "{title}", end: "{page} of {pages}")
    sheet.page.footer = RunningLine(center: "none")
    sheet.page.numbering = .none
    sheet.page.notes = .foot
    sheet.page.hasLandscapeTables = true
    sheet.page.contents = 2
    sheet.page.opening = .odd
    sheet.blocks.rule = 1.0 / 3
    sheet.tables.leastScale = 0.7
    sheet.audit = ["contrast": 4.5, "line-length": 80, "a": -1]
    sheet.roles[.title] = RoleStyle(
      style: .extraLargeTitle, base: 40.5, leading: 1.1, weight: .heavy, isItalic: true,
      font: .monospaced, ink: .fixed(Color(red: 7, green: 8, blue: 9)), alignment: .justify,
      rag: .greedy,
      before: 3,
      after: 0.1, keepsWithNext: true, hyphenates: true, lines: 2, minimumScale: 0.25)
    // What the reading sheet has and this one lacks has to be said.
    sheet.roles[.navigationTitle] = RoleStyle(style: .headline, base: 20)
    sheet.roles[.heading1] = RoleStyle(style: .title2)
    sheet.roles[.byline] = RoleStyle(style: .body, fixed: 14)
    try expectRoundTrip(sheet)
  }

  @Test("Parts have a line for each entry, roles one line where it is not too long")
  func form() throws {
    let lines = StyleSheet.largePrint.yaml.split(separator: "\n").map(String.init)
    #expect(lines.first == "name: large-print")
    #expect(lines.contains("floor: 18"))
    #expect(lines.contains("  paperMargin: 72"))
    #expect(lines.contains("typography: [spaces]"))
    #expect(lines.contains("    background: \"#ffffff\""))
    #expect(lines.contains("  paragraph:"))
    #expect(lines.contains("    base: 18"))
    #expect(lines.contains("    fixed: 18"))
    #expect(lines.allSatisfy { $0.utf8.count <= 100 })
  }

  @Test(
    "A word that YAML takes for something else is quoted", arguments: ["no", "true", "1.5", ""])
  func words(name: String) throws {
    var sheet = StyleSheet.reading
    sheet.name = "x" + name
    sheet.audit = ["on": 1]
    #expect(sheet.yaml.contains("\n  \"on\": 1\n"))
    try expectRoundTrip(sheet)
  }

  private func expectRoundTrip(_ sheet: StyleSheet) throws {
    var read = try Sheets.read(sheet.yaml)
    read.path = nil
    read.findings = []
    #expect(read == sheet)
    #expect(read.yaml == sheet.yaml)
  }
}
