internal import GalleyKit

extension JSONValue {
  /// On one line, for messages.
  var shown: String {
    switch self {
    case .null: "none"
    case .bool(let bool): bool ? "true" : "false"
    case .number(let number): Decimal.text(number, places: 3)
    case .text(let text): QuotedText.shortened(text, to: 60)
    case .array(let elements): elements.count == 1 ? "1 element" : "\(elements.count) elements"
    case .object(let members): members.count == 1 ? "1 member" : "\(members.count) members"
    }
  }
}
