internal import GalleyKit

extension ImageComparison {
  /// What differs, in words on one line: `312 of 65,536 pixels differ (0.48 %), in 120 x 30 pixels from 10,20`.
  public var summary: String {
    var parts: [String] = []
    if !isSameSize {
      parts.append("the size was \(Self.size(reference)) and is \(Self.size(actual)) pixels")
    }
    if let area {
      let total = Self.grouped(pixelCount)
      let place =
        "in \(area.columns.count) x \(area.rows.count) pixels from "
        + "\(area.columns.lowerBound),\(area.rows.lowerBound)"
      parts.append(
        "\(Self.grouped(differingCount)) of \(total) pixels differ (\(percentage)), \(place)")
      if greatestDistance > 0 {
        parts.append("the greatest distance is \(Decimal.text(greatestDistance, places: 2))")
      }
    } else if isSameSize {
      parts.append(marks.isEmpty ? "they are the same" : "they match")
    }
    if addedRowCount > 0 {
      parts.append("\(Self.count(addedRowCount, "empty row is", "empty rows are")) in one alone")
    }
    if smoothedCount > 0 {
      parts.append("\(Self.count(smoothedCount, "differs", "differ")) in smoothing")
    }
    if ignoredCount > 0 { parts.append("\(Self.count(ignoredCount, "is", "are")) ignored") }
    return parts.joined(separator: "; ")
  }

  /// Never 0 where a pixel differs.
  private var percentage: String {
    let share = differingShare * 100
    return share < 0.01 ? "less than 0.01 %" : "\(Decimal.text(share, places: 2)) %"
  }

  private static func size(_ image: PixelImage) -> String {
    "\(image.pixelWidth) x \(image.pixelHeight)"
  }

  private static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(grouped(number)) \(number == 1 ? one : many)"
  }

  /// With a comma between thousands.
  private static func grouped(_ number: Int) -> String {
    var digits = ""
    for (index, digit) in String(number).reversed().enumerated() {
      if index > 0, index % 3 == 0 { digits.append(",") }
      digits.append(digit)
    }
    return String(digits.reversed())
  }
}
