internal import GalleyKit

/// A curve as a person names it: a built-in one, or the path of a YAML file.
struct CurveArgument {
  var curve: ScalingCurve
  /// The file it was read from; nil for a built-in one.
  var file: CurveFile?

  /// Reads a curve; what has a slash or ends as YAML does is a path.
  ///
  /// Throws ``UsageError`` at `place` for a name that is none, ``ConfigurationError`` for a file
  /// that is wrong.
  init(_ name: String, at place: String?) throws {
    if name.contains("/") || FilePath.isYAML(name) {
      let file = try CurveFile(contentsOf: name)
      self.file = file
      curve = file.curve
      return
    }
    do {
      curve = try ScalingCurve(name: name)
    } catch CurveError.unknownCurve(let error) where error.suggestion == nil {
      throw UsageError("\(error.message), or the path of a curve's YAML file", at: place)
    } catch {
      throw UsageError(error.message, at: place)
    }
  }
}
