internal import GalleyKit

/// `galley styles`: the effective style sheet, as YAML that reads back as the same or as JSON.
struct StylesCommand {
  let tool: CommandLineTool
  let arguments: ParsedArguments

  /// The exit status, 0. Throws when an option or a file is wrong.
  func run() throws -> Int32 {
    if arguments.isOn("list") {
      try list()
      return 0
    }
    var sheet = try sheet()
    tool.note(sheet.findings)
    let sizes = try sizes(of: &sheet)
    if arguments.isOn("json") {
      try tool.write(json(sheet, sizes))
    } else {
      let text = sheet.ordered(comment: { sizes[$0]?.map(\.words).joined(separator: ", ") }).yaml
      try tool.write(Array(text.utf8))
    }
    return 0
  }

  private func sheet() throws -> StyleSheet {
    if let name = arguments.operands.first {
      return try StyleSheetArgument.sheet(name, at: nil)
    }
    return try arguments.last("style-sheet").map {
      try StyleSheetArgument.sheet($0.text, at: $0.place)
    } ?? .reading
  }

  // MARK: - Sizes

  /// What a role measures at a step, in points.
  private struct Size {
    var step: String
    var type: ScaledType

    var words: String {
      "\(Decimal.text(type.size, places: 2))/\(Decimal.text(type.leading, places: 2)) at \(step)"
    }
  }

  /// The sizes of each role at the steps that were asked for; a curve that was named becomes the sheet's.
  private func sizes(of sheet: inout StyleSheet) throws -> [Role: [Size]] {
    let given = arguments.last("curve")
    let curve = try CurveArgument(
      given?.text ?? sheet.curve ?? ScalingCurve.dynamicType.name, at: given?.place ?? sheet.path)
    tool.note(curve.file?.findings ?? [])
    if let given { sheet.curve = given.text }
    guard let wanted = arguments.last("at") else { return [:] }
    let steps: [ScalingCurve.Step]
    do {
      steps = try curve.curve.steps(matching: wanted.text)
    } catch {
      throw UsageError(error.message, at: wanted.place)
    }
    let fonts = try fontSet()
    var sizes: [Role: [Size]] = [:]
    for role in Role.allCases {
      let style = sheet.style(role)
      sizes[role] = steps.map { step in
        let type = sheet.type(of: style, sizes: fonts, curve: curve.curve, at: step).type
        return Size(step: step.name, type: type)
      }
    }
    return sizes
  }

  private func fontSet() throws -> [TextStyle: Double] {
    guard let given = arguments.last("fonts") else { return [:] }
    let search = FontSetSearch(executable: tool.executable)
    let set = try FontSet(contentsOf: search.path(of: given.text))
    tool.note(set.findings)
    return set.sizes
  }

  // MARK: - JSON

  private func json(_ sheet: StyleSheet, _ sizes: [Role: [Size]]) -> [UInt8] {
    var value = sheet.ordered()
    if !sizes.isEmpty { value.add(sizes: sizes.mapValues { $0.map(Self.ordered) }) }
    var writer = JSONWriter()
    writer.value(value)
    return writer.bytes
  }

  private static func ordered(_ size: Size) -> OrderedValue {
    .map([
      .init("step", .text(size.step)), .init("size", .number(size.type.size)),
      .init("leading", .number(size.type.leading)),
    ])
  }

  // MARK: - List

  private func list() throws {
    if let name = arguments.operands.first {
      throw UsageError("--list and \(name) do not go together; leave one away")
    }
    let sheets = Array(zip(StyleSheet.builtInNames, StyleSheet.builtInSummaries))
    if arguments.isOn("json") {
      var records = Records(["name", "summary"])
      records.rows = sheets.map { [.text($0), .text($1)] }
      return try tool.write(records.json([]))
    }
    let width = sheets.map(\.0.utf8.count).max() ?? 0
    let lines = sheets.map { name, summary in
      name + String(repeating: " ", count: width - name.utf8.count + 2) + summary + "\n"
    }
    try tool.write(Array(lines.joined().utf8))
  }
}

extension OrderedValue {
  /// Adds to each role of a sheet its sizes.
  fileprivate mutating func add(sizes: [Role: [OrderedValue]]) {
    guard case .map(var entries) = self,
      let place = entries.firstIndex(where: { $0.key == "roles" }),
      case .map(var roles) = entries[place].value
    else { return }
    for index in roles.indices {
      guard case .map(let style) = roles[index].value,
        let sizes = Role(rawValue: roles[index].key).flatMap({ sizes[$0] })
      else { continue }
      roles[index].value = .map(style + [.init("sizes", .list(sizes))])
    }
    entries[place].value = .map(roles)
    self = .map(entries)
  }
}

extension JSONWriter {
  /// Writes a value in its order.
  fileprivate mutating func value(_ ordered: OrderedValue) {
    switch ordered {
    case .text(let text): value(text)
    case .number(let number): value(number)
    case .truth(let truth): value(truth)
    case .absent: null()
    case .list(let elements):
      array(isInline: true) { writer in
        for element in elements { writer.value(element) }
      }
    case .map(let entries):
      object { writer in
        for entry in entries {
          writer.key(entry.key)
          writer.value(entry.value)
        }
      }
    }
  }
}
