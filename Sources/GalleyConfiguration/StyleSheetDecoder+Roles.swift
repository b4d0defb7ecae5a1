internal import DynamicType

extension StyleSheetDecoder {
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
      case "relativeTo": break
      case "style", "base", "fixed", "leading": try readSize(key.text, value, into: &style)
      default:
        var isRead = try readLook(key.text, value, into: &style)
        if !isRead { isRead = try readSpace(key.text, value, into: &style) }
        if !isRead { decoder.noteUnknown(key, of: what, known: Self.roleKeys) }
      }
    }
    try checkSizes(node)
    if let node = node["relativeTo"] { try scale(&style, relativeTo: node) }
    if let node = node["minScale"], style.minimumScale < 1, style.lines == nil {
      decoder.note(
        "no-effect",
        "`minScale` shrinks text to fit its `lines`, and \(what) has no limit of lines",
        remedy: "give `lines` too", at: node)
    }
    return style
  }

  private func readSize(
    _ key: String, _ value: YAMLNode, into style: inout RoleStyle
  ) throws(ConfigurationError) {
    switch key {
    case "style": style.style = try decoder.style(value)
    case "base":
      style.base = try optionalNumber(value, "`base`", in: 1...1000)
      if style.base != nil { style.fixed = nil }
    case "fixed": style.fixed = try optionalNumber(value, "`fixed`", in: 1...1000)
    default: style.leading = try optionalNumber(value, "`leading`", in: Self.leadings)
    }
  }

  /// A size either grows or is fixed.
  private func checkSizes(_ node: YAMLNode) throws(ConfigurationError) {
    guard let fixed = node["fixed"], !isNone(fixed) else { return }
    for key in ["base", "relativeTo"] {
      guard let other = node[key], !isNone(other) else { continue }
      throw decoder.error(
        "a role with `fixed` has `\(key)` too", remedy: "keep one of them", at: other)
    }
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
    style.fixed = nil
  }

  private func readLook(
    _ key: String, _ value: YAMLNode, into style: inout RoleStyle
  ) throws(ConfigurationError) -> Bool {
    switch key {
    case "weight":
      style.weight =
        isNone(value)
        ? nil
        : try decoder.named(value, "font weight") { name throws(NameError) in
          try FontWeight(name: name)
        }
    case "italic": style.isItalic = try decoder.bool(value, "`italic`")
    case "font": style.font = try decoder.choice(value, "font role")
    case "color": style.ink = try ink(value)
    case "align": style.alignment = try alignment(value)
    case "rag": style.rag = try decoder.choice(value, "rag")
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
      style.lines = isNone(value) ? nil : try decoder.integer(value, "`lines`", in: 1...10_000)
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
    let sides = ["left": "start", "right": "end"]
    if let side = node.string, let name = sides[side] {
      throw decoder.error(
        "`align` is \"\(side)\"",
        remedy: "write \(name), which follows the direction of the text", at: node)
    }
    return try decoder.choice(node, "alignment")
  }
}
