/// A role of the Material 3 type scale, with its figures at font scale 1.
public enum MaterialRole: String, CaseIterable, Sendable {
  /// 57 sp.
  case displayLarge
  /// 45 sp.
  case displayMedium
  /// 36 sp.
  case displaySmall
  /// 32 sp.
  case headlineLarge
  /// 28 sp.
  case headlineMedium
  /// 24 sp.
  case headlineSmall
  /// 22 sp.
  case titleLarge
  /// 16 sp medium.
  case titleMedium
  /// 14 sp medium.
  case titleSmall
  /// 16 sp: running text.
  case bodyLarge
  /// 14 sp.
  case bodyMedium
  /// 12 sp.
  case bodySmall
  /// 14 sp medium.
  case labelLarge
  /// 12 sp medium.
  case labelMedium
  /// 11 sp medium.
  case labelSmall

  /// The figures of a role.
  public struct Figures: Hashable, Sendable {
    /// The size, in sp.
    public let size: Double
    /// The line height, in sp.
    public let lineHeight: Double
    /// The weight.
    public let weight: FontWeight
    /// The tracking of the specification, in sp.
    public let tracking: Double
    /// The tracking of androidx, in sp; it differs in three roles.
    public let androidTracking: Double
    /// The weight of emphasized text, where it was found.
    public let emphasizedWeight: FontWeight?
    /// The tracking of emphasized text in androidx, in sp, where it was found.
    public let emphasizedTracking: Double?
    /// Whether the role is set in the brand typeface, not the plain one.
    public let usesBrandTypeface: Bool
  }

  /// The role's figures. Source: androidx `TypeScaleTokens.kt`; the Material 3 specification.
  public var figures: Figures { Self.allFigures[index] }

  /// The role of that name; letter case, spaces, hyphens and underscores do not matter.
  ///
  /// Throws ``NameError`` with the nearest name when nothing matches.
  public init(name: String) throws(NameError) {
    let spelling = Spelling(name).text
    guard let role = Self.allCases.first(where: { Spelling($0.rawValue).text == spelling }) else {
      throw NameError(kind: "Material role", name: name, choices: Self.allCases.map(\.rawValue))
    }
    self = role
  }
}
