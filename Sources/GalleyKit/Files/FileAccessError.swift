/// Why a file cannot be read or written. The path is as the person named it.
public enum FileAccessError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is nothing of that name.
  case missing(path: String)
  /// A folder where a file should be.
  case isFolder(path: String)
  /// It is there, but cannot be read.
  case unreadable(path: String, reason: String)
  /// It has more bytes than the limit.
  case tooLarge(path: String, limit: Int)
  /// It, or a folder on the way to it, cannot be made or written.
  case unwritable(path: String, reason: String)

  /// What the error is about.
  public var path: String {
    switch self {
    case .missing(let path), .isFolder(let path), .unreadable(let path, _), .tooLarge(let path, _),
      .unwritable(let path, _):
      path
    }
  }

  /// `path: message; remedy`, lower case.
  public var description: String { "\(path): \(message)" }

  /// The trouble and the remedy without the path.
  public var message: String {
    switch self {
    // What is no UTF-8 in an argument has become this character on its way here.
    case .missing(let path) where path.unicodeScalars.contains("\u{FFFD}"):
      "there is no such file, or its name is not UTF-8; rename it, or give it through standard input"
    case .missing: "there is no such file; check the path"
    case .isFolder(let path):
      "this is a folder; name the files in it, such as "
        + "\(path.hasSuffix("/") ? path : path + "/")*.md"
    case .unreadable(_, let reason): "cannot be read: \(reason); check the file and its permissions"
    case .tooLarge(_, let limit):
      "has more than \(limit / 1_048_576) MiB; split it into smaller files"
    case .unwritable(_, "the disk is full"), .unwritable(_, "the quota is used up"):
      "cannot be written: the disk is full; free some space or give another --output"
    case .unwritable(_, "there is no such file"):
      "cannot be written: a folder on the way to it cannot be made; give another --output"
    case .unwritable(_, let reason): "cannot be written: \(reason); give another --output"
    }
  }
}
