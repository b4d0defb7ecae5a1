/// What a snapshot holds, the cheapest to compare first.
public enum SnapshotLayer: String, CaseIterable, Sendable {
  /// What was set where, and how lines broke.
  case layout
  /// Every glyph, form and color.
  case trace
  /// What is seen.
  case pixels
}
