public import GalleySnapshot

extension SnapshotForm where Value == [UInt8] {
  /// The bytes of a PNG file, of which the pixels are compared.
  public static var png: SnapshotForm { png(tolerance: .exact) }

  /// The bytes of a PNG file, of which the pixels may differ within a tolerance.
  public static func png(tolerance: ImageTolerance) -> SnapshotForm {
    SnapshotForm(
      fileExtension: "png", files: { [SnapshotFile(bytes: $0)] },
      compare: { _, pairs in try SnapshotDifference(ofImages: pairs, tolerance: tolerance) })
  }
}

extension SnapshotDifference {
  /// The difference of PNG files. Throws ``SnapshotError/unreadableImage(path:reason:)`` for an image of the test's own
  /// that cannot be decoded.
  init(ofImages pairs: [SnapshotPair], tolerance: ImageTolerance) throws {
    self.init()
    for pair in pairs {
      let actual = try PixelImage(decoding: pair.actual, path: pair.path)
      guard let reference = try? PixelImage(decoding: pair.reference, path: pair.path) else {
        add(pair.name, ["the reference is no image that can be read"])
        continue
      }
      let comparison = ImageComparison(reference, actual, tolerance: tolerance)
      if comparison.isMatch { continue }
      let origins = [pair.reference, pair.actual].map(ImageOrigin.init(readingFrom:))
      if let old = origins[0], let new = origins[1], old != new {
        note(pair, "others have painted it: \(old.differences(to: new))")
        continue
      }
      add(pair.name, [comparison.summary])
      if let picture = comparison.picture() {
        pictures.append(SnapshotFile(name: pair.name, bytes: picture.png()))
      }
    }
  }

  private mutating func note(_ pair: SnapshotPair, _ words: String) {
    notes.append("\(pair.path) was not compared: \(words)")
  }
}
