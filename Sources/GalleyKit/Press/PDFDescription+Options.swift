internal import GalleyLayout
internal import GalleyPaint

extension PDFDescription {
  /// What a document says of itself, with what the options ask of its file.
  init(_ document: PagedDocument, _ options: PressOptions) {
    self.init(
      title: document.title, author: document.author, summary: document.summary,
      language: document.language, creationDate: PDFDate(secondsSince1970: options.date),
      version: Version.number, flavor: options.flavor,
      allowsRestrictedFonts: options.allowsRestrictedFonts)
  }
}
