internal import GalleyKit
internal import GalleySnapshot

/// Compares one article with itself under two font sets or two style sheets: the designer's before and after.
struct ArticleComparer {
  let tool: CommandLineTool
  let arguments: ParsedArguments
  let tolerance: ImageTolerance
  let pictures: ComparePictures

  /// The options that are given once for each side, or once for both.
  private static let sides = ["fonts", "style-sheet"]

  /// What differs. Throws ``UsageError`` where no option is given twice, and why a side cannot be set.
  func result(_ path: String) throws -> CompareResult {
    let own = try [arguments(side: 0), arguments(side: 1)]
    let input = try tool.input(path)
    let settings = try own.map { try PressSettings($0, tool: tool) }
    let presses = try settings.map { settings in
      let common = try Press(
        fonts: settings.fonts, styleSheet: settings.styleSheet, options: settings.options,
        temporaries: tool.temporaries)
      var presses = ArticlePresses(settings, common: common)
      return try presses.press(for: input)
    }
    let layers: Set<SnapshotLayer> =
      pictures.folder == nil ? [.layout, .trace] : [.layout, .trace, .pixels]
    let sides = try presses.map { press -> ArticleSummary.Side in
      var side = try press.snapshotsAndFindings(of: input, layers: layers)
      side.findings = press.findings + side.findings
      return side
    }
    return try result(input.path, presses, sides)
  }

  /// The arguments with the values of one side.
  private func arguments(side: Int) throws(UsageError) -> ParsedArguments {
    var own = arguments
    var isGivenTwice = false
    for name in Self.sides {
      guard let values = arguments.values[name] else { continue }
      guard values.count <= 2 else {
        throw UsageError("--\(name) is given \(values.count) times; give two to compare")
      }
      isGivenTwice = isGivenTwice || values.count == 2
      own.values[name] = [values[min(side, values.count - 1)]]
    }
    guard isGivenTwice else {
      throw UsageError(
        "one article is compared under two font sets or two style sheets; give --fonts or "
          + "--style-sheet twice, or name A and B")
    }
    return own
  }

  private func result(
    _ path: String, _ presses: [Press], _ sides: [ArticleSummary.Side]
  ) throws -> CompareResult {
    let order = presses[1].options.curve.steps.map(\.name)
    var steps: [LayoutVerdict.Step] = []
    var words: [String] = []
    var written: [String] = []
    for actual in sides[1].snapshots {
      guard let reference = sides[0].snapshots.first(where: { $0.name == actual.name }) else {
        words.append("\(actual.name) is new")
        continue
      }
      let layout = LayoutComparison(reference.layout, actual.layout)
      steps.append(LayoutVerdict.Step(name: actual.layout.step, comparison: layout))
      if layout.changes.isEmpty {
        words += TraceComparison(reference.trace, actual.trace).words.map {
          "\(actual.layout.step.uppercased()): \($0)"
        }
      }
      written += try images(reference, actual, of: path)
    }
    let verdict = LayoutVerdict(article: path, steps: steps, order: order)
    words = verdict.lines + words + ArticleSummary(sides[0], sides[1], order: order).words
    return CompareResult(
      name: "\(path), \(Self.name(presses[0], presses[1]))", kind: .article,
      status: words.isEmpty ? .same : .different,
      words: words.isEmpty ? ["it is set and painted the same"] : words, pictures: written)
  }

  /// Writes a picture for each page that looks otherwise: `04-l-difference.png`.
  private func images(
    _ reference: Snapshot, _ actual: Snapshot, of path: String
  ) throws -> [String] {
    let pages = zip(reference.images, actual.images).enumerated()
    return try pages.compactMap { index, images in
      if images.0 == images.1 { return nil }
      let comparison = ImageComparison(
        try PixelImage(decoding: images.0, path: path),
        try PixelImage(decoding: images.1, path: path), tolerance: tolerance)
      return try pictures.write(
        comparison, for: actual.name + ".png", page: actual.images.count > 1 ? index + 1 : nil)
    }
  }

  /// What the two sides are called: `atkinson -> inter`.
  private static func name(_ reference: Press, _ actual: Press) -> String {
    let names = [reference, actual].map { press in
      press.styleSheet.isDefault ? press.fonts.name : "\(press.fonts.name) \(press.styleSheet.name)"
    }
    return names.joined(separator: " -> ")
  }
}
