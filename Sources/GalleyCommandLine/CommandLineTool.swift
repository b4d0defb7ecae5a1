public import GalleyKit

/// The command line: from arguments to an exit status. It keeps no state between runs.
public struct CommandLineTool: Sendable {
  /// Where it reads and writes.
  public var console: Console
  /// The environment's variables; only `SOURCE_DATE_EPOCH`, `TERM`, `CI` and `GALLEY_RECORD` matter.
  public var environment: [String: String]
  /// The path of the running program, which installed font sets are found from.
  public var executable: String?
  /// What an interrupt removes.
  public var temporaries: TemporaryFiles

  public init(
    console: Console, environment: [String: String], executable: String?,
    temporaries: TemporaryFiles
  ) {
    self.console = console
    self.environment = environment
    self.executable = executable
    self.temporaries = temporaries
  }

  /// Runs the command that the arguments name; the program's own name is not among them.
  ///
  /// The result is the exit status: 0, 1 for findings under `--strict`, 2 for misuse or failure.
  public func run(_ arguments: [String]) -> Int32 {
    do {
      return try dispatch(arguments)
    } catch is OutputClosed {
      // Who closes the pipe has read enough.
      return 0
    } catch let error as ConfigurationError {
      complain("\(error)", about: error.path)
    } catch let error as FileAccessError {
      complain("\(error)", about: error.path)
    } catch PressError.font(let error) {
      complain("\(error)", about: error.set)
    } catch {
      complain("\(error)")
    }
    return 2
  }

  /// Writes a failure to standard error, safe for a terminal, the place of a file first.
  func complain(_ description: String, about path: String? = nil) {
    console.report(Diagnostic(description, about: path).line)
  }

  // MARK: - Commands

  private func dispatch(_ arguments: [String]) throws -> Int32 {
    let help = Help(commands: CommandTable.all)
    guard let name = arguments.first else {
      console.error(Array(help.overview.utf8))
      return 2
    }
    switch name {
    case "--help", "-h":
      console.print(help.overview)
      return 0
    case "--version", "-V":
      console.print(Self.version)
      return 0
    default: break
    }
    guard let command = CommandTable.all.first(where: { $0.name == name }) else {
      throw UsageError.unknown(
        name.hasPrefix("-") ? "option" : "command", name,
        among: CommandTable.all.map(\.name) + ["--help", "--version"],
        remedy: "see `galley help`")
    }
    return try run(command, Array(arguments.dropFirst()), help)
  }

  private func run(
    _ command: CommandDescription, _ arguments: [String], _ help: Help
  ) throws -> Int32 {
    // Help is given also when the rest is not right yet.
    let options = arguments.prefix { $0 != "--" }
    if options.contains("--help") || options.contains("-h") {
      console.print(help.text(of: command))
      return 0
    }
    if options.contains("--schema"), let schema = Self.schema(of: command) {
      console.print(schema)
      return 0
    }
    var parser = ArgumentParser(command)
    let parsed = try parser.parse(arguments)
    switch command.name {
    case CommandTable.proof.name:
      return try proof(parsed, command)
    case CommandTable.print.name:
      return try PrintCommand(tool: self, arguments: completed(parsed, command)).run()
    case CommandTable.measure.name:
      return try MeasureCommand(tool: self, arguments: completed(parsed, command)).run()
    case CommandTable.article.name:
      return try ArticleCommand(tool: self, arguments: completed(parsed, command)).run()
    case CommandTable.fonts.name:
      return try FontsCommand(tool: self, arguments: completed(parsed, command)).run()
    case CommandTable.scale.name:
      return try ScaleCommand(tool: self, arguments: completed(parsed, command)).run()
    case CommandTable.styles.name:
      return try StylesCommand(tool: self, arguments: completed(parsed, command)).run()
    case CommandTable.snapshot.name:
      return try SnapshotCommand(tool: self, arguments: completed(parsed, command)).run()
    case CommandTable.compare.name:
      return try CompareCommand(tool: self, arguments: completed(parsed, command)).run()
    case CommandTable.completion.name:
      let shell = parsed.operands.first ?? Completion.shells[0]
      console.print(Completion(commands: CommandTable.all).script(for: shell))
    default:
      let wanted = CommandTable.all.first { $0.name == parsed.operands.first }
      console.print(wanted.map(help.text) ?? help.overview)
    }
    return 0
  }

  private func proof(_ parsed: ParsedArguments, _ command: CommandDescription) throws -> Int32 {
    let arguments = try completed(parsed, command)
    guard arguments.isOn("watch") else {
      return try ProofCommand(tool: self, arguments: arguments).run()
    }
    return try WatchCommand(
      tool: self, arguments: { try completed(parsed, command) },
      watcher: WatchCommand.systemWatcher()
    ).run()
  }

  /// The form of what a command prints as JSON; nil for one without `--schema`.
  private static func schema(of command: CommandDescription) -> String? {
    switch command.name {
    case CommandTable.measure.name: Measurements.schema
    case CommandTable.article.name: ArticleTree.schema
    default: nil
    }
  }

  /// The arguments with the defaults of the working folder.
  private func completed(
    _ parsed: ParsedArguments, _ command: CommandDescription
  ) throws -> ParsedArguments {
    guard FileReader.isFile(Settings.fileName) else { return parsed }
    let bytes = try FileReader.bytes(of: Settings.fileName, limit: 1 << 20)
    let source = SourceText(path: Settings.fileName, bytes: bytes)
    let settings = try Settings(source, commands: CommandTable.all)
    return parsed.completed(by: try settings.arguments(for: command))
  }

  private static var version: String {
    let libraries = Version.libraries.map { "  \($0.name) \($0.version)\n" }.joined()
    return "galley \(Version.number)\n\(libraries)"
  }
}
