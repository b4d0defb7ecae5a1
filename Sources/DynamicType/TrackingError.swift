/// What is wrong with a tracking table of one's own.
public enum TrackingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No row.
  case empty
  /// A size that is not finite or not above 0; `value` prints it.
  case size(value: String)
  /// A tracking that is not finite or beyond a whole em; `value` prints it.
  case thousandths(size: Double, value: String)
  /// Two rows of one size.
  case duplicate(size: Double)

  /// The error in words, lower case, with the remedy.
  public var message: String {
    switch self {
    case .empty:
      "tracking table has no row; give sizes in points with values in 1/1000 em, or use none"
    case .size(let value):
      "tracking table has a row for a size of \(value); give points above 0"
    case .thousandths(let size, let value):
      "tracking at \(plainNumber(size)) points is \(value); give 1/1000 em from -1000 to 1000"
    case .duplicate(let size):
      "tracking table has two rows for \(plainNumber(size)) points; keep one"
    }
  }

  /// The same as ``message``.
  public var description: String { message }
}
