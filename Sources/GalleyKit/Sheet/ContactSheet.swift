public import GalleyConfiguration
public import GalleyLayout
public import GalleyText

/// All steps of an article side by side: of each the first screen, at one common scale, a bar for the whole, a label.
///
/// The screens are painted from the same glyph runs as the pages, so their text is sharp at any scale. In a PDF each is one
/// figure with a text alternative.
public struct ContactSheet: Sendable {
  /// One page, or more where the steps are too many for `limit`.
  public var pages: [Page]
  /// Document, heading, a paragraph, and for each step a figure and a paragraph.
  public var structure: [StructureNode]

  /// What the sheet is about, in words.
  public struct Heading: Hashable, Sendable {
    /// The article's title.
    public var title: String
    /// Font set, geometry, curve and appearance.
    public var subtitle: String
    /// The language of the title.
    public var language: String

    public init(title: String, subtitle: String, language: String) {
      self.title = title
      self.subtitle = subtitle
      self.language = language
    }
  }

  /// Composes the sheet of samples, of one geometry, in their order: at most six in a row.
  ///
  /// - Parameters:
  ///   - samples: one a step; one at least.
  ///   - heading: the words at its top.
  ///   - appearance: the colors around the screens.
  ///   - limit: the greatest height of a page in points.
  ///   - worker: gives the fonts for labels.
  public init(
    of samples: [StepSample], heading: Heading, appearance: Appearance, limit: Double,
    with worker: TextWorker
  ) {
    precondition(!samples.isEmpty, "a contact sheet shows at least one step")
    var composer = SheetComposer(
      samples: samples, heading: heading, appearance: appearance, limit: limit, worker: worker)
    composer.compose()
    pages = composer.pages
    structure = composer.structure
  }
}
