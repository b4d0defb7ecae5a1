/// Light or dark.
public enum Appearance: String, CaseIterable, Sendable {
  case light, dark
}

/// The colors of one appearance.
public struct ColorScheme: Hashable, Sendable {
  /// The page.
  public var background: Color
  /// Running text.
  public var text: Color
  /// Captions, bylines and whatever else stands back.
  public var secondary: Color
  /// Links and references to notes.
  public var link: Color
  /// Behind code blocks and inline code.
  public var codeBackground: Color
  /// Rules of tables, bars of quotes, thematic breaks.
  public var rule: Color
  /// Behind marked text.
  public var mark: Color
  /// Behind what a reader is to type.
  public var keyboard: Color
  /// Bar, icon and title of alerts.
  public var alerts: AlertColors

  /// Colors; those that are left out are as other parts of text have them: marked text and keys as code, alerts as
  /// text.
  public init(
    background: Color, text: Color, secondary: Color, link: Color, codeBackground: Color,
    rule: Color, mark: Color? = nil, keyboard: Color? = nil, alerts: AlertColors? = nil
  ) {
    self.background = background
    self.text = text
    self.secondary = secondary
    self.link = link
    self.codeBackground = codeBackground
    self.rule = rule
    self.mark = mark ?? codeBackground
    self.keyboard = keyboard ?? codeBackground
    self.alerts = alerts ?? AlertColors(text)
  }
}

/// The colors of the five kinds of alert; shape and word say the kind too.
public struct AlertColors: Hashable, Sendable {
  public var note: Color
  public var tip: Color
  public var important: Color
  public var warning: Color
  public var caution: Color

  public init(note: Color, tip: Color, important: Color, warning: Color, caution: Color) {
    self.note = note
    self.tip = tip
    self.important = important
    self.warning = warning
    self.caution = caution
  }

  /// One color for all kinds.
  public init(_ color: Color) {
    self.init(note: color, tip: color, important: color, warning: color, caution: color)
  }
}
