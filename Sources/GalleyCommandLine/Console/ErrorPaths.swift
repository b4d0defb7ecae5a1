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

extension FontError {
  /// The font set's file that names the face, with which the description begins.
  var setPath: String {
    switch self {
    case .unreadable(let set, _, _, _), .broken(let set, _, _), .noSuchIndex(let set, _, _, _, _):
      set
    }
  }
}
