internal import GalleyKit

/// What a command makes an article with, read from its arguments.
struct PressSettings {
  var fonts: FontSet
  var styleSheet: StyleSheet
  var options: PressOptions
  /// What was said on the command line and in `galley.yaml`.
  private let arguments: ParsedArguments

  /// Reads the font set, the style sheet and all options.
  ///
  /// Throws ``UsageError``, or the error of the font set or the style sheet.
  ///
  /// - Parameters:
  ///   - styleSheet: in place of the one that the arguments name.
  ///   - geometry: where the arguments name none.
  init(
    _ arguments: ParsedArguments, tool: CommandLineTool, styleSheet sheet: StyleSheet? = nil,
    geometry: PageGeometry = .phone
  ) throws {
    self.arguments = arguments
    let search = FontSetSearch(executable: tool.executable)
    let name = arguments.last("fonts")?.text ?? FontSetSearch.defaultName
    fonts = try FontSet(contentsOf: search.path(of: name))
    styleSheet =
      try sheet
      ?? arguments.last("style-sheet").map { try StyleSheetArgument.sheet($0.text, at: $0.place) }
      ?? .reading
    let curve = try Self.curve(arguments, styleSheet)
    options = PressOptions(
      curve: curve.curve, steps: try Self.steps(arguments.last("sizes"), curve.curve),
      geometry: try Self.geometry(arguments) ?? geometry,
      appearance: arguments.last("appearance").flatMap { Appearance(rawValue: $0.text) } ?? .light,
      boldText: arguments.isOn("bold-text"),
      formats: arguments.words("formats")?.compactMap(PressOptions.Format.init) ?? [
        .png, .pdf, .json,
      ],
      hasSheet: arguments.isOn("sheet", default: true), hasGuides: arguments.isOn("guides"),
      scale: arguments.number("scale") ?? 2,
      encoding: arguments.last("png").flatMap { PNGOptions.Encoding(rawValue: $0.text) } ?? .stable,
      date: try Self.date(tool.environment),
      flavor: arguments.last("pdf").flatMap { PDFFlavor(rawValue: $0.text) } ?? .ua1,
      refusesRepairs: arguments.isOn("strict"),
      allowsRestrictedFonts: arguments.isOn("allow-restricted-fonts"),
      pictureFolders: try Self.folders(arguments),
      jobs: arguments.number("jobs") ?? Program.processorCount)
    options.curveFile = curve.file
  }

  /// The settings for an article that asks in its front matter for a style sheet or sizes of its own; nil for one that
  /// does not, or where the command line or `galley.yaml` has said it already.
  func adapted(to input: ArticleInput) throws -> PressSettings? {
    let (head, source) = FrontMatter.head(of: input.bytes, path: input.path)
    let sheet = arguments.last("style-sheet") == nil ? head.styleSheet : nil
    let sizes = arguments.last("sizes") == nil ? head.sizes : nil
    guard sheet != nil || sizes != nil else { return nil }
    let place = { (entry: FrontMatter.Entry) in
      "\(input.path):\(source.position(of: entry.range.lowerBound))"
    }
    var adapted = self
    if let sheet {
      adapted.styleSheet = try ArticleStyleSheet.sheet(sheet.text, of: input, at: place(sheet))
      let curve = try Self.curve(arguments, adapted.styleSheet)
      adapted.options.curve = curve.curve
      adapted.options.curveFile = curve.file
      adapted.options.steps = try Self.steps(arguments.last("sizes"), curve.curve)
    }
    if let sizes {
      let given = ParsedArguments.Value(text: sizes.text, place: place(sizes))
      adapted.options.steps = try Self.steps(given, adapted.options.curve)
    }
    return adapted
  }

  static func curve(
    _ arguments: ParsedArguments, _ sheet: StyleSheet
  ) throws -> CurveArgument {
    let given = arguments.last("curve")
    return try CurveArgument(
      given?.text ?? sheet.curve ?? ScalingCurve.dynamicType.name, at: given?.place ?? sheet.path)
  }

  static func steps(
    _ given: ParsedArguments.Value?, _ curve: ScalingCurve
  ) throws(UsageError) -> [ScalingCurve.Step] {
    guard let given else { return curve.steps }
    do {
      return try curve.steps(matching: given.text)
    } catch {
      throw UsageError(error.message, at: given.place)
    }
  }

  private static func geometry(_ arguments: ParsedArguments) throws(UsageError) -> PageGeometry? {
    guard let given = arguments.last("on") else { return nil }
    do {
      return try PageGeometry(parsing: given.text)
    } catch {
      throw UsageError(error.description, at: given.place)
    }
  }

  private static func folders(_ arguments: ParsedArguments) throws(UsageError) -> [String] {
    var folders: [String] = []
    for given in arguments.values["allow-path"] ?? [] {
      guard FileReader.isFolder(given.text) else {
        throw UsageError(
          "there is no folder \(given.text); give one that is there", at: given.place)
      }
      folders.append(given.text)
    }
    return folders
  }

  /// Seconds up to the end of the year 9999, which PDF can write.
  private static let dates = 0...253_402_300_799

  private static func date(_ environment: [String: String]) throws(UsageError) -> Int {
    guard let text = environment["SOURCE_DATE_EPOCH"], !text.isEmpty else {
      return PressOptions.constantDate
    }
    guard let date = Int(text), dates.contains(date) else {
      throw UsageError(
        "SOURCE_DATE_EPOCH is \"\(text)\"; give whole seconds since 1970, or unset it")
    }
    return date
  }
}
