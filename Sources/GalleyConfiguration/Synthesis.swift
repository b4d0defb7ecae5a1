/// What is made up of a face where a set lacks the one that was asked for: an italic by slanting, a bold by thickening.
public struct Synthesis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Nothing is made up.
  public static let refuse: Synthesis = []
  /// An upright face is slanted in the place of an italic.
  public static let slant = Synthesis(rawValue: 1)
  /// A lighter face is thickened in the place of a semibold or bold one.
  public static let bold = Synthesis(rawValue: 2)

  /// How far a slanted outline leans to the right: the tangent of 12 degrees, as oblique faces commonly have it.
  public static let slope = 0.212_556_561_670_022
  /// How much wider and higher a thickened outline is, in ems: FreeType's own measure for it (`FT_GlyphSlot_Embolden`).
  public static let thickening = 1.0 / 24

  /// The words that a font set uses, `refuse` for nothing.
  static let names: [(name: String, value: Synthesis)] = [
    ("refuse", []), ("slant", .slant), ("bold", .bold),
  ]
}
