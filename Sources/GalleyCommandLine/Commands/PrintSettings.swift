internal import GalleyKit

/// What `galley print` prints with, read from its arguments.
struct PrintSettings {
  var fonts: FontSet
  var styleSheet: StyleSheet
  /// With all steps that are printed.
  var options: PressOptions
  private let arguments: ParsedArguments
  private let tool: CommandLineTool

  /// Reads the font set, the preset or style sheet and all options.
  ///
  /// Throws ``UsageError``, or the error of the font set or the style sheet.
  init(_ arguments: ParsedArguments, tool: CommandLineTool) throws {
    try self.init(arguments, tool: tool, sheet: Self.sheet(arguments))
  }

  private init(_ arguments: ParsedArguments, tool: CommandLineTool, sheet: StyleSheet) throws {
    self.arguments = arguments
    self.tool = tool
    let settings = try PressSettings(
      arguments, tool: tool, styleSheet: sheet, geometry: Self.paper(of: sheet))
    fonts = settings.fonts
    styleSheet = try Self.scaled(sheet, arguments.last("body"), fonts: settings.fonts)
    options = settings.options
    options.formats = [.pdf]
    options.hasSheet = false
    if arguments.last("sizes") == nil, let step = options.curve.baseStep { options.steps = [step] }
    guard options.geometry.isPaged else {
      throw UsageError(
        "\(options.geometry.name) has no pages; give paper such as a4 or letter",
        at: arguments.last("on")?.place)
    }
  }

  /// The settings for an article that asks for a style sheet of its own; nil for one that does not, or where the
  /// command line or `galley.yaml` has said it already.
  func adapted(to input: ArticleInput) throws -> PrintSettings? {
    guard asksArticles else { return nil }
    let (head, source) = FrontMatter.head(of: input.bytes, path: input.path)
    guard let wish = head.styleSheet else { return nil }
    let place = "\(input.path):\(source.position(of: wish.range.lowerBound))"
    let sheet = try ArticleStyleSheet.sheet(wish.text, of: input, at: place)
    return try PrintSettings(arguments, tool: tool, sheet: sheet)
  }

  /// Whether an article may say what it looks like.
  var asksArticles: Bool {
    arguments.last("preset") == nil && arguments.last("style-sheet") == nil
  }

  // MARK: - Style sheet

  private static func sheet(_ arguments: ParsedArguments) throws -> StyleSheet {
    var (preset, own) = (arguments.last("preset"), arguments.last("style-sheet"))
    if let first = preset, let second = own {
      // What is typed wins over what stands in a file.
      switch (first.isTyped, second.isTyped) {
      case (true, false): own = nil
      case (false, true): preset = nil
      default:
        throw UsageError(
          "--preset and --style-sheet do not go together; leave one away", at: second.place)
      }
    }
    if let own { return try StyleSheetArgument.sheet(own.text, at: own.place) }
    guard let preset else { return .largePrint }
    guard StyleSheet.presetNames.contains(preset.text),
      let sheet = StyleSheet.builtIn(preset.text)
    else {
      throw UsageError.unknown(
        "preset", preset.text, among: StyleSheet.presetNames,
        remedy: "use one of \(StyleSheet.presetNames.joined(separator: ", ")), or --style-sheet",
        at: preset.place)
    }
    return sheet
  }

  /// What a sheet is printed on where nobody says.
  private static func paper(of sheet: StyleSheet) -> PageGeometry {
    PageGeometry.named.first { $0.name == sheet.page.paper?.rawValue } ?? .a4
  }

  private static func scaled(
    _ sheet: StyleSheet, _ body: ParsedArguments.Value?, fonts: FontSet
  ) throws(UsageError) -> StyleSheet {
    guard let body else { return sheet }
    let text = body.text.hasSuffix("pt") ? body.text.dropLast(2) : body.text[...]
    let isPlain = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
    guard isPlain, let size = Double(text) else {
      throw UsageError("\"\(body.text)\" is no size; give points, such as 22", at: body.place)
    }
    do throws(BodySizeError) {
      return try sheet.scaled(toBody: size, sizes: fonts.sizes)
    } catch {
      throw UsageError(error.description, at: body.place)
    }
  }
}

extension ParsedArguments.Value {
  /// Whether it was given on the command line.
  fileprivate var isTyped: Bool { place.hasPrefix("-") }
}
