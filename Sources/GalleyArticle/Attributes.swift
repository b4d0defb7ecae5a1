/// What an author may say of a block or of a span of text: `{#id .style lang=ar dir=rtl lines=1 minScale=0.5 width=50%}`.
public struct Attributes: Sendable, Hashable {
  /// The anchor that links point to.
  public var id: String?
  /// Further names of the same place.
  public var aliases: [String] = []
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
  /// How wide a picture is to be; nil for its own width.
  public var width: PictureWidth?

  public init(id: String? = nil) {
    self.id = id
  }

  /// The anchor and its other names.
  var names: [String] { (id.map { [$0] } ?? []) + aliases }

  /// Adds a name of the place; the first is its anchor.
  mutating func addName(_ name: String) {
    if id == nil { id = name } else if id != name { aliases.append(name) }
  }
}

extension Attributes {
  /// These with what others say besides; what both say is the others'.
  func adding(_ other: Attributes) -> Attributes {
    var result = self
    result.id = other.id ?? id
    if let id, result.id != id { result.aliases.append(id) }
    result.aliases += other.aliases
    result.classes += other.classes.filter { !classes.contains($0) }
    result.language = other.language ?? language
    result.direction = other.direction ?? direction
    result.alignment = other.alignment ?? alignment
    result.lines = other.lines ?? lines
    result.minimumScale = other.minimumScale ?? minimumScale
    result.width = other.width ?? width
    return result
  }
}
