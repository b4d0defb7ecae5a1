/// A number that is no size: what the validating initializers and functions throw.
public enum SizeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Not a number, or infinite: `what` names the quantity, `value` prints it.
  case notFinite(what: String, value: String)
  /// Zero or less where only a size above zero makes sense.
  case notPositive(what: String, value: Double)
  /// Outside the limits that the quantity has.
  case outOfRange(what: String, value: Double, lowest: Double, highest: Double)
  /// A display scale below 1 or above 10.
  case displayScale(Int)

  /// The error in words, lower case, with the remedy.
  public var message: String {
    switch self {
    case .notFinite(let what, let value):
      "\(what) is \(value), which is not a number of points; give a finite number"
    case .notPositive(let what, let value):
      "\(what) is \(plainNumber(value)); give a number above 0"
    case .outOfRange(let what, let value, let lowest, let highest):
      "\(what) is \(plainNumber(value)); give a number from \(plainNumber(lowest)) to "
        + plainNumber(highest)
    case .displayScale(let scale):
      "display scale is \(scale); give a whole number from 1 to 10, such as 3"
    }
  }

  /// The same as ``message``.
  public var description: String { message }

  /// Throws unless `value` is finite and at most ``largest`` in magnitude.
  static func check(finite value: Double, _ what: String) throws(SizeError) {
    guard value.isFinite else { throw .notFinite(what: what, value: "\(value)") }
    guard value.magnitude <= largest else {
      throw .outOfRange(what: what, value: value, lowest: -largest, highest: largest)
    }
  }

  /// Throws unless `value` is finite, above zero and at most ``largest``.
  package static func check(positive value: Double, _ what: String) throws(SizeError) {
    guard value.isFinite else { throw .notFinite(what: what, value: "\(value)") }
    guard value > 0 else { throw .notPositive(what: what, value: value) }
    guard value <= largest else {
      throw .outOfRange(what: what, value: value, lowest: 0, highest: largest)
    }
  }

  /// The largest magnitude that anything here computes with, in points.
  ///
  /// Beyond any page, and far inside what a `Double` and a 64-bit integer of pixels hold.
  static let largest = 1e9
}

extension Double {
  /// The value inside what the module computes with: not a number becomes 0, and a magnitude above
  /// `SizeError.largest` becomes that.
  var bounded: Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -SizeError.largest), SizeError.largest)
  }
}

/// The number as a person writes it: `17`, not `17.0`.
func plainNumber(_ value: Double) -> String {
  value == value.roundedHalfAway && value.magnitude < 1e15 ? "\(Int64(value))" : "\(value)"
}
