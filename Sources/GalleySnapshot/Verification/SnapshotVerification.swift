/// What came of verifying the snapshots of one article in one variant.
public struct SnapshotVerification: Sendable {
  /// What came of one snapshot.
  public struct Step: Sendable {
    public enum Outcome: Sendable {
      case match(SnapshotComparison)
      case different(SnapshotComparison)
      /// There was no reference.
      case missing
      /// The reference cannot be read.
      case damaged(SnapshotError)
    }

    public var snapshot: Snapshot
    /// The accepted reference that it matches, else the first; nil where there is none, or a damaged one.
    public var reference: Reference?
    public var outcome: Outcome
    /// Whether it is the reference now.
    public var isRecorded: Bool

    /// Whether the run fails for it: it does not match, or was recorded, so that nobody takes a new reference for a
    /// passed test.
    public var isFailure: Bool {
      if isRecorded { return true }
      return if case .match = outcome { false } else { true }
    }
  }

  /// The article's path.
  public var article: String
  public var folder: ReferenceFolder
  /// In the curve's order.
  public var steps: [Step]
  /// The names of the curve's steps.
  public var order: [String]

  /// Compares snapshots with their references and records what the mode says.
  ///
  /// Throws ``SnapshotError`` when a reference cannot be written.
  public init(
    of snapshots: [Snapshot], article: String, in folder: ReferenceFolder, order: [String],
    mode: RecordMode, layers: Set<SnapshotLayer> = Set(SnapshotLayer.allCases),
    tolerance: ImageTolerance = .exact
  ) throws(SnapshotError) {
    self.article = article
    self.folder = folder
    self.order = order
    steps = []
    for snapshot in snapshots {
      var step = Self.step(snapshot, in: folder, layers: layers, tolerance: tolerance)
      if step.isRecorded(in: mode) {
        try folder.record(snapshot)
        step.isRecorded = true
      }
      steps.append(step)
    }
  }

  public var isFailure: Bool { steps.contains { $0.isFailure } }

  /// What differs between the layouts, in words.
  public var verdict: LayoutVerdict {
    let differing = steps.compactMap { step -> LayoutVerdict.Step? in
      guard case .different(let comparison) = step.outcome else { return nil }
      return LayoutVerdict.Step(name: step.snapshot.layout.step, comparison: comparison.layout)
    }
    return LayoutVerdict(article: article, steps: differing, order: order)
  }

  private static func step(
    _ snapshot: Snapshot, in folder: ReferenceFolder, layers: Set<SnapshotLayer>,
    tolerance: ImageTolerance
  ) -> Step {
    var step = Step(snapshot: snapshot, reference: nil, outcome: .missing, isRecorded: false)
    do {
      for reference in try folder.references(snapshot.name) {
        let comparison = try SnapshotComparison(
          reference, snapshot, layers: layers, tolerance: tolerance)
        if comparison.isMatch {
          step.reference = reference
          step.outcome = .match(comparison)
          break
        }
        // The difference is told from the first one.
        if step.reference == nil {
          step.reference = reference
          step.outcome = .different(comparison)
        }
      }
    } catch {
      step.outcome = .damaged(error)
    }
    return step
  }
}

extension SnapshotVerification.Step {
  /// Whether a mode makes it the reference.
  fileprivate func isRecorded(in mode: RecordMode) -> Bool {
    switch outcome {
    case .match: mode.records(isMissing: false, differs: false)
    case .missing: mode.records(isMissing: true, differs: false)
    case .different, .damaged: mode.records(isMissing: false, differs: true)
    }
  }
}
