import DynamicType
import GalleyConfiguration
import Testing

struct StyleSheetDecodingTests {
  @Test("A sheet changes what it says and keeps the rest of the one it extends")
  func everyKey() throws {
    let sheet = try Sheets.read(
      """
      name: Brand
      extends: reading
      curve: moderate
      floor: 12
      colors:
        light: {link: "#700", codeBackground: "#eeeeee"}
        dark: {text: "#ffffff"}
      roles:
        title: {style: title1, base: 30, weight: heavy, align: center, color: secondary}
        quote: {italic: true, color: "#333333", before: 1, after: 1.5}
        header: {fixed: 12, lines: 1, minScale: 0.5, keepWithNext: on, hyphenate: no}
        code: {font: text}
      page: {screenMargin: 16, paperMargin: 72}
      blocks: {listIndent: 2, rule: 0.1}
      """)
    var expected = StyleSheet.reading
    expected.name = "Brand"
    expected.path = "Set/brand.yaml"
    expected.curve = "moderate"
    expected.floor = 12
    expected.light.link = Color(red: 0x77, green: 0, blue: 0)
    expected.light.codeBackground = Color(red: 0xEE, green: 0xEE, blue: 0xEE)
    expected.dark.text = Color(red: 0xFF, green: 0xFF, blue: 0xFF)
    expected.page.screenMargin = 16
    expected.page.paperMargin = 72
    expected.blocks.listIndent = 2
    expected.blocks.rule = 0.1
    expected.roles[.title] = RoleStyle(
      style: .title1, base: 30, weight: .heavy, font: .heading, ink: .secondary,
      alignment: .center, rag: .balanced, before: 0, after: 0.3, keepsWithNext: true,
      hyphenates: true)
    expected.roles[.quote] = RoleStyle(
      style: .callout, isItalic: true, ink: .fixed(Color(red: 0x33, green: 0x33, blue: 0x33)),
      before: 1, after: 1.5, hyphenates: true)
    expected.roles[.header] = RoleStyle(
      style: .footnote, fixed: 12, ink: .secondary, after: 0, keepsWithNext: true, lines: 1,
      minimumScale: 0.5)
    expected.roles[.code] = RoleStyle(style: .callout, before: 0.25, after: 1)
    #expect(sheet == expected)
  }

  @Test("An empty sheet is the reading sheet under the file's name", arguments: ["", "# none\n"])
  func empty(text: String) throws {
    var expected = StyleSheet.reading
    expected.name = "brand"
    expected.path = "Set/brand.yaml"
    #expect(try Sheets.read(text) == expected)
  }

  @Test("A curve's file is relative to the sheet that names it, and must be there")
  func curveFile() throws {
    let sheet = try Sheets.read(
      "extends: ../Base/base.yaml",
      files: ["Set/../Base/base.yaml": "curve: c.yml", "Set/../Base/c.yml": ""])
    #expect(sheet.curve == "Set/../Base/c.yml")
    let error = #expect(throws: ConfigurationError.self) { try Sheets.read("curve: c.yaml") }
    #expect(
      error?.description
        == "Set/brand.yaml:1:8: Set/c.yaml: no such file; correct the path, which is relative to "
        + "Set/brand.yaml")
  }

  @Test("A role may look like one text style and grow like another")
  func relativeTo() throws {
    let sheet = try Sheets.read(
      "roles: {heading5: {relativeTo: body}, heading6: {relativeTo: title, base: 20}}")
    let fifth = sheet.style(.heading5)
    #expect(fifth.style == .body)
    #expect(fifth.base == 17)
    #expect(fifth.weight == .semibold)
    #expect(sheet.style(.heading6).style == .title1)
    #expect(sheet.style(.heading6).base == 20)
  }

  @Test("A sheet may extend a file, which is relative to it")
  func extendsFile() throws {
    let sheet = try Sheets.read(
      "extends: ../Base/base.yaml\nfloor: 13",
      files: ["Set/../Base/base.yaml": "floor: 12\ncurve: moderate\nflor: 1\n"])
    #expect(sheet.floor == 13)
    #expect(sheet.curve == "moderate")
    #expect(sheet.name == "brand")
    #expect(sheet.extendedPaths == ["Set/../Base/base.yaml"])
    let finding = try #require(sheet.findings.first)
    #expect(finding.file == "Set/../Base/base.yaml")
    #expect(finding.remedy == "did you mean `floor`?")
  }

  @Test("Unknown keys are findings with the nearest key")
  func unknownKeys() throws {
    let sheet = try Sheets.read(
      """
      flor: 11
      colours: {}
      colors: {light: {txt: "#000"}, sepia: {}}
      roles: {paragraf: {style: body}, paragraph: {algin: end}}
      page: {margin: 20}
      blocks: {listIndnt: 2}
      """)
    #expect(
      sheet.findings.map { "\($0.position?.description ?? "-") \($0.message); \($0.remedy)" } == [
        "1:1 `flor` is not a key of a style sheet and is not read; did you mean `floor`?",
        "2:1 `colours` is not a key of a style sheet and is not read; did you mean `colors`?",
        "3:18 `txt` is not a key of the light colors and is not read; did you mean `text`?",
        "3:32 `sepia` is not a key of `colors` and is not read; use one of light, dark",
        "4:9 `paragraf` is not a key of `roles` and is not read; did you mean `paragraph`?",
        "4:46 `algin` is not a key of the role `paragraph` and is not read; "
          + "did you mean `align`?",
        "5:8 `margin` is not a key of `page` and is not read; "
          + "use one of screenMargin, screenEdge, paperMargin, facing, paper, header, footer, "
          + "numbering, notes, landscapeTables, contents, openOn",
        "6:10 `listIndnt` is not a key of `blocks` and is not read; did you mean `listIndent`?",
      ])
  }

  @Test(
    "A wrong value is an error with its place and a remedy",
    arguments: [
      ("floor: small", "1:8: `floor` is \"small\"; give a number from 0 to 100"),
      ("floor: -1", "1:8: `floor` is \"-1\"; give a number from 0 to 100"),
      ("curve: dynamictyp", "1:8: unknown curve \"dynamictyp\"; did you mean \"dynamicType\"?"),
      ("extends: readng", "1:10: unknown style sheet \"readng\"; did you mean \"reading\"?"),
      (
        "extends: other.yaml",
        "1:10: Set/other.yaml: no such file; correct the path, which is relative to Set/brand.yaml"
      ),
      (
        "extends: brand.yaml",
        "1:10: style sheets extend one another in a circle; let one extend `reading`"
      ),
      (
        "colors: {light: {text: red}}",
        "1:24: `text` is \"red\"; write a color in quotes, such as \"#1a1a1a\""
      ),
      (
        "colors: {light: {text: }}",
        "1:24: `text` is nothing; write a color in quotes, such as \"#1a1a1a\""
      ),
      ("colors: []", "1:9: `colors` is a list; write a map of keys and values"),
      (
        "roles: {title: {style: titel}}",
        "1:24: unknown text style \"titel\"; did you mean \"title1\"?"
      ),
      (
        "roles: {title: {weight: bld}}",
        "1:25: unknown font weight \"bld\"; did you mean \"bold\"?"
      ),
      ("roles: {title: {fixed: 0}}", "1:24: `fixed` is \"0\"; give a number from 1 to 1000"),
      ("roles: {title: {italic: maybe}}", "1:25: `italic` is \"maybe\"; write true or false"),
      (
        "roles: {title: {font: mono}}",
        "1:23: unknown font role \"mono\"; use one of text, heading, monospaced, emoji"
      ),
      (
        "roles: {title: {align: left}}",
        "1:24: `align` is \"left\"; write start, which follows the direction of the text"
      ),
      (
        "roles: {title: {lines: 1.5}}",
        "1:24: `lines` is \"1.5\"; give a whole number from 1 to 10000"
      ),
      ("roles: {title: {minScale: 2}}", "1:27: `minScale` is \"2\"; give a number from 0.01 to 1"),
      (
        "roles: {title: {color: blu}}",
        "1:24: `color` is \"blu\"; write a color in quotes, such as \"#1a1a1a\""
      ),
      ("blocks: {rule: thick}", "1:16: `rule` is \"thick\"; give a number from 0 to 2"),
      (
        "page: {screenMargin: [1]}",
        "1:22: `screenMargin` is a list; give a number from 0 to 1000"
      ),
    ])
  func errors(text: String, message: String) {
    do {
      _ = try Sheets.read(text, files: ["Set/brand.yaml": text])
      Issue.record("it was read")
    } catch {
      #expect("\(error)" == "Set/brand.yaml:" + message)
    }
  }
}
