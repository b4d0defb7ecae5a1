import Foundation
import GalleyLayout

@testable import GalleyPaint

/// Files that the tests place in pages.
enum PDFFixtures {
  static func bytes(_ name: String) throws -> [UInt8] {
    let folder = PDFComposer.root + "/Tests/GalleyPaintTests/Fixtures/"
    return Array(try Data(contentsOf: URL(fileURLWithPath: folder + name)))
  }

  static func picture(_ name: String) throws -> Picture {
    let bytes = try bytes(name)
    let header = PictureDecoder.header(bytes)
    return Picture(
      path: "pictures/" + name, format: header?.format ?? .png, bytes: bytes,
      pixelWidth: header?.pixelWidth ?? 0, pixelHeight: header?.pixelHeight ?? 0)
  }
}
