internal import DynamicType
internal import GalleyConfiguration
internal import GalleyLayout

/// The names of output folders and files. A name says what its content was made from.
public enum OutputNames {
  /// The folder of each article below the output folder: the path from the articles' common root, without extension.
  ///
  /// No two are equal, also where letter case does not count: an article whose name is taken keeps its extension, as in
  /// `guide-markdown`, then gets a number. Standard input (`-`) is `stdin`.
  public static func folders(of articles: [String], from workingFolder: String) -> [String] {
    let paths = articles.map { $0 == "-" ? nil : FilePath.parts(of: $0, from: workingFolder) }
    let folders = paths.compactMap { $0?.dropLast() }
    let root = folders.dropFirst().reduce(folders.first ?? []) { root, folder in
      Array(zip(root, folder).prefix { $0 == $1 }.map(\.0))[...]
    }
    var taken: Set<String> = []
    return paths.map { parts in
      let name = parts.map { $0.dropFirst(root.count).joined(separator: "/") } ?? "stdin"
      let folder = free(name, taken: taken)
      taken.insert(folder.lowercased())
      return folder
    }
  }

  private static func free(_ path: String, taken: Set<String>) -> String {
    // What would break a line of a list or a terminal is left out of the names that others read.
    let path = String(
      path.map { $0.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F } ? $0 : "-" })
    var stem = FilePath.withoutExtension(path)
    // Without its extension `...md` would name the folder above.
    if FilePath.name(of: stem).allSatisfy({ $0 == "." }) { stem = path }
    if !taken.contains(stem.lowercased()) { return stem }
    let suffix = path.dropFirst(stem.count + 1)
    let long = suffix.isEmpty ? stem : "\(stem)-\(suffix)"
    var name = long
    var number = 2
    while taken.contains(name.lowercased()) {
      name = "\(long)-\(number)"
      number += 1
    }
    return name
  }

  /// The folder of one way to set an article:
  /// `<font set>-<geometry>[-<curve>][-<style sheet>][-dark][-bold][-ua2][-guides]`.
  public static func variant(
    fonts: FontSet, styleSheet: StyleSheet, options: PressOptions
  ) -> String {
    // A set's name is for people; its file's name is what the person typed.
    var parts = [plain(FilePath.withoutExtension(FilePath.name(of: fonts.path)))]
    if parts[0].isEmpty { parts[0] = plain(fonts.name) }
    parts.append(plain(options.geometry.name))
    if options.curve.name != ScalingCurve.dynamicType.name {
      parts.append(plain(options.curve.name))
    }
    if !styleSheet.isDefault { parts.append(plain(styleSheet.name)) }
    parts += suffixes(options)
    if options.hasGuides { parts.append("guides") }
    return parts.filter { !$0.isEmpty }.joined(separator: "-")
  }

  /// The PDF of one way to print: `<style sheet>-<paper>[-<curve>][-<step>][-dark][-bold][-ua2].pdf`. The step is named
  /// unless text has its base size there.
  public static func print(styleSheet: StyleSheet, options: PressOptions) -> String {
    var parts = [plain(styleSheet.name), plain(options.geometry.name)]
    if options.curve.name != ScalingCurve.dynamicType.name {
      parts.append(plain(options.curve.name))
    }
    let steps = options.steps.map(\.name)
    if steps != options.curve.baseStep.map({ [$0.name] }) { parts += steps.map(plain) }
    parts += suffixes(options)
    return parts.filter { !$0.isEmpty }.joined(separator: "-") + ".pdf"
  }

  /// What the names of all outputs end in where it is not the default.
  private static func suffixes(_ options: PressOptions) -> [String] {
    var parts: [String] = []
    if options.appearance == .dark { parts.append("dark") }
    if options.boldText { parts.append("bold") }
    if options.flavor != .ua1 { parts.append(options.flavor.rawValue) }
    return parts
  }

  /// The stem of a step's files: its position in the curve with two digits, and its name.
  public static func stem(of step: ScalingCurve.Step) -> String {
    "\(step.ordinal < 10 ? "0" : "")\(step.ordinal)-\(plain(step.name))"
  }

  /// A step's file; of a page of paper with its number, `01-xs-p001.png`.
  public static func file(
    of step: ScalingCurve.Step, page: Int? = nil, _ format: PressOptions.Format
  ) -> String {
    stem(of: step) + (page.map { "-" + part(ofPage: $0) } ?? "") + "." + format.fileExtension
  }

  /// The part of a file's name that tells a page, from 1, from the others: `p001`.
  package static func part(ofPage page: Int) -> String { "p" + Decimal.padded(page, to: 3) }

  /// Letters, digits, periods and underscores of ASCII; all else is a hyphen, no two in a row, none at an end.
  static func plain(_ name: String) -> String {
    let bytes = name.utf8.map { byte -> UInt8 in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"):
        byte
      default: UInt8(ascii: "-")
      }
    }
    let words = bytes.split(separator: UInt8(ascii: "-"))
    let joined = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-")
    return joined.hasPrefix(".") ? "_" + joined : joined
  }
}
