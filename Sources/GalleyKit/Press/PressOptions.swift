/// What a press makes of an article, and how.
public struct PressOptions: Sendable {
  /// A kind of file that each step gives.
  public enum Format: String, CaseIterable, Sendable {
    case png, pdf, svg, json, trace

    /// What the file's name ends in.
    public var fileExtension: String {
      switch self {
      case .png, .pdf, .svg, .json: rawValue
      case .trace: "txt"
      }
    }
  }

  /// How type grows.
  public var curve: ScalingCurve
  /// The file that `curve` was read from; nil for a built-in one, and for one made in code.
  public var curveFile: CurveFile?
  /// The steps to make, in the curve's order.
  public var steps: [ScalingCurve.Step]
  /// What the article is set on.
  public var geometry: PageGeometry
  /// Which colors.
  public var appearance: Appearance
  /// Whether every weight is one step bolder, as with the Bold Text setting.
  public var boldText: Bool
  /// In the order of `Format`.
  public var formats: [Format]
  /// Whether there is a contact sheet.
  public var hasSheet: Bool
  /// Whether pictures, PDFs and drawings show how they were set, by ``Guides``; no coordinate changes.
  public var hasGuides: Bool
  /// Pixels a point in PNG; it changes no coordinate.
  public var scale: Int
  /// How PNG is packed; it changes no pixel.
  public var encoding: PNGOptions.Encoding
  /// The date in PDFs in seconds since 1970, UTC.
  public var date: Int
  /// Which standards PDFs conform to.
  public var flavor: PDFFlavor
  /// Whether no PDF is written that had to be repaired to conform.
  public var refusesRepairs: Bool
  /// Whether faces that forbid it are embedded in PDFs.
  public var allowsRestrictedFonts: Bool
  /// Folders besides the article's own that pictures may be read from.
  public var pictureFolders: [String]
  /// The number of threads; it changes no byte.
  public var jobs: Int

  /// 2000-01-01 00:00:00 UTC: the date where nobody gives one, so that the same article gives the same bytes.
  public static let constantDate = 946_684_800

  public init(
    curve: ScalingCurve = .dynamicType, steps: [ScalingCurve.Step]? = nil,
    geometry: PageGeometry = .phone, appearance: Appearance = .light, boldText: Bool = false,
    formats: [Format] = [.png, .pdf, .json], hasSheet: Bool = true, hasGuides: Bool = false,
    scale: Int = 2, encoding: PNGOptions.Encoding = .stable, date: Int = PressOptions.constantDate,
    flavor: PDFFlavor = .ua1, refusesRepairs: Bool = false, allowsRestrictedFonts: Bool = false,
    pictureFolders: [String] = [], jobs: Int = 1
  ) {
    self.curve = curve
    self.steps = steps ?? curve.steps
    self.geometry = geometry
    self.appearance = appearance
    self.boldText = boldText
    self.formats = Format.allCases.filter(formats.contains)
    self.hasSheet = hasSheet
    self.hasGuides = hasGuides
    self.scale = scale
    self.encoding = encoding
    self.date = date
    self.flavor = flavor
    self.refusesRepairs = refusesRepairs
    self.allowsRestrictedFonts = allowsRestrictedFonts
    self.pictureFolders = pictureFolders
    self.jobs = jobs
  }
}
