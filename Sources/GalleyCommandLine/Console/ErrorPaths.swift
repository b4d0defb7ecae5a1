internal import GalleyKit

extension ConfigurationError {
  /// The file that the error is about, with which its description begins.
  var path: String {
    switch self {
    case .unreadable(let path, _): path
    case .syntax(let error): error.path
    case .value(let path, _, _, _), .missingFile(let path, _, _, _, _): path
    }
  }
}
