internal import GalleyKit

/// The commands, as they are described to people and to the parser.
enum CommandTable {
  static let all: [CommandDescription] = [
    proof, print, measure, article, fonts, scale, styles, snapshot, compare, completion, help,
  ]

  static let proof = CommandDescription(
    "proof", "set articles at every size: PNG, PDF, measurements and a contact sheet",
    operands: .articles,
    options: setting + [
      OptionDescription(
        "formats", .choices(PressOptions.Format.allCases.map(\.rawValue)),
        "the files of each size; png,pdf,json by default"),
      OptionDescription("sheet", .flag(isOn: true), "make no contact sheet"),
      OptionDescription(
        "guides", .flag(isOn: false),
        "show baselines, bands of leading, boxes of ink and margins in PNG, PDF and SVG; nothing moves"
      ),
      OptionDescription(
        "scale", .choice(["1", "2", "3"]),
        "pixels a point in PNG, 2 by default; lines stay as they are"),
      OptionDescription(
        "png", .choice(PNGOptions.Encoding.allCases.map(\.rawValue)),
        "stable (the default) gives the same bytes wherever zlib is the same, fast the same pixels sooner"
      ),
      flavor, restrictedFonts, output,
      OptionDescription(
        "watch", .flag(isOn: false),
        "proof again whenever an article, a picture, the fonts, the style sheet, the curve or galley.yaml "
          + "is saved, until Ctrl-C"),
      strict,
    ] + running,
    examples: [
      .init("galley proof article.md", "all twelve sizes into output/article/atkinson-phone/"),
      .init(
        "galley proof docs/*.md --fonts Brand/brand.yaml",
        "several articles in a font set of your own"),
      .init(
        "galley proof article.md --sizes l,ax1-ax5 --formats pdf --on a4", "six sizes on paper"),
      .init(
        "galley proof article.md --appearance dark --bold-text",
        "as it looks with these two settings of a phone"),
      .init(
        "galley proof article.md --guides --sizes l,ax5",
        "with baselines, leading, ink and margins, into a folder that ends in -guides"),
      .init("galley proof docs/*.md --watch", "again while you write, only what you saved"),
      .init("generate | galley proof - --output build", "an article from standard input"),
    ],
    notes: common)

  static let measure = CommandDescription(
    "measure", "print the layout as JSON: blocks, lines and runs with frames and source ranges",
    operands: .article,
    options: setting + [
      OptionDescription(
        "schema", .flag(isOn: false), "print the JSON Schema of the measurements instead")
    ] + running,
    examples: [
      .init("galley measure article.md > article.json", "all sizes"),
      .init("galley measure article.md --sizes l,ax5 --on a5", "two sizes on paper"),
      .init("galley measure --schema", "what the keys mean"),
    ],
    notes: common)

  static let completion = CommandDescription(
    "completion", "print the script that completes command lines in a shell",
    operands: .word(Completion.shells, name: "shell"),
    examples: [
      .init("source <(galley completion bash)", "in ~/.bashrc"),
      .init("source <(galley completion zsh)", "in ~/.zshrc, after compinit"),
    ])

  static let help = CommandDescription(
    "help", "say what galley does, or all about one command",
    operands: .word(
      [
        "proof", "print", "measure", "article", "fonts", "scale", "styles", "snapshot", "compare",
        "completion", "help",
      ],
      name: "command"),
    examples: [.init("galley help proof", "all options of galley proof")])

  // MARK: - Options of several commands

  static let curveName = OptionDescription.Value.name(
    "CURVE", words: ScalingCurve.builtInNames, isFile: true)

  static let styleSheet = OptionDescription(
    "style-sheet", .name("SHEET", words: StyleSheet.builtInNames, isFile: true),
    "how text looks: reading (the default), large-print and other presets of galley print, or the path of "
      + "a style sheet's YAML file")

  static let fontSet = OptionDescription(
    "fonts", .file("SET"),
    "a font set: the path of its YAML file, or the name of an installed one; atkinson by default")
  static let curve = OptionDescription(
    "curve", curveName,
    "how type grows: dynamicType (the default), moderate, android, android:1.3, linear:100,200, or "
      + "the path of a curve's YAML file")
  static let appearance = OptionDescription(
    "appearance", .choice(Appearance.allCases.map(\.rawValue)), "the colors; light by default")
  static let boldText = OptionDescription(
    "bold-text", .flag(isOn: false), "every weight one step bolder, as Bold Text sets it")
  static let allowedFolders = OptionDescription(
    "allow-path", .folder("DIR"), repeatable: true,
    "read pictures from this folder too, not only from the article's own; may be repeated")
  static let flavor = OptionDescription(
    "pdf", .choice(PDFFlavor.allCases.map(\.rawValue)),
    "ua1 (the default) is PDF 1.7, PDF/UA-1 and PDF/A-2a; ua2 is PDF 2.0, PDF/UA-2 and PDF/A-4")
  static let restrictedFonts = OptionDescription(
    "allow-restricted-fonts", .flag(isOn: false),
    "embed faces in PDFs even where they forbid it; you answer for the licence")
  static let output = OptionDescription(
    "output", short: "o", .folder("DIR"), "the folder to write into; output by default")
  static let strict = OptionDescription(
    "strict", .flag(isOn: false),
    "exit with 1 when there is any warning, error or repair; a PDF that needed one is not written")

  static let setting = [
    fontSet,
    styleSheet,
    sizes, curve, geometry, appearance, boldText, allowedFolders,
  ]

  static let sizes = OptionDescription(
    "sizes", .text("STEPS"),
    "all (the default), ax, names such as xs,l,ax5, or a range such as l-ax2")
  static let geometry = OptionDescription(
    "on", .text("SIZE"),
    "the page: phone (the default), small-phone, large-phone, pad, a5, a4, letter, legal, "
      + "a4-landscape and so on, or a size such as 100x200mm")

  static let running = [
    OptionDescription(
      "jobs", short: "j", .number(1...256),
      "threads; one per processor by default, the bytes are the same"),
    OptionDescription("quiet", short: "q", .flag(isOn: false), "say nothing but errors"),
    OptionDescription("timings", .flag(isOn: false), "say where the time went"),
    OptionDescription("help", short: "h", .flag(isOn: false), "show this help"),
  ]

  private static let common = [
    "ARTICLE is a Markdown file, or - for standard input. Long names of options may stand in galley.yaml "
      + "in the working folder as defaults, such as `fonts: inter`, for one command below its name. What "
      + "neither gives may stand in the article's front matter: `style`, the sheet, and `sizes`.",
    "Exit status: 0 when all went well, 1 with --strict when there was something to warn of, 2 when "
      + "something failed, 130 after an interrupt.",
  ]
}
