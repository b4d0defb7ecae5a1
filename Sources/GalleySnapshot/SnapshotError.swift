/// Why a snapshot cannot be read or written.
public enum SnapshotError: Error, Hashable, CustomStringConvertible {
  /// A reference that is not in its form, at a line from 1.
  case damaged(path: String, line: Int)

  public var description: String {
    switch self {
    case .damaged(let path, let line):
      "\(path):\(line): error: the reference is damaged; take it back from version control, "
        + "or record it again"
    }
  }
}
