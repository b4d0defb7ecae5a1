internal import GalleyConfiguration

/// Reads the head of an article: YAML between a line `---` at the very start and one of `---` or `...`.
struct FrontMatterReader {
  private static let knownKeys = [
    "title", "subtitle", "author", "authors", "date", "lang", "language", "dir", "description",
    "keywords", "tags",
  ]

  private(set) var frontMatter = FrontMatter()
  /// Where the article's text begins.
  private(set) var end: Int

  init(_ source: SourceText, _ log: inout FindingLog) {
    let start = source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    end = start
    let first = Self.line(0, of: source, from: start)
    if first.elementsEqual("+++".utf8) {
      log.add(
        "front-matter", .warning, "front matter in TOML is not read; it is shown as text",
        remedy: "write it in YAML between lines of ---", at: SourceRange(start, start + 3))
    }
    guard first.elementsEqual("---".utf8),
      let close = Self.closingLine(of: source)
    else { return }
    end = close + 1 < source.lineStarts.count ? source.lineStarts[close + 1] : source.bytes.count
    let lastByte = source.lineStarts[close] + Self.line(close, of: source, from: 0).count
    frontMatter.range = SourceRange(start, lastByte)
    guard close > 1 else { return }
    read(source, SourceRange(source.lineStarts[1], source.lineStarts[close]), &log)
  }

  private mutating func read(
    _ source: SourceText, _ range: SourceRange, _ log: inout FindingLog
  ) {
    do {
      let node = try YAMLNode(parsing: source, in: range)
      guard case .mapping(let entries) = node.value else {
        return log.add(
          "front-matter", .error, "the front matter is \(node.kind), not a map; it is skipped",
          remedy: "write it as `title: …`", at: node.range)
      }
      for entry in entries { read(entry.key, entry.value, &log) }
    } catch {
      log.add(
        "front-matter", .error, "the front matter is skipped: \(error.message)",
        remedy: error.remedy, at: SourceRange(at: error.offset))
    }
  }

  private mutating func read(_ key: YAMLNode, _ value: YAMLNode, _ log: inout FindingLog) {
    let name = key.text
    switch name {
    case "title": frontMatter.title = entry(name, value, &log)
    case "subtitle": frontMatter.subtitle = entry(name, value, &log)
    case "author", "authors": frontMatter.authors += entries(name, value, &log)
    case "date": frontMatter.date = entry(name, value, &log)
    case "lang", "language": frontMatter.language = entry(name, value, &log)
    case "description": frontMatter.description = entry(name, value, &log)
    case "keywords", "tags": frontMatter.keywords += entries(name, value, &log)
    case "dir": readDirection(value, &log)
    default:
      let known = Self.knownKeys.joined(separator: ", ")
      log.add(
        "unknown-key", .note, "the front matter's key `\(name)` is not known; it is ignored",
        remedy: "known keys are \(known)", at: key.range)
    }
  }

  private mutating func readDirection(_ value: YAMLNode, _ log: inout FindingLog) {
    guard !value.isNull, value.string?.lowercased() != "auto" else { return }
    frontMatter.direction = value.string.flatMap { TextDirection(rawValue: $0.lowercased()) }
    guard frontMatter.direction == nil else { return }
    log.add(
      "front-matter", .warning, "`dir` is neither `ltr`, `rtl` nor `auto`; it is ignored",
      remedy: "write `dir: rtl`", at: value.range)
  }

  private func entry(
    _ name: String, _ value: YAMLNode, _ log: inout FindingLog
  ) -> FrontMatter.Entry? {
    if value.isNull { return nil }
    guard let text = value.string else {
      log.add(
        "front-matter", .warning, "`\(name)` is \(value.kind), not a text; it is ignored",
        remedy: "write it as one text", at: value.range)
      return nil
    }
    return text.isEmpty ? nil : FrontMatter.Entry(text, at: value.range)
  }

  private func entries(
    _ name: String, _ value: YAMLNode, _ log: inout FindingLog
  ) -> [FrontMatter.Entry] {
    if case .sequence(let elements) = value.value {
      return elements.compactMap { entry(name, $0, &log) }
    }
    return entry(name, value, &log).map { [$0] } ?? []
  }

  // MARK: - Lines

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
