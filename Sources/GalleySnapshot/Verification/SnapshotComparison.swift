/// What differs between a reference and a snapshot, the cheapest layer first.
///
/// The layout counts always. The trace is told in words only where the layout is equal, since what was set elsewhere
/// is painted elsewhere. Pixels do not count where another version of a library, or another scale, painted them.
public struct SnapshotComparison: Sendable {
  /// How the images of a snapshot compare with those of its reference.
  public enum Pixels: Sendable {
    /// Nobody took images, of the one or the other.
    case none
    /// By the digests of their files, or within the tolerance.
    case equal
    /// One for each page that differs, by the page's index.
    case different([Page])
    /// They were made by others: `cairo 1.16.0 -> 1.18.0`.
    case skipped(reasons: [String])
  }

  /// A page whose image differs.
  public struct Page: Sendable {
    /// From 0.
    public var index: Int
    /// Nil where one of the two is not there: the page is new or gone, or its reference was too large to be kept.
    public var images: ImageComparison?
    /// Where there are no two images, what is the matter.
    public var reason: String?

    /// What differs, in words.
    public var words: String { images?.summary ?? reason ?? "" }
  }

  public let layout: LayoutComparison
  /// Nil where it is equal or was not taken, or where the layout differs.
  public let trace: TraceComparison?
  public let pixels: Pixels

  /// Compares a snapshot with its reference.
  ///
  /// Throws ``SnapshotError`` for an image of the reference that cannot be decoded.
  ///
  /// - Parameters:
  ///   - layers: those that count.
  ///   - tolerance: what images may differ in.
  public init(
    _ reference: Reference, _ actual: Snapshot,
    layers: Set<SnapshotLayer> = Set(SnapshotLayer.allCases),
    tolerance: ImageTolerance = .exact
  ) throws(SnapshotError) {
    layout = LayoutComparison(
      layers.contains(.layout) ? reference.layout : actual.layout, actual.layout)
    let isLayoutEqual = layout.changes.isEmpty
    let isTraced = layers.contains(.trace) && isLayoutEqual
    trace = isTraced ? Self.trace(reference, actual) : nil
    pixels =
      layers.contains(.pixels) ? try Self.pixels(reference, actual, tolerance) : .none
  }

  /// Whether no layer that counts differs.
  public var isMatch: Bool {
    let isPainted =
      switch pixels {
      case .none, .equal, .skipped: true
      case .different: false
      }
    return layout.changes.isEmpty && trace == nil && isPainted
  }

  // MARK: - Layers

  private static func trace(_ reference: Reference, _ actual: Snapshot) -> TraceComparison? {
    guard let digest = reference.traceDigest, !actual.trace.isEmpty,
      digest != Reference.digest(of: actual.trace)
    else { return nil }
    return TraceComparison(reference.trace, actual.trace)
  }

  private static func pixels(
    _ reference: Reference, _ actual: Snapshot, _ tolerance: ImageTolerance
  ) throws(SnapshotError) -> Pixels {
    guard !reference.imageDigests.isEmpty, !actual.images.isEmpty else { return .none }
    let digests = actual.images.map { Reference.digest(of: $0) }
    if reference.imageDigests == digests { return .equal }
    let reasons = reference.origin.differences(to: actual.origin)
    guard reasons.isEmpty else { return .skipped(reasons: reasons) }
    var pages: [Page] = []
    for index in 0..<max(digests.count, reference.imageDigests.count) {
      let page = try page(index, reference, actual, digests, tolerance)
      if let page { pages.append(page) }
    }
    return pages.isEmpty ? .equal : .different(pages)
  }

  /// A page's difference; nil where it matches.
  private static func page(
    _ index: Int, _ reference: Reference, _ actual: Snapshot, _ digests: [String],
    _ tolerance: ImageTolerance
  ) throws(SnapshotError) -> Page? {
    guard index < reference.imageDigests.count else {
      return Page(index: index, reason: "the page is new")
    }
    guard index < digests.count else { return Page(index: index, reason: "the page is gone") }
    if reference.imageDigests[index] == digests[index] { return nil }
    guard let kept = reference.images[index] else {
      return Page(index: index, reason: "it differs; its reference was too large to be kept")
    }
    let comparison = ImageComparison(
      try PixelImage(decoding: kept, path: "\(reference.name).png"),
      try PixelImage(decoding: actual.images[index], path: "\(actual.name).png"),
      tolerance: tolerance)
    return comparison.isMatch ? nil : Page(index: index, images: comparison)
  }
}
