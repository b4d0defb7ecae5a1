/// What a PDF says of itself, and what it may hold: the input of the painter beside the pages.
public struct PDFDescription: Sendable, Hashable {
  /// What the document is called; shown in the window's title. Never empty: the caller falls back
  /// to a name.
  public var title: String
  /// Empty for none.
  public var author: String
  /// A sentence or two; empty for none.
  public var summary: String
  /// A BCP 47 tag such as `en-GB`; empty for an unknown language, written as `und`.
  public var language: String
  /// Written as the date of creation and of change; nothing else in the file knows the time.
  public var creationDate: PDFDate
  /// The version of Galley, such as `1.0.0`: the producer is `Galley` and this.
  public var version: String
  /// Whether the marks, the structure tree and the claims of PDF/UA-1 and PDF/A-2a are written.
  public var isTagged: Bool
  /// Which standards it claims, when it is tagged.
  public var flavor: PDFFlavor
  /// Whether faces that forbid embedding (OS/2 `fsType`) are embedded all the same.
  public var allowsRestrictedFonts: Bool

  public init(
    title: String, author: String = "", summary: String = "", language: String = "",
    creationDate: PDFDate = PDFDate(secondsSince1970: 0), version: String,
    isTagged: Bool = true, flavor: PDFFlavor = .ua1, allowsRestrictedFonts: Bool = false
  ) {
    self.title = title
    self.author = author
    self.summary = summary
    self.language = language
    self.creationDate = creationDate
    self.version = version
    self.isTagged = isTagged
    self.flavor = flavor
    self.allowsRestrictedFonts = allowsRestrictedFonts
  }

  var producer: String { "Galley \(version)" }
  var languageTag: String { language.isEmpty ? "und" : language }
}
