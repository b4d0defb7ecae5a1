internal import DynamicType

/// Pages, columns and tables.
extension StyleSheetDecoder {
  mutating func page(_ node: YAMLNode) throws(ConfigurationError) {
    for (key, value) in try decoder.entries(node, "`page`") {
      switch key.text {
      case "screenMargin":
        sheet.page.screenMargin = try decoder.number(value, "`screenMargin`", in: 0...1000)
      case "screenEdge":
        sheet.page.screenEdge = try decoder.number(value, "`screenEdge`", in: 0...1000)
      case "paperMargin": try paperMargin(value)
      case "facing": sheet.page.hasFacingPages = try decoder.bool(value, "`facing`")
      case "paper":
        sheet.page.paper = isNone(value) ? nil : try decoder.choice(value, "paper")
      case "header":
        sheet.page.header = try runningLine(value, "`header`")
      case "footer":
        sheet.page.footer = try runningLine(value, "`footer`")
      case "numbering":
        sheet.page.numbering = try decoder.choice(value, "numbering")
      case "contents":
        sheet.page.contents =
          isNone(value) ? nil : try decoder.integer(value, "`contents`", in: 1...6)
      case "openOn":
        sheet.page.opening = try decoder.choice(value, "kind of page to open on")
      case "notes":
        sheet.page.notes = try decoder.choice(value, "place of notes")
      case "landscapeTables":
        sheet.page.hasLandscapeTables = try decoder.bool(value, "`landscapeTables`")
      default: decoder.noteUnknown(key, of: "`page`", known: Self.pageKeys)
      }
    }
  }

  /// One number for all sides, or a map of some.
  private mutating func paperMargin(_ node: YAMLNode) throws(ConfigurationError) {
    guard case .mapping(let entries) = node.value else {
      sheet.page.paperMargin = try decoder.number(node, "`paperMargin`", in: 0...1000)
      return
    }
    for (side, value) in entries {
      guard Self.marginKeys.contains(side.text) else {
        decoder.noteUnknown(side, of: "`paperMargin`", known: Self.marginKeys)
        continue
      }
      let margin = try decoder.number(value, "`\(side.text)`", in: 0...1000)
      switch side.text {
      case "top": sheet.page.paperMargins.top = margin
      case "bottom": sheet.page.paperMargins.bottom = margin
      case "left": sheet.page.paperMargins.left = margin
      default: sheet.page.paperMargins.right = margin
      }
    }
  }

  /// A text for the center, or up to three texts; `none` for no line.
  private mutating func runningLine(
    _ node: YAMLNode, _ what: String
  ) throws(ConfigurationError) -> RunningLine {
    if isNone(node) { return RunningLine() }
    guard case .mapping(let entries) = node.value else {
      return RunningLine(center: try template(node, what))
    }
    var line = RunningLine()
    for (key, value) in entries {
      guard Self.runningLineKeys.contains(key.text) else {
        decoder.noteUnknown(key, of: what, known: Self.runningLineKeys)
        continue
      }
      let text = try template(value, "`\(key.text)`")
      switch key.text {
      case "start": line.start = text
      case "center": line.center = text
      default: line.end = text
      }
    }
    return line
  }

  /// A text whose braces hold nothing but what can stand in them.
  private func template(_ node: YAMLNode, _ what: String) throws(ConfigurationError) -> String {
    let text = try decoder.text(node, what)
    for part in text.split(separator: "{", omittingEmptySubsequences: false).dropFirst() {
      guard let end = part.firstIndex(of: "}") else {
        throw decoder.error(
          "\(what) has a brace that is not closed", remedy: "write }, as in {page}", at: node)
      }
      let name = String(part[..<end])
      guard RunningLine.placeholders.contains(name) else {
        throw decoder.error(
          NameError(kind: "placeholder", name: name, choices: RunningLine.placeholders), at: node)
      }
    }
    return text
  }

  // MARK: - Columns and tables

  mutating func columns(_ node: YAMLNode) throws(ConfigurationError) {
    for (key, value) in try decoder.entries(node, "`columns`") {
      guard Self.columnKeys.contains(key.text) else {
        decoder.noteUnknown(key, of: "`columns`", known: Self.columnKeys)
        continue
      }
      let count = try decoder.integer(value, "`\(key.text)`", in: 1...6)
      switch key.text {
      case "compact": sheet.columns.compact = count
      case "regular": sheet.columns.regular = count
      default: sheet.columns.accessibility = count
      }
    }
  }

  mutating func columnGap(_ node: YAMLNode) throws(ConfigurationError) {
    sheet.columns.gap = try decoder.number(node, "`columnGap`", in: 0...20)
  }

  mutating func columnMeasure(_ node: YAMLNode) throws(ConfigurationError) {
    sheet.columns.leastMeasure = try decoder.number(node, "`columnMeasure`", in: 4...100)
  }

  mutating func columnRule(_ node: YAMLNode) throws(ConfigurationError) {
    sheet.columns.rule = try decoder.number(node, "`columnRule`", in: 0...1)
  }

  mutating func table(_ node: YAMLNode) throws(ConfigurationError) {
    try numbers(node, "`table`", of: \.tables, Self.tableKeys)
  }

  /// Thresholds by rule; which rules there are is for the audit to say.
  mutating func audit(_ node: YAMLNode) throws(ConfigurationError) {
    for (rule, value) in try decoder.entries(node, "`audit`") {
      sheet.audit[rule.text] = try decoder.number(
        value, "the threshold of `\(rule.text)`", in: -1_000_000...1_000_000)
    }
  }
}
