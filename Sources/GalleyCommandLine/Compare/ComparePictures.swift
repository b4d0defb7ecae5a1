internal import GalleyKit
internal import GalleySnapshot

/// Writes the pictures of differences: reference, difference and actual side by side.
struct ComparePictures {
  /// Nil where nobody wants them.
  let folder: String?
  let temporaries: TemporaryFiles

  /// Writes the picture of a comparison; the result is its path, nil where there is none.
  ///
  /// It is `b/01-xs-difference.png` for `b/01-xs.png`; of a path that leads elsewhere its last part counts. `part` stands
  /// before `-difference`.
  func write(
    _ comparison: ImageComparison, for name: String, part: String = ""
  ) throws(FileAccessError) -> String? {
    guard let folder, let picture = comparison.picture() else { return nil }
    let isBelow = !name.hasPrefix("/") && !name.split(separator: "/").contains("..")
    let stem = FilePath.withoutExtension(isBelow ? name : FilePath.name(of: name))
    let path = FilePath.join(folder, stem + part + "-difference.png")
    _ = try AtomicFile.write(picture.png(), to: path, temporaries: temporaries)
    return path
  }

  /// With zeros to three digits.
  static func padded(_ number: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, 3 - digits.count)) + digits
  }
}
