internal import GalleyKit

/// What a snapshot was made with, as far as it can change a pixel.
public struct SnapshotOrigin: Hashable, Sendable {
  /// Galley and its version.
  public var generator: String
  /// The libraries that set and paint, by name, with their versions.
  public var libraries: [Library]
  /// Pixels a point.
  public var scale: Int

  /// A library and its version.
  public struct Library: Hashable, Sendable {
    public var name: String
    public var version: String

    public init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }

  public init(generator: String, libraries: [Library], scale: Int) {
    self.generator = generator
    self.libraries = libraries
    self.scale = scale
  }

  /// That of a snapshot that is made here and now.
  public init(scale: Int) {
    self.init(
      generator: Version.producer,
      libraries: Version.libraries.map { Library(name: $0.name, version: $0.version) },
      scale: scale)
  }

  /// Why pixels of two origins may differ though all else is equal: `cairo 1.16.0 -> 1.18.0`; empty where they may not.
  public func differences(to other: SnapshotOrigin) -> [String] {
    var differences: [String] = []
    if scale != other.scale { differences.append("scale \(scale) -> \(other.scale)") }
    let theirs = Dictionary(
      other.libraries.map { ($0.name, $0.version) }, uniquingKeysWith: { first, _ in first })
    for library in libraries where theirs[library.name] != library.version {
      differences.append("\(library.name) \(library.version) -> \(theirs[library.name] ?? "none")")
    }
    return differences
  }
}
