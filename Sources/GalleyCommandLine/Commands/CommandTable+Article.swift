internal import GalleyKit

extension CommandTable {
  static let article = CommandDescription(
    "article", "print what articles say as Galley reads them: blocks, spans, places, findings",
    operands: .articles,
    options: [
      OptionDescription(
        "dump", .flag(isOn: false), "print the tree as text, a block or a span a line; the default"),
      OptionDescription(
        "json", .flag(isOn: false), "print JSON: all articles, with all places and findings"),
      OptionDescription(
        "schema", .flag(isOn: false), "print the JSON Schema of --json instead"),
      OptionDescription(
        "strict", .flag(isOn: false), "exit with 1 when there is any warning, error or repair"),
      OptionDescription("quiet", short: "q", .flag(isOn: false), "say nothing but errors"),
      OptionDescription("help", short: "h", .flag(isOn: false), "show this help"),
    ],
    examples: [
      .init("galley article article.md", "the tree, and on standard error what was found"),
      .init("galley article docs/*.md --json > docs.json", "several articles for other programs"),
      .init("galley article --strict --quiet docs/*.md > /dev/null", "check in a script"),
      .init("galley article --schema", "what the keys of --json mean"),
    ],
    notes: [
      "ARTICLE is a Markdown file, or - for standard input. No font is needed. Places are line:column, "
        + "both from 1, the end exclusive; columns count Unicode scalars.",
      "Exit status: 0 when all went well, 1 with --strict when there was something to warn of, 2 when an "
        + "article could not be read.",
    ])
}
