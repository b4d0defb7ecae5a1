internal import GalleyConfiguration

extension AttributeList {
  /// The keys that mean something.
  private static let keys = ["lang", "dir", "align", "lines", "minScale", "width", "id", "class"]

  /// What the list says; what it says in vain is a finding.
  ///
  /// The bytes that were scanned must be the source's.
  func attributes(_ log: inout FindingLog) -> Attributes {
    var attributes = Attributes()
    for (entry, range) in entries {
      let place = SourceRange(range.lowerBound, range.upperBound)
      switch entry {
      case .id(let id): attributes.id = id
      case .style(let name): Self.add(name, to: &attributes, at: place, &log)
      case .pair(let key, let value):
        Self.set(key, value, of: &attributes, at: place, &log)
      }
    }
    return attributes
  }

  private static func add(
    _ name: String, to attributes: inout Attributes, at place: SourceRange, _ log: inout FindingLog
  ) {
    attributes.classes.append(name)
    StyleNames.check(name, at: place, &log)
  }

  private static func set(
    _ key: String, _ value: String, of attributes: inout Attributes, at place: SourceRange,
    _ log: inout FindingLog
  ) {
    switch key {
    case "id": attributes.id = value
    case "class":
      for name in value.split(separator: " ") {
        add(String(name), to: &attributes, at: place, &log)
      }
    case "lang":
      attributes.language = LanguageTag.normalized(value)
      if attributes.language == nil {
        refuse(key, value, "a language tag such as `he` or `pt-BR`", at: place, &log)
      }
    case "dir":
      if value.lowercased() == "auto" { return }
      attributes.direction = TextDirection(rawValue: value.lowercased())
      if attributes.direction == nil {
        refuse(key, value, "`ltr`, `rtl` or `auto`", at: place, &log)
      }
    case "align":
      attributes.alignment = alignment(value)
      if attributes.alignment == nil {
        refuse(key, value, "`start`, `center`, `end` or `justify`", at: place, &log)
      }
    case "lines":
      attributes.lines = Int(value).flatMap { $0 >= 1 ? $0 : nil }
      if attributes.lines == nil { refuse(key, value, "a number from 1", at: place, &log) }
    case "minScale":
      attributes.minimumScale = scale(value)
      if attributes.minimumScale == nil {
        refuse(key, value, "a number above 0 and up to 1", at: place, &log)
      }
    case "width":
      attributes.width = PictureWidth(value)
      if attributes.width == nil {
        refuse(key, value, "points such as `200`, or a share such as `50%`", at: place, &log)
      }
    default: noteUnknown(key, at: place, &log)
    }
  }

  private static func noteUnknown(
    _ key: String, at place: SourceRange, _ log: inout FindingLog
  ) {
    let nearest = StyleNames.nearest(to: key, in: keys).map { "did you mean `\($0)`?" }
    log.add(
      "unknown-attribute", .note, "the attribute `\(key)` is not known; it is ignored",
      remedy: nearest ?? "known attributes are " + keys.joined(separator: ", "), at: place)
  }

  private static func refuse(
    _ key: String, _ value: String, _ wanted: String, at place: SourceRange,
    _ log: inout FindingLog
  ) {
    log.add(
      "attribute-value", .warning, "`\(key)` is `\(value)`; it is ignored",
      remedy: "give it \(wanted)", at: place)
  }

  // MARK: - Values

  static func alignment(_ value: String) -> Table.Alignment? {
    switch value.lowercased() {
    case "start", "left": .start
    case "center", "middle": .center
    case "end", "right": .end
    case "justify": .justify
    default: nil
    }
  }

  private static func scale(_ value: String) -> Double? {
    guard let scale = Double(value), scale > 0, scale <= 1 else { return nil }
    return scale
  }
}
