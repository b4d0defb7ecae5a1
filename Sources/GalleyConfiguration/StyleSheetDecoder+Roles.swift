internal import DynamicType

extension StyleSheetDecoder {
  static let roleKeys = [
    "style", "base", "relativeTo", "fixed", "weight", "italic", "font", "color", "align", "before",
    "after", "keepWithNext", "hyphenate", "lines", "minScale",
  ]

  mutating func roles(_ node: YAMLNode) throws(ConfigurationError) {
    for (key, value) in try decoder.entries(node, "`roles`") {
      guard let role = Role(rawValue: key.text) else {
        decoder.noteUnknown(key, of: "`roles`", known: Role.allCases.map(\.rawValue))
        continue
      }
      sheet.roles[role] = try style(value, of: role)
    }
  }

  private mutating func style(
    _ node: YAMLNode, of role: Role
  ) throws(ConfigurationError) -> RoleStyle {
    var style = sheet.style(role)
    let what = "the role `\(role.rawValue)`"
    for (key, value) in try decoder.entries(node, what) {
      switch key.text {
      case "style": style.style = try decoder.style(value)
      case "relativeTo": break
      case "base":
        style.base = try decoder.number(value, "`base`", in: 1...1000)
        style.fixed = nil
      case "fixed": style.fixed = try decoder.number(value, "`fixed`", in: 1...1000)
      default:
        var isRead = try readLook(key.text, value, into: &style)
        if !isRead { isRead = try readSpace(key.text, value, into: &style) }
        if !isRead { decoder.noteUnknown(key, of: what, known: Self.roleKeys) }
        let hasNoEffect =
          switch key.text {
          case "hyphenate": style.hyphenates
          case "lines": style.lines != nil
          case "minScale": style.minimumScale < 1
          default: false
          }
        if hasNoEffect { decoder.noteWithoutEffect(key) }
      }
    }
    if let node = node["relativeTo"] { try scale(&style, relativeTo: node) }
    return style
  }

  /// A role that looks like one style and grows like another: size and weight at Large stay.
  private func scale(
    _ style: inout RoleStyle, relativeTo node: YAMLNode
  ) throws(ConfigurationError) {
    let model = try decoder.style(node)
    if model != style.style {
      style.base = style.base ?? style.style.largeSize
      style.weight = style.weight ?? TypeRamp.iOS.entry(style.style, .large)?.weight
    }
    style.style = model
  }

  private func readLook(
    _ key: String, _ value: YAMLNode, into style: inout RoleStyle
  ) throws(ConfigurationError) -> Bool {
    switch key {
    case "weight":
      style.weight = try decoder.named(value, "font weight") { name throws(NameError) in
        try FontWeight(name: name)
      }
    case "italic": style.isItalic = try decoder.bool(value, "`italic`")
    case "font": style.font = try decoder.choice(value, "font role")
    case "color": style.ink = try ink(value)
    case "align": style.alignment = try alignment(value)
    default: return false
    }
    return true
  }

  private func readSpace(
    _ key: String, _ value: YAMLNode, into style: inout RoleStyle
  ) throws(ConfigurationError) -> Bool {
    switch key {
    case "before": style.before = try decoder.number(value, "`before`", in: 0...20)
    case "after": style.after = try decoder.number(value, "`after`", in: 0...20)
    case "keepWithNext": style.keepsWithNext = try decoder.bool(value, "`keepWithNext`")
    case "hyphenate": style.hyphenates = try decoder.bool(value, "`hyphenate`")
    case "lines":
      style.lines =
        value.string == "none" ? nil : try decoder.integer(value, "`lines`", in: 1...10_000)
    case "minScale": style.minimumScale = try decoder.number(value, "`minScale`", in: 0.01...1)
    default: return false
    }
    return true
  }

  /// A color of the scheme by its name, or one of its own.
  private func ink(_ node: YAMLNode) throws(ConfigurationError) -> RoleStyle.Ink {
    switch node.string {
    case "text": return .text
    case "secondary": return .secondary
    case "link": return .link
    default: return .fixed(try color(node, "`color`"))
    }
  }

  private func alignment(
    _ node: YAMLNode
  ) throws(ConfigurationError) -> RoleStyle.Alignment {
    let sides = ["left": "start", "right": "end", "center": "center"]
    if let side = node.string, side != "center", let name = sides[side] {
      throw decoder.error(
        "`align` is \"\(side)\"",
        remedy: "write \(name), which follows the direction of the text", at: node)
    }
    return try decoder.choice(node, "alignment")
  }
}
