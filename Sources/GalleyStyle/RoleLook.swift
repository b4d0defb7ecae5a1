internal import DynamicType
internal import GalleyConfiguration

/// A role at one step: all that is relative in its style, in points.
struct RoleLook {
  var role: Role
  /// The sheet's own, for what does not depend on sizes.
  var style: RoleStyle
  /// In no language yet.
  private var character: CharacterStyle
  /// Baseline to baseline in points.
  var leading: Double
  /// The size at Large, which the tracking is relative to.
  var baseSize: Double

  init(
    role: Role, style: RoleStyle, character: CharacterStyle, leading: Double, baseSize: Double
  ) {
    self.role = role
    self.style = style
    self.character = character
    self.leading = leading
    self.baseSize = baseSize
  }

  /// The size in points, which is what an em is in the role.
  var size: Double { character.size }
  var spaceBefore: Double { style.before * size }
  var spaceAfter: Double { style.after * size }
  var color: Color { character.color }

  /// The style of its text in a language.
  func base(in language: String) -> CharacterStyle {
    var base = character
    base.language = language
    return base
  }
}
