public import DynamicType

/// A type ramp of one's own, read from a YAML file.
///
/// Each style has a size and leading in points by category; `l`, the default, must be there:
///
/// ```yaml
/// name: brand                     # the file's name without extension when it is left out
/// styles:
///   headline:
///     weight: semibold            # regular when it is left out
///     emphasizedWeight: bold      # semibold when it is left out
///     categories:
///       xs: {size: 15, leading: 20}
///       l: {size: 18, leading: 24}
///       ax5: {size: 54, leading: 64, weight: regular}
/// ```
public struct RampFile: Hashable, Sendable {
  /// The ramp, checked.
  public var ramp: TypeRamp
  /// The keys that were not understood.
  public var findings: [Finding]

  /// Reads a ramp from a file of the disk.
  ///
  /// Throws when it cannot be read, and when a value is wrong.
  public init(contentsOf path: String) throws(ConfigurationError) {
    try self.init(decoding: FileReading.disk.source(path))
  }

  /// Reads a ramp of a text, whose path is what messages name.
  ///
  /// Throws ``ConfigurationError`` with the line: no style, a style without `l`, a size or leading
  /// that is no number above 0 and up to 10,000 points.
  public init(decoding source: SourceText) throws(ConfigurationError) {
    var decoder = try RampDecoder(source)
    ramp = try decoder.ramp()
    findings = decoder.decoder.findings
  }
}
