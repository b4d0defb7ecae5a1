internal import GalleySnapshot

extension SnapshotForm where Value == String {
  /// A text, of which the first line that differs is told.
  public static var lines: SnapshotForm { lines(fileExtension: "txt") }

  /// A text in a file whose name ends in something else than `txt`.
  public static func lines(fileExtension: String) -> SnapshotForm {
    SnapshotForm(
      fileExtension: fileExtension,
      files: { [SnapshotFile(bytes: Array($0.utf8))] },
      compare: { _, pairs in
        var difference = SnapshotDifference()
        for pair in pairs {
          difference.add(pair.name, [TextComparison.firstDifference(pair.reference, pair.actual)])
        }
        return difference
      })
  }
}
