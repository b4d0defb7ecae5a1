internal import GalleyKit

extension CommandTable {
  static let fonts = CommandDescription(
    "fonts", "say what a font set has: faces, axes, features, metrics, and what an article lacks",
    operands: .fontSet,
    options: [
      OptionDescription("list", .flag(isOn: false), "list the installed sets instead"),
      OptionDescription("json", .flag(isOn: false), "print JSON, with all faces that step in too"),
      OptionDescription(
        "strict", .flag(isOn: false),
        "exit with 1 when a character has no face, or there is something to warn of"),
      OptionDescription("help", short: "h", .flag(isOn: false), "show this help"),
    ],
    examples: [
      .init("galley fonts", "the default set"),
      .init("galley fonts inter article.md", "which faces set the article, and what is missing"),
      .init("galley fonts Brand/brand.yaml docs/*.md --strict", "a check before publishing"),
      .init("galley fonts --list", "the names that --fonts understands"),
    ],
    notes: [
      "SET is the path of a font set's YAML file, or the name of an installed one; atkinson by default. "
        + "ARTICLE is a Markdown file, or - for standard input. Heights are in ems, and in points for body "
        + "text at Large.",
      "Options may stand in galley.yaml below `fonts:`. Exit status: 0 when all went well, 1 with --strict "
        + "when something is missing or to warn of, 2 when something failed.",
    ],
    takesCommonSettings: false)
}
