internal import GalleyConfiguration

/// An article as a part of a document: named so that the anchors of all articles can stand together.
struct BoundArticle {
  var galley: Galley
  /// The anchor of its beginning; empty where it is the only article.
  var name: String
  /// How many nodes at the start of its structure belong to what stands before all articles.
  var movedNodes = 1

  /// Articles in their order, with links between them resolved. A single one keeps its names.
  static func bound(_ parts: [PagedDocument.Part]) -> [BoundArticle] {
    guard parts.count > 1 else {
      return parts.map { BoundArticle(galley: $0.galley, name: "") }
    }
    let names = uniqueNames(parts.map(\.name))
    let anchors = parts.map { Set($0.galley.structure.compactMap(\.anchor)) }
    func anchor(_ place: PagedDocument.Place) -> String? {
      guard parts.indices.contains(place.part) else { return nil }
      guard let anchor = place.anchor, anchors[place.part].contains(anchor) else {
        return names[place.part]
      }
      return joined(names[place.part], anchor)
    }
    return zip(parts, names).map { part, name in
      var galley = part.galley
      for id in galley.structure.indices {
        if let anchor = galley.structure[id].anchor {
          galley.structure[id].anchor = joined(name, anchor)
        }
        guard case .link(let target) = galley.structure[id].tag else { continue }
        switch target {
        case .anchor(let anchor):
          galley.structure[id].tag = .link(.anchor(joined(name, anchor)))
        case .url(let url):
          if let target = part.links[url].flatMap(anchor) {
            galley.structure[id].tag = .link(.anchor(target))
          }
        case .file: continue
        }
      }
      if galley.language == parts[0].galley.language { galley.structure[0].language = nil }
      galley.structure[0].tag = .part
      galley.structure[0].anchor = name
      galley.structure[0].title = galley.title
      return BoundArticle(galley: galley, name: name, movedNodes: 0)
    }
  }

  /// No anchor of an article is the name of another: the names have no slash at their end and no empty part.
  private static func joined(_ name: String, _ anchor: String) -> String { "\(name)/\(anchor)" }

  /// The names with a number where one is empty or taken.
  private static func uniqueNames(_ names: [String]) -> [String] {
    var taken: Set<String> = []
    return names.enumerated().map { index, name in
      var unique = name.isEmpty ? "\(index + 1)" : name
      // Numbered by place, so that many of one name cost no more than few.
      if taken.contains(unique) { unique = "\(name)-\(index + 1)" }
      while taken.contains(unique) { unique += "-" }
      taken.insert(unique)
      return unique
    }
  }

  // MARK: - Title

  /// Takes title, subtitle and byline off the start of the article; nil where there are none, or nothing else.
  mutating func removeHead() -> (fragments: [Fragment], nodes: [StructureNode])? {
    let head = galley.fragments.prefix { fragment in
      switch fragment.role {
      case .title, .subtitle, .byline: true
      default: galley.isTitle(fragment.node)
      }
    }
    guard !head.isEmpty, let next = galley.fragments.dropFirst(head.count).first else { return nil }
    var first = next.node
    while let parent = galley.structure[first].parent, parent != 0 { first = parent }
    // Blocks that show nothing may stand between; what is left has to begin after the head.
    guard first > 0, head.allSatisfy({ $0.node < first }) else { return nil }
    movedNodes = first
    galley.fragments.removeFirst(head.count)
    galley.regions.removeAll { $0.bottom < next.frame.y + 0.001 }
    return (Array(head), Array(galley.structure[..<first]))
  }
}

extension Galley {
  /// Whether a node is the heading that says what the article is called.
  func isTitle(_ node: StructureNode.ID) -> Bool {
    structure[node].parent == 0 && structure[node].isTitle(saying: title)
  }
}
