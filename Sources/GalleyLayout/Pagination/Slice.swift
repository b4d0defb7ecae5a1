/// A stretch of the galley, or of its notes, and where it stands.
struct Slice: Hashable {
  /// The upright extent on the galley.
  var top: Double
  var bottom: Double
  /// The index of the page.
  var page = 0
  /// How far what it holds moves to the right.
  var x = 0.0
  /// Where its top is on the page.
  var y = 0.0
  /// The header that is shown again above it.
  var head: RepeatedHead?

  /// A table's header, by its index in the galley.
  struct RepeatedHead: Hashable {
    var index: Int
    /// Where its top is on the page.
    var y: Double
  }

  /// How far what it holds moves down.
  var shift: Double { y - top }
}
