/// Which standards a PDF conforms to.
public enum PDFFlavor: String, CaseIterable, Sendable, Hashable {
  /// PDF 1.7, PDF/UA-1 (ISO 14289-1) and PDF/A-2a (ISO 19005-2).
  case ua1
  /// PDF 2.0, PDF/UA-2 (ISO 14289-2) and PDF/A-4 (ISO 19005-4).
  case ua2

  /// The version of the file's first line.
  var version: StaticString {
    switch self {
    case .ua1: "1.7"
    case .ua2: "2.0"
    }
  }
}
