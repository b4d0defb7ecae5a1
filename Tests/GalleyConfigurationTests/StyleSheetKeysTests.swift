import DynamicType
import GalleyConfiguration
import Testing

struct StyleSheetKeysTests {
  @Test("What is set by a word or a number of its own is read")
  func values() throws {
    let sheet = try Sheets.read(
      """
      leading: 1.5
      emphasis: underline
      headingNumbers: yes
      typography: [quotes, ellipses]
      hyphenation: {below: 30, prefix: 3, suffix: 4}
      justification: {widestSpace: 0.6, narrowestSpace: 0.9}
      cjkSpacing: 0.25
      columnGap: 2
      table: {leastColumn: 5}
      roles: {paragraph: {align: justify, rag: greedy}}
      blocks: {alertIcon: 1.2, definitionIndent: 2, breakSpace: 1}
      """)
    #expect(sheet.leading == 1.5)
    #expect(sheet.emphasis == .underline)
    #expect(sheet.numbersHeadings)
    #expect(sheet.typography == [.quotes, .ellipses])
    #expect(sheet.hyphenation == HyphenationStyle(below: 30, leastPrefix: 3, leastSuffix: 4))
    #expect(
      sheet.justification == JustificationStyle(widestSpace: 0.6, narrowestSpace: 0.9))
    #expect(sheet.cjkSpacing == 0.25)
    #expect(sheet.style(.paragraph).alignment == .justify)
    #expect(sheet.style(.paragraph).rag == .greedy)
    #expect(sheet.style(.heading1).rag == .balanced)
    #expect(sheet.columns == ColumnStyle(regular: 2, gap: 2))
    #expect(sheet.tables == TableStyle(leastColumn: 5))
    #expect(sheet.blocks.alertIcon == 1.2)
    #expect(sheet.blocks.definitionIndent == 2)
    #expect(sheet.blocks.breakSpace == 1)
    #expect(sheet.findings.isEmpty)
  }

  @Test(
    "Typography is all, nothing or a list",
    arguments: [
      ("true", .all), ("no", []), ("[]", []), ("[dashes, spaces]", [.dashes, .spaces]),
    ] as [(String, Typography)])
  func typography(text: String, value: Typography) throws {
    #expect(try Sheets.read("typography: \(text)").typography == value)
  }

  @Test("Colors of alerts, marks and keys are read for each appearance")
  func colors() throws {
    let sheet = try Sheets.read(
      """
      colors:
        light: {mark: "#ff0", alerts: {tip: "#010203", tipp: "#000"}}
        dark: {keyboard: "#222222", alerts: {caution: "#abcdef"}}
      """)
    #expect(sheet.light.mark == Color(red: 0xFF, green: 0xFF, blue: 0))
    #expect(sheet.light.alerts.tip == Color(red: 1, green: 2, blue: 3))
    #expect(sheet.light.alerts.note == StyleSheet.reading.light.alerts.note)
    #expect(sheet.dark.keyboard == Color(red: 0x22, green: 0x22, blue: 0x22))
    #expect(sheet.dark.alerts.caution == Color(red: 0xAB, green: 0xCD, blue: 0xEF))
    #expect(sheet.findings.map(\.remedy) == ["did you mean `tip`?"])
  }

  @Test("What is asked of tables, pages and the audit is read")
  func asked() throws {
    let sheet = try Sheets.read(
      """
      table: {leastScale: 0.8}
      audit: {contrast: 7}
      page:
        header: "{title}"
        footer: {start: "{title}", end: "{page} of {pages}"}
        numbering: roman
        landscapeTables: true
        contents: 3
        openOn: odd
      """)
    #expect(sheet.tables.leastScale == 0.8)
    #expect(sheet.audit == ["contrast": 7])
    #expect(sheet.page.header == RunningLine(center: "{title}"))
    #expect(sheet.page.footer == RunningLine(start: "{title}", end: "{page} of {pages}"))
    #expect(sheet.page.numbering == .roman)
    #expect(sheet.page.hasLandscapeTables)
    #expect(sheet.page.contents == 3)
    #expect(sheet.page.opening == .odd)
    #expect(sheet.findings.isEmpty)
  }

  @Test("Columns, their distance, least measure and line are read, and how pages stand")
  func pages() throws {
    let sheet = try Sheets.read(
      """
      columns: {compact: 1, regular: 2, accessibility: 1}
      columnGap: 2
      columnMeasure: 12
      columnRule: 0.05
      page: {notes: foot, facing: true, paperMargin: {top: 72, left: 90}}
      """)
    #expect(sheet.columns == ColumnStyle(regular: 2, gap: 2, leastMeasure: 12, rule: 0.05))
    #expect(sheet.page.notes == .foot)
    #expect(sheet.page.hasFacingPages)
    #expect(sheet.page.paperMargins == PageMargins(top: 72, bottom: 54, left: 90, right: 54))
    #expect(sheet.page.paperMargin == 90)
    #expect(sheet.findings.isEmpty)
  }

  @Test("What says that nothing is asked for is no finding")
  func nothing() throws {
    let sheet = try Sheets.read(
      """
      curve: none
      leading: none
      columns: {compact: 1, regular: 2, accessibility: 1}
      audit: {}
      page: {header: none, footer: none, contents: none, notes: end, landscapeTables: no, paperMargin: {top: 54}}
      roles:
        navigationTitle: {fixed: none, weight: none, lines: none, leading: none, base: none}
      """)
    var expected = StyleSheet.reading
    expected.name = "brand"
    expected.path = "Set/brand.yaml"
    expected.roles[.navigationTitle] = RoleStyle(style: .body, font: .heading, after: 0)
    #expect(sheet == expected)
  }

  @Test("A role has a leading of its own, or the sheet's")
  func leading() throws {
    let sheet = try Sheets.read("leading: 1.5\nroles: {title: {leading: 1.1}}")
    let step = try ScalingCurve.dynamicType.steps(matching: "l")[0]
    let curve = ScalingCurve.dynamicType
    let title = sheet.type(of: sheet.style(.title), curve: curve, at: step).type
    let body = sheet.type(of: sheet.style(.paragraph), curve: curve, at: step).type
    #expect(title.size == 34 && abs(title.leading - 37.4) < 1e-9)
    #expect(body == ScaledType(size: 17, leading: 25.5))
  }

  @Test("A scale without a limit of lines shrinks nothing, and the sheet says so")
  func scaleWithoutLines() throws {
    let sheet = try Sheets.read(
      "roles: {caption: {minScale: 0.5}, header: {minScale: 0.5, lines: 1}}")
    #expect(sheet.findings.map(\.position?.column) == [29])
    #expect(sheet.findings.map(\.remedy) == ["give `lines` too"])
    #expect(sheet.style(.caption).minimumScale == 0.5)
  }

  @Test(
    "A wrong value is an error with its place and a remedy",
    arguments: [
      ("emphasis: bolt", "1:11: unknown emphasis \"bolt\"; did you mean \"bold\"?"),
      ("page: {contents: 7}", "1:18: `contents` is \"7\"; give a whole number from 1 to 6"),
      (
        "page: {openOn: left}",
        "1:16: unknown kind of page to open on \"left\"; use one of any, odd"
      ),
      ("leading: 9", "1:10: `leading` is \"9\"; give a number from 0.8 to 4"),
      ("headingNumbers: 1", "1:17: `headingNumbers` is \"1\"; write true or false"),
      (
        "typography: some",
        "1:13: `typography` is \"some\"; write true, false, or a list of quotes, dashes, ellipses, spaces"
      ),
      ("typography: [quots]", "1:14: unknown typography \"quots\"; did you mean \"quotes\"?"),
      (
        "hyphenation: {prefix: 0}",
        "1:23: `prefix` is \"0\"; give a whole number from 1 to 100"
      ),
      ("hyphenation: 22", "1:14: `hyphenation` is a text; write a map of keys and values"),
      ("columns: {regular: 9}", "1:20: `regular` is \"9\"; give a whole number from 1 to 6"),
      ("columnGap: -1", "1:12: `columnGap` is \"-1\"; give a number from 0 to 20"),
      ("table: {leastScale: 0}", "1:21: `leastScale` is \"0\"; give a number from 0.1 to 1"),
      (
        "page: {notes: fot}", "1:15: unknown place of notes \"fot\"; did you mean \"foot\"?"
      ),
      (
        "page: {header: \"{titel}\"}",
        "1:16: unknown placeholder \"titel\"; did you mean \"title\"?"
      ),
      (
        "page: {footer: {end: \"{page\"}}",
        "1:22: `end` has a brace that is not closed; write }, as in {page}"
      ),
      ("page: {paperMargin: {top: x}}", "1:27: `top` is \"x\"; give a number from 0 to 1000"),
      (
        "audit: {contrast: high}",
        "1:19: the threshold of `contrast` is \"high\"; give a number from -1000000 to 1000000"
      ),
      (
        "roles: {title: {fixed: 20, base: 30}}",
        "1:34: a role with `fixed` has `base` too; keep one of them"
      ),
      (
        "colors: {dark: {alerts: {note: red}}}",
        "1:32: `note` is \"red\"; write a color in quotes, such as \"#1a1a1a\""
      ),
    ])
  func errors(text: String, message: String) {
    #expect(Sheets.error(text) == "Set/brand.yaml:" + message)
  }

  @Test(
    "An unknown key of any part is a finding with the nearest",
    arguments: [
      ("hyphenation: {belov: 3}", "below"), ("columns: {regulr: 1}", "regular"),
      ("page: {heder: none}", "header"), ("page: {paperMargin: {tpo: 3}}", "top"),
      ("page: {header: {centre: x}}", "center"), ("table: {leastCollumn: 3}", "leastColumn"),
      ("blocks: {alertIconGapp: 3}", "alertIconGap"), ("headingnumber: yes", "headingNumbers"),
      ("roles: {title: {leadin: 2}}", "leading"), ("colors: {light: {alert: {}}}", "alerts"),
    ])
  func unknown(text: String, key: String) throws {
    let findings = try Sheets.read(text).findings
    #expect(findings.map(\.rule) == ["unknown-key"])
    #expect(findings.map(\.remedy) == ["did you mean `\(key)`?"])
  }

  @Test("A sheet that extends none starts with body text in black on white")
  func extendsNone() throws {
    let sheet = try Sheets.read("extends: none")
    #expect(Set(sheet.roles.keys) == Set(Role.allCases))
    #expect(Set(sheet.roles.values) == [RoleStyle(style: .body)])
    #expect(sheet.light.text == Color(red: 0, green: 0, blue: 0))
    #expect(sheet.dark.text == Color(red: 0xFF, green: 0xFF, blue: 0xFF))
    #expect(sheet.light.alerts == AlertColors(sheet.light.text))
  }
}
