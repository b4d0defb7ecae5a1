internal import GalleyKit

extension CommandTable {
  static let compare = CommandDescription(
    "compare", "say what differs between two images, or between the images of two folders",
    operands: .two("A", "B"),
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
      OptionDescription("quiet", short: "q", .flag(isOn: false), "say nothing but errors"),
      OptionDescription("help", short: "h", .flag(isOn: false), "show this help"),
    ],
    examples: [
      .init("galley compare old/04-l.png new/04-l.png", "exactly"),
      .init(
        "galley compare before after -o output/differences",
        "all images of two folders by their names, with pictures"),
      .init(
        "galley compare a.png b.png --distance 0.05 --smoothing --share 0.1",
        "as drawn by other libraries"),
    ],
    notes: [
      "A is what should be, B what is. Images of another width or height always differ.",
      "Exit status: 0 when nothing differs, 1 when something does, 2 when an image could not be read.",
    ],
    takesCommonSettings: false)
}
