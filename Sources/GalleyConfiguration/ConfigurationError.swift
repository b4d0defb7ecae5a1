/// Why a font set or a style sheet cannot be used.
public enum ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file itself cannot be read.
  case unreadable(path: String, reason: String)
  /// It is not YAML.
  case syntax(YAMLError)
  /// A value is wrong, or one is missing: the place, what is the matter, what to do.
  case value(path: String, position: SourcePosition, message: String, remedy: String)
  /// A file that it names is missing or cannot be read: the place that names it, and the file's path as opened.
  case missingFile(
    path: String, position: SourcePosition, file: String, reason: String, remedy: String)

  /// `path:line:column: message; remedy`, without a place for a file that cannot be read at all.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(path): \(reason); check the path"
    case .syntax(let error): error.description
    case .value(let path, let position, let message, let remedy):
      "\(path):\(position): \(message); \(remedy)"
    case .missingFile(let path, let position, let file, let reason, let remedy):
      "\(path):\(position): \(file): \(reason); \(remedy)"
    }
  }
}
