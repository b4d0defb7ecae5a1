internal import GalleyConfiguration

extension PageNumbering {
  /// A number of 1 or more as readers see it; empty where pages have none.
  func text(of number: Int) -> String {
    switch self {
    case .decimal: "\(number)"
    case .roman: Self.roman(number)
    case .none: ""
    }
  }

  /// The widest text of a number up to one, in faces whose digits are about equal: eights alone.
  func widestText(upTo number: Int) -> String {
    text(of: Int(String(repeating: "8", count: "\(number)".count)) ?? number)
  }

  private static func roman(_ number: Int) -> String {
    let signs = [
      (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"),
      (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
    ]
    var text = ""
    var rest = number
    for (value, sign) in signs {
      text += String(repeating: sign, count: rest / value)
      rest %= value
    }
    return text
  }
}

extension Page.Label {
  /// What readers see; empty for a page without a number.
  public var text: String { numbering.text(of: number) }
}
