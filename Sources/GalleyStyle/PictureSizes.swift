/// The pictures of an article that can be shown, by their destination as the article writes it: their sizes.
///
/// Pictures that are not among them are shown as their words where they stand in a line.
public struct PictureSizes: Sendable, Hashable {
  /// A picture's own size in pixels of CSS.
  public struct Size: Sendable, Hashable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  private let sizes: [String: Size]

  public init(_ sizes: [String: Size] = [:]) {
    self.sizes = sizes
  }

  /// Nil for a picture that cannot be shown.
  public subscript(_ destination: String) -> Size? { sizes[destination] }
}
