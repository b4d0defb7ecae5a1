public import GalleyArticle
public import GalleyText

/// Why an article gives no proof.
public enum PressError: Error, Sendable, CustomStringConvertible {
  /// Its file cannot be read, or the output cannot be written.
  case file(FileAccessError)
  case article(ArticleError)
  case font(FontError)
  /// A painter failed at a step: the article's path, the step's name, what is the matter and what to do.
  case painting(path: String, step: String, reason: String)
  /// The caller asked to stop.
  case cancelled(path: String)

  /// `path: message; remedy`, lower case.
  public var description: String {
    switch self {
    case .file(let error): error.description
    case .article(let error): error.description
    case .font(let error): error.description
    case .painting(let path, let step, let reason): "\(path): at \(step): \(reason)"
    case .cancelled(let path): "\(path): stopped before it was finished; run it again"
    }
  }

  /// An error of any kind that a stage threw.
  init(_ error: any Error, path: String, step: String) {
    switch error {
    case let error as PressError: self = error
    case let error as FileAccessError: self = .file(error)
    case let error as ArticleError: self = .article(error)
    case let error as FontError: self = .font(error)
    default: self = .painting(path: path, step: step, reason: "\(error)")
    }
  }
}
