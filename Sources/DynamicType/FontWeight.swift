/// A weight of a typeface, by the values of CSS and OpenType (`usWeightClass`).
public enum FontWeight: Int, CaseIterable, Comparable, Sendable {
  /// 100.
  case ultraLight = 100
  /// 200.
  case thin = 200
  /// 300.
  case light = 300
  /// 400, the weight of running text.
  case regular = 400
  /// 500.
  case medium = 500
  /// 600, the weight of headlines.
  case semibold = 600
  /// 700.
  case bold = 700
  /// 800.
  case heavy = 800
  /// 900.
  case black = 900

  /// The next heavier weight, as the Bold Text accessibility setting moves it; black stays black.
  public var bolder: FontWeight { FontWeight(rawValue: rawValue + 100) ?? .black }

  /// The name: `ultraLight`, `thin`, … `black`.
  public var name: String {
    switch self {
    case .ultraLight: "ultraLight"
    case .thin: "thin"
    case .light: "light"
    case .regular: "regular"
    case .medium: "medium"
    case .semibold: "semibold"
    case .bold: "bold"
    case .heavy: "heavy"
    case .black: "black"
    }
  }

  /// The weight of that name: a case name, a number from 100 to 900, or the usual other words
  /// (`normal`, `book`, `demibold`, `extra bold`, `ultrabold`, `hairline`).
  ///
  /// Letter case, spaces and hyphens do not matter. Apple names ultra light at 100 and thin at
  /// 200, so `extra light` is not accepted: the two systems disagree about it.
  ///
  /// Throws ``NameError`` with the nearest name when nothing matches.
  public init(name: String) throws(NameError) {
    guard let weight = Self.bySpelling[Spelling(name).text] else {
      throw NameError(kind: "font weight", name: name, choices: Self.allCases.map(\.name))
    }
    self = weight
  }

  /// Whether the left weight is lighter than the right.
  public static func < (left: FontWeight, right: FontWeight) -> Bool {
    left.rawValue < right.rawValue
  }

  private static let bySpelling: [String: FontWeight] = {
    var found: [String: FontWeight] = [
      "normal": .regular, "book": .regular, "roman": .regular, "demibold": .semibold,
      "demi": .semibold, "extrabold": .heavy, "ultrabold": .heavy, "hairline": .ultraLight,
    ]
    for weight in allCases {
      found[Spelling(weight.name).text] = weight
      found["\(weight.rawValue)"] = weight
    }
    return found
  }()
}
