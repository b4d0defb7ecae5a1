extension Article {
  /// The most bytes an article may have: 64 MiB.
  public static let largestSize = 64 * 1024 * 1024
  /// The most cells a table may have after each row is padded to its columns.
  ///
  /// cmark-gfm's padding is quadratic: 24 KB of a wide table took it 16 s and 3.7 GB.
  public static let mostTableCells = 2_000_000
  /// The most cells that one row of a table may have, for the same reason.
  public static let mostTableColumns = 1000
  /// How deep quotes and lists, and how deep spans, may nest; what is deeper stays as text at this level.
  public static let deepestLevel = 100
}
