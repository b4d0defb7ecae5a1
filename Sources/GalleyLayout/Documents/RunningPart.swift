internal import GalleyConfiguration
internal import GalleyStyle

/// One of the up to three parts of a running line.
struct RunningPart {
  /// Where on the line it stands.
  enum Slot {
    case start, center, end
  }

  /// What its placeholders stand for.
  struct Values {
    var title: String
    var article: String
    var page: String
    var pages: String
  }

  let slot: Slot
  /// What is in braces is a placeholder.
  let template: String
  let style: PageTextStyle
  /// How wide it may be.
  var room = 0.0
  /// What it said last, which the next page mostly says too.
  private var latest: (text: String, line: PageTextLine)?

  init(_ slot: Slot, _ template: String, _ style: PageTextStyle) {
    self.slot = slot
    self.template = template
    self.style = style
  }

  /// Whether it has the number of the page or of all pages, which are never shortened.
  var isNumber: Bool { has("page") || has("pages") }
  var hasTitle: Bool { has("title") || hasArticle }
  var hasArticle: Bool { has("article") }

  private func has(_ name: String) -> Bool { template.contains("{\(name)}") }

  /// Whether it repeats a title that stands on the page itself.
  func repeats(_ opening: RunningLines.Opening, _ values: Values) -> Bool {
    switch opening {
    case .none: false
    case .article: hasArticle || has("title") && values.title == values.article
    case .titlePage: hasTitle
    }
  }

  func text(_ values: Values) -> String {
    let pieces = template.split(separator: "{", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(String(pieces[0])) { text, piece in
      let end = piece.firstIndex(of: "}") ?? piece.startIndex
      let value =
        switch piece[..<end] {
        case "title": values.title
        case "article": values.article
        case "page": values.page
        case "pages": values.pages
        default: ""
        }
      return text + value + piece[end...].dropFirst()
    }
  }

  /// What it says in the room it has. A title is shortened; where the numbers with their words are too wide, the page's
  /// number is all that stays.
  mutating func line(_ values: Values, _ setter: PageTextSetter) -> PageTextLine? {
    let text = text(values)
    guard isNumber else {
      if let latest, latest.text == text { return latest.line }
      let line = setter.line(text, style, measure: room)
      latest = line.map { (text, $0) }
      return line
    }
    guard let whole = setter.line(text, style), whole.width > room + 0.01 else {
      return setter.line(text, style)
    }
    let number = setter.line(values.page, style)
    guard hasTitle else { return number }
    let rest = setter.line(self.text(values.withTitles { _ in "" }), style)?.width ?? 0
    let share = (room - rest) / (has("title") && hasArticle ? 2 : 1)
    let shortened = setter.line(
      self.text(values.withTitles { setter.shortened($0, style, to: share) }), style)
    guard let shortened, shortened.width <= room + 0.01 else { return number }
    return shortened
  }

  /// Its width as it is, and the least that it may be shortened to, in points. Titles of articles may be of any width.
  func widths(_ values: Values, _ setter: PageTextSetter, endless: Double) -> (Double, Double) {
    func width(_ text: String) -> Double { setter.line(text, style)?.width ?? 0 }
    let whole = width(text(values))
    let wanted = hasArticle ? max(whole, endless) : whole
    let least = Self.leastTitle * style.character.size
    guard isNumber else { return (wanted, min(whole, least)) }
    guard hasTitle else { return (whole, whole) }
    return (wanted, min(whole, width(text(values.withTitles { _ in "" })) + least))
  }

  /// The least width of a shortened title in ems: a word or two.
  private static let leastTitle = 8.0
}

extension RunningPart.Values {
  func withTitles(_ change: (String) -> String) -> Self {
    var values = self
    values.title = change(title)
    values.article = change(article)
    return values
  }
}

extension PageTextSetter {
  /// The start of a text and an ellipsis, as much as fits; the whole where that does.
  func shortened(_ string: String, _ style: PageTextStyle, to measure: Double) -> String {
    guard let lost = line(string, style, measure: measure)?.lost else { return string }
    return String(decoding: string.utf8.prefix(lost.lowerBound), as: UTF8.self) + "…"
  }
}
