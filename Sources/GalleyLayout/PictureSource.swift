public import GalleyStyle

/// The pictures of an article by their destination as the article writes it, read beforehand.
public struct PictureSource: Sendable {
  /// A picture, or why it cannot be shown.
  public enum Entry: Sendable {
    case picture(Picture)
    /// In lower case: `there is no such file`.
    case unavailable(reason: String, remedy: String)
  }

  private let entries: [String: Entry]

  public init(_ entries: [String: Entry] = [:]) {
    self.entries = entries
  }

  /// The sizes of those that can be shown.
  public var sizes: PictureSizes {
    PictureSizes(
      entries.compactMapValues { entry in
        guard case .picture(let picture) = entry, picture.pixelWidth > 0, picture.pixelHeight > 0
        else { return nil }
        return PictureSizes.Size(
          width: Double(picture.pixelWidth), height: Double(picture.pixelHeight))
      })
  }

  /// What is known of a destination; unavailable when it was never read.
  public subscript(_ destination: String) -> Entry {
    entries[destination]
      ?? .unavailable(
        reason: "it was not read", remedy: "put the picture beside the article")
  }
}
