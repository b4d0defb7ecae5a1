import DynamicType
import GalleyArticle
import GalleyConfiguration
import GalleyStyle
import GalleyText
import TestSupport

@testable import GalleyLayout

/// Documents made from Markdown, for tests.
enum Documents {
  /// How documents of a test are made.
  struct Settings {
    /// A set of `Fonts/`; nil for the square face.
    var fonts: String?
    var geometry = PageGeometry.a5
    var step = "l"
    var sheet = StyleSheet.reading
    var front = PagedDocument.Front()

    init(_ change: (inout Settings) -> Void = { _ in }) { change(&self) }
  }

  /// An article of each text, called by the letters of the alphabet: `a.md` has the name `a`. Their links to one another
  /// are known.
  static func document(
    _ texts: String..., settings: Settings = Settings()
  ) throws -> PagedDocument {
    let articles = try texts.enumerated().map { index, text in
      try Article(parsing: SourceText(path: "\(name(index)).md", text))
    }
    return try document(articles, settings)
  }

  static func document(_ articles: [Article], _ settings: Settings) throws -> PagedDocument {
    let fonts = try settings.fonts.map(TestArticles.fonts) ?? TestArticles.squareFonts()
    let worker = try TextWorker(fonts: fonts)
    let parts = try articles.enumerated().map { index, article in
      let galley = try TestArticles.galleys(
        article, with: worker, fonts: fonts, on: settings.geometry, steps: settings.step,
        sheet: settings.sheet)[0]
      return PagedDocument.Part(
        galley, name: name(index), links: links(in: galley, count: articles.count))
    }
    return PagedDocument(of: parts, front: settings.front, with: worker)
  }

  private static func name(_ index: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "a") + UInt8(index)))
  }

  private static func links(in galley: Galley, count: Int) -> [String: PagedDocument.Place] {
    var links: [String: PagedDocument.Place] = [:]
    for node in galley.structure {
      guard case .link(.url(let url)) = node.tag else { continue }
      let parts = url.split(separator: "#").map(String.init)
      for index in 0..<count where parts.first == "\(name(index)).md" {
        links[url] = PagedDocument.Place(
          part: index, anchor: parts.count > 1 ? parts[1] : nil)
      }
    }
    return links
  }

  /// A text of many words.
  static func words(_ count: Int) -> String {
    (0..<count).map { ["some", "words", "that", "fill", "a", "page"][$0 % 6] }
      .joined(separator: " ")
  }
}

/// A text on a page and where it stands.
struct ShownText: Equatable {
  var string: String
  var left: Double
  var right: Double
  var baseline: Double
  /// Of its first run, in points.
  var size: Double

  /// About where letters begin and end.
  var top: Double { baseline - 0.75 * size }
  var bottom: Double { baseline + 0.25 * size }
}

extension Page {
  /// What items say: each text as a whole, also where it has several runs.
  func texts(_ isIncluded: (Mark) -> Bool) -> [ShownText] {
    var texts: [(bytes: [UInt8], shown: ShownText)] = []
    for item in items where isIncluded(item.mark) {
      guard case .glyphs(let placed) = item.content else { continue }
      let piece = String(decoding: placed.utf8[placed.run.text], as: UTF8.self)
      let (left, right) = (placed.origin.x, placed.origin.x + placed.run.width)
      if let last = texts.last, last.bytes == placed.utf8, last.shown.baseline == placed.origin.y {
        texts[texts.count - 1].shown.string += piece
        texts[texts.count - 1].shown.left = min(last.shown.left, left)
        texts[texts.count - 1].shown.right = max(last.shown.right, right)
      } else {
        let shown = ShownText(
          string: piece, left: left, right: right, baseline: placed.origin.y,
          size: placed.run.size)
        texts.append((placed.utf8, shown))
      }
    }
    return texts.map(\.shown)
  }

  var header: [ShownText] { texts { $0 == .headerArtifact } }
  var footer: [ShownText] { texts { $0 == .footerArtifact } }
  /// What belongs to the articles.
  var content: [ShownText] {
    texts { if case .node = $0 { true } else { false } }
  }
}

extension PagedDocument {
  /// The number of the page that has an anchor.
  func page(of anchor: String) -> Int? {
    pages.first { $0.anchors.contains { $0.name == anchor } }?.number
  }

  /// What the items of a node say, on all pages.
  func text(of node: StructureNode.ID) -> String {
    pages.flatMap { $0.texts { $0 == .node(node) } }.map(\.string).joined(separator: "|")
  }

  /// The links of the contents: where each leads, and what it says.
  var contents: [(target: String, text: String)] {
    structure.indices.compactMap { id in
      guard case .link(.anchor(let target)) = structure[id].tag,
        let reference = structure[id].parent, let item = structure[reference].parent,
        structure[item].tag == .contentsItem
      else { return nil }
      return (target, text(of: id))
    }
  }

  /// The tags of all nodes, indented.
  var tree: [String] {
    var depths: [Int] = []
    return structure.map { node in
      depths.append(node.parent.map { depths[$0] + 1 } ?? 0)
      return String(repeating: " ", count: depths[depths.count - 1]) + node.tag.name
    }
  }
}
