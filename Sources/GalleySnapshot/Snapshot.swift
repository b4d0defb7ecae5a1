public import GalleyKit

/// One step of an article as it was set and painted: three layers, and what it was made with.
public struct Snapshot: Hashable, Sendable {
  /// The step's file stem, `03-m`.
  public var name: String
  public var origin: SnapshotOrigin
  public var layout: LayoutRecord
  /// The trace of all pages.
  public var trace: [UInt8]
  /// A PNG file for each page.
  public var images: [[UInt8]]

  public init(
    name: String, origin: SnapshotOrigin, layout: LayoutRecord, trace: [UInt8], images: [[UInt8]]
  ) {
    self.name = name
    self.origin = origin
    self.layout = layout
    self.trace = trace
    self.images = images
  }

  /// Takes one of an impression. Its faces have the paths of their files in the place of digests.
  init(of impression: Impression, layers: Set<SnapshotLayer>, scale: Int) throws {
    name = OutputNames.stem(of: impression.galley.step)
    origin = SnapshotOrigin(scale: scale)
    layout = LayoutRecord(
      impression.galley, pages: impression.pages, digest: impression.file,
      name: impression.name)
    trace = layers.contains(.trace) ? impression.trace : []
    images = []
    guard layers.contains(.pixels) else { return }
    let options = PNGOptions(scale: Double(scale))
    for page in impression.pages { images.append(try impression.png(of: page, options: options)) }
  }
}

extension Press {
  /// A snapshot of each step, in the curve's order.
  ///
  /// Throws ``PressError``.
  ///
  /// - Parameter layers: those that are wanted; the layout is there in any case.
  public func snapshots(
    of input: ArticleInput, layers: Set<SnapshotLayer> = Set(SnapshotLayer.allCases),
    observer: PressObserver = PressObserver()
  ) throws(PressError) -> [Snapshot] {
    try snapshotsAndFindings(of: input, layers: layers, observer: observer).snapshots
  }

  /// The snapshots, and what was found in setting the article.
  package func snapshotsAndFindings(
    of input: ArticleInput, layers: Set<SnapshotLayer>, observer: PressObserver = PressObserver()
  ) throws(PressError) -> (snapshots: [Snapshot], findings: [Finding]) {
    let scale = options.scale
    var (snapshots, findings) = try impressions(of: input, observer: observer) { impression in
      try Snapshot(of: impression, layers: layers, scale: scale)
    }
    // Only files that some glyph was taken from are read, and each once.
    for index in snapshots.indices {
      for face in snapshots[index].layout.faces.indices {
        let file = snapshots[index].layout.faces[face].digest
        do {
          snapshots[index].layout.faces[face].digest = try String(sha256(of: file).prefix(16))
        } catch {
          throw .file(error)
        }
      }
    }
    return (snapshots, findings)
  }
}

extension Snapshot {
  /// What a reference was recorded from; nil where a part of it was too large to be kept.
  public init?(_ reference: Reference) {
    let images = reference.images.compactMap { $0 }
    guard images.count == reference.imageDigests.count,
      reference.traceDigest == nil || reference.trace != nil
    else { return nil }
    self.init(
      name: reference.name, origin: reference.origin, layout: reference.layout,
      trace: reference.trace ?? [], images: images)
  }
}
