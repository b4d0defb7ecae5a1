internal import GalleyArticle
internal import GalleyConfiguration
internal import GalleyPaint
internal import GalleyText

/// What this is, and what it stands on.
public enum Version {
  /// Galley's own version.
  public static let number = "0.1.0"

  /// What PDFs and manifests name as their maker.
  public static let producer = "Galley \(number)"

  /// The C libraries that are loaded and their versions, by name.
  public static var libraries: [(name: String, version: String)] {
    (ArticleLibraries.versions + ConfigurationLibraries.versions + PaintLibraries.versions
      + TextLibraries.versions).sorted { $0.name < $1.name }
  }
}
