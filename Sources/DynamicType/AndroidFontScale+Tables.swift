extension AndroidFontScale {
  /// The sizes in sp at which the tables give dp.
  static let tableSizes: [Double] = [8, 10, 12, 14, 18, 20, 24, 30, 100]

  /// The published tables, ascending: a font scale and its dp at each of `tableSizes`.
  ///
  /// Source: Android Open Source Project, `FontScaleConverterFactory.java` (platform frameworks
  /// base) and `FontScaleConverterFactory.android.kt` (androidx), which agree in all 45 values.
  static let tables: [(scale: Double, values: [Double])] = [
    (1.15, [9.2, 11.5, 13.8, 16.4, 19.8, 21.8, 25.2, 30, 100]),
    (1.3, [10.4, 13, 15.6, 18.8, 21.6, 23.6, 26.4, 30, 100]),
    (1.5, [12, 15, 18, 22, 24, 26, 28, 30, 100]),
    (1.8, [14.4, 18, 21.6, 24.4, 27.6, 30.8, 32.8, 34.8, 100]),
    (2.0, [16, 20, 24, 26, 30, 34, 36, 38, 100]),
  ]
}
