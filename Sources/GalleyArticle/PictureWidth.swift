internal import GalleyConfiguration

/// How wide an author wants a picture.
public enum PictureWidth: Sendable, Hashable {
  /// Pixels of CSS, which are points here.
  case points(Double)
  /// A share of the measure, 0 < share <= 1.
  case share(Double)

  /// `50%`, `200`, `200px` or `200pt`; nil for anything else.
  init?(_ text: String) {
    var text = Substring(text)
    if text.hasSuffix("%") {
      guard let percent = Double(text.dropLast()), percent > 0, percent <= 100 else { return nil }
      self = .share(percent / 100)
      return
    }
    if text.hasSuffix("px") || text.hasSuffix("pt") { text = text.dropLast(2) }
    guard let points = Double(text), points > 0, points <= 100_000 else { return nil }
    self = .points(points)
  }

  /// As an author writes it.
  package var text: String {
    switch self {
    case .points(let points): Decimal.text(points)
    case .share(let share): Decimal.text(share * 100) + "%"
    }
  }
}
