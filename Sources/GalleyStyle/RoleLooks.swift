internal import DynamicType
internal import GalleyConfiguration

/// The looks of all roles at one step, made when first asked for, and the places where the floor bit.
struct RoleLooks {
  let sheet: StyleSheet
  let fonts: FontSet
  let curve: ScalingCurve
  let step: ScalingCurve.Step
  let appearance: Appearance
  let boldText: Bool
  let floor: SizeFloor

  private(set) var looks: [RoleLook.Key: RoleLook] = [:]
  /// The smallest size that was raised: of a look's own text, and of small text in it.
  private(set) var raised: [RoleLook.Key: Double] = [:]
  private(set) var raisedInside: [RoleLook.Key: Double] = [:]

  init(
    sheet: StyleSheet, fonts: FontSet, curve: ScalingCurve, step: ScalingCurve.Step,
    appearance: Appearance, boldText: Bool
  ) {
    self.sheet = sheet
    self.fonts = fonts
    self.curve = curve
    self.step = step
    self.appearance = appearance
    self.boldText = boldText
    floor = SizeFloor(sheet.floor)
  }

  var colors: ColorScheme { appearance == .light ? sheet.light : sheet.dark }

  /// The look of a role, or of a role in another text style than its own. Asking counts as use: findings are about
  /// looks that were asked for.
  subscript(_ role: Role, in style: TextStyle? = nil) -> RoleLook {
    mutating get {
      let key = RoleLook.Key(role: role, style: style)
      if let look = looks[key] { return look }
      let look = make(key)
      looks[key] = look
      return look
    }
  }

  /// The size of small text in surroundings: a share of theirs, not under the floor, never above them.
  mutating func size(_ scale: Double, of surroundings: Double, in key: RoleLook.Key) -> Double {
    let wanted = surroundings * scale
    guard wanted < floor.points, wanted < surroundings else { return wanted }
    raisedInside[key] = min(raisedInside[key] ?? wanted, wanted)
    return min(floor.points, surroundings)
  }

  /// Tracking in thousandths of an em; code and monospaced text keep their columns.
  func tracking(of style: CharacterStyle, baseSize: Double) -> Double {
    if style.isCode || style.font == .monospaced { return 0 }
    return fonts.tracking.tracking(size: style.size, base: baseSize)
  }

  /// A weight as set: one step bolder with Bold Text.
  func weight(_ weight: FontWeight) -> FontWeight { boldText ? weight.bolder : weight }

  private mutating func make(_ key: RoleLook.Key) -> RoleLook {
    let own = sheet.style(key.role)
    let style = key.style.map(own.set) ?? own
    let (type, record) = sheet.type(of: style, sizes: fonts.sizes, curve: curve, at: step)
    if let record { raised[key] = record.originalSize }
    let baseSize = sheet.baseSize(of: style, sizes: fonts.sizes)
    let ownWeight = TypeRamp.iOS.entry(style.style, .large)?.weight ?? .regular
    var character = CharacterStyle(
      font: style.font, weight: weight(style.weight ?? ownWeight), isItalic: style.isItalic,
      size: type.size, color: color(style.ink), isCode: key.role == .code,
      textStyle: fonts.styles.isEmpty ? nil : style.style,
      leastSize: fonts.match == .none ? 0 : floor.points)
    character.tracking = tracking(of: character, baseSize: baseSize)
    return RoleLook(
      key, style: style, character: character, leading: type.leading, baseSize: baseSize)
  }

  private func color(_ ink: RoleStyle.Ink) -> Color {
    switch ink {
    case .text: colors.text
    case .secondary: colors.secondary
    case .link: colors.link
    case .fixed(let color): color
    }
  }
}
