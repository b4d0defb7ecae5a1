internal import DynamicType

extension StyleSheet {
  /// The names of the sheets that come with Galley.
  public static let builtInNames = builtIns.map(\.name)

  /// The names of those of them that are presets for print, from the smallest body to the largest.
  public static let presetNames = builtIns.dropFirst().map(\.name)

  /// What each of them is for, in a few words, in the order of ``builtInNames``.
  public static let builtInSummaries = builtIns.map(\.summary)

  /// The sheet of that name that comes with Galley; nil when there is none.
  public static func builtIn(_ name: String) -> StyleSheet? {
    builtIns.first { $0.name == name }?.sheet()
  }

  /// The sheet for reading prose; what every other one extends unless it says otherwise.
  public static let reading = embedded("reading", PackageResources.reading_yaml)

  /// Clear print on paper: body in 14 points, nothing under 12.
  public static let clearPrint = embedded("clear-print", PackageResources.clear_print_yaml)

  /// Large print on paper by the American Council of the Blind: nothing under 18 points.
  public static let largePrint = embedded("large-print", PackageResources.large_print_yaml)

  /// Large print on paper by the UK Association for Accessible Formats: body in 18 points, nothing
  /// under 16.
  public static let largePrintUK = embedded("large-print-uk", PackageResources.large_print_uk_yaml)

  /// Giant print on paper: nothing under 24 points.
  public static let giantPrint = embedded("giant-print", PackageResources.giant_print_yaml)

  private struct BuiltIn: Sendable {
    var name: String
    var summary: String
    var sheet: @Sendable () -> StyleSheet
  }

  private static let builtIns = [
    BuiltIn(
      name: "reading",
      summary: "prose on screens and paper, by the text styles of the Human Interface Guidelines",
      sheet: { reading }),
    BuiltIn(
      name: "clear-print", summary: "print of 14 points, nothing under 12 (RNIB and UKAAF)",
      sheet: { clearPrint }),
    BuiltIn(
      name: "large-print",
      summary: "large print of 18 points (American Council of the Blind, 2022)",
      sheet: { largePrint }),
    BuiltIn(
      name: "large-print-uk",
      summary: "large print of 18 points, nothing under 16 (UKAAF, 2019)", sheet: { largePrintUK }),
    BuiltIn(
      name: "giant-print", summary: "giant print of 24 points (RNIB)", sheet: { giantPrint }),
  ]

  /// A sheet whose file is part of the program.
  private static func embedded(_ name: String, _ bytes: [UInt8]) -> StyleSheet {
    do throws(ConfigurationError) {
      var sheet = try StyleSheet(decoding: SourceText(path: name + ".yaml", bytes: bytes))
      sheet.path = nil
      return sheet
    } catch {
      // A test reads every one of them.
      preconditionFailure("the built-in style sheet \(error)")
    }
  }
}

extension StyleSheet {
  /// What a sheet that extends none starts from: body text for all, black on white and the reverse.
  static let bare = StyleSheet(
    name: "none", light: ColorScheme(paper: 0xFF, ink: 0), dark: ColorScheme(paper: 0, ink: 0xFF),
    roles: Dictionary(
      uniqueKeysWithValues: Role.allCases.map { ($0, RoleStyle(style: .body)) }))
}

extension ColorScheme {
  fileprivate init(paper: UInt8, ink: UInt8) {
    let paper = Color(red: paper, green: paper, blue: paper)
    let ink = Color(red: ink, green: ink, blue: ink)
    self.init(
      background: paper, text: ink, secondary: ink, link: ink, codeBackground: paper, rule: ink)
  }
}
