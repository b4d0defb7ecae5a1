internal import DynamicType
internal import GalleyConfiguration

extension RoleLooks {
  /// Where words of a role may be hyphenated: where lines are justified, at accessibility steps on narrow measures, in
  /// headings and at the other steps only words that fit no line, in code none.
  func hyphenation(of look: RoleLook, _ alignment: RoleStyle.Alignment) -> Hyphenation? {
    guard look.style.hyphenates, look.role != .code else { return nil }
    let style = sheet.hyphenation
    var below = step.isAccessibility ? style.below : 0
    if alignment == .justify { below = .infinity }
    if look.role.isHeading { below = 0 }
    return Hyphenation(
      below: below, leastPrefix: style.leastPrefix, leastSuffix: style.leastSuffix)
  }

  /// How the lines of a role are filled and end.
  func lineSetting(of look: RoleLook) -> LineSetting {
    LineSetting(
      rag: look.style.rag, justification: sheet.justification, cjkSpacing: sheet.cjkSpacing)
  }

  /// How many lines a text may have: an author's word comes before the sheet's. Nothing shrinks under the floor.
  func limit(of look: RoleLook, lines: Int?, minimumScale: Double?) -> LineLimit? {
    guard let lines = lines ?? look.style.lines else { return nil }
    let scale = leastScale(minimumScale ?? look.style.minimumScale, of: look)
    return LineLimit(lines: max(lines, 1), leastScale: scale)
  }

  /// How far text may shrink: as far as is wanted, and not under the floor.
  func leastScale(_ wanted: Double, of look: RoleLook) -> Double {
    let least = look.size > 0 ? floor.points / look.size : 1
    return max(MinimumScale(wanted).factor, min(least, 1))
  }
}

extension Role {
  /// Whether it heads something: short, and large or heavy.
  fileprivate var isHeading: Bool {
    switch self {
    case .title, .subtitle, .byline, .heading1, .heading2, .heading3, .heading4, .heading5,
      .heading6, .alertTitle, .term, .summary, .tableHeader, .header, .footer, .pageNumber,
      .navigationTitle:
      true
    case .paragraph, .quote, .alertBody, .code, .tableCell, .caption, .credit, .footnote,
      .contentsEntry:
      false
    }
  }
}
