internal import GalleyKit
internal import GalleySnapshot

/// Articles on their way through a press into snapshots, one after the other, with what is said of them.
struct SnapshotRun {
  /// The snapshots of an article, and where their references are.
  struct Taken {
    var article: String
    var variant: String
    /// The article's folder below an output folder, as `galley proof` names it.
    var folder: String
    var references: ReferenceFolder
    /// The names of the curve's steps.
    var order: [String]
    var snapshots: [Snapshot]
  }

  let settings: SnapshotSettings
  let tool: CommandLineTool
  let places: [ProofRun.Place]
  private let progress: ProgressLine
  private let timings: Timings?
  private var presses: ArticlePresses
  private var report: ProofReport
  /// The articles by the folders of their references.
  private var owners: [String: String] = [:]

  /// Reads what all articles share. Throws what is wrong with it.
  init(_ arguments: ParsedArguments, tool: CommandLineTool) throws {
    settings = try SnapshotSettings(arguments, tool: tool)
    self.tool = tool
    places = ProofRun.places(arguments.operands)
    let press = try Press(
      fonts: settings.press.fonts, styleSheet: settings.press.styleSheet,
      options: settings.press.options, temporaries: tool.temporaries)
    presses = ArticlePresses(settings.press, common: press)
    progress = ProgressLine(
      tool.console, isQuiet: settings.isQuiet, environment: tool.environment)
    timings = arguments.isOn("timings") ? Timings() : nil
    report = ProofReport(press: press, console: tool.console, isQuiet: settings.isQuiet)
  }

  /// Takes the snapshots of an article that the filter lets pass and gives them to `body`; an article that has none is
  /// passed over. Says what went wrong, and gives it back.
  mutating func take(_ place: ProofRun.Place, _ body: (Taken) throws -> Void) throws -> String? {
    do {
      if let taken = try snapshots(place) { try body(taken) }
      report.count(1)
      return nil
    } catch {
      progress.clear()
      report.fail(place.article, error, tool: tool)
      return "\(error)"
    }
  }

  /// Says what is to be said of all articles together. The result is 2 when one failed, else 0.
  func finish() -> Int32 {
    report.finish()
    if let timings { tool.console.report(timings.table) }
    return report.status(isStrict: false)
  }

  /// Writes a line to standard output unless it is to be quiet.
  func say(_ line: String) throws {
    if !settings.isQuiet { try tool.tell(line) }
  }

  // MARK: - Taking

  private mutating func snapshots(_ place: ProofRun.Place) throws -> Taken? {
    guard place.article != "-" else {
      throw UsageError("an article from standard input has no place for references; give its path")
    }
    let input = try tool.input(place.article)
    var press = try presses.press(for: input)
    report.begin(press)
    let variant = press.variantName
    let steps = press.options.steps.filter {
      settings.filter.contains(
        article: input.path, variant: variant, name: OutputNames.stem(of: $0))
    }
    guard !steps.isEmpty else { return nil }
    if steps.count < press.options.steps.count {
      var options = press.options
      options.steps = steps
      press = Press(sharing: press, styleSheet: press.styleSheet, options: options)
    }
    let references = try references(of: input.path, variant: variant)
    let snapshots = try press.snapshots(
      of: input, layers: settings.layers, observer: observer(for: input.path, steps.count))
    progress.clear()
    return Taken(
      article: input.path, variant: variant, folder: place.folder, references: references,
      order: press.options.curve.steps.map(\.name), snapshots: snapshots)
  }

  /// The folder of an article's references. Throws ``UsageError`` where another article of the run has the same.
  private mutating func references(
    of article: String, variant: String
  ) throws -> ReferenceFolder {
    let folder = ReferenceFolder(of: article, variant: variant, temporaries: tool.temporaries)
    let parts = FilePath.parts(of: folder.path, from: FileReader.workingFolder)
    if let other = owners.updateValue(article, forKey: parts.joined(separator: "/")) {
      throw UsageError("its references would be those of \(other); rename one of them")
    }
    return folder
  }

  private func observer(for path: String, _ total: Int) -> PressObserver {
    let done = Counter()
    progress.show("\(path): reading")
    return PressObserver(event: { [progress, timings] event in
      timings?.record(event)
      if case .finished(let step) = event {
        progress.show("\(path): \(done.next()) of \(total) sizes (\(step.name))")
      }
    })
  }
}
