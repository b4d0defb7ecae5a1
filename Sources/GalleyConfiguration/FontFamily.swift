public import DynamicType

/// Faces of one design by weight and slope; each is a number in `FontSet.faces`.
public struct FontFamily: Hashable, Sendable {
  /// What stands in for all that the family lacks.
  public var regular: UInt16
  /// Nil where the family has no such face, here and below.
  public var italic: UInt16?
  public var medium: UInt16?
  public var semibold: UInt16?
  public var semiboldItalic: UInt16?
  public var bold: UInt16?
  public var boldItalic: UInt16?
  /// OpenType features in the order of the file, such as `tnum` 1.
  public var features: [Feature]

  /// An OpenType feature and its value; 0 turns it off.
  public struct Feature: Hashable, Sendable {
    /// The four-letter tag.
    public var tag: String
    /// 0 for off, 1 for on, more to choose among alternates.
    public var value: UInt32

    public init(_ tag: String, _ value: UInt32) {
      self.tag = tag
      self.value = value
    }
  }

  /// What a family gave for a request.
  public struct Match: Hashable, Sendable {
    /// A number in `FontSet.faces`.
    public var face: UInt16
    /// Its weight.
    public var weight: FontWeight
    /// Whether the weight is another than asked for.
    public var isWeightSubstituted: Bool
    /// Whether an upright face stands in for an italic one.
    public var isSlopeSubstituted: Bool
  }

  public init(
    regular: UInt16, italic: UInt16? = nil, medium: UInt16? = nil, semibold: UInt16? = nil,
    semiboldItalic: UInt16? = nil, bold: UInt16? = nil, boldItalic: UInt16? = nil,
    features: [Feature] = []
  ) {
    self.regular = regular
    self.italic = italic
    self.medium = medium
    self.semibold = semibold
    self.semiboldItalic = semiboldItalic
    self.bold = bold
    self.boldItalic = boldItalic
    self.features = features
  }

  /// The face nearest to a request: a weight that is lacking is taken from the next heavier face, then the next
  /// lighter; a lacking italic from the upright of the same weight.
  public func face(weight: FontWeight, isItalic: Bool) -> Match {
    let upright: [(FontWeight, UInt16?)] = [
      (.regular, regular), (.medium, medium), (.semibold, semibold), (.bold, bold),
    ]
    let italics: [(FontWeight, UInt16?)] = [
      (.regular, italic), (.semibold, semiboldItalic), (.bold, boldItalic),
    ]
    if isItalic, let found = Self.nearest(weight, in: italics) {
      return Match(
        face: found.face, weight: found.weight, isWeightSubstituted: found.weight != weight,
        isSlopeSubstituted: false)
    }
    let found = Self.nearest(weight, in: upright)
    return Match(
      face: found?.face ?? regular, weight: found?.weight ?? .regular,
      isWeightSubstituted: found?.weight != weight, isSlopeSubstituted: isItalic)
  }

  /// Its faces with what each is, each weight and slope once, in the order of a font set's keys.
  public var members: [(name: String, face: UInt16)] {
    let all: [(name: String, face: UInt16?)] = [
      ("regular", regular), ("italic", italic), ("medium", medium), ("semibold", semibold),
      ("semibold-italic", semiboldItalic), ("bold", bold), ("bold-italic", boldItalic),
    ]
    return all.compactMap { name, face in face.map { (name, $0) } }
  }

  private static func nearest(
    _ weight: FontWeight, in faces: [(FontWeight, UInt16?)]
  ) -> (weight: FontWeight, face: UInt16)? {
    let present = faces.compactMap { weight, face in face.map { (weight: weight, face: $0) } }
    return present.first { $0.weight >= weight } ?? present.last
  }
}

/// A family that steps in for characters that the role's own faces lack.
public struct FallbackFamily: Hashable, Sendable {
  public var family: FontFamily
  /// The scripts it serves as ISO 15924 codes; empty for all.
  public var scripts: [String]
  /// The languages it serves as BCP 47 prefixes; empty for all.
  public var languages: [String]

  public init(_ family: FontFamily, scripts: [String] = [], languages: [String] = []) {
    self.family = family
    self.scripts = scripts
    self.languages = languages
  }
}
