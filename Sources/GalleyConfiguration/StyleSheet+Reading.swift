internal import DynamicType

extension StyleSheet {
  /// The names of the sheets that come with Galley.
  public static let builtInNames = ["reading"]

  /// The sheet of that name that comes with Galley; nil when there is none.
  public static func builtIn(_ name: String) -> StyleSheet? {
    name == "reading" ? .reading : nil
  }

  /// The sheet for reading prose; what every other one extends unless it says otherwise.
  ///
  /// Roles have the text styles that the Human Interface Guidelines give them. Headings have the emphasized weight
  /// of their style (HIG, Typography, iOS Dynamic Type sizes: bold down to title2, semibold below).
  public static let reading = StyleSheet(
    name: "reading", light: .readingLight, dark: .readingDark, roles: readingRoles)

  /// Distances are chosen so that a heading stands nearer to what it heads than to what is above it, with a
  /// larger share for smaller headings, whose size alone says less.
  private static let readingRoles: [Role: RoleStyle] = [
    .title: heading(.largeTitle, .bold, before: 0, after: 0.3),
    .subtitle: RoleStyle(
      style: .title3, font: .heading, ink: .secondary, after: 0.5, keepsWithNext: true),
    .byline: RoleStyle(style: .subheadline, ink: .secondary, after: 1.6),
    .heading1: heading(.largeTitle, .bold, before: 1.2, after: 0.4),
    .heading2: heading(.title1, .bold, before: 1.2, after: 0.4),
    .heading3: heading(.title2, .bold, before: 1.3, after: 0.4),
    .heading4: heading(.title3, .semibold, before: 1.4, after: 0.45),
    .heading5: heading(.headline, .semibold, before: 1.5, after: 0.5),
    .heading6: heading(.subheadline, .semibold, before: 1.6, after: 0.5),
    .paragraph: RoleStyle(style: .body),
    .quote: RoleStyle(style: .callout),
    .alertTitle: heading(.headline, .semibold, before: 0, after: 0.3),
    .alertBody: RoleStyle(style: .callout),
    .term: RoleStyle(style: .body, weight: .semibold, after: 0.2, keepsWithNext: true),
    .summary: RoleStyle(style: .body, weight: .semibold, after: 0.4, keepsWithNext: true),
    .code: RoleStyle(style: .callout, font: .monospaced, before: 0.25, after: 1),
    .tableCell: RoleStyle(style: .subheadline, before: 0.5, after: 1.2),
    .tableHeader: RoleStyle(
      style: .subheadline, weight: .semibold, before: 0.5, after: 1.2),
    .caption: RoleStyle(style: .caption1, ink: .secondary, before: 0.5, after: 1.5),
    .credit: RoleStyle(style: .caption2, ink: .secondary, after: 1),
    .footnote: RoleStyle(style: .footnote, after: 0.6),
    .contentsEntry: RoleStyle(style: .body, after: 0.4),
    .header: RoleStyle(style: .footnote, ink: .secondary, after: 0),
    .footer: RoleStyle(style: .footnote, ink: .secondary, after: 0),
    .pageNumber: RoleStyle(style: .footnote, ink: .secondary, after: 0),
    // Body's size at Large: bars do not grow with the text.
    .navigationTitle: RoleStyle(
      style: .body, fixed: 17, weight: .semibold, font: .heading, after: 0, lines: 1),
  ]

  private static func heading(
    _ style: TextStyle, _ weight: FontWeight, before: Double, after: Double
  ) -> RoleStyle {
    RoleStyle(
      style: style, weight: weight, font: .heading, before: before, after: after,
      keepsWithNext: true)
  }
}

extension ColorScheme {
  /// Text 17.4:1 on its background, secondary text 7.0:1, links 7.2:1, rules 3.4:1 (WCAG 2.2, contrast ratio).
  fileprivate static let readingLight = ColorScheme(
    background: grey(0xFF), text: grey(0x1A), secondary: grey(0x59),
    link: Color(red: 0x0B, green: 0x57, blue: 0xA4), codeBackground: grey(0xF2),
    rule: grey(0x8A))

  /// Text 15.9:1 on its background, secondary text 8.6:1, links 8.9:1, rules 3.7:1 (WCAG 2.2, contrast ratio).
  fileprivate static let readingDark = ColorScheme(
    background: grey(0x12), text: grey(0xEC), secondary: grey(0xB0),
    link: Color(red: 0x8A, green: 0xB4, blue: 0xF8), codeBackground: grey(0x1F),
    rule: grey(0x6F))

  private static func grey(_ level: UInt8) -> Color {
    Color(red: level, green: level, blue: level)
  }
}
