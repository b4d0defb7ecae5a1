public import DynamicType

/// The faces of a proof: which one plays each part, and which ones step in for scripts that those lack.
///
/// Faces are numbered by their place in `faces`; everything downstream names a face by that number.
public struct FontSet: Hashable, Sendable {
  /// The part a face plays.
  public enum Role: String, CaseIterable, Sendable {
    case text, heading, monospaced, emoji
  }

  /// The name shown to people; output folders have the name of the file.
  public var name: String
  /// The set's file; messages about the set name it.
  public var path: String
  /// Every face that some family uses, each once, in the order of first use.
  public var faces: [Face]
  /// The line that names each face; as many as `faces`.
  public var faceLines: [Int]
  /// The file that each of those lines is in: the set's own or that of its fallback; as many as `faces`.
  public var facePaths: [String]
  /// The family of each role. `text` is always there; `heading` falls back to it.
  public var roles: [Role: FontFamily]
  /// The families of roles where they differ in one text style: at other axes or with other features.
  public var styles: [Role: [TextStyle: FontFamily]]
  /// The families that step in, in order.
  public var fallback: [FallbackFamily]
  /// The base size (at Large) of a text style, in points, where it differs from the style's own.
  public var sizes: [TextStyle: Double]
  /// How the faces are tracked.
  public var tracking: TrackingPolicy
  /// Whether fallback and monospaced faces are scaled to the text face.
  public var match: Match
  /// What may be made up for an italic or a bold that a role lacks; fallback faces are never changed.
  public var synthesis: Synthesis
  /// How the `opsz` axis is driven.
  public var opticalSizing: OpticalSizing
  /// What the file said that was not understood, as findings.
  public var findings: [Finding]

  /// How fallback faces are scaled.
  public enum Match: String, CaseIterable, Sendable {
    case none
    case xHeight = "x-height"
  }

  /// How the optical size axis of a face is set.
  public enum OpticalSizing: Hashable, Sendable {
    /// The size of the text in points.
    case auto
    /// The file's default.
    case off
    /// One value for all sizes.
    case fixed(Double)
  }

  public init(
    name: String, path: String, faces: [Face], faceLines: [Int], roles: [Role: FontFamily],
    styles: [Role: [TextStyle: FontFamily]] = [:], fallback: [FallbackFamily] = [],
    sizes: [TextStyle: Double] = [:], tracking: TrackingPolicy = .emulated, match: Match = .none,
    synthesis: Synthesis = [], opticalSizing: OpticalSizing = .auto, facePaths: [String]? = nil,
    findings: [Finding] = []
  ) {
    self.name = name
    self.path = path
    self.faces = faces
    self.faceLines = faceLines
    self.facePaths = facePaths ?? faces.map { _ in path }
    self.roles = roles
    self.styles = styles
    self.fallback = fallback
    self.sizes = sizes
    self.tracking = tracking
    self.match = match
    self.synthesis = synthesis
    self.opticalSizing = opticalSizing
    self.findings = findings
  }

  /// The family of a role in a text style; `heading` and `monospaced` fall back to `text`, `emoji` is nil when the
  /// set has none.
  public func family(_ role: Role, style: TextStyle? = nil) -> FontFamily? {
    let owner: Role =
      switch role {
      case .text, .emoji: role
      case .heading, .monospaced: roles[role] == nil ? .text : role
      }
    return style.flatMap { styles[owner]?[$0] } ?? roles[owner]
  }

  /// What is made up of the face that a family gave for a weight.
  public func synthesis(of match: FontFamily.Match, weight: FontWeight) -> Synthesis {
    var made: Synthesis = []
    if match.isSlopeSubstituted { made.insert(.slant) }
    if weight >= .semibold, match.weight < .semibold { made.insert(.bold) }
    return made.intersection(synthesis)
  }

  /// The faces that a role names, in its text styles too: all but those that only step in.
  public var ownFaces: Set<UInt16> {
    let families = roles.values + styles.values.flatMap(\.values)
    return Set(families.flatMap { $0.members.map(\.face) })
  }
}
