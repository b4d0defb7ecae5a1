internal import GalleyKit
internal import GalleySnapshot

/// What recording and verifying share, read from the arguments.
struct SnapshotSettings {
  let press: PressSettings
  let layers: Set<SnapshotLayer>
  let tolerance: ImageTolerance
  let filter: SnapshotFilter
  let mode: RecordMode
  let failures: String
  let isQuiet: Bool

  /// Throws ``UsageError``, or the error of the font set or the style sheet.
  init(_ arguments: ParsedArguments, tool: CommandLineTool) throws {
    var press = try PressSettings(arguments, tool: tool)
    press.options.scale = arguments.number("scale") ?? 1
    self.press = press
    layers = Set(
      arguments.words("layers")?.compactMap(SnapshotLayer.init) ?? SnapshotLayer.allCases)
    tolerance = try CompareTolerance(arguments).tolerance
    filter = SnapshotFilter(arguments)
    mode = try Self.mode(arguments, tool.environment)
    failures = arguments.last("failures")?.text ?? SnapshotCommand.failures
    isQuiet = arguments.isOn("quiet")
  }

  private static func mode(
    _ arguments: ParsedArguments, _ environment: [String: String]
  ) throws(UsageError) -> RecordMode {
    if let given = arguments.last("record").flatMap({ RecordMode(rawValue: $0.text) }) {
      return given
    }
    guard let mode = RecordMode(environment: environment) else {
      throw UsageError.unknown(
        "record mode", environment["GALLEY_RECORD"] ?? "",
        among: RecordMode.allCases.map(\.rawValue), at: "GALLEY_RECORD")
    }
    return mode
  }
}
