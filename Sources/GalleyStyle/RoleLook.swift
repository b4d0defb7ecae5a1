internal import DynamicType
internal import GalleyConfiguration

/// A role at one step, or a role in another text style than its own: all that is relative in its style, in points.
struct RoleLook {
  /// What one look is of.
  struct Key: Hashable {
    var role: Role
    /// Nil for the role's own.
    var style: TextStyle?
  }

  var key: Key
  /// The sheet's, for what does not depend on sizes.
  var style: RoleStyle
  /// In no language yet.
  private var character: CharacterStyle
  /// Baseline to baseline in points.
  var leading: Double
  /// The size at Large, which the tracking is relative to.
  var baseSize: Double

  init(
    _ key: Key, style: RoleStyle, character: CharacterStyle, leading: Double, baseSize: Double
  ) {
    self.key = key
    self.style = style
    self.character = character
    self.leading = leading
    self.baseSize = baseSize
  }

  var role: Role { key.role }
  /// The size in points, which is what an em is in the role.
  var size: Double { character.size }
  var spaceBefore: Double { style.before * size }
  var spaceAfter: Double { style.after * size }
  var color: Color { character.color }
  var weight: FontWeight { character.weight }

  /// The style of its text in a language.
  func base(in language: String) -> CharacterStyle {
    var base = character
    base.language = language
    return base
  }
}

extension RoleStyle {
  /// The style with the size, leading and weight of a text style; a weight of its own stays where it is heavier, and
  /// headlines stand in the faces of headings.
  func set(in textStyle: TextStyle) -> RoleStyle {
    var style = self
    style.style = textStyle
    style.base = nil
    style.fixed = nil
    if let weight = style.weight {
      style.weight = max(weight, TypeRamp.iOS.entry(textStyle, .large)?.weight ?? weight)
    }
    if textStyle.isHeading, font == .text { style.font = .heading }
    return style
  }
}

extension TextStyle {
  /// Whether it is for headings.
  fileprivate var isHeading: Bool {
    switch self {
    case .largeTitle, .title1, .title2, .title3, .headline, .extraLargeTitle, .extraLargeTitle2:
      true
    case .body, .callout, .subheadline, .footnote, .caption1, .caption2: false
    }
  }
}
