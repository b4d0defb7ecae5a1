extension ScalingCurve {
  /// The names of the built-in curves; `android`, `android-linear` and `linear` also take a list
  /// after a colon.
  public static let builtInNames = [
    "dynamicType", "moderate", "android", "android-linear", "linear",
  ]

  /// The built-in curve of that name: `dynamicType`, `moderate`, `android` (seven steps),
  /// `android:1.3`, `android:1.0,1.3`, `android-linear`, `android-linear:1.3`, `linear` (100 and
  /// 200 percent), `linear:100,150,200`.
  ///
  /// Letter case, spaces, hyphens and underscores in the words do not matter; a percent sign after
  /// a number is allowed. Throws ``CurveError``: an unknown name with the nearest, a number that
  /// is none or out of range, a list where none belongs.
  public init(name: String) throws(CurveError) {
    let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let list = parts.count > 1 ? parts[1] : nil
    switch Spelling(String(parts.first ?? "")).text {
    case "dynamictype": self = try Self.plain(.dynamicType, list)
    case "moderate": self = try Self.plain(.moderate, list)
    case "android": self = try Self.android(list, linear: false)
    case "androidlinear": self = try Self.android(list, linear: true)
    case "linear":
      guard let list else {
        self = .linear
        return
      }
      self = try Self.linear(percentages: Self.numbers(list, curve: "linear"))
    default:
      throw .unknownCurve(
        NameError(kind: "curve", name: name, choices: Self.builtInNames))
    }
  }

  private static func plain(
    _ curve: ScalingCurve, _ list: Substring?
  ) throws(CurveError) -> ScalingCurve {
    guard let list else { return curve }
    throw .unexpectedList(curve: curve.name, list: String(list))
  }

  private static func android(
    _ list: Substring?, linear: Bool
  ) throws(CurveError) -> ScalingCurve {
    guard let list else { return linear ? .androidLinear : .android }
    let curve = linear ? "android-linear" : "android"
    return try android(scales: numbers(list, curve: curve), linear: linear)
  }

  private static func numbers(
    _ list: Substring, curve: String
  ) throws(CurveError) -> [Double] {
    var found: [Double] = []
    for item in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard let number = decimalNumber(item) else {
        throw .notANumber(curve: curve, text: String(item))
      }
      found.append(number)
    }
    return found
  }
}

/// A number in ordinary decimal writing, with an optional percent sign: no exponent, sign, `nan`
/// or hexadecimal, which the standard library would read as well.
func decimalNumber(_ text: Substring) -> Double? {
  var text = Substring(text.drop { $0 == " " })
  while text.last == " " || text.last == "%" { text.removeLast() }
  let isDecimal = text.utf8.allSatisfy { (48...57).contains($0) || $0 == 46 }
  guard isDecimal, !text.isEmpty, text.utf8.count <= 40 else { return nil }
  return Double(text)
}
