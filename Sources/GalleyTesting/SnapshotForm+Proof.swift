internal import GalleyKit
public import GalleySnapshot

extension SnapshotForm where Value == ArticleProof {
  /// The layout of each step, as text: what was set where, in which faces, and how lines broke.
  ///
  /// What differs is told once and where it begins, for all steps together. A face whose file is another counts only
  /// when something is set otherwise by it.
  public static var layout: SnapshotForm {
    SnapshotForm(
      fileExtension: "txt",
      files: { proof in
        try proof.snapshots(.layout).map {
          SnapshotFile(name: $0.name, bytes: Array($0.layout.text.utf8))
        }
      },
      compare: { proof, pairs in try SnapshotDifference(ofLayouts: pairs, of: proof) })
  }

  /// The trace of each step: every glyph, form and color, a line each.
  public static var trace: SnapshotForm {
    SnapshotForm(
      fileExtension: "trace.txt",
      files: { proof in
        try proof.snapshots(.trace).map { SnapshotFile(name: $0.name, bytes: $0.trace) }
      },
      compare: { _, pairs in
        var difference = SnapshotDifference()
        for pair in pairs {
          difference.add(pair.name, TraceComparison(pair.reference, pair.actual).words)
        }
        return difference
      })
  }

  /// The pixels of each step, at one pixel a point.
  public static var image: SnapshotForm { image(scale: 1) }

  /// The pixels of each step, and of each page of paper.
  ///
  /// An image keeps the versions of the libraries that painted it. Where they are others now, its pixels may differ: it
  /// is not compared then, which is noted.
  ///
  /// - Parameters:
  ///   - scale: pixels a point.
  ///   - tolerance: what the pixels may differ in.
  public static func image(scale: Int, tolerance: ImageTolerance = .exact) -> SnapshotForm {
    SnapshotForm(
      fileExtension: "png",
      files: { proof in
        try proof.snapshots(.pixels, scale: scale).flatMap { snapshot in
          let origin = ImageOrigin(snapshot.origin)
          let isPaged = proof.press.options.geometry.height != nil
          return snapshot.images.enumerated().map { index, image in
            SnapshotFile(
              name: snapshot.name, page: isPaged ? index + 1 : nil, bytes: origin.added(to: image))
          }
        }
      },
      compare: { _, pairs in try SnapshotDifference(ofImages: pairs, tolerance: tolerance) })
  }

  /// The PDF of each step, with its tags.
  ///
  /// Every byte counts. What differs is told of fonts, tags, bookmarks and links, and of the sizes, texts and pixels of
  /// pages, with pictures; for that the programs of Poppler have to be there.
  public static var pdf: SnapshotForm {
    SnapshotForm(
      fileExtension: "pdf",
      files: { proof in
        let options = proof.press.options
        return try proof.press.impressions(of: proof.article) { impression in
          SnapshotFile(
            name: OutputNames.stem(of: impression.galley.step),
            bytes: try impression.pdf(options: options))
        }.values
      },
      compare: { _, pairs in SnapshotDifference(ofDocuments: pairs) })
  }
}

extension ArticleProof {
  /// The snapshots of all steps with one layer beside the layout.
  fileprivate func snapshots(_ layer: SnapshotLayer, scale: Int? = nil) throws -> [Snapshot] {
    var options = press.options
    options.scale = scale ?? options.scale
    let press = Press(sharing: press, styleSheet: press.styleSheet, options: options)
    return try press.snapshots(of: article, layers: [layer])
  }
}

extension SnapshotDifference {
  fileprivate init(ofLayouts pairs: [SnapshotPair], of proof: ArticleProof) throws {
    self.init()
    var steps: [LayoutVerdict.Step] = []
    for pair in pairs {
      let texts = [pair.reference, pair.actual].map { String(decoding: $0, as: UTF8.self) }
      let actual = try LayoutRecord(parsing: texts[1], path: pair.path)
      let reference: LayoutRecord
      do {
        reference = try LayoutRecord(parsing: texts[0], path: pair.path)
      } catch {
        add(pair.name, ["\(error)"])
        continue
      }
      let comparison = LayoutComparison(reference, actual)
      if reference.pageCount != actual.pageCount {
        add(pair.name, ["\(reference.pageCount) -> \(actual.pageCount) pages"])
      } else if !comparison.changes.isEmpty {
        add(pair.name, [])
      }
      steps.append(LayoutVerdict.Step(name: actual.step, comparison: comparison))
    }
    guard !names.isEmpty else { return }
    let order = proof.press.options.curve.steps.map(\.name)
    words += LayoutVerdict(article: proof.article.path, steps: steps, order: order).lines
  }
}
