import GalleyArticle
import GalleyConfiguration
import GalleyLayout
import Testing

@testable import GalleyKit

struct PrintLinksTests {
  private let place: TemporaryFolder
  private let text =
    "# A\n\n[b](sub/b.md#end) [b](sub/b.md) [a](a.md#a) [here](#a) [c](c.md) [d](d.md) [web](https://a.b/)\n"

  init() throws {
    place = try TemporaryFolder()
    try place.write("a.md", text)
    for name in ["sub/b.md", "c.md"] { try place.write(name, "x\n") }
  }

  private func source(_ name: String) -> PrintJob.Source {
    PrintJob.Source(path: "\(place.path)/\(name).md", name: name)
  }

  private func resolution(_ jobs: [PrintJob]) throws -> PrintLinks.Resolution {
    let path = place.path + "/a.md"
    let article = try Article(parsing: Array(text.utf8), path: path)
    return PrintLinks(jobs).resolution(
      of: article, at: ArticleInput(path: path, bytes: Array(text.utf8)), in: jobs[0])
  }

  @Test("Links to articles of the run lead to their PDFs, on a path from the own one")
  func files() throws {
    let jobs = ["a", "sub/b"].map { name in
      PrintJob(
        file: "\(name)/p.pdf", sources: [source(name)], styleSheet: .reading,
        options: PressOptions())
    }
    let found = try resolution(jobs)
    #expect(
      found.targets == [
        "sub/b.md#end": .file(path: "../sub/b/p.pdf", anchor: "end"),
        "sub/b.md": .file(path: "../sub/b/p.pdf", anchor: nil), "a.md#a": .anchor("a"),
      ])
    #expect(found.parts.isEmpty)
    #expect(
      found.links.map { FilePath.name(of: $0.path) + " \($0.place ?? "none")" } == [
        "b.md sub/b/p.pdf", "a.md a/p.pdf", "c.md ", "d.md none",
      ])
    #expect(found.findings.map(\.rule) == ["missing-link"])
  }

  @Test("In a book they lead to its parts")
  func parts() throws {
    let book = PrintJob(
      file: "book.pdf", sources: [source("a"), source("sub/b")], isBook: true,
      styleSheet: .reading, options: PressOptions())
    let found = try resolution([book])
    #expect(
      found.parts.mapValues { [$0.name, $0.anchor] } == [
        "sub/b.md#end": ["sub/b", "end"], "sub/b.md": ["sub/b", nil],
      ])
    #expect(found.targets == ["a.md#a": .anchor("a")])
  }
}
