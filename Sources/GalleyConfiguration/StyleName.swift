public import DynamicType

/// A style that an author names as a class, of a division, a paragraph, a heading or a span of text.
public enum StyleName: Hashable, Sendable {
  /// Size, leading and weight of a text style; the rest stays the role's.
  case textStyle(TextStyle)
  /// All that a role has.
  case role(Role)

  /// The style of a class; nil when the class names none.
  ///
  /// The names are those of text styles (`caption1`, `largeTitle`) and of roles (`caption`, `quote`); where both have
  /// one (`footnote`) the text style has it. Of other spellings those that `TextStyle(name:)` knows are understood.
  public init?(_ name: String) {
    if let style = TextStyle(rawValue: name) {
      self = .textStyle(style)
    } else if let role = Role(rawValue: name) {
      self = .role(role)
    } else if let style = try? TextStyle(name: name) {
      self = .textStyle(style)
    } else {
      return nil
    }
  }

  /// The names of all styles, each once: the text styles, then the roles.
  public static let names: [String] = {
    let styles = TextStyle.allCases.map(\.rawValue)
    return styles + Role.allCases.map(\.rawValue).filter { !styles.contains($0) }
  }()
}
