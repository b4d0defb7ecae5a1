internal import GalleyKit

/// `galley scale`: the type ramp, what styles and numbers become on curves and in font sets, and
/// vectors in bulk.
struct ScaleCommand {
  let tool: CommandLineTool
  let arguments: ParsedArguments

  /// The exit status: 2 when a vector is wrong. Throws when an option or a file is.
  func run() throws -> Int32 {
    try checkCombination()
    if let vectors = arguments.last("vectors") {
      return try ScaleVectors(tool: tool).run(vectors.text)
    }
    let report = try report()
    if arguments.isOn("csv") {
      try tool.write(Array(report.records.csv.utf8))
    } else if arguments.isOn("json") {
      try tool.write(report.records.json(report.head))
    } else {
      try tool.write(Array(safe(report.text).utf8))
    }
    return 0
  }

  /// Names of files' own making must not move the cursor.
  private func safe(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { ShownText.message(String($0)) }.joined(separator: "\n")
  }

  // MARK: - Options

  /// Options that each ask for another answer.
  private static let subjects = ["vectors", "value", "fonts", "ramp"]

  private func checkCombination() throws(UsageError) {
    let given = Self.subjects.filter { arguments.last($0) != nil }
    if given.count > 1 { throw exclusive(given[0], given[1]) }
    if arguments.last("ramp") != nil, arguments.last("curve") != nil {
      throw exclusive("ramp", "curve")
    }
    if arguments.isOn("json"), arguments.isOn("csv") { throw exclusive("json", "csv") }
    if arguments.last("vectors") != nil {
      let others = ["style", "sizes", "curve", "maximum", "display-scale", "json", "csv"]
      if let other = others.first(where: { arguments.last($0) != nil }) {
        throw exclusive("vectors", other)
      }
    }
    for name in ["maximum", "display-scale"] {
      guard arguments.last("value") == nil, let given = arguments.last(name) else { continue }
      throw UsageError("belongs to --value; give that too, or leave this away", at: given.place)
    }
  }

  private func exclusive(_ first: String, _ second: String) -> UsageError {
    UsageError("--\(first) and --\(second) do not go together; leave one away")
  }

  // MARK: - Reports

  private func report() throws -> any ScaleReport {
    let styles = try styles()
    if let value = try question() {
      return CurveReport(.value(value), styles: styles ?? [.body], curves: try curves())
    }
    if let set = try fontSet() {
      let all = TextStyle.allCases.filter { TextStyle.ramp.contains($0) || set.sizes[$0] != nil }
      return CurveReport(.fonts(set), styles: styles ?? all, curves: try curves())
    }
    if arguments.last("curve") != nil {
      return CurveReport(.styles, styles: styles ?? TextStyle.ramp, curves: try curves())
    }
    return try RampReport(try ramp(), styles: styles, categories: try categories())
  }

  private func styles() throws(UsageError) -> [TextStyle]? {
    guard let given = arguments.last("style") else { return nil }
    var styles: [TextStyle] = []
    for name in given.text.split(separator: ",", omittingEmptySubsequences: false) {
      do {
        let style = try TextStyle(name: String(name))
        if !styles.contains(style) { styles.append(style) }
      } catch {
        throw UsageError(error.message, at: given.place)
      }
    }
    return styles
  }

  private func question() throws(UsageError) -> ScaledValueQuestion? {
    guard let value = try number("value") else { return nil }
    return ScaledValueQuestion(
      value: value, maximum: try number("maximum"),
      displayScale: arguments.number("display-scale") ?? 3)
  }

  /// A number of points above 0.
  private func number(_ name: String) throws(UsageError) -> Double? {
    guard let given = arguments.last(name) else { return nil }
    do {
      return try PlainNumber.points(given.text, name)
    } catch {
      throw UsageError(error.description, at: given.place)
    }
  }

  private func fontSet() throws -> FontSet? {
    guard let given = arguments.last("fonts") else { return nil }
    let search = FontSetSearch(executable: tool.executable)
    let set = try FontSet(contentsOf: search.path(of: given.text))
    tool.note(set.findings)
    return set
  }

  private func ramp() throws -> TypeRamp {
    guard let given = arguments.last("ramp") else { return .iOS }
    if given.text.contains("/") || FilePath.isYAML(given.text) {
      let file = try RampFile(contentsOf: given.text)
      tool.note(file.findings)
      return file.ramp
    }
    do {
      return try TypeRamp(name: given.text)
    } catch {
      let hint = error.suggestion == nil ? ", or the path of a ramp's YAML file" : ""
      throw UsageError(error.message + hint, at: given.place)
    }
  }

  private func categories() throws(UsageError) -> [ContentSizeCategory] {
    guard let given = arguments.last("sizes") else { return ContentSizeCategory.allCases }
    do {
      return try ScalingCurve.dynamicType.steps(matching: given.text).compactMap(\.category)
    } catch {
      throw UsageError(error.message, at: given.place)
    }
  }
}
