/// What differs between two PDFs: what they say of themselves, their fonts, tags, bookmarks and links, the sizes, texts
/// and pixels of their pages.
///
/// Any PDF is read, whoever made it. A page that is new or gone is told as such, and those after it are compared with their own.
public struct PDFComparison: Sendable {
  /// What differs of the whole, a line each.
  public private(set) var words: [String] = []
  /// The pages that differ, in order.
  public private(set) var pages: [Page] = []

  /// A page that differs.
  public struct Page: Sendable {
    /// Its number from 1; nil where the reference has no such page.
    public var reference: Int?
    /// Its number from 1; nil where the actual file has no such page.
    public var actual: Int?
    /// What differs, a line each.
    public var words: [String]

    /// `page 3`, `page 4 (was 3)`.
    public var name: String {
      guard let reference, let actual, reference != actual else {
        return "page \(actual ?? reference ?? 0)"
      }
      return "page \(actual) (was \(reference))"
    }
  }

  /// How many pixels to the inch pages are drawn with: two to the point.
  private static let resolution = 144
  /// What is compared of what the files say of themselves.
  private static let facts = ["Title", "Author", "Subject", "Tagged", "PDF version"]

  /// Compares two files.
  ///
  /// Throws ``SnapshotError`` for a file that cannot be read and where Poppler's programs are not there, or what `shows`
  /// throws.
  ///
  /// - Parameters:
  ///   - reference: the path of what should be.
  ///   - actual: the path of what is.
  ///   - tolerance: what pixels may differ in.
  ///   - shows: takes the images of a page that look otherwise.
  public init(
    _ reference: String, _ actual: String, tolerance: ImageTolerance = .exact,
    shows: (Page, ImageComparison) throws -> Void = { _, _ in }
  ) throws {
    try compare(try PDFReading(reference), try PDFReading(actual), tolerance, shows)
  }

  /// Compares two files in memory, which messages call `path`. Throws as the other initializer does.
  public init(
    _ reference: [UInt8], _ actual: [UInt8], path: String, tolerance: ImageTolerance = .exact,
    shows: (Page, ImageComparison) throws -> Void = { _, _ in }
  ) throws {
    let files = (try ScratchFile(reference), try ScratchFile(actual))
    try withExtendedLifetime(files) {
      try compare(
        try PDFReading(files.0.path, shownAs: path), try PDFReading(files.1.path, shownAs: path),
        tolerance, shows)
    }
  }

  /// Whether nothing differs that can be read or seen.
  public var isMatch: Bool { words.isEmpty && pages.isEmpty }

  /// All that differs: of the whole first, then of each page with its name.
  public var lines: [String] {
    words + pages.flatMap { page in page.words.map { "\(page.name): \($0)" } }
  }

  private mutating func compare(
    _ old: PDFReading, _ new: PDFReading, _ tolerance: ImageTolerance,
    _ shows: (Page, ImageComparison) throws -> Void
  ) throws {
    for fact in Self.facts where old.facts[fact] != new.facts[fact] {
      words.append("\(fact): \(Self.shown(old.facts[fact])) -> \(Self.shown(new.facts[fact]))")
    }
    for font in old.fonts.subtracting(new.fonts).sorted() { words.append("font gone: \(font)") }
    for font in new.fonts.subtracting(old.fonts).sorted() { words.append("font new: \(font)") }
    if let before = old.contents, let after = new.contents {
      words += ContentsDifference(before, after).words
    }
    if old.pages.count != new.pages.count {
      words.append("\(old.pages.count) -> \(new.pages.count) pages")
    }
    let alignment = SequenceAlignment(old.pages.map(\.text), new.pages.map(\.text)) {
      WordDifference.likeness(old.pages[$0].text, new.pages[$1].text)
    }
    for pair in alignment.pairs {
      try compare(pair, old, new, tolerance, shows)
    }
  }

  private mutating func compare(
    _ pair: SequenceAlignment.Pair, _ old: PDFReading, _ new: PDFReading,
    _ tolerance: ImageTolerance, _ shows: (Page, ImageComparison) throws -> Void
  ) throws {
    var page = Page(
      reference: pair.reference.map { $0 + 1 }, actual: pair.actual.map { $0 + 1 }, words: [])
    guard let i = pair.reference, let j = pair.actual else {
      page.words = [pair.reference == nil ? "the page is new" : "the page is gone"]
      pages.append(page)
      return
    }
    let (first, second) = (old.pages[i], new.pages[j])
    if first.size != second.size { page.words.append("size \(first.size) -> \(second.size)") }
    if first.text != second.text { page.words.append(Self.words(first.text, second.text)) }
    let images = ImageComparison(
      try old.image(of: i, resolution: Self.resolution),
      try new.image(of: j, resolution: Self.resolution), tolerance: tolerance)
    if !images.isMatch {
      page.words.append(images.summary)
      try shows(page, images)
    }
    if !page.words.isEmpty { pages.append(page) }
  }

  private static func shown(_ fact: String?) -> String {
    fact.map { $0.isEmpty ? "none" : QuotedText.quoted($0) } ?? "none"
  }

  /// What words differ in; where none do, that lines break elsewhere.
  private static func words(_ reference: String, _ actual: String) -> String {
    let separated = [reference, actual].map { $0.split { $0.isWhitespace } }
    if separated[0] == separated[1] { return "the same words on other lines" }
    let difference = WordDifference(reference, actual)
    return "\(shortened(difference.reference)) -> \(shortened(difference.actual))"
  }

  private static func shortened(_ text: String) -> String {
    text.isEmpty ? "nothing" : QuotedText.shortened(text, to: 60)
  }
}
