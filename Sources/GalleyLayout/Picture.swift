/// An image file in memory and what its header says. Painters decode it.
public struct Picture: Sendable, Hashable {
  /// A kind of file.
  public enum Format: String, Sendable, Hashable {
    case png, jpeg, webp, gif, svg
  }

  /// The path it was read from.
  public var path: String
  /// By the first bytes of the file, whatever it is called.
  public var format: Format
  /// The whole file.
  public var bytes: [UInt8]
  /// As shown: after the orientation in the file is applied. An SVG's own size in whole pixels of CSS.
  public var pixelWidth: Int
  /// As shown.
  public var pixelHeight: Int
  /// Nil for a picture that hides the page behind it.
  public var tones: PictureTones?

  public init(
    path: String, format: Format, bytes: [UInt8], pixelWidth: Int, pixelHeight: Int
  ) {
    self.path = path
    self.format = format
    self.bytes = bytes
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
  }

  /// Two pictures of one path are the same picture.
  public static func == (a: Picture, b: Picture) -> Bool { a.path == b.path }

  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
