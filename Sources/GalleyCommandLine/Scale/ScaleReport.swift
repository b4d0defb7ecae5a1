internal import GalleyKit

/// An answer of `galley scale`, for people and for programs.
protocol ScaleReport {
  /// Aligned tables.
  var text: String { get }
  /// What holds for all records.
  var head: [(name: String, value: Records.Field)] { get }
  /// One record for each style and step.
  var records: Records { get }
}

extension ScaleReport {
  var head: [(name: String, value: Records.Field)] { [] }

  /// A size and its leading as typesetters write them, `17/22`, with at most so many decimals.
  static func shown(_ size: Double, _ leading: Double, places: Int = 1) -> String {
    Decimal.text(size, places: places) + "/" + Decimal.text(leading, places: places)
  }
}
