internal import GalleyArticle
internal import GalleyConfiguration
internal import GalleyLayout

/// Where the articles of one run are written, so that a link from one to another leads from output to output.
public struct ArticleLinks: Sendable {
  /// An article of the run that a link leads to.
  struct Place: Hashable, Sendable {
    /// The way from the linking article's output folder to the other's; nil for the article itself.
    var folder: String?
    /// The name after the `#`; nil when there is none.
    var anchor: String?

    /// Where the link leads when each output folder has a file of this name.
    func target(_ file: String) -> StructureNode.Target {
      guard let folder else { return .anchor(anchor ?? "") }
      return .file(path: "\(folder)/\(file)", anchor: anchor)
    }
  }

  /// The folder of each article below the output folder, by the article's path with links followed.
  private var folders: [String: String] = [:]

  /// No other articles.
  public init() {}

  /// - Parameter articles: each article's path as the person named it, and its folder below the output folder.
  public init(_ articles: [(article: String, folder: String)]) {
    for (article, folder) in articles {
      if let path = FileReader.resolved(article) { folders[path] = folder }
    }
  }

  /// What becomes of a run's links between articles, by destination, and a finding for each local file that is not there.
  ///
  /// - Parameter variant: the name of the output folder below each article's own.
  func places(
    of article: Article, at input: ArticleInput, variant: String
  ) -> (places: [String: Place], findings: [Finding]) {
    guard input.path != ArticleInput.standardInput else { return ([:], []) }
    var places: [String: Place] = [:]
    var missing: [(destination: String, range: SourceRange)] = []
    var seen: Set<String> = []
    let own = FileReader.resolved(input.path).flatMap { folders[$0] }
    article.forEachLink { destination, range in
      guard seen.insert(destination).inserted, let (path, fragment) = Self.file(in: destination)
      else { return }
      guard let real = FileReader.resolved(FilePath.join(input.folder, path)) else {
        return missing.append((destination, range))
      }
      guard let own, let other = folders[real] else { return }
      let folder = FilePath.relative("/\(other)/\(variant)", to: "/\(own)/\(variant)")
      let anchor = folder == "." ? fragment.flatMap(article.anchor) : fragment
      places[destination] = Place(folder: folder == "." ? nil : folder, anchor: anchor)
    }
    return (places, Self.findings(missing, article))
  }

  /// The path of a local file and the fragment in a destination; nil for an address and for an anchor alone.
  static func file(in destination: String) -> (path: String, fragment: String?)? {
    guard PictureReader.scheme(of: destination) == nil, !destination.hasPrefix("/"),
      !destination.utf8.contains(0)
    else { return nil }
    let parts = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = PercentDecoding.decoded(String(parts[0].prefix { $0 != "?" }))
    guard !path.isEmpty else { return nil }
    let fragment = parts.count > 1 ? PercentDecoding.decoded(String(parts[1])) : ""
    return (path, fragment.isEmpty ? nil : fragment)
  }

  /// How many files that are not there are told one by one.
  private static let mostFindings = 10

  /// A finding for each link to a file that is not there.
  static func findings(
    _ missing: [(destination: String, range: SourceRange)], _ article: Article
  ) -> [Finding] {
    var findings = missing.prefix(mostFindings).map { destination, range in
      Finding(
        "missing-link", .note, "the link leads to \(destination), and there is no such file",
        remedy: "check its path from the article's folder", in: article.source, at: range)
    }
    if missing.count > mostFindings {
      findings.append(
        Finding(
          "missing-link", .note, "there are \(missing.count - mostFindings) more of this kind",
          remedy: "mend those named first", in: article.source))
    }
    return findings
  }
}

extension Article {
  /// Calls a closure with the destination and the place of each link.
  func forEachLink(_ body: (_ destination: String, _ range: SourceRange) -> Void) {
    func visit(_ text: InlineText, _ isCode: Bool) {
      for span in text.spans {
        if case .link(let destination, _) = span.kind { body(destination, span.source) }
      }
    }
    blocks.forEachText(visit)
    for note in footnotes { note.blocks.forEachText(visit) }
  }
}
