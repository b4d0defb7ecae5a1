internal import GalleyKit

extension CommandTable {
  static let compare = CommandDescription(
    "compare",
    "say what differs between two files or folders, or an article in two font sets",
    operands: .twoOrArticle("A", "B"),
    options: [
      OptionDescription(
        "channels", .number(0...255), "pass over colors of which each channel differs by at most N"),
      OptionDescription(
        "distance", .text("D"),
        "pass over colors that are at most so far apart to the eye; white and black are 1 apart"),
      OptionDescription(
        "share", .text("PERCENT"), "pass over images of which at most so many pixels differ"),
      OptionDescription(
        "smoothing", .flag(isOn: false),
        "pass over pixels at edges that are only smoothed in another way"),
      OptionDescription(
        "ignore", .text("AREA"), repeatable: true,
        "pass over an area, X,Y,WIDTHxHEIGHT in pixels; may be repeated"),
      OptionDescription(
        "output", short: "o", .folder("DIR"),
        "write a picture of each difference here: reference, difference and actual side by side"),
      OptionDescription(
        "json", .flag(isOn: false), "print JSON: each comparison with its words and pictures"),
      OptionDescription("quiet", short: "q", .flag(isOn: false), "say nothing but errors"),
      OptionDescription("help", short: "h", .flag(isOn: false), "show this help"),
    ] + compareArticle,
    examples: [
      .init("galley compare old/04-l.png new/04-l.png", "exactly"),
      .init(
        "galley compare before after -o output/differences",
        "all files of two folders by their names, with pictures"),
      .init("galley compare old.pdf new.pdf", "the words, sizes and looks of pages"),
      .init(
        "galley compare article.md --fonts inter --fonts Brand/brand.yaml -o output/differences",
        "what another font set changes, size by size"),
      .init(
        "galley compare a.png b.png --distance 0.05 --smoothing --share 0.1",
        "as drawn by other libraries"),
    ],
    notes: [
      "A is what should be, B what is: two files of a kind, or two folders, whose files go together by their "
        + "paths. Images of another width or height always differ. PDFs are read with poppler-utils; "
        + "two whose bytes alone differ are the same. Measurements are what `galley measure` prints. Of texts, "
        + ".txt and .svg, the first line that differs is told, and layouts and traces in words. Of folders, "
        + "files of other kinds are passed over.",
      "ARTICLE is a Markdown file, or - for standard input: what differs when it is set in two font sets or "
        + "two style sheets, the first being what should be.",
      "Exit status: 0 when nothing differs, 1 when something does, 2 when something could not be read.",
    ],
    takesCommonSettings: false)

  /// The options for one article under two font sets.
  static let compareArticle = [
    OptionDescription(
      "fonts", .file("SET"), repeatable: true,
      "with ARTICLE: a font set; twice for before and after"),
    OptionDescription(
      "style-sheet", .name("SHEET", words: StyleSheet.builtInNames, isFile: true), repeatable: true,
      "with ARTICLE: a style sheet; twice for before and after"),
    sizes, curve, geometry, appearance, boldText, allowedFolders,
  ]
}
