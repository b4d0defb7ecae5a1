/// What an author may say of a block or of a span of text: `{#id .style lang=ar dir=rtl lines=1 minScale=0.5}`.
public struct Attributes: Sendable, Hashable {
  /// The anchor that links point to.
  public var id: String?
  /// Style names in their order.
  public var classes: [String] = []
  /// A BCP 47 tag.
  public var language: String?
  public var direction: TextDirection?
  /// Where the lines of the block stand; nil for the style's own alignment.
  public var alignment: Table.Alignment?
  /// The most lines the block may have.
  public var lines: Int?
  /// How far the text may shrink to fit, 0 < scale <= 1.
  public var minimumScale: Double?

  public init(id: String? = nil) {
    self.id = id
  }
}
