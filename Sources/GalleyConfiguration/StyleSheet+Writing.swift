internal import DynamicType

extension StyleSheet {
  /// The sheet as YAML with every key, which reads back as the same sheet but for its path and findings.
  public var yaml: String { ordered().yaml }

  /// The sheet in the order in which it is written; a comment may stand beside each role.
  package func ordered(comment: (Role) -> String? = { _ in nil }) -> OrderedValue {
    var entries: [OrderedValue.Entry] = [
      .init("name", .text(name)), .init("curve", Self.optional(curve)),
      .init("floor", .number(floor)), .init("leading", Self.optional(leading)),
      .init("emphasis", .text(emphasis.rawValue)),
      .init("headingNumbers", .truth(numbersHeadings)),
      .init("typography", .list(refinements)), .init("hyphenation", hyphenation.ordered),
      .init("justification", Self.numbers(justification, StyleSheetDecoder.justificationKeys)),
      .init("cjkSpacing", .number(cjkSpacing)),
    ]
    entries += columns.ordered
    entries += [
      .init(
        "colors", .map([.init("light", light.ordered), .init("dark", dark.ordered)])),
      .init("page", page.ordered),
      .init("blocks", Self.numbers(blocks, StyleSheetDecoder.blockKeys)),
      .init("table", Self.numbers(tables, StyleSheetDecoder.tableKeys)),
    ]
    if !audit.isEmpty {
      let thresholds = audit.sorted { $0.key < $1.key }
      entries.append(
        .init("audit", .map(thresholds.map { .init($0.key, .number($0.value)) })))
    }
    let roles = Role.allCases.map { role in
      OrderedValue.Entry(
        role.rawValue, style(role).ordered(over: Self.reading.style(role)), comment: comment(role))
    }
    return .map(entries + [.init("roles", .map(roles))])
  }

  private var refinements: [OrderedValue] {
    StyleSheetDecoder.typographyNames.filter { typography.contains($0.value) }.map {
      .text($0.name)
    }
  }

  static func optional(_ text: String?) -> OrderedValue {
    text.map { .text($0) } ?? .absent
  }

  static func optional(_ number: Double?) -> OrderedValue {
    number.map { .number($0) } ?? .absent
  }

  private static func numbers<Part>(
    _ part: Part, _ keys: [StyleSheetDecoder.NumberKey<Part>]
  ) -> OrderedValue {
    .map(keys.map { .init($0.name, .number(part[keyPath: $0.path])) })
  }
}

extension HyphenationStyle {
  fileprivate var ordered: OrderedValue {
    .map([
      .init("below", .number(below)), .init("prefix", .number(Double(leastPrefix))),
      .init("suffix", .number(Double(leastSuffix))),
    ])
  }
}

extension ColumnStyle {
  fileprivate var ordered: [OrderedValue.Entry] {
    let counts: [OrderedValue.Entry] = [
      .init("compact", .number(Double(compact))), .init("regular", .number(Double(regular))),
      .init("accessibility", .number(Double(accessibility))),
    ]
    return [
      .init("columns", .map(counts)), .init("columnGap", .number(gap)),
      .init("columnMeasure", .number(leastMeasure)), .init("columnRule", .number(rule)),
    ]
  }
}

extension ColorScheme {
  fileprivate var ordered: OrderedValue {
    let own = StyleSheetDecoder.colorKeys.map {
      OrderedValue.Entry($0.name, .text(self[keyPath: $0.path].hex))
    }
    let kinds = StyleSheetDecoder.alertKeys.map {
      OrderedValue.Entry($0.name, .text(alerts[keyPath: $0.path].hex))
    }
    return .map(own + [.init("alerts", .map(kinds))])
  }
}

extension PageStyle {
  fileprivate var ordered: OrderedValue {
    .map([
      .init("screenMargin", .number(screenMargin)), .init("screenEdge", .number(screenEdge)),
      .init("paperMargin", paperMargins.ordered), .init("facing", .truth(hasFacingPages)),
      .init("paper", StyleSheet.optional(paper?.rawValue)), .init("header", header.ordered),
      .init("footer", footer.ordered), .init("numbering", .text(numbering.rawValue)),
      .init("notes", .text(notes.rawValue)), .init("landscapeTables", .truth(hasLandscapeTables)),
      .init("contents", StyleSheet.optional(contents.map(Double.init))),
      .init("openOn", .text(opening.rawValue)),
    ])
  }
}

extension PageMargins {
  fileprivate var ordered: OrderedValue {
    if isEven { return .number(top) }
    return .map([
      .init("top", .number(top)), .init("bottom", .number(bottom)), .init("left", .number(left)),
      .init("right", .number(right)),
    ])
  }
}

extension RunningLine {
  fileprivate var ordered: OrderedValue {
    let parts = [("start", start), ("center", center), ("end", end)].filter { !$1.isEmpty }
    if parts.isEmpty { return .absent }
    return .map(parts.map { .init($0, .text($1)) })
  }
}

extension RoleStyle {
  /// All of the style; what it lacks is said where `other`, which it would be read over, has it.
  fileprivate func ordered(over other: RoleStyle) -> OrderedValue {
    var entries: [OrderedValue.Entry] = [.init("style", .text(style.rawValue))]
    func add(_ key: String, _ value: OrderedValue?, unless isAbsent: Bool) {
      if let value {
        entries.append(.init(key, value))
      } else if !isAbsent {
        entries.append(.init(key, .absent))
      }
    }
    add("base", base.map { .number($0) }, unless: other.base == nil)
    // A base takes the place of a fixed size by itself.
    add("fixed", fixed.map { .number($0) }, unless: other.fixed == nil || base != nil)
    add("leading", leading.map { .number($0) }, unless: other.leading == nil)
    add("weight", weight.map { .text($0.name) }, unless: other.weight == nil)
    entries += [
      .init("italic", .truth(isItalic)), .init("font", .text(font.rawValue)),
      .init("color", .text(ink.name)), .init("align", .text(alignment.rawValue)),
      .init("rag", .text(rag.rawValue)),
      .init("before", .number(before)), .init("after", .number(after)),
      .init("keepWithNext", .truth(keepsWithNext)), .init("hyphenate", .truth(hyphenates)),
    ]
    add("lines", lines.map { .number(Double($0)) }, unless: other.lines == nil)
    entries.append(.init("minScale", .number(minimumScale)))
    return .map(entries)
  }
}

extension RoleStyle.Ink {
  fileprivate var name: String {
    switch self {
    case .text: "text"
    case .secondary: "secondary"
    case .link: "link"
    case .fixed(let color): color.hex
    }
  }
}
