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
  /// The families that step in, in order.
  public var fallback: [FallbackFamily]
  /// The base size (at Large) of a text style, in points, where it differs from the style's own.
  public var sizes: [TextStyle: Double]
  /// How the faces are tracked.
  public var tracking: TrackingPolicy
  /// Whether fallback faces are scaled to the text face. It has no effect yet.
  public var match: Match
  /// Whether a missing italic or bold may be made up. It has no effect yet: nothing is.
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

  /// What may be made up for a face that the set lacks.
  public enum Synthesis: String, CaseIterable, Sendable {
    case refuse, slant, bold
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
    fallback: [FallbackFamily] = [], sizes: [TextStyle: Double] = [:],
    tracking: TrackingPolicy = .emulated, match: Match = .none, synthesis: Synthesis = .refuse,
    opticalSizing: OpticalSizing = .auto, facePaths: [String]? = nil, findings: [Finding] = []
  ) {
    self.name = name
    self.path = path
    self.faces = faces
    self.faceLines = faceLines
    self.facePaths = facePaths ?? faces.map { _ in path }
    self.roles = roles
    self.fallback = fallback
    self.sizes = sizes
    self.tracking = tracking
    self.match = match
    self.synthesis = synthesis
    self.opticalSizing = opticalSizing
    self.findings = findings
  }

  /// The family of a role; `heading` and `monospaced` fall back to `text`, `emoji` is nil when the set has none.
  public func family(_ role: Role) -> FontFamily? {
    switch role {
    case .emoji: roles[.emoji]
    case .text, .heading, .monospaced: roles[role] ?? roles[.text]
    }
  }

  /// The faces that a role names: all but those that only step in.
  public var ownFaces: Set<UInt16> {
    Set(
      roles.values.flatMap { family in
        [family.regular]
          + [
            family.italic, family.medium, family.semibold, family.semiboldItalic, family.bold,
            family.boldItalic,
          ].compactMap { $0 }
      })
  }
}
