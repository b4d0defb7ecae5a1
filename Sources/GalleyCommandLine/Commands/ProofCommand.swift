internal import GalleyKit

/// `galley proof`: every article at every size, into files.
struct ProofCommand {
  let tool: CommandLineTool
  let arguments: ParsedArguments

  /// The exit status: 2 when an article failed, 1 under `--strict` when there is something to warn of.
  func run() throws -> Int32 {
    var run = try ProofRun(arguments, tool: tool)
    for place in ProofRun.places(arguments.operands) { _ = run.proof(place) }
    run.finish()
    return run.status(isStrict: arguments.isOn("strict"))
  }
}
