internal import GalleyConfiguration

/// A moment in Coordinated Universal Time, to the second.
public struct PDFDate: Sendable, Hashable {
  /// Since 1 January 1970, 00:00:00 UTC, as in `SOURCE_DATE_EPOCH`.
  public var secondsSince1970: Int

  public init(secondsSince1970: Int) {
    self.secondsSince1970 = secondsSince1970
  }

  /// `D:20240131235959Z`, as PDF has it.
  var pdf: String {
    let f = fields
    return "D:\(f.year)\(f.month)\(f.day)\(f.hour)\(f.minute)\(f.second)Z"
  }

  /// `2024-01-31T23:59:59Z`, as XMP has it.
  var xmp: String {
    let f = fields
    return "\(f.year)-\(f.month)-\(f.day)T\(f.hour):\(f.minute):\(f.second)Z"
  }

  private typealias Fields = (
    year: String, month: String, day: String, hour: String, minute: String, second: String
  )

  /// The proleptic Gregorian calendar, counted in eras of 400 years that begin on 1 March of year
  /// 0.
  private var fields: Fields {
    let dayNumber = Self.floorDivide(secondsSince1970, 86_400)
    let second = secondsSince1970 - dayNumber * 86_400
    let shifted = dayNumber + 719_468
    let era = Self.floorDivide(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let calendarMonth = month < 10 ? month + 3 : month - 9
    let year = yearOfEra + era * 400 + (calendarMonth <= 2 ? 1 : 0)
    return (
      Decimal.padded(year, to: 4), Decimal.padded(calendarMonth, to: 2), Decimal.padded(day, to: 2),
      Decimal.padded(second / 3600, to: 2), Decimal.padded(second / 60 % 60, to: 2),
      Decimal.padded(second % 60, to: 2)
    )
  }

  private static func floorDivide(_ a: Int, _ b: Int) -> Int {
    a >= 0 ? a / b : -((b - 1 - a) / b)
  }
}
