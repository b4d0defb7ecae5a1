/// What the article is set on: a width, a height or none, and the resolution that distances keep to.
public struct PageGeometry: Hashable, Sendable {
  /// `phone`, `a4`, `a4-landscape`, or the size as it was given.
  public var name: String
  /// Points.
  public var width: Double
  /// Points; nil for one continuous galley.
  public var height: Double?
  /// Pixels a point that vertical distances are rounded to; nil for exact ones (paper).
  public var deviceScale: Int?

  public init(name: String, width: Double, height: Double?, deviceScale: Int?) {
    self.name = name
    self.width = width
    self.height = height
    self.deviceScale = deviceScale
  }

  /// The longest side of a page in points (PDF/A-2, ISO 19005-2, 6.1.13): a taller galley is cut in a PDF, and what
  /// cannot be cut is made no taller.
  public static let longestSide = 14_400.0

  /// Whether the galley is cut into pages of a fixed height.
  public var isPaged: Bool { height != nil }

  /// The screen of a common iPhone, 390 points wide.
  public static let phone = PageGeometry(name: "phone", width: 390, height: nil, deviceScale: 3)
  /// 320 points: the narrowest screen, and a phone with enlarged display.
  public static let smallPhone = PageGeometry(
    name: "small-phone", width: 320, height: nil, deviceScale: 3)
  /// The screen of a large iPhone, 430 points wide.
  public static let largePhone = PageGeometry(
    name: "large-phone", width: 430, height: nil, deviceScale: 3)
  /// The screen of an iPad held upright, 820 points wide.
  public static let pad = PageGeometry(name: "pad", width: 820, height: nil, deviceScale: 3)
  /// ISO 216, in points of 1/72 inch.
  public static let a5 = PageGeometry(
    name: "a5", width: 148 / 25.4 * 72, height: 210 / 25.4 * 72, deviceScale: nil)
  /// ISO 216, in points of 1/72 inch.
  public static let a4 = PageGeometry(
    name: "a4", width: 210 / 25.4 * 72, height: 297 / 25.4 * 72, deviceScale: nil)
  /// 8.5 by 11 inches.
  public static let letter = PageGeometry(
    name: "letter", width: 612, height: 792, deviceScale: nil)
  /// 8.5 by 14 inches.
  public static let legal = PageGeometry(name: "legal", width: 612, height: 1008, deviceScale: nil)

  /// All geometries with a name of their own.
  public static let named: [PageGeometry] = {
    let upright: [PageGeometry] = [a5, a4, letter, legal]
    let turned = upright.map { paper in
      PageGeometry(
        name: paper.name + "-landscape", width: paper.height ?? 0, height: paper.width,
        deviceScale: nil)
    }
    return [phone, smallPhone, largePhone, pad] + upright + turned
  }()
}
