internal import GalleyKit

/// A reference as it was kept.
public struct Reference: Hashable, Sendable {
  /// The snapshot's name, `03-m`.
  public var name: String
  public var origin: SnapshotOrigin
  public var layout: LayoutRecord
  /// The digest of its trace, 64 hexadecimal digits; nil where none was taken.
  public var traceDigest: String?
  /// The digest of the image of each page.
  public var imageDigests: [String]
  /// Nil where it was too large to be kept.
  public var trace: [UInt8]?
  /// A PNG file for each page; nil where one was too large to be kept.
  public var images: [[UInt8]?]

  /// The digest that a reference keeps of a file.
  static func digest(of bytes: [UInt8]) -> String { Digest.sha256(bytes) }

  init(name: String, file: ReferenceFile) {
    self.name = name
    origin = file.origin
    layout = file.layout
    traceDigest = file.trace
    imageDigests = file.images
    trace = nil
    images = []
  }
}
