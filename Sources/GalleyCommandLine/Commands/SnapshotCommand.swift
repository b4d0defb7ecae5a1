internal import GalleyKit
internal import GalleySnapshot

/// `galley snapshot`: references of articles, and what differs from them.
struct SnapshotCommand {
  let tool: CommandLineTool
  let arguments: ParsedArguments

  /// What is done, the first operand.
  enum Action: String, CaseIterable {
    case record, verify, approve, list
  }

  /// Where what failed is left when nothing else is said.
  static let failures = "output/snapshots"

  /// The exit status: 0 when all match, 1 when something differs or was recorded by verifying, 2 when an article failed.
  func run() throws -> Int32 {
    var rest = arguments
    // The parser has checked that it is there.
    let action = rest.operands.isEmpty ? nil : Action(rawValue: rest.operands.removeFirst())
    switch action {
    case .record: return try SnapshotRecording(rest, tool: tool).run()
    case .verify: return try SnapshotVerifying(rest, tool: tool).run()
    case .approve: return try SnapshotApproval(tool: tool, arguments: rest).run()
    case .list, nil: return try SnapshotList(tool: tool, arguments: rest).run()
    }
  }
}
