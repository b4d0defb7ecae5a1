internal import GalleyKit

/// What differs between two PDFs beside their pages, in words: languages, tags, bookmarks, links.
struct ContentsDifference {
  private(set) var words: [String] = []

  /// How many of one kind are told one by one.
  private static let mostTold = 5

  init(_ reference: PDFContents, _ actual: PDFContents) {
    if reference.language != actual.language {
      words.append("language: \(Self.shown(reference.language)) -> \(Self.shown(actual.language))")
    }
    if reference.tags != actual.tags { compareTags(reference.tags, actual.tags) }
    compareLists("bookmarks", reference.bookmarks, actual.bookmarks)
    compareLists("links", reference.links, actual.links)
  }

  // MARK: - Tags

  private mutating func compareTags(_ old: [PDFContents.Tag], _ new: [PDFContents.Tag]) {
    let counts = Self.counts(old, new)
    if !counts.isEmpty {
      let more = counts.count > Self.mostTold ? ", and \(counts.count - Self.mostTold) more" : ""
      words.append("tags: \(counts.prefix(Self.mostTold).joined(separator: ", "))\(more)")
    }
    let paths = (old.map(\.path), new.map(\.path))
    if paths.0 == paths.1 { return compareTexts(zip(old, new).map { ($0, $1) }) }
    if counts.isEmpty, let first = zip(paths.0, paths.1).first(where: { $0 != $1 }) {
      words.append("tags: the same in another order or place, first \(first.0) -> \(first.1)")
    }
    let alignment = SequenceAlignment(old, new) { old[$0].path == new[$1].path ? 0.5 : 0 }
    compareTexts(
      alignment.pairs.map { pair in (pair.reference.map { old[$0] }, pair.actual.map { new[$0] }) })
  }

  /// What the tags that belong together say.
  private mutating func compareTexts(_ pairs: [(PDFContents.Tag?, PDFContents.Tag?)]) {
    var numbers: [String: Int] = [:]
    var lines: [String] = []
    for (reference, actual) in pairs {
      guard let actual else { continue }
      numbers[actual.name, default: 0] += 1
      guard let reference else { continue }
      let name = "\(actual.name) \(numbers[actual.name, default: 0])"
      if reference.alternative != actual.alternative {
        let texts = [reference, actual].map { Self.shown($0.alternative ?? "") }
        lines.append("\(name): alternative text \(texts[0]) -> \(texts[1])")
      }
      if reference.attributes != actual.attributes {
        let all = [reference, actual].map { Self.listed($0.attributes) }
        lines.append("\(name): \(all[0]) -> \(all[1])")
      }
    }
    tell(lines)
  }

  /// `H2 5 -> 4`, by name.
  private static func counts(_ old: [PDFContents.Tag], _ new: [PDFContents.Tag]) -> [String] {
    var counts: [String: (old: Int, new: Int)] = [:]
    for tag in old { counts[tag.name, default: (0, 0)].old += 1 }
    for tag in new { counts[tag.name, default: (0, 0)].new += 1 }
    return counts.filter { $0.value.old != $0.value.new }.sorted { $0.key < $1.key }
      .map { "\($0.key) \($0.value.old) -> \($0.value.new)" }
  }

  // MARK: - Lists

  private mutating func compareLists(_ name: String, _ old: [String], _ new: [String]) {
    guard old != new else { return }
    let alignment = SequenceAlignment(old, new) { _, _ in 0 }
    tell(
      alignment.pairs.compactMap { pair in
        switch (pair.reference, pair.actual) {
        case (let i?, nil): "\(name): gone: \(Self.shown(old[i]))"
        case (nil, let j?): "\(name): new: \(Self.shown(new[j]))"
        default: nil
        }
      })
  }

  private mutating func tell(_ lines: [String]) {
    words += lines.prefix(Self.mostTold)
    if lines.count > Self.mostTold { words.append("and \(lines.count - Self.mostTold) more") }
  }

  private static func listed(_ attributes: [String]) -> String {
    attributes.isEmpty ? "no attributes" : attributes.joined(separator: ", ")
  }

  private static func shown(_ text: String) -> String {
    text.isEmpty ? "none" : QuotedText.shortened(text, to: 60)
  }
}
