internal import GalleyKit

extension CommandTable {
  static let scale = CommandDescription(
    "scale", "print the type ramp, or what styles and sizes become on a curve or in a font set",
    options: [
      OptionDescription(
        "ramp", .name("RAMP", words: TypeRamp.builtIn.map(\.name), isFile: true),
        "the ramp to print: iOS (the default), macOS, tvOS, watchOS, or the path of a ramp's YAML "
          + "file"),
      OptionDescription(
        "curve", curveName, repeatable: true,
        "what the styles become on a curve, as in galley proof; several, each with --curve, side by "
          + "side"),
      OptionDescription(
        "fonts", .file("SET"),
        "what the styles of a font set become: size, leading, tracking, the floor, broken order"),
      OptionDescription(
        "value", .text("POINTS"),
        "what one size becomes as a font with its leading, and as a value such as a distance"),
      OptionDescription(
        "style", .name("STYLES", words: TextStyle.allCases.map(\.rawValue), isFile: false),
        "only these styles, with commas between; with --value, body by default"),
      OptionDescription(
        "sizes", .text("STEPS"),
        "all (the default), ax, names such as xs,l,ax5, or a range such as l-ax2"),
      OptionDescription("maximum", .text("POINTS"), "the largest size of the font of --value"),
      OptionDescription(
        "display-scale", .number(1...10),
        "device pixels a point, to which --value is rounded; 3 by default"),
      OptionDescription(
        "vectors", .file("FILE"),
        "add the output of UIFontMetrics to each line of a table; - is standard input"),
      OptionDescription("json", .flag(isOn: false), "print JSON"),
      OptionDescription("csv", .flag(isOn: false), "print comma-separated values"),
      OptionDescription("help", short: "h", .flag(isOn: false), "show this help"),
    ],
    examples: [
      .init("galley scale", "size and leading of every iOS text style at every category"),
      .init("galley scale --ramp watchOS --csv", "another ramp, for a spreadsheet"),
      .init("galley scale --value 20 --style title3 --sizes ax5", "one size at AX5"),
      .init(
        "galley scale --curve dynamicType --curve moderate --style body",
        "two curves side by side"),
      .init("galley scale --fonts inter --curve android", "a font set on Android's steps"),
      .init(
        "galley scale --vectors observed.csv > computed.csv", "a table of observations in bulk"),
    ],
    notes: [
      "Without --ramp, --curve, --fonts, --value and --vectors the iOS ramp is printed. Tables round to "
        + "a tenth of a point; --value, --json and --csv to a thousandth. In tables * marks a size "
        + "raised to the floor of 11 points, ! a style larger than one that ought to be larger. Tracking is "
        + "what the set asks for; a face with an optical size axis in use goes without.",
      "The lines of --vectors are \(VectorLine.header), the function scaledValue or "
        + "scaledFont.pointSize; that line itself may come first. Nothing is written unless every line "
        + "is right.",
      "A curve's YAML file has a name and steps, such as `steps: [{name: big, factor: 1.5}]`; a ramp's "
        + "has styles, such as `styles: {body: {categories: {l: {size: 17, leading: 22}}}}`.",
      "Options may stand in galley.yaml below `scale:`; what stands there for all commands is not "
        + "taken. Exit status: 0 when all went well, 2 when something failed.",
    ],
    takesCommonSettings: false)
}
