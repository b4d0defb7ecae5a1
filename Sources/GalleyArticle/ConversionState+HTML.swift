internal import GalleyConfiguration

extension ConversionState {
  /// What a tag says by its attributes; those that mean nothing here are counted.
  ///
  /// - Parameter aligns: whether the tag may say where lines stand.
  mutating func attributes(
    of tag: HTMLTag, aligns: Bool = false, at range: SourceRange
  ) -> Attributes {
    var attributes = Attributes()
    if tag.name == "center" { attributes.alignment = .center }
    for (name, value) in tag.attributes {
      switch name {
      case "id": addName(value, to: &attributes)
      case "name" where tag.name == "a": addName(value, to: &attributes)
      case "lang" where tag.name == "pre": break
      case "lang", "xml:lang": attributes.language = language(value, of: tag, at: range)
      case "class" where tag.name != "code" && tag.name != "pre":
        let names = value.split(whereSeparator: \.isWhitespace).map(String.init)
        attributes.classes += names.filter(StyleNames.isKnown)
        if !names.allSatisfy(StyleNames.isKnown) {
          log.addAttribute(name, of: tag.name, at: range)
        }
      case "dir": attributes.direction = direction(value, of: tag, at: range)
      case "align" where aligns:
        guard let alignment = Self.alignment(value) else { fallthrough }
        attributes.alignment = alignment
      default:
        if !Self.isKnown(name, of: tag.name) { log.addAttribute(name, of: tag.name, at: range) }
      }
    }
    return attributes
  }

  private mutating func addName(_ value: String, to attributes: inout Attributes) {
    let name = entities.decoded(value)
    guard !name.isEmpty else { return }
    htmlNames.insert(name)
    attributes.addName(name)
  }

  private mutating func language(
    _ value: String, of tag: HTMLTag, at range: SourceRange
  ) -> String? {
    if let tag = LanguageTag.normalized(value) { return tag }
    if !value.isEmpty {
      log.add(
        "bad-language", .warning, "`\(value)` is no language tag",
        remedy: "give a tag of BCP 47 such as `en` or `zh-Hans`", at: range)
    }
    return nil
  }

  private mutating func direction(
    _ value: String, of tag: HTMLTag, at range: SourceRange
  ) -> TextDirection? {
    let direction = TextDirection(rawValue: value.lowercased())
    if direction == nil, value.lowercased() != "auto" {
      log.addAttribute("dir", of: tag.name, at: range)
    }
    return direction
  }

  static func alignment(_ value: String) -> Table.Alignment? {
    switch value.lowercased() {
    case "center", "middle": .center
    case "left": .start
    case "right": .end
    case "justify": .justify
    default: nil
    }
  }

  /// Whether an attribute is read elsewhere, or says nothing about what a page shows.
  private static func isKnown(_ name: String, of tag: String) -> Bool {
    // Other readers of Markdown ask for `markdown="1"`, and for a role instead of a tag.
    name == "markdown" || name == "role" || known[tag]?.contains(name) == true
  }

  private static let known: [String: Set<String>] = [
    "a": ["href", "title", "target", "rel", "download", "referrerpolicy"],
    "abbr": ["title"], "acronym": ["title"], "blockquote": ["cite"], "br": ["clear"],
    "code": ["class"], "details": ["open"], "dfn": ["title"],
    "img": [
      "src", "alt", "title", "loading", "decoding", "fetchpriority", "referrerpolicy",
      "crossorigin", "border",
    ],
    "ol": ["start", "type"], "pre": ["class", "lang"], "q": ["cite"],
    "table": ["border", "cellpadding", "cellspacing", "summary"],
    "td": ["colspan", "rowspan", "headers", "scope", "nowrap", "valign"],
    "th": ["colspan", "rowspan", "headers", "scope", "abbr", "nowrap", "valign"],
    "tr": ["valign"], "del": ["cite", "datetime"], "ins": ["cite", "datetime"],
    "time": ["datetime"], "data": ["value"], "label": ["for"],
    "source": ["media", "srcset", "src", "type", "sizes"],
  ]

  /// Tells of a tag that nothing closes.
  mutating func noteOpenTag(_ name: String, at range: SourceRange) {
    log.add(
      "open-tag", .warning, "the tag <\(name)> is not closed; it ends with what holds it",
      remedy: "close it with </\(name)> in the same block, list item or cell", at: range)
  }

  /// Tells of a closing tag that closes nothing.
  mutating func noteStrayTag(_ name: String, at range: SourceRange) {
    log.add(
      "stray-tag", .note, "</\(name)> closes nothing here",
      remedy: "remove it, or open <\(name)> in the same block, list item or cell", at: range)
  }
}
