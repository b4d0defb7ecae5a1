internal import GalleyKit

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What differs between two images, pixel by pixel from the top left corner.
///
/// Rows that are equal cost no more than being read.
public struct ImageComparison: Sendable {
  public let reference: PixelImage
  public let actual: PixelImage
  public let tolerance: ImageTolerance
  /// How many pixels differ by more than the tolerance; a pixel that only one image has is one of them.
  public private(set) var differingCount = 0
  /// How many more differ by that, but only in how an edge is smoothed, which the tolerance allows.
  public private(set) var smoothedCount = 0
  /// How many more differ by that in ignored areas.
  public private(set) var ignoredCount = 0
  /// The greatest ``ColorDistance`` among the differing pixels that both images have.
  public private(set) var greatestDistance = 0.0
  /// The smallest area that holds all differing pixels; nil when there are none.
  public private(set) var area: PixelArea?
  /// What each pixel of the larger width and height is; empty when all are equal.
  private(set) var marks: [Mark] = []

  /// What a pixel is.
  enum Mark: UInt8, Sendable {
    case equal, differing, smoothed, ignored
  }

  public init(
    _ reference: PixelImage, _ actual: PixelImage, tolerance: ImageTolerance = .exact
  ) {
    self.reference = reference
    self.actual = actual
    self.tolerance = tolerance
    for row in 0..<pixelHeight { compare(row) }
  }

  /// The larger of both widths and of both heights.
  public var pixelWidth: Int { max(reference.pixelWidth, actual.pixelWidth) }
  public var pixelHeight: Int { max(reference.pixelHeight, actual.pixelHeight) }

  /// Whether both are of one width and height.
  public var isSameSize: Bool {
    (reference.pixelWidth, reference.pixelHeight) == (actual.pixelWidth, actual.pixelHeight)
  }

  /// The share of differing pixels, 0 to 1.
  public var differingShare: Double {
    differingCount == 0 ? 0 : Double(differingCount) / Double(pixelWidth * pixelHeight)
  }

  /// Whether they are of one size and differ by no more than the tolerance.
  public var isMatch: Bool { isSameSize && differingShare <= tolerance.share }

  // MARK: - Rows

  private mutating func compare(_ row: Int) {
    let (first, second) = (reference.bitmap, actual.bitmap)
    guard row < first.height, row < second.height else {
      return mark(0..<(row < first.height ? first.width : second.width), row: row)
    }
    let width = min(first.width, second.width)
    if !Self.isEqual(first, second, row: row, width: width) {
      for column in 0..<width where first[column, row] != second[column, row] {
        compare(column, row)
      }
    }
    mark(width..<max(first.width, second.width), row: row)
  }

  /// The corresponding C function is `memcmp`.
  private static func isEqual(_ a: Bitmap, _ b: Bitmap, row: Int, width: Int) -> Bool {
    guard width > 0 else { return true }
    return a.pixels.withUnsafeBufferPointer { first in
      b.pixels.withUnsafeBufferPointer { second in
        // A row that both have begins inside of both buffers.
        memcmp(
          first.baseAddress! + row * a.width, second.baseAddress! + row * b.width, 4 * width) == 0
      }
    }
  }

  /// Judges a pixel that is not the same in both.
  private mutating func compare(_ column: Int, _ row: Int) {
    let (first, second) = (reference.bitmap[column, row], actual.bitmap[column, row])
    let distance = ColorDistance.between(first, second)
    switch tolerance.color {
    case .exact: break
    case .channels(let most): if Self.channelDistance(first, second) <= most { return }
    case .perceptual(let most): if distance <= most { return }
    }
    let kind = kind(column, row)
    count(kind, column..<column + 1, row: row)
    if kind == .differing { greatestDistance = max(greatestDistance, distance) }
  }

  private func kind(_ column: Int, _ row: Int) -> Mark {
    if tolerance.ignoredAreas.contains(where: { $0.contains(column: column, row: row) }) {
      return .ignored
    }
    guard tolerance.allowsSmoothing else { return .differing }
    let (first, second) = (reference.bitmap, actual.bitmap)
    let isSmoothed =
      SmoothedEdge(image: first, other: second).contains(column: column, row: row)
      || SmoothedEdge(image: second, other: first).contains(column: column, row: row)
    return isSmoothed ? .smoothed : .differing
  }

  /// Counts pixels that one image alone has.
  private mutating func mark(_ columns: Range<Int>, row: Int) {
    for column in columns {
      let isIgnored = tolerance.ignoredAreas.contains { $0.contains(column: column, row: row) }
      count(isIgnored ? .ignored : .differing, column..<column + 1, row: row)
    }
  }

  private mutating func count(_ kind: Mark, _ columns: Range<Int>, row: Int) {
    if marks.isEmpty { marks = [Mark](repeating: .equal, count: pixelWidth * pixelHeight) }
    for column in columns { marks[row * pixelWidth + column] = kind }
    switch kind {
    case .equal: break
    case .smoothed: smoothedCount += columns.count
    case .ignored: ignoredCount += columns.count
    case .differing:
      differingCount += columns.count
      var area = area ?? PixelArea(columns: columns, rows: row..<row + 1)
      area.include(columns, row: row)
      self.area = area
    }
  }

  /// The greatest difference of a channel.
  private static func channelDistance(_ a: UInt32, _ b: UInt32) -> Int {
    var greatest = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      greatest = max(greatest, abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)))
    }
    return greatest
  }
}
