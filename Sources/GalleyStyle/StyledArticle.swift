public import DynamicType
public import GalleyArticle
public import GalleyConfiguration

/// An article at one step of a curve: every block and run with a complete style in points.
///
/// Contract: nothing inherited or relative is left. Runs cover their text once, in order. No text is under the
/// style sheet's floor. Texts carry the same `id` at every step, so that they can be shaped once for all.
public struct StyledArticle: Sendable {
  /// The step it was resolved for.
  public var step: ScalingCurve.Step
  /// The article's file, for messages.
  public var source: SourceText
  /// What the document is called: the article's title, its first heading, or the file's name.
  public var title: String
  /// Joined by a comma and a space; empty when there are none.
  public var author: String
  /// Empty when there is none.
  public var summary: String
  /// A BCP 47 tag; `und` when it is not known.
  public var language: String
  /// The direction that the author gave to the whole; nil for each block's own.
  public var direction: TextDirection?
  public var colors: ColorScheme
  public var page: PageStyle
  /// How many columns of text stand side by side.
  public var columns: ColumnStyle
  /// The style of body text, which distances of the page are made of.
  public var body: CharacterStyle
  /// Body's leading in points.
  public var bodyLeading: Double
  /// Body's size at Large in points, which the class of a width goes by at every step.
  public var baseSize: Double
  /// How text looks that is made when pages are known.
  public var pageTexts: PageTexts
  /// Title, subtitle and byline first, then the article, then its notes.
  public var blocks: [StyledBlock]
  /// The share of a transparent picture's ink that may be lost on the page without a plate behind it.
  public var mostFaint = 1.0
  /// The size in points that nothing may be set under, however it shrinks.
  public var floor: Double
  /// The names that links may use, each with the anchor that it leads to.
  public var anchors: [String: String]
  /// What resolving found; the article's, the sheet's and the font set's own are not repeated.
  public var findings: [Finding]

  public init(
    step: ScalingCurve.Step, source: SourceText, title: String, author: String, summary: String,
    language: String, direction: TextDirection?, colors: ColorScheme, page: PageStyle,
    body: CharacterStyle, bodyLeading: Double, blocks: [StyledBlock], findings: [Finding],
    pageTexts: PageTexts? = nil, columns: ColumnStyle = ColumnStyle(),
    anchors: [String: String] = [:], baseSize: Double? = nil, floor: Double = 0
  ) {
    self.step = step
    self.source = source
    self.title = title
    self.author = author
    self.summary = summary
    self.language = language
    self.direction = direction
    self.colors = colors
    self.page = page
    self.columns = columns
    self.body = body
    self.bodyLeading = bodyLeading
    self.baseSize = baseSize ?? body.size
    self.pageTexts = pageTexts ?? PageTexts(body, leading: bodyLeading)
    self.blocks = blocks
    self.anchors = anchors
    self.floor = floor
    self.findings = findings
  }
}
