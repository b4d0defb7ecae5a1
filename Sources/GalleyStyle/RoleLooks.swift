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

  private var looks: [Role: RoleLook] = [:]
  /// The smallest size that was raised, by role: of its own text, and of small text in it.
  private var raised: [Role: Double] = [:]
  private var raisedInside: [Role: Double] = [:]

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

  /// The look of a role. Asking counts as use: findings are about roles that were asked for.
  subscript(_ role: Role) -> RoleLook {
    mutating get {
      if let look = looks[role] { return look }
      let look = make(role)
      looks[role] = look
      return look
    }
  }

  /// The size of small text in surroundings: a share of theirs, not under the floor, never above them.
  mutating func size(_ scale: Double, of surroundings: Double, in role: Role) -> Double {
    let wanted = surroundings * scale
    guard wanted < floor.points, wanted < surroundings else { return wanted }
    raisedInside[role] = min(raisedInside[role] ?? wanted, wanted)
    return min(floor.points, surroundings)
  }

  /// Tracking in thousandths of an em; code and monospaced text keep their columns.
  func tracking(of style: CharacterStyle, baseSize: Double) -> Double {
    if style.isCode || style.font == .monospaced { return 0 }
    return fonts.tracking.tracking(size: style.size, base: baseSize)
  }

  /// A weight as set: one step bolder with Bold Text.
  func weight(_ weight: FontWeight) -> FontWeight { boldText ? weight.bolder : weight }

  private mutating func make(_ role: Role) -> RoleLook {
    let style = sheet.style(role)
    let textStyle = style.style
    let base = style.base ?? fonts.sizes[textStyle] ?? textStyle.largeSize
    let unbounded =
      style.fixed.map {
        ScaledType(size: $0, leading: textStyle.largeLeading * $0 / textStyle.largeSize)
      } ?? curve.scaled(textStyle, base: base, at: step)
    let (type, record) = floor.applied(to: unbounded)
    if let record { raised[role] = record.originalSize }
    let baseSize = style.fixed ?? base
    let ownWeight = TypeRamp.iOS.entry(textStyle, .large)?.weight ?? .regular
    var character = CharacterStyle(
      font: style.font, weight: weight(style.weight ?? ownWeight), isItalic: style.isItalic,
      size: type.size, color: color(style.ink), isCode: role == .code)
    character.tracking = tracking(of: character, baseSize: baseSize)
    return RoleLook(
      role: role, style: style, character: character, leading: type.leading, baseSize: baseSize)
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

// MARK: - Findings
extension RoleLooks {
  /// One note a role whose size the floor raised, and one for small text in it, in the order of the roles.
  var findings: [Finding] {
    Role.allCases.flatMap { role in
      [
        raised[role].map { finding("text of the role `\(role.rawValue)`", $0) },
        raisedInside[role].map { finding("small text in the role `\(role.rawValue)`", $0) },
      ].compactMap { $0 }
    }
  }

  private func finding(_ what: String, _ size: Double) -> Finding {
    let points = floor.points
    let shown = Decimal.text(points)
    var finding = Finding(
      "floor", .note, "\(what) would be under \(shown) points and is set at \(shown)",
      remedy: "give it a larger base size, or the style sheet a lower floor")
    finding.steps = [step.name]
    finding.measured = size
    finding.threshold = points
    return finding
  }
}
