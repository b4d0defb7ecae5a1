public import GalleyKit

/// Why a snapshot cannot be read or written.
public enum SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A reference that is not in its form, at a line from 1.
  case damaged(path: String, line: Int)
  /// A file that belongs to another recording than the reference that names it.
  case mixed(path: String)
  /// A file that is no image, or a broken one.
  case unreadableImage(path: String, reason: String)
  /// No run of verifying has left its report, or what belongs to it, at a path.
  case noReport(path: String)
  /// A PDF that cannot be read.
  case unreadablePDF(path: String, reason: String)
  /// A file that is no measurements, or a broken one.
  case unreadableMeasurements(path: String, reason: String)
  /// A program of Poppler that is not installed.
  case missingProgram(name: String)
  /// A file that cannot be read or written.
  case file(FileAccessError)

  /// `path: message; remedy`, lower case.
  public var description: String {
    switch self {
    case .damaged(let path, let line):
      "\(path):\(line): the reference is damaged; take it back from version control, or record it again"
    case .mixed(let path):
      "\(path): it is not of the same recording as the reference beside it; record that again"
    case .unreadableImage(let path, let reason): "\(path): \(reason); give a PNG, JPEG, WebP or GIF"
    case .noReport(let path):
      "\(path): there is no report of failures, or it is damaged; verify the snapshots again"
    case .unreadablePDF(let path, let reason): "\(path): \(reason); is it a whole PDF?"
    case .unreadableMeasurements(let path, let reason):
      "\(path): \(reason); give what `galley measure` prints"
    case .missingProgram(let name):
      "there is no \(name) to read PDFs with; install poppler-utils, on macOS poppler"
    case .file(let error): error.description
    }
  }
}
