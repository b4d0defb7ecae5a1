internal import GalleySnapshot

extension SnapshotDifference {
  /// The difference of PDF files: each differs, since their bytes do.
  init(ofDocuments pairs: [SnapshotPair]) {
    self.init()
    for pair in pairs {
      let (words, shown) = Self.difference(pair)
      add(pair.name, words)
      pictures += shown
    }
  }

  private static func difference(_ pair: SnapshotPair) -> ([String], [SnapshotFile]) {
    var pictures: [SnapshotFile] = []
    do {
      let comparison = try PDFComparison(
        pair.reference, pair.actual, path: pair.path,
        shows: { page, images in
          guard let picture = images.picture() else { return }
          let number = page.actual ?? page.reference ?? 0
          pictures.append(
            SnapshotFile(
              name: SnapshotFile.name(pair.name, page: number), bytes: picture.png()))
        })
      let words =
        comparison.isMatch
        ? ["nothing that is read or seen differs; the bytes do"] : comparison.lines
      return (words, pictures)
    } catch {
      let counts = "\(pair.reference.count) -> \(pair.actual.count) bytes"
      return (["\(counts); more is not known: \(error)"], [])
    }
  }
}
