extension MaterialRole {
  /// The fifteen roles of the Material 3 type scale, in the order of `allCases`.
  ///
  /// Source: androidx `TypeScaleTokens.kt` v0_103 (size, line height, weight, emphasized values)
  /// and the Material 3 specification as generated for Flutter v0_92 (`tracking`). The two differ
  /// in three trackings: displayLarge, titleMedium and bodyMedium.
  static let allFigures: [Figures] = [
    Figures(  // displayLarge
      size: 57, lineHeight: 64, weight: .regular, tracking: -0.25, androidTracking: -0.2,
      emphasizedWeight: .medium, emphasizedTracking: 0, usesBrandTypeface: true),
    Figures(  // displayMedium
      size: 45, lineHeight: 52, weight: .regular, tracking: 0, androidTracking: 0,
      emphasizedWeight: .medium, emphasizedTracking: 0, usesBrandTypeface: true),
    Figures(  // displaySmall
      size: 36, lineHeight: 44, weight: .regular, tracking: 0, androidTracking: 0,
      emphasizedWeight: .medium, emphasizedTracking: 0, usesBrandTypeface: true),
    Figures(  // headlineLarge
      size: 32, lineHeight: 40, weight: .regular, tracking: 0, androidTracking: 0,
      emphasizedWeight: .medium, emphasizedTracking: 0, usesBrandTypeface: true),
    Figures(  // headlineMedium
      size: 28, lineHeight: 36, weight: .regular, tracking: 0, androidTracking: 0,
      emphasizedWeight: .medium, emphasizedTracking: 0, usesBrandTypeface: true),
    Figures(  // headlineSmall
      size: 24, lineHeight: 32, weight: .regular, tracking: 0, androidTracking: 0,
      emphasizedWeight: .medium, emphasizedTracking: 0, usesBrandTypeface: true),
    Figures(  // titleLarge
      size: 22, lineHeight: 28, weight: .regular, tracking: 0, androidTracking: 0,
      emphasizedWeight: .medium, emphasizedTracking: 0, usesBrandTypeface: true),
    Figures(  // titleMedium
      size: 16, lineHeight: 24, weight: .medium, tracking: 0.15, androidTracking: 0.2,
      emphasizedWeight: nil, emphasizedTracking: nil, usesBrandTypeface: false),
    Figures(  // titleSmall
      size: 14, lineHeight: 20, weight: .medium, tracking: 0.1, androidTracking: 0.1,
      emphasizedWeight: nil, emphasizedTracking: nil, usesBrandTypeface: false),
    Figures(  // bodyLarge
      size: 16, lineHeight: 24, weight: .regular, tracking: 0.5, androidTracking: 0.5,
      emphasizedWeight: .medium, emphasizedTracking: 0.15, usesBrandTypeface: false),
    Figures(  // bodyMedium
      size: 14, lineHeight: 20, weight: .regular, tracking: 0.25, androidTracking: 0.2,
      emphasizedWeight: .medium, emphasizedTracking: 0.25, usesBrandTypeface: false),
    Figures(  // bodySmall
      size: 12, lineHeight: 16, weight: .regular, tracking: 0.4, androidTracking: 0.4,
      emphasizedWeight: .medium, emphasizedTracking: 0.4, usesBrandTypeface: false),
    Figures(  // labelLarge
      size: 14, lineHeight: 20, weight: .medium, tracking: 0.1, androidTracking: 0.1,
      emphasizedWeight: .bold, emphasizedTracking: 0.1, usesBrandTypeface: false),
    Figures(  // labelMedium
      size: 12, lineHeight: 16, weight: .medium, tracking: 0.5, androidTracking: 0.5,
      emphasizedWeight: .bold, emphasizedTracking: 0.5, usesBrandTypeface: false),
    Figures(  // labelSmall
      size: 11, lineHeight: 16, weight: .medium, tracking: 0.5, androidTracking: 0.5,
      emphasizedWeight: .bold, emphasizedTracking: 0.5, usesBrandTypeface: false),
  ]
}
