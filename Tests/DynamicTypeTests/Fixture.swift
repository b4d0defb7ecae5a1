import DynamicType
import Foundation

/// The tables beside the tests, as rows of named cells.
enum Fixture {
  typealias Row = [String: String]

  /// The rows of a comma-separated table without quoting, whose first line names the columns.
  static func rows(_ name: String, file: String = #filePath) throws -> [Row] {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    let text = try String(
      contentsOf: folder.appendingPathComponent("Fixtures").appendingPathComponent(name),
      encoding: .utf8)
    let lines = text.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    return lines.dropFirst().map { Row(uniqueKeysWithValues: zip(lines[0], $0)) }
  }

  /// The category that the row names.
  static func category(_ row: Row) throws -> ContentSizeCategory {
    try ContentSizeCategory(name: row["category"] ?? "")
  }
}

/// Numbers that are no sizes, and the ends of what a `Double` holds.
let hostileNumbers: [Double] = [
  .nan, .infinity, -.infinity, -1, 0, -0.0, Double.leastNonzeroMagnitude,
  -Double.leastNonzeroMagnitude, 1e308, -1e308,
  .greatestFiniteMagnitude, .signalingNaN,
]
