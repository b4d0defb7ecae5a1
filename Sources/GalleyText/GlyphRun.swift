public import GalleyConfiguration

/// A glyph in its place.
public struct Glyph: Hashable, Sendable {
  /// The glyph's number in its face; 0 is the face's mark for a missing character.
  public var id: UInt16
  /// Points from the run's origin, rightwards and downwards.
  public var x: Float
  public var y: Float
  /// The UTF-8 offset in the paragraph of the first character it stands for.
  public var cluster: Int32

  public init(id: UInt16, x: Float, y: Float, cluster: Int32) {
    self.id = id
    self.x = x
    self.y = y
    self.cluster = cluster
  }
}

/// Glyphs of one face at one size, in one direction, on one line. A value: it may cross threads and outlive all fonts.
public struct GlyphRun: Hashable, Sendable {
  public var face: FaceInstance
  /// Points.
  public var size: Double
  /// What of the size is there to match the face to the text face; 1 for most.
  public var match: Double
  /// The level of the bidirectional algorithm; odd runs right to left.
  public var level: UInt8
  /// In visual order, left to right.
  public var glyphs: [Glyph]
  /// What the pen moves on by, in points.
  public var width: Double
  /// The UTF-8 offsets in the paragraph that the run covers.
  public var text: Range<Int>

  public init(
    face: FaceInstance, size: Double, level: UInt8, glyphs: [Glyph], width: Double,
    text: Range<Int>, match: Double = 1
  ) {
    self.face = face
    self.size = size
    self.match = match
    self.level = level
    self.glyphs = glyphs
    self.width = width
    self.text = text
  }

  /// Whether the run reads from right to left.
  public var isRightToLeft: Bool { level & 1 == 1 }
}
