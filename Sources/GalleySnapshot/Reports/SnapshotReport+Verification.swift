extension SnapshotReport.Step {
  /// What is said of a step of a verification; its files and pictures are yet to be written.
  init(_ step: SnapshotVerification.Step, of verification: SnapshotVerification) {
    let outcome: Outcome =
      switch step.outcome {
      case .match: .match
      case .different: .different
      case .missing: .missing
      case .damaged: .damaged
      }
    var alone = verification
    alone.steps = [step]
    self.init(
      name: step.snapshot.name, step: step.snapshot.layout.step, outcome: outcome,
      isRecorded: step.isRecorded, isFailure: step.isFailure, lines: alone.lines,
      skippedReasons: step.skippedReasons, pictures: [], files: [])
  }
}
