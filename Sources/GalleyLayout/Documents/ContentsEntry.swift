internal import GalleyConfiguration

/// A line of the contents.
struct ContentsEntry {
  var title: String
  /// How many entries it belongs to, one in the other.
  var depth: Int
  /// What it leads to.
  var anchor: String
  /// The language of its article; nil for that of the document.
  var language: String?

  /// The headings of articles down to a level; several articles each have an entry, which stands for their title too.
  ///
  /// The title of a single article is no entry. Headings without an anchor are given one.
  static func entries(of articles: inout [BoundArticle], downTo level: Int) -> [ContentsEntry] {
    let language = articles[0].galley.language
    var entries: [ContentsEntry] = []
    for index in articles.indices {
      let own = articles[index].galley.language
      entries += articles[index].entries(
        downTo: level, isPart: articles.count > 1, language: own == language ? nil : own)
    }
    return entries
  }
}

extension BoundArticle {
  fileprivate mutating func entries(
    downTo level: Int, isPart: Bool, language: String?
  ) -> [ContentsEntry] {
    var entries: [ContentsEntry] = []
    if isPart {
      entries.append(
        ContentsEntry(
          title: galley.title.oneLine, depth: 0, anchor: name, language: language))
    }
    let above = entries.count
    var titleHeading = TitleHeading(saying: galley.title, isInBook: isPart)
    var open: [Int] = []
    for id in galley.structure.indices {
      let node = galley.structure[id]
      guard case .heading(let own) = node.tag else { continue }
      let isTitle = titleHeading.isMet(by: node)
      let title = (node.title ?? "").oneLine
      guard own <= level, !title.isEmpty, !isTitle else { continue }
      while let last = open.last, last >= own { open.removeLast() }
      entries.append(
        ContentsEntry(
          title: title, depth: above + open.count, anchor: anchor(of: id),
          language: node.language ?? language))
      open.append(own)
    }
    return entries
  }

  private mutating func anchor(of id: StructureNode.ID) -> String {
    if let anchor = galley.structure[id].anchor { return anchor }
    // No anchor that comes from the words of a heading has a slash.
    let anchor = "\(name)/\(id)"
    galley.structure[id].anchor = anchor
    return anchor
  }
}

extension String {
  /// The text with every stretch of white space as one space and none around it, without pictures.
  var oneLine: String {
    split { $0.isWhitespace || $0 == "\u{FFFC}" }.joined(separator: " ")
  }
}
