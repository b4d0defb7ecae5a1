internal import GalleyArticle
internal import GalleyConfiguration
internal import GalleyLayout

/// Where the articles of a run are printed, so that a link from one to another leads from PDF to PDF, or from part to
/// part of a book.
struct PrintLinks: Sendable {
  /// The PDF of each article, or its part of the book, by the article's path with links followed.
  private var places: [String: String] = [:]
  private let isBook: Bool

  /// What becomes of the local links of an article.
  struct Resolution {
    /// Where links lead that lead to articles of the run, by destination.
    var targets: [String: StructureNode.Target] = [:]
    /// Where links lead that lead to other parts of the book, by destination.
    var parts: [String: Part] = [:]
    /// Every local file that is linked to, each once.
    var links: [PrintRecord.Link] = []
    /// Of files that are not there.
    var findings: [Finding] = []
  }

  /// A part of the book, by its name, and an anchor in it.
  struct Part: Hashable, Sendable {
    var name: String
    /// What stands after the `#`; nil when there is nothing.
    var anchor: String?
    /// The first link that leads there.
    var range: SourceRange
  }

  /// - Parameter jobs: those of the run; of an article with several PDFs, links from another one prefer the one that
  ///   was printed as it was.
  init(_ jobs: [PrintJob]) {
    isBook = jobs.contains(where: \.isBook)
    for job in jobs {
      for source in job.sources where source.path != ArticleInput.standardInput {
        guard let path = FileReader.resolved(source.path), places[path] == nil else { continue }
        places[path] = job.isBook ? source.name : job.file
      }
    }
  }

  /// The PDF or the part that a file is; empty for one that is not of the run, nil for one that is not there.
  func place(of path: String) -> String? {
    guard let real = FileReader.resolved(path) else { return nil }
    return places[real] ?? ""
  }

  /// Resolves the links of an article of a job.
  func resolution(
    of article: Article, at input: ArticleInput, in job: PrintJob
  ) -> Resolution {
    var resolution = Resolution()
    guard input.path != ArticleInput.standardInput else { return resolution }
    let own = place(of: input.path)
    var missing: [(destination: String, range: SourceRange)] = []
    var seen: Set<String> = []
    var paths: Set<String> = []
    article.forEachLink { destination, range in
      guard seen.insert(destination).inserted,
        let (file, fragment) = ArticleLinks.file(in: destination)
      else { return }
      let path = FilePath.join(input.folder, file)
      let place = place(of: path)
      if paths.insert(path).inserted {
        resolution.links.append(PrintRecord.Link(path: path, place: place))
      }
      guard let place else { return missing.append((destination, range)) }
      guard !place.isEmpty else { return }
      if place == own {
        resolution.targets[destination] = .anchor(fragment.flatMap(article.anchor) ?? "")
      } else if isBook {
        resolution.parts[destination] = Part(name: place, anchor: fragment, range: range)
      } else {
        resolution.targets[destination] = .file(
          path: Self.way(from: job.file, to: place), anchor: fragment)
      }
    }
    resolution.findings = ArticleLinks.findings(missing, article)
    return resolution
  }

  /// The path of a PDF from the folder of another; both below the output folder.
  private static func way(from file: String, to other: String) -> String {
    FilePath.relative("/" + other, to: FilePath.folder(of: "/" + file))
  }
}
