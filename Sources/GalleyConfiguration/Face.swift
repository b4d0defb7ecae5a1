/// One font file at one instance of its design axes: what text is set in.
///
/// A face is a value. Each worker opens it for itself. Two faces with equal file, index and axes are the same face.
public struct Face: Hashable, Sendable {
  /// A value on one design axis.
  public struct Axis: Hashable, Sendable {
    /// The four-letter tag, such as `wght`.
    public var tag: String
    /// The value in the axis's own units.
    public var value: Double

    public init(_ tag: String, _ value: Double) {
      self.tag = tag
      self.value = value
    }
  }

  /// The path of the file, as opened.
  public var file: String
  /// The index in a collection (.ttc); 0 otherwise.
  public var index: Int
  /// The axis values, ascending by tag; axes not named stand at the instance's value, or the file's default.
  public var axes: [Axis]
  /// The name of the instance of the file's own that the face is, such as `SemiBold`; nil for none.
  public var instance: String?

  public init(file: String, index: Int = 0, axes: [Axis] = [], instance: String? = nil) {
    self.file = file
    self.index = index
    self.axes = axes.sorted { $0.tag < $1.tag }
    self.instance = instance
  }
}

/// A face in use: its number in the font set, the optical size it is set at, and what is made up of it.
///
/// The number is the same for every worker, so glyph runs may carry it.
public struct FaceInstance: Hashable, Sendable {
  /// The index in `FontSet.faces`.
  public var number: UInt16
  /// The value of the `opsz` axis in points; nil where the face has none or it is not driven by the size.
  public var opticalSize: Float?
  /// What is done to the outlines because the set lacks the face that was asked for.
  public var synthesis: Synthesis

  public init(_ number: UInt16, opticalSize: Float? = nil, synthesis: Synthesis = []) {
    self.number = number
    self.opticalSize = opticalSize
    self.synthesis = synthesis
  }

  /// The same face as it is drawn.
  public var unsynthesized: FaceInstance { FaceInstance(number, opticalSize: opticalSize) }
}
