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
          difference.add(pair.name, [firstDifference(pair.reference, pair.actual)])
        }
        return difference
      })
  }

  private static func firstDifference(_ reference: [UInt8], _ actual: [UInt8]) -> String {
    let (old, new) = (lines(of: reference), lines(of: actual))
    let same = zip(old, new).prefix { $0 == $1 }.count
    return "line \(same + 1) was \(shown(same, of: old)) and is \(shown(same, of: new))"
  }

  private static func lines(of bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).unicodeScalars
      .split(separator: "\n", omittingEmptySubsequences: false).map { Substring($0) }
  }

  private static func shown(_ index: Int, of lines: [Substring]) -> String {
    index < lines.count ? "`\(lines[index])`" : "nothing"
  }
}
