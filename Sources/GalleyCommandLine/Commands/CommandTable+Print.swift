internal import GalleyKit

extension CommandTable {
  static let print = CommandDescription(
    "print", "print articles on paper in large print: a PDF each, or all of them in one book",
    operands: .articlesAndFolders,
    options: [
      OptionDescription(
        "preset", .name("PRESET", words: StyleSheet.presetNames, isFile: false),
        "which standard: clear-print (14 points), large-print (18, the default), large-print-uk (18) "
          + "or giant-print (24)"),
      OptionDescription(
        "style-sheet", .name("SHEET", words: StyleSheet.builtInNames, isFile: true),
        "a style sheet in place of a preset: a built-in one, or the path of its YAML file"),
      OptionDescription(
        "on", .text("PAPER"),
        "the paper: a5, a4, letter, legal, a4-landscape and so on, or a size such as 170x240mm; by "
          + "default what the preset names, letter or a4"),
      OptionDescription(
        "body", .text("POINTS"),
        "another size of body text; all other sizes keep their proportion to it"),
      OptionDescription(
        "book", .flag(isOn: false),
        "print all articles into one PDF, in their order, with a contents page"),
      OptionDescription(
        "title", .text("TEXT"), "what the book is called; else the title of its first article"),
      OptionDescription("title-page", .flag(isOn: false), "begin with a page of the title"),
      OptionDescription(
        "contents", .number(0...6),
        "list headings down to this level before the text; 0 for none; by default as the style sheet "
          + "says, and 2 in a book"),
      fontSet,
      OptionDescription(
        "sizes", .text("STEPS"),
        "print at these steps of the curve, a PDF each, such as ax3; by default where text has the size "
          + "that the preset gives it"),
      curve, appearance, boldText, flavor, restrictedFonts, allowedFolders, output,
      OptionDescription(
        "force", short: "f", .flag(isOn: false), "print also what has not changed"),
      OptionDescription(
        "depfile", .file("FILE"), "write what each PDF was made from, for make and ninja"),
      strict,
    ] + running,
    examples: [
      .init("galley print article.md", "output/article/large-print-letter.pdf"),
      .init("galley print docs --preset large-print-uk", "every article in a folder, on A4"),
      .init("galley print docs --body 22 --on a4", "larger still"),
      .init(
        "galley print intro.md guide.md --book --title-page --title \"The Guide\"",
        "one PDF with a title page and contents"),
      .init("galley print article.md --style-sheet my.yaml --on a5", "as a sheet of your own says"),
      .init("galley print docs --depfile print.d --quiet", "in a Makefile"),
    ],
    notes: [
      "ARTICLE is a Markdown file, or - for standard input; FOLDER stands for all .md and .markdown files "
        + "in it and below, in the order of their names, hidden ones left out.",
      "Each PDF is OUTPUT/ARTICLE/PRESET-PAPER.pdf, a book OUTPUT/book-PRESET-PAPER.pdf. One that would "
        + "be the same is left as it is: print-manifest.json in the output folder tells what each was "
        + "made from. An article whose front matter has `style` follows it where neither --preset nor "
        + "--style-sheet is given, but not in a book.",
      "Options may stand in galley.yaml below `print:`; those that stand there for all commands hold too, "
        + "but for on, sizes, curve and style-sheet. Exit status: 0 when all went well, 1 with --strict "
        + "when there was something to warn of, 2 when something failed, 130 after an interrupt.",
    ], ownSettings: ["on", "sizes", "curve", "style-sheet"])
}
