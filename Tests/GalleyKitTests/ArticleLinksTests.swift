import GalleyArticle
import GalleyConfiguration
import Testing

@testable import GalleyKit

@Suite struct ArticleLinksTests {
  private let place: TemporaryFolder
  private let links: ArticleLinks

  init() throws {
    place = try TemporaryFolder()
    try place.write("a.md", "# A\n")
    try place.write("parts/b c.md", "# B\n")
    try place.write("other.md", "# C\n")
    links = ArticleLinks([
      (place.path + "/a.md", "a"), (place.path + "/parts/b c.md", "parts/b c"), ("-", "stdin"),
    ])
  }

  private func places(
    _ text: String, of file: String = "a.md"
  ) throws -> (places: [String: ArticleLinks.Place], findings: [Finding]) {
    let input = ArticleInput(path: place.path + "/" + file, bytes: Array(text.utf8))
    let article = try Article(parsing: input.bytes, path: input.path)
    return links.places(of: article, at: input, variant: "set-phone")
  }

  @Test("A link to an article of the run leads to its output, an anchor goes along")
  func toOthers() throws {
    let found = try places("[a](parts/b%20c.md#x%20y) [b](./parts/../parts/b%20c.md) [c](other.md)")
    #expect(
      found.places == [
        "parts/b%20c.md#x%20y": .init(folder: "../../parts/b c/set-phone", anchor: "x y"),
        "./parts/../parts/b%20c.md": .init(folder: "../../parts/b c/set-phone", anchor: nil),
      ])
    #expect(found.findings == [])
    #expect(
      try places("[a](../a.md)", of: "parts/b c.md").places == [
        "../a.md": .init(folder: "../../../a/set-phone", anchor: nil)
      ])
  }

  @Test("A link to the article's own file leads to its anchor")
  func toItself() throws {
    let found = try places("# Some words\n\n[a](a.md#some-words)").places
    #expect(found == ["a.md#some-words": .init(folder: nil, anchor: "some-words")])
    #expect(found["a.md#some-words"]?.target("04-l.pdf") == .anchor("some-words"))
  }

  @Test("Addresses and anchors are no files")
  func addresses() throws {
    let text = "[a](https://a.b/c.md) [b](mailto:a@b.c) [c](#d) [e](/f.md) [g](//h/i.md) [j](?k)"
    let found = try places(text)
    #expect(found.places.isEmpty)
    #expect(found.findings == [])
  }

  @Test("A file that is not there is told once, with its place")
  func missing() throws {
    let findings = try places("x [a](no.md) <a href=\"no.md\">b</a> [c](no/d.png#e)").findings
    #expect(findings.map(\.rule) == ["missing-link", "missing-link"])
    #expect(findings.map { $0.position?.description } == ["1:3", "1:36"])
    let many = (0..<25).map { "[a](no\($0).md)" }.joined(separator: " ")
    let all = try places(many).findings
    #expect(all.count == 11)
    #expect(all.last?.message == "there are 15 more of this kind")
  }

  @Test("A PDF and an SVG lead to the other's file of the same step")
  func files() throws {
    let output = try TemporaryFolder()
    let input = ArticleInput(
      path: place.path + "/a.md", bytes: Array("[aa](parts/b%20c.md#x)".utf8))
    let press = try squarePress(twoSteps([.pdf, .svg]))
    _ = try press.proof(input, into: output.path, links: links)
    let folder = "../../parts/b c/\(press.variantName)"
    let escaped = folder.split(separator: " ").joined(separator: "%20")
    #expect(try output.text("12-ax5.svg").contains("href=\"\(escaped)/12-ax5.svg#x\""))
    #expect(try output.text("04-l.svg").contains("href=\"\(escaped)/04-l.svg#x\""))
  }
}
