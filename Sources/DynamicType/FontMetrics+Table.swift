extension FontMetrics {
  /// The metrics leading: the leading that `UIFontMetrics` behaves as if it used, in points,
  /// xSmall to AX5, one row per style of `TextStyle.ramp`.
  ///
  /// 124 of the 132 cells are the leading of HIG, Typography, iOS Dynamic Type sizes. The other
  /// eight are the only whole numbers that give the outputs observed on the iOS 26 simulator
  /// (`Vercantez/openuikit`, `fixtures/realapp/dynamic_type_ios.json`): title1 XL 36, XXL 38 and
  /// AX4 61, headline AX4 51, subheadline XXXL 26 and AX2 36, caption1 AX1 27, caption2 AX2 29.
  static let metricsLeadings: [[Double]] = [
    [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],  // largeTitle
    [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68],  // title1
    [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],  // title2
    [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],  // title3
    [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62],  // headline
    [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],  // body
    [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],  // callout
    [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58],  // subheadline
    [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],  // footnote
    [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51],  // caption1
    [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48],  // caption2
  ]
}
