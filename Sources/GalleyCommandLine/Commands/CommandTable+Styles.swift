internal import GalleyKit

extension CommandTable {
  static let styles = CommandDescription(
    "styles", "print a style sheet with all that it extends, or what its roles measure at a size",
    operands: .name("SHEET", words: StyleSheet.builtInNames),
    options: [
      OptionDescription(
        "at", .text("STEPS"),
        "say the size and leading of each role at these steps, such as l,ax5 or ax"),
      OptionDescription(
        "curve", curveName, "how type grows, as in galley proof; the sheet's own by default"),
      OptionDescription(
        "fonts", .file("SET"), "a font set, for the sizes that it gives text styles"),
      styleSheet,
      OptionDescription("list", .flag(isOn: false), "name the style sheets that come with galley"),
      OptionDescription("json", .flag(isOn: false), "print JSON"),
      OptionDescription("help", short: "h", .flag(isOn: false), "show this help"),
    ],
    examples: [
      .init("galley styles", "the sheet that is used where nobody names one"),
      .init("galley styles large-print > mine.yaml", "a sheet to change"),
      .init("galley styles mine.yaml --at l,ax5", "with the size and leading of each role"),
      .init("galley styles --list", "the names of all built-in sheets"),
    ],
    notes: [
      "SHEET is the name of a built-in sheet or the path of a YAML file; without it, what "
        + "--style-sheet or galley.yaml names, else reading. What is printed reads back as the same "
        + "sheet. Sizes stand beside it as comments: size/leading in points, after the floor.",
      "Exit status: 0 when all went well, 2 when something failed.",
    ])
}
