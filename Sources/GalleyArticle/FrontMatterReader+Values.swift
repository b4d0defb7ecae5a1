internal import DynamicType
internal import GalleyConfiguration

/// The values of front matter.
extension FrontMatterReader {
  /// A text of one line; nil for nothing, and with a warning for a list or a map.
  func entry(
    _ name: String, _ value: YAMLNode, _ log: inout FindingLog
  ) -> FrontMatter.Entry? {
    if value.isNull { return nil }
    guard let text = value.string else {
      log.add(
        "front-matter", .warning, "`\(name)` is \(value.kind), not a text; it is ignored",
        remedy: "write it as one text", at: value.range)
      return nil
    }
    // A block of YAML may have several lines.
    let folded = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return folded.isEmpty ? nil : FrontMatter.Entry(folded, at: value.range)
  }

  func entries(
    _ name: String, _ value: YAMLNode, _ log: inout FindingLog
  ) -> [FrontMatter.Entry] {
    if case .sequence(let elements) = value.value {
      return elements.compactMap { entry(name, $0, &log) }
    }
    return entry(name, value, &log).map { [$0] } ?? []
  }

  /// Names, or maps with a `name` in each, which may have more in them for others.
  func authors(
    _ name: String, _ value: YAMLNode, _ log: inout FindingLog
  ) -> [FrontMatter.Entry] {
    let values =
      if case .sequence(let elements) = value.value { elements } else { [value] }
    return values.compactMap { author in
      guard case .mapping = author.value else { return entry(name, author, &log) }
      if let given = author["name"] { return entry("name", given, &log) }
      log.add(
        "front-matter", .warning, "the author has no name; it is left out",
        remedy: "write `name: …`", at: author.range)
      return nil
    }
  }

  mutating func readLanguage(_ name: String, _ value: YAMLNode, _ log: inout FindingLog) {
    guard var entry = entry(name, value, &log) else { return }
    guard let tag = LanguageTag.normalized(entry.text) else {
      return log.add(
        "front-matter", .warning, "`\(name): \(entry.text)` is no language tag; it is ignored",
        remedy: "write a tag of BCP 47, such as `\(name): en` or `\(name): pt-BR`",
        at: value.range)
    }
    if tag != entry.text {
      log.add(
        "front-matter", .note, "`\(name): \(entry.text)` is read as `\(tag)`",
        remedy: "write `\(name): \(tag)`", at: value.range)
    }
    entry.text = tag
    frontMatter.language = entry
  }

  mutating func readDirection(_ value: YAMLNode, _ log: inout FindingLog) {
    guard !value.isNull, value.string?.lowercased() != "auto" else { return }
    frontMatter.direction = value.string.flatMap { TextDirection(rawValue: $0.lowercased()) }
    guard frontMatter.direction == nil else { return }
    log.add(
      "front-matter", .warning, "`dir` is neither `ltr`, `rtl` nor `auto`; it is ignored",
      remedy: "write `dir: rtl`", at: value.range)
  }

  /// A selection of steps; whether there are such steps is found out where the curve is known.
  mutating func readSizes(_ value: YAMLNode, _ log: inout FindingLog) {
    let words = entries("sizes", value, &log)
    guard !words.isEmpty else { return }
    let text = words.map(\.text).joined(separator: ",")
    frontMatter.sizes = FrontMatter.Entry(text, at: value.range)
  }

  mutating func readTypography(_ value: YAMLNode, _ log: inout FindingLog) {
    if value.isNull { return }
    if let isOn = value.bool {
      frontMatter.typography = isOn ? .all : []
      return
    }
    let names = Typography.named.map(\.name)
    var typography: Typography = []
    for word in entries("typography", value, &log) {
      if let known = Typography.named.first(where: { $0.name == word.text }) {
        typography.insert(known.value)
        continue
      }
      let nearest = nearestName(to: word.text, in: names).map { "did you mean `\($0)`?" }
      log.add(
        "front-matter", .warning, "`\(word.text)` is nothing that typography does",
        remedy: nearest ?? "use true, false, or some of \(names.joined(separator: ", "))",
        at: word.range)
    }
    frontMatter.typography = typography
  }
}
