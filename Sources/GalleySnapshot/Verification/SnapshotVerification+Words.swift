internal import GalleyKit

extension SnapshotVerification {
  /// What differs, a line each: the ``verdict``; then, where layouts are equal, what is painted otherwise; then the steps
  /// without a reference, and those whose reference is damaged.
  ///
  ///     AX3, paragraph 14 (guide.md:88): line 2 now breaks before "type", not before "large"; width 312.4 -> 318
  ///     XS-AX5: color #1a1a1a -> #000000 of 41 texts, first "Large type"
  ///     AX5: there is no reference
  public var lines: [String] {
    var told = Told()
    for step in steps {
      switch step.outcome {
      case .match: continue
      case .different(let comparison):
        for (topic, words) in comparison.paintedWords { told.add(topic, words, step) }
      case .missing: told.add("missing", "there is no reference", step)
      case .damaged(let error): told.add("\(error)", "\(error)", step)
      }
    }
    return verdict.lines + told.lines(order: order)
  }

  /// Why images of some steps did not count, each reason once.
  public var skippedReasons: [String] {
    var seen: Set<String> = []
    return steps.flatMap(\.skippedReasons).filter { seen.insert($0).inserted }
  }
}

extension SnapshotVerification.Step {
  /// What it was compared in; nil where there was nothing to compare with.
  public var comparison: SnapshotComparison? {
    switch outcome {
    case .match(let comparison), .different(let comparison): comparison
    case .missing, .damaged: nil
    }
  }

  /// Why its images did not count.
  public var skippedReasons: [String] {
    if case .skipped(let reasons) = comparison?.pixels { reasons } else { [] }
  }
}

extension SnapshotComparison {
  /// What is painted otherwise though the layout is equal: what each is about, and its words. Of images only where the
  /// trace does not tell it.
  var paintedWords: [(topic: String, words: String)] {
    guard layout.changes.isEmpty else { return [] }
    if let trace { return Array(zip(trace.topics, trace.words)) }
    guard case .different(let pages) = pixels else { return [] }
    return pages.map { page in
      let name = page.index == 0 ? "image" : "image of page \(page.index + 1)"
      return (name, "\(name): \(page.words)")
    }
  }
}

/// Words with the steps that they are true of.
private struct Told {
  private var entries: [(topic: String, words: String, steps: [String])] = []

  /// Notes words; those of the first step stand for all that are about the same.
  mutating func add(_ topic: String, _ words: String, _ step: SnapshotVerification.Step) {
    let name = step.snapshot.layout.step
    if let index = entries.firstIndex(where: { $0.topic == topic }) {
      entries[index].steps.append(name)
    } else {
      entries.append((topic, words, [name]))
    }
  }

  func lines(order: [String]) -> [String] {
    entries.map { entry in
      let steps = Finding.shown(entry.steps, order: order, made: []).uppercased()
      return "\(steps): \(entry.words)"
    }
  }
}
