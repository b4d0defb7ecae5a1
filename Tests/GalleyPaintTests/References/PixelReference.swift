import GalleyLayout
import TestSupport
import Testing

@testable import GalleyPaint

/// Expects a PNG to have the size and every pixel of the reference of a name.
///
/// The bytes may differ: they depend on the version of zlib.
func expectPixels(
  _ png: [UInt8], named name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectReference(
    png, named: name, filePath: filePath, sourceLocation: sourceLocation,
    isEqual: { pixelDifference($0, png) == nil },
    describe: { pixelDifference($0, png) ?? "no pixel differs" })
}

/// How many pixels differ, by how much, and where the first one is; nil for none.
private func pixelDifference(_ reference: [UInt8], _ actual: [UInt8]) -> String? {
  if reference == actual { return nil }
  guard let old = bitmap(reference), let new = bitmap(actual) else {
    return "the reference cannot be decoded"
  }
  guard old.width == new.width, old.height == new.height else {
    return "\(old.width)x\(old.height) pixels were, \(new.width)x\(new.height) are"
  }
  let places = old.pixels.indices.filter { old.pixels[$0] != new.pixels[$0] }
  guard let first = places.first else { return nil }
  let furthest = places.map { distance(old.pixels[$0], new.pixels[$0]) }.max() ?? 0
  return "\(places.count) pixels by up to \(furthest) of 255, the first at "
    + "\(first % old.width),\(first / old.width)"
}

/// The greatest difference of a channel.
private func distance(_ a: UInt32, _ b: UInt32) -> Int {
  func channel(_ pixel: UInt32, _ shift: UInt32) -> Int { Int((pixel >> shift) & 0xFF) }
  let shifts: [UInt32] = [0, 8, 16, 24]
  return shifts.map { abs(channel(a, $0) - channel(b, $0)) }.max() ?? 0
}

private func bitmap(_ png: [UInt8]) -> Bitmap? {
  let picture = Picture(
    path: "reference.png", format: .png, bytes: png, pixelWidth: 0, pixelHeight: 0)
  return try? PictureDecoder.bitmap(of: picture)
}
