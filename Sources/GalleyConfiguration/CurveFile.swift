public import DynamicType

/// A curve of one's own, read from a YAML file.
///
/// The steps stand in their order, each with a name and the factor of its sizes:
///
/// ```yaml
/// name: classroom            # the file's name without extension when it is left out
/// rounding: none             # or wholePoints: sizes to a point, leading to a third
/// steps:
///   - {name: desk, factor: 1}
///   - name: wall
///     factor: 2
///     leading: 1.75          # the factor of leading; that of sizes when it is left out
///     styles:
///       largeTitle: 1.5      # another factor for one text style
///       title1: {factor: 1.6, leading: 1.5}
///     accessibility: true    # found out when it is left out, as `ScalingCurve.Step` says
///     category: ax3          # that of its name where the name is a category's short one
/// ```
///
/// Or the curve is drawn by a type ramp, of which every style grows by the ramp's own figures:
///
/// ```yaml
/// name: system
/// ramp: iOS                  # or macOS, tvOS, watchOS, or the path of a ramp's file
/// ```
public struct CurveFile: Hashable, Sendable {
  /// The curve, checked.
  public var curve: ScalingCurve
  /// The files it was read from: its own, and that of a ramp it names.
  public var paths: [String]
  /// The keys that were not understood.
  public var findings: [Finding]

  /// Reads a curve from a file of the disk; a ramp that it names is relative to it.
  ///
  /// Throws when it or its ramp cannot be read, and when a value is wrong.
  public init(contentsOf path: String) throws(ConfigurationError) {
    let source = try FileReading.disk.source(path)
    try self.init(decoding: source, folder: FilePath.folder(of: path))
  }

  /// Reads a curve of a text.
  ///
  /// Throws ``ConfigurationError`` with the line: no step, more than 99, a name that two steps have
  /// or that is none, a factor that is not from 0.1 to 10, and a curve with the name of a built-in
  /// one.
  ///
  /// - Parameters:
  ///   - source: the YAML; its path is what messages name.
  ///   - folder: the folder that the path of a ramp is relative to.
  ///   - files: how that file is read.
  public init(
    decoding source: SourceText, folder: String = ".", files: FileReading = .disk
  ) throws(ConfigurationError) {
    var decoder = try CurveDecoder(source, folder: folder, files: files)
    curve = try decoder.curve()
    paths = decoder.paths
    findings = decoder.decoder.findings
  }
}
