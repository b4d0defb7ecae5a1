internal import GalleyKit
internal import GalleySnapshot

/// Compares two files of one kind.
struct FileComparer {
  let tolerance: ImageTolerance
  let pictures: ComparePictures

  /// The most bytes of a file.
  static let largestFile = 1 << 30

  /// What differs between the two files of a pair. Throws why one of them cannot be read, or a picture not be written.
  func result(_ pair: ComparePair, reference: String, actual: String) throws -> CompareResult {
    let old = try FileReader.bytes(of: reference, limit: Self.largestFile)
    let new = try FileReader.bytes(of: actual, limit: Self.largestFile)
    // The same file needs no decoding.
    if old == new { return same(pair, "they are the same") }
    switch pair.kind {
    case .image, .article:
      let files = [(bytes: old, path: reference), (bytes: new, path: actual)]
      let images = try ThreadPool(count: files.count) {}.map(files) { _, file in
        try PixelImage(decoding: file.bytes, path: file.path)
      }
      return try self.images(pair, images[0], images[1])
    case .pdf: return try documents(pair, reference, actual)
    case .text:
      return CompareResult(
        name: pair.name, kind: pair.kind, status: .different,
        words: try TextComparison(old, new, path: actual, name: pair.name).words)
    case .measurements:
      return measurements(
        pair, try MeasuredLayouts(parsing: old, path: reference),
        try MeasuredLayouts(parsing: new, path: actual))
    }
  }

  private func same(_ pair: ComparePair, _ words: String) -> CompareResult {
    CompareResult(name: pair.name, kind: pair.kind, status: .same, words: [words])
  }

  private func images(
    _ pair: ComparePair, _ reference: PixelImage, _ actual: PixelImage
  ) throws -> CompareResult {
    let comparison = ImageComparison(reference, actual, tolerance: tolerance)
    if comparison.isMatch { return same(pair, comparison.summary) }
    let picture = try pictures.write(comparison, for: pair.name)
    return CompareResult(
      name: pair.name, kind: pair.kind, status: .different, words: [comparison.summary],
      pictures: picture.map { [$0] } ?? [])
  }

  private func documents(
    _ pair: ComparePair, _ reference: String, _ actual: String
  ) throws -> CompareResult {
    var written: [String] = []
    let comparison = try PDFComparison(reference, actual, tolerance: tolerance) { page, images in
      if let picture = try pictures.write(
        images, for: pair.name, page: page.actual ?? page.reference)
      {
        written.append(picture)
      }
    }
    if comparison.isMatch {
      return same(pair, "nothing that is read or seen differs; the bytes do")
    }
    return CompareResult(
      name: pair.name, kind: pair.kind, status: .different, words: comparison.lines,
      pictures: written)
  }

  private func measurements(
    _ pair: ComparePair, _ reference: MeasuredLayouts, _ actual: MeasuredLayouts
  ) -> CompareResult {
    let comparison = MeasurementsComparison(reference, actual)
    if comparison.isMatch { return same(pair, "all that was measured is the same") }
    return CompareResult(
      name: pair.name, kind: pair.kind, status: .different, words: comparison.words)
  }
}
