/// How the items of an ordered list are counted.
public enum ListNumbering: String, CaseIterable, Sendable, Hashable {
  case decimal
  /// a, b … z, aa; A, B … Z, AA.
  case lowerAlpha, upperAlpha
  /// i, ii, iii, iv; I, II, III, IV.
  case lowerRoman, upperRoman

  /// The numbering that the attribute `type` of an HTML list names (WHATWG HTML, 4.4.5); decimal for any other.
  init(htmlType type: String?) {
    self =
      switch type {
      case "a": .lowerAlpha
      case "A": .upperAlpha
      case "i": .lowerRoman
      case "I": .upperRoman
      default: .decimal
      }
  }

  /// A number as it counts: letters from 1 on, Roman numerals from 1 to 3,999, and decimal where those have none.
  package func text(of number: Int) -> String {
    switch self {
    case .lowerAlpha where number > 0: Self.letters(number, from: UInt8(ascii: "a"))
    case .upperAlpha where number > 0: Self.letters(number, from: UInt8(ascii: "A"))
    case .lowerRoman where 1...3999 ~= number: Self.roman(number).lowercased()
    case .upperRoman where 1...3999 ~= number: Self.roman(number)
    default: "\(number)"
    }
  }

  /// In base 26 without a zero.
  private static func letters(_ number: Int, from first: UInt8) -> String {
    var letters: [UInt8] = []
    var left = number
    while left > 0 {
      letters.append(first + UInt8((left - 1) % 26))
      left = (left - 1) / 26
    }
    return String(decoding: letters.reversed(), as: UTF8.self)
  }

  private static let numerals = [
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
    (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
  ]

  private static func roman(_ number: Int) -> String {
    var text = ""
    var left = number
    for (value, numeral) in numerals {
      while left >= value {
        text += numeral
        left -= value
      }
    }
    return text
  }
}
