internal import GalleyConfiguration

/// What is worth knowing of a face without opening it: names, vertical metrics, abilities. Distances are in ems.
public struct FaceFacts: Hashable, Sendable {
  /// The PostScript name of the instance, such as `Inter-SemiBold`; made of the file's name where the face has none.
  public var postScriptName: String
  public var family: String
  public var unitsPerEm: Int
  /// Above the baseline.
  public var ascent: Double
  /// Below the baseline, positive.
  public var descent: Double
  public var lineGap: Double
  public var xHeight: Double
  public var capHeight: Double
  /// The middle of the underline below the baseline, positive.
  public var underlinePosition: Double
  public var underlineThickness: Double
  /// The middle of the strike above the baseline.
  public var strikethroughPosition: Double
  /// Whether the glyphs are colored pictures.
  public var isColor: Bool
  /// The range of the optical size axis in points; nil without one.
  public var opticalSizes: ClosedRange<Float>?
  /// Whether the face forbids embedding in a document (OS/2 `fsType`, restricted licence).
  public var forbidsEmbedding: Bool

  /// The facts of the face with its outlines changed: its name says so.
  func named(after synthesis: Synthesis) -> FaceFacts {
    var facts = self
    if synthesis.contains(.bold) { facts.postScriptName += "-Thickened" }
    if synthesis.contains(.slant) { facts.postScriptName += "-Slanted" }
    return facts
  }
}
