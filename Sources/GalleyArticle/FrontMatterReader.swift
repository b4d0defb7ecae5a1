internal import DynamicType
internal import GalleyConfiguration

/// Reads the head of an article: YAML between a line `---` at the very start and one of `---` or `...`.
struct FrontMatterReader {
  static let knownKeys = [
    "title", "subtitle", "author", "authors", "date", "lang", "language", "dir", "description",
    "keywords", "tags", "style", "sizes", "typography",
  ]

  var frontMatter = FrontMatter()
  /// Where the article's text begins.
  private(set) var end: Int
  /// Keys that other programs read.
  private var ignored: [YAMLNode] = []

  init(_ source: SourceText, _ log: inout FindingLog) {
    let start = source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    end = start
    let first = Self.line(0, of: source, from: start)
    if first.elementsEqual("+++".utf8) {
      log.add(
        "front-matter", .warning, "front matter in TOML is not read; it is shown as text",
        remedy: "write it in YAML between lines of ---", at: SourceRange(start, start + 3))
    }
    // A thematic break has a blank line after it.
    guard first.elementsEqual("---".utf8), source.lineStarts.count > 1,
      !Self.line(1, of: source, from: 0).isEmpty
    else { return }
    guard let close = Self.closingLine(of: source) else {
      Self.noteUnclosed(source, start, &log)
      return
    }
    if close > 1 {
      let range = SourceRange(source.lineStarts[1], source.lineStarts[close])
      guard read(source, range, &log) else { return }
    }
    end = close + 1 < source.lineStarts.count ? source.lineStarts[close + 1] : source.bytes.count
    let lastByte = source.lineStarts[close] + Self.line(close, of: source, from: 0).count
    frontMatter.range = SourceRange(start, lastByte)
  }

  /// Reads what stands between the fences; false when it is text and no front matter at all.
  private mutating func read(
    _ source: SourceText, _ range: SourceRange, _ log: inout FindingLog
  ) -> Bool {
    do {
      let node = try YAMLNode(parsing: source, in: range, keepsRepeatedKeys: true)
      guard case .mapping(let entries) = node.value else {
        if case .sequence = node.value { Self.noteText("a list", at: node.range, &log) }
        return false
      }
      // What YAML takes for a comment may be a heading between two breaks.
      let text = source.bytes[range.lowerBound..<range.upperBound]
      if entries.isEmpty, let first = text.firstIndex(where: { !$0.isSpace }),
        text[first] == UInt8(ascii: "#")
      {
        Self.noteText("nothing but comments", at: SourceRange(at: first), &log)
        return false
      }
      var known: Set<String> = []
      for entry in entries {
        if known.insert(entry.key.text).inserted {
          read(entry.key, entry.value, &log)
        } else {
          noteRepeated(entry.key, &log)
        }
      }
      noteIgnored(&log)
    } catch {
      log.add(
        "front-matter", .error, "the front matter is skipped: \(error.message)",
        remedy: error.remedy, at: SourceRange(at: error.offset))
    }
    return true
  }

  /// Tells of what looks like a head and is none.
  private static func noteText(_ what: String, at range: SourceRange, _ log: inout FindingLog) {
    log.add(
      "front-matter", .warning,
      "what stands between the lines of --- is \(what), not a map; it is shown as text",
      remedy: "write front matter as `title: …`, or a blank line after a thematic break", at: range)
  }

  private mutating func read(_ key: YAMLNode, _ value: YAMLNode, _ log: inout FindingLog) {
    let name = key.text
    switch name {
    case "title": frontMatter.title = entry(name, value, &log)
    case "subtitle": frontMatter.subtitle = entry(name, value, &log)
    case "author", "authors": frontMatter.authors += authors(name, value, &log)
    case "date": frontMatter.date = entry(name, value, &log)
    case "lang", "language": readLanguage(name, value, &log)
    case "description": frontMatter.description = entry(name, value, &log)
    case "keywords", "tags": frontMatter.keywords += entries(name, value, &log)
    case "dir": readDirection(value, &log)
    case "style": frontMatter.styleSheet = entry(name, value, &log)
    case "sizes": readSizes(value, &log)
    case "typography": readTypography(value, &log)
    case _ where Self.foreignKeys.contains(name): ignored.append(key)
    default: noteUnknown(key, &log)
    }
  }

  // MARK: - Keys

  /// What Jekyll, Hugo, Pandoc, Docusaurus, Zola, Eleventy and Obsidian read.
  private static let foreignKeys: Set<String> = [
    "aliases", "bibliography", "cascade", "categories", "category", "comments", "cover", "csl",
    "cssclasses", "date_created", "documentclass", "draft", "eleventyNavigation", "excerpt",
    "extra", "featured", "geometry", "header-includes", "id", "image", "images", "lastmod",
    "layout",
    "linkTitle", "mainfont", "math", "menu", "output", "pagination_next", "pagination_prev",
    "params",
    "permalink", "published", "redirect_from", "redirect_to", "resources", "sidebar_label",
    "sidebar_position", "slug", "summary", "tag", "taxonomies", "template", "thumbnail", "toc",
    "toc-depth", "type", "updated", "url", "uuid", "version", "weight",
  ]

  private func noteIgnored(_ log: inout FindingLog) {
    guard let first = ignored.first else { return }
    let names = ignored.map { "`\($0.text)`" }.joined(separator: ", ")
    log.add(
      "ignored-key", .note, "the front matter has keys for other programs: \(names)",
      remedy: "leave them; nothing here depends on them", at: first.range)
  }

  private func noteUnknown(_ key: YAMLNode, _ log: inout FindingLog) {
    let nearest = nearestName(to: key.text, in: Self.knownKeys).map { "did you mean `\($0)`?" }
    log.add(
      "unknown-key", .note, "the front matter's key `\(key.text)` is not known; it is ignored",
      remedy: nearest ?? "known keys are \(Self.knownKeys.joined(separator: ", "))",
      at: key.range)
  }

  private func noteRepeated(_ key: YAMLNode, _ log: inout FindingLog) {
    log.add(
      "front-matter", .warning, "the key `\(key.text)` stands twice; the first one counts",
      remedy: "keep one of them", at: key.range)
  }

  // MARK: - Lines

  /// Tells of a fence at the start that nothing closes, where a key follows it.
  private static func noteUnclosed(_ source: SourceText, _ start: Int, _ log: inout FindingLog) {
    let name = line(1, of: source, from: 0).prefix { $0 != UInt8(ascii: ":") }
    let key = String(decoding: name, as: UTF8.self)
    guard knownKeys.contains(key) || foreignKeys.contains(key) else { return }
    log.add(
      "front-matter", .warning, "the front matter is not closed; it is shown as text",
      remedy: "end it with a line of ---", at: SourceRange(start, start + 3))
  }

  /// The line of the closing fence, from 0.
  private static func closingLine(of source: SourceText) -> Int? {
    source.lineStarts.indices.dropFirst().first {
      let text = line($0, of: source, from: 0)
      return text.elementsEqual("---".utf8) || text.elementsEqual("...".utf8)
    }
  }

  /// A line, counted from 0, without its ending and the blanks before that.
  private static func line(
    _ index: Int, of source: SourceText, from start: Int
  ) -> ArraySlice<UInt8> {
    let end =
      index + 1 < source.lineStarts.count ? source.lineStarts[index + 1] : source.bytes.count
    var text = source.bytes[max(start, source.lineStarts[index])..<end]
    while let last = text.last, last.isSpace { text.removeLast() }
    return text
  }
}
