internal import DynamicType

/// Text that names no geometry.
public enum GeometryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Neither a name nor a size.
  case unknown(String)
  /// A size with a side outside `PageGeometry.sides`.
  case outOfRange(String)

  /// The error in words, lower case, with the remedy.
  public var description: String {
    switch self {
    case .unknown(let text):
      NameError(kind: "page size", name: text, choices: PageGeometry.named.map(\.name)).message
        + (nearestName(to: text, in: PageGeometry.named.map(\.name)) == nil
          ? ", or a size such as 100x200mm" : "")
    case .outOfRange(let text):
      "page size \"\(text)\" is out of range; give sides from 72 pt (1 inch) to 14,400 pt (200 inches)"
    }
  }
}
