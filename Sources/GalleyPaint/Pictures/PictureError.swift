/// Why a picture cannot be painted. The payloads begin with the picture's path.
public enum PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes are in none of the formats, or break off: the decoder's reason.
  case broken(path: String, reason: String)
  /// The picture has more pixels than are ever decoded.
  case tooLarge(path: String, pixelWidth: Int, pixelHeight: Int)

  /// One sentence in lower case: the path, the trouble, the remedy.
  public var description: String {
    switch self {
    case .broken(let path, let reason):
      "\(path): the picture cannot be decoded: \(reason); save it again as \(PictureDecoder.formats)"
    case .tooLarge(let path, let width, let height):
      "\(path): \(width) x \(height) pixels are more than the 200 megapixels that are decoded; "
        + "scale it down"
    }
  }
}
