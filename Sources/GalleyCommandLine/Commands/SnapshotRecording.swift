internal import GalleyKit
internal import GalleySnapshot

/// `galley snapshot record`: what articles are now becomes their references.
struct SnapshotRecording {
  private var articles: SnapshotRun
  private let isBeside: Bool

  init(_ arguments: ParsedArguments, tool: CommandLineTool) throws {
    articles = try SnapshotRun(arguments, tool: tool)
    isBeside = arguments.isOn("beside")
  }

  /// The exit status: 2 when an article failed.
  consuming func run() throws -> Int32 {
    for place in articles.places {
      let (settings, isBeside) = (articles.settings, isBeside)
      var lines: [String] = []
      _ = try articles.take(place) { taken in
        lines = try Self.record(taken, settings: settings, isBeside: isBeside)
      }
      for line in lines { try articles.say(line) }
    }
    return articles.finish()
  }

  /// Records the snapshots of an article, and says what is new.
  private static func record(
    _ taken: SnapshotRun.Taken, settings: SnapshotSettings, isBeside: Bool
  ) throws -> [String] {
    let verification = try SnapshotVerification(
      of: taken.snapshots, article: taken.article, in: taken.references, order: taken.order,
      mode: isBeside ? .never : .all, layers: settings.layers)
    var counts = [0, 0, 0]
    for step in verification.steps {
      switch step.outcome {
      case .match: counts[0] += 1
      case .missing: counts[1] += 1
      case .different, .damaged: counts[2] += 1
      }
      if isBeside, step.isFailure { try taken.references.accept(step.snapshot) }
    }
    let parts = zip(counts, ["as before", "new", isBeside ? "accepted beside others" : "changed"])
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let title = "\(taken.article), \(taken.variant)"
    var lines = ["\(title): \(parts.joined(separator: ", ")) in \(taken.references.path)"]
    let large = taken.snapshots.reduce(0) { count, snapshot in
      count + snapshot.images.count { $0.count > ReferenceFolder.largestImage }
    }
    if large > 0 {
      let limit = ReferenceFolder.largestImage >> 10
      lines.append(
        "\(title): of \(large) images above \(limit) KiB only the digests are kept; a lower --scale makes "
          + "them smaller")
    }
    return lines
  }
}
