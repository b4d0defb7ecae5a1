internal import GalleyKit
internal import GalleySnapshot

/// Writes the pictures of differences: reference, difference and actual side by side.
struct ComparePictures {
  /// Nil where nobody wants them.
  let folder: String?
  let temporaries: TemporaryFiles

  /// Writes the picture of a comparison; the result is its path, nil where there is none.
  ///
  /// It is `b/01-xs-difference.png` for `b/01-xs.png`; of a path that leads elsewhere its last part counts. The number
  /// of a page stands before that: `b-p002-difference.png`.
  func write(
    _ comparison: ImageComparison, for name: String, page: Int? = nil
  ) throws(FileAccessError) -> String? {
    guard let folder, let picture = comparison.picture() else { return nil }
    let isBelow = !name.hasPrefix("/") && !name.split(separator: "/").contains("..")
    let stem = FilePath.withoutExtension(isBelow ? name : FilePath.name(of: name))
    let part = page.map { "-" + OutputNames.part(ofPage: $0) } ?? ""
    let path = FilePath.join(folder, stem + part + "-difference.png")
    _ = try AtomicFile.write(picture.png(), to: path, temporaries: temporaries)
    return path
  }
}
