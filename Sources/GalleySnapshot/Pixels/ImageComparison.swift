internal import GalleyKit

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What differs between two images, pixel by pixel from the top left corner.
///
/// Rows that are equal cost no more than being read. Where only the heights differ, blocks that both images have are
/// compared with each other, so that one more line does not make everything below it differ.
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
  /// How many rows without anything on them only one image has; their pixels count as equal.
  public private(set) var addedRowCount = 0
  /// The greatest ``ColorDistance`` among the differing pixels that both images have.
  public private(set) var greatestDistance = 0.0
  /// The smallest area of the actual image that holds all differing pixels; nil when there are none. What only the
  /// reference has is where it would have been.
  public private(set) var area: PixelArea?
  /// The rows that are compared, from the top.
  let rows: [RowAlignment.Row]
  /// The rows of these that have differences.
  private(set) var differingRows: Range<Int>?
  /// What each pixel of each row is; empty when all are equal, and when there are more than `mostMarks`.
  private(set) var marks: [Mark] = []

  /// What a pixel is.
  enum Mark: UInt8, Sendable {
    case equal, differing, smoothed, ignored, added
  }

  public init(
    _ reference: PixelImage, _ actual: PixelImage, tolerance: ImageTolerance = .exact
  ) {
    self.reference = reference
    self.actual = actual
    self.tolerance = tolerance
    rows = RowAlignment(reference.bitmap, actual.bitmap).rows
    var nextRow = 0
    for index in rows.indices {
      let place = Place(index: index, row: rows[index].actual ?? nextRow)
      nextRow = rows[index].actual.map { $0 + 1 } ?? nextRow
      compare(rows[index], at: place)
    }
  }

  /// The larger of both widths.
  public var pixelWidth: Int { max(reference.pixelWidth, actual.pixelWidth) }

  /// Whether both are of one width and height.
  public var isSameSize: Bool {
    (reference.pixelWidth, reference.pixelHeight) == (actual.pixelWidth, actual.pixelHeight)
  }

  /// How many pixels are compared.
  public var pixelCount: Int { pixelWidth * rows.count }

  /// The share of differing pixels, 0 to 1.
  public var differingShare: Double {
    differingCount == 0 ? 0 : Double(differingCount) / Double(pixelCount)
  }

  /// Whether they are of one size and differ by no more than the tolerance.
  public var isMatch: Bool { isSameSize && differingShare <= tolerance.share }

  // MARK: - Rows

  /// Where a row stands among those that are compared, and in the actual image.
  private struct Place {
    let index: Int
    let row: Int
  }

  private mutating func compare(_ row: RowAlignment.Row, at place: Place) {
    let (first, second) = (reference.bitmap, actual.bitmap)
    guard let old = row.reference, let new = row.actual else {
      let (bitmap, alone) = row.reference.map { (first, $0) } ?? (second, place.row)
      return countAlone(bitmap, row: alone, at: place)
    }
    let width = min(first.width, second.width)
    if !Self.isEqual(first, old, second, new, width: width) {
      for column in 0..<width where first[column, old] != second[column, new] {
        compare(column, old, new, at: place)
      }
    }
    for column in width..<max(first.width, second.width) {
      count(isIgnored(column, place) ? .ignored : .differing, column, at: place)
    }
  }

  /// The corresponding C function is `memcmp`.
  private static func isEqual(
    _ a: Bitmap, _ old: Int, _ b: Bitmap, _ new: Int, width: Int
  ) -> Bool {
    guard width > 0 else { return true }
    return a.pixels.withUnsafeBufferPointer { first in
      b.pixels.withUnsafeBufferPointer { second in
        // The rows are inside of both buffers, which are not empty then.
        memcmp(
          first.baseAddress! + old * a.width, second.baseAddress! + new * b.width, 4 * width) == 0
      }
    }
  }

  /// Judges a pixel that is not the same in both.
  private mutating func compare(_ column: Int, _ old: Int, _ new: Int, at place: Place) {
    let (first, second) = (reference.bitmap[column, old], actual.bitmap[column, new])
    let distance = ColorDistance.between(first, second)
    switch tolerance.color {
    case .exact: break
    case .channels(let most): if Self.channelDistance(first, second) <= most { return }
    case .perceptual(let most): if distance <= most { return }
    }
    if isIgnored(column, place) {
      count(.ignored, column, at: place)
    } else if tolerance.allowsSmoothing, isSmoothed(column, old, new) {
      count(.smoothed, column, at: place)
    } else {
      count(.differing, column, at: place)
      greatestDistance = max(greatestDistance, distance)
    }
  }

  private func isIgnored(_ column: Int, _ place: Place) -> Bool {
    tolerance.ignoredAreas.contains { $0.contains(column: column, row: place.row) }
  }

  private func isSmoothed(_ column: Int, _ old: Int, _ new: Int) -> Bool {
    let (first, second) = (reference.bitmap, actual.bitmap)
    return SmoothedEdge(image: first, other: second, offset: new - old)
      .contains(column: column, row: old)
      || SmoothedEdge(image: second, other: first, offset: old - new)
        .contains(column: column, row: new)
  }

  /// The greatest difference of a channel.
  private static func channelDistance(_ a: UInt32, _ b: UInt32) -> Int {
    var greatest = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      greatest = max(greatest, abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)))
    }
    return greatest
  }

  // MARK: - Counting

  /// Enough for the two largest images that are decoded, one below the other. A wide one and a high one have an area that
  /// no memory holds.
  private static let mostMarks = 400_000_000

  /// Counts a row that one image alone has.
  private mutating func countAlone(_ bitmap: Bitmap, row: Int, at place: Place) {
    let isEmpty = bitmap.isBackground(row: row)
    if isEmpty { addedRowCount += 1 }
    for column in 0..<bitmap.width {
      count(
        isEmpty ? .added : isIgnored(column, place) ? .ignored : .differing, column, at: place)
    }
  }

  private mutating func count(_ mark: Mark, _ column: Int, at place: Place) {
    if marks.isEmpty, pixelCount <= Self.mostMarks {
      marks = [Mark](repeating: .equal, count: pixelCount)
    }
    if !marks.isEmpty { marks[place.index * pixelWidth + column] = mark }
    switch mark {
    case .equal: return
    case .smoothed: smoothedCount += 1
    case .ignored: ignoredCount += 1
    case .added: note(place)
    case .differing:
      differingCount += 1
      note(place)
      if area?.include(column: column, row: place.row) == nil {
        area = PixelArea(columns: column..<column + 1, rows: place.row..<place.row + 1)
      }
    }
  }

  private mutating func note(_ place: Place) {
    differingRows = (differingRows?.lowerBound ?? place.index)..<place.index + 1
  }
}
