public import DynamicType
public import GalleyConfiguration
public import GalleyLayout

/// What the contact sheet shows of one step: its first screen, and what the whole comes to.
public struct StepSample: Sendable {
  /// The step it is a sample of.
  public var step: ScalingCurve.Step
  /// Body's size in points.
  public var bodySize: Double
  /// The height of the whole galley in points.
  public var height: Double
  /// The number of pages on paper; nil for a continuous galley.
  public var pageCount: Int?
  /// The part that is shown, in points of the page.
  public var screen: Size
  /// Of the page.
  public var background: Color
  /// What is painted on it, in points of the page; some of it may reach beyond the screen.
  public var items: [PageItem]

  /// The height of a phone's screen in points (iPhone 14: 390 × 844).
  public static let screenHeight = 844.0

  /// Takes the first screen of a continuous galley, or the first page of paper.
  public init(_ galley: Galley, firstPage page: Page, pageCount: Int) {
    step = galley.step
    bodySize = galley.bodySize
    height = galley.geometry.isPaged ? galley.height : page.size.height
    self.pageCount = galley.geometry.isPaged ? pageCount : nil
    let shown =
      galley.geometry.isPaged ? page.size.height : min(Self.screenHeight, page.size.height)
    screen = Size(width: page.size.width, height: shown)
    background = page.background
    items = page.items.filter { $0.top < shown }
  }

  /// How much of the whole is shown, above 0 and at most 1.
  public var share: Double {
    if let pageCount { return 1 / Double(max(1, pageCount)) }
    return min(1, screen.height / max(height, 1))
  }

  /// How the step is called for people: `AX5`, or a curve's own name for it.
  public var name: String { step.category?.shortName.uppercased() ?? step.name }

  /// The whole in words: `12,480 pt high` or `24 pages`.
  public var extent: String {
    guard let pageCount else { return "\(Self.grouped(Int(height.rounded()))) pt high" }
    return pageCount == 1 ? "1 page" : "\(Self.grouped(pageCount)) pages"
  }

  /// A size as people write it: `53`, `20.4`.
  static func plain(_ points: Double) -> String {
    Decimal.text(points, places: 1)
  }

  /// A whole number with a comma between thousands.
  static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    let parts = digits.enumerated().map { index, digit in
      let left = digits.count - index
      return index > 0 && left % 3 == 0 ? ",\(digit)" : "\(digit)"
    }
    return parts.joined()
  }
}
