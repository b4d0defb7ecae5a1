import Foundation
import GalleyConfiguration
import GalleyKit
import Testing

@testable import GalleyCommandLine

struct ProofCommandTests {
  private let place: TemporaryFolder

  init() throws {
    place = try TemporaryFolder()
  }

  private func proof(_ arguments: [String], input: String = "") -> Outcome {
    run(
      ["proof", "--fonts", squareSet, "--sizes", "l", "--formats", "json", "--no-sheet"]
        + ["--output", place.path + "/out"] + arguments, input: input)
  }

  @Test("A proof says what it made and where")
  func made() throws {
    let article = try place.write("docs/a.md", "---\nlang: en\n---\nwords\n")
    #expect(
      proof([article])
        == Outcome(
          status: 0, output: "\(article): 1 size, 3 files in \(place.path)/out/a/square-phone\n",
          error: ""))
    #expect(
      try place.files("out/a/square-phone").keys.sorted()
        == ["04-l.json", "index.html", "manifest.json"])
  }

  @Test("The same article named twice is made once")
  func twice() throws {
    let article = try place.write("a.md", "---\nlang: en\n---\nwords\n")
    let outcome = proof([article, article, place.path + "/./a.md"])
    #expect(outcome.output.split(separator: "\n").count == 1)
  }

  @Test("Standard input is an article named stdin")
  func standardInput() throws {
    let outcome = proof(["-"], input: "---\nlang: en\n---\nwords\n")
    #expect(
      outcome.output == "<stdin>: 1 size, 3 files in \(place.path)/out/stdin/square-phone\n")
    #expect(
      proof(["-"], input: "").error
        == "<stdin>: error: the article is empty; write some text in it\n")
  }

  @Test("Strict makes warnings a status of 1, quiet hides them")
  func strict() throws {
    let article = try place.write("a.md", "---\nlang: en\n---\nlink to [nothing](#nowhere)\n")
    let loud = proof([article])
    #expect(loud.status == 0)
    #expect(loud.error.contains("a.md:4:"))
    #expect(loud.error.contains("[dangling-link]"))
    let strict = proof([article, "--strict", "--quiet"])
    #expect(strict == Outcome(status: 1, output: "", error: ""))
    let clean = try place.write("b.md", "---\nlang: en\n---\nwords\n")
    #expect(proof([clean, "--strict"]).status == 0)
  }

  @Test("Strict writes no PDF that had to be repaired, and says so")
  func refused() throws {
    let head = "---\nlang: en\ntitle: A title\n---\n"
    let article = try place.write("a.md", head + "# One\n\n### Three\n")
    #expect(proof([article, "--formats", "pdf"]).status == 0)
    #expect(try place.files("out/a/square-phone").keys.contains("04-l.pdf"))
    let strict = proof([article, "--formats", "pdf", "--strict"])
    #expect(strict.status == 1)
    #expect(strict.error.contains("no PDF is written, since it would need a repair"))
    #expect(try !place.files("out/a/square-phone").keys.contains("04-l.pdf"))
    let clean = try place.write("b.md", head + "# One\n\n## Two\n")
    #expect(proof([clean, "--formats", "pdf", "--strict"]).status == 0)
    #expect(try place.files("out/b/square-phone").keys.contains("04-l.pdf"))
  }

  @Test("The flavor of PDF is in the folder's name and in the file")
  func flavor() throws {
    let article = try place.write("a.md", "---\nlang: en\n---\n# Words\n")
    #expect(proof([article, "--formats", "pdf", "--pdf", "ua2"]).status == 0)
    let file = try #require(try place.files("out/a/square-phone-ua2")["04-l.pdf"])
    #expect(file.starts(with: Array("%PDF-2.0\n".utf8)))
  }

  @Test("Many findings are shown in part and counted")
  func summary() throws {
    let lines = (1...9).map { "[x](#no\($0))\n\n" }.joined()
    let article = try place.write("a.md", "---\nlang: en\n---\n" + lines)
    let error = proof([article]).error.split(separator: "\n")
    #expect(error.count == 4)
    #expect(error.prefix(3).allSatisfy { $0.hasSuffix("[dangling-link]") })
    #expect(
      error.last
        == "galley: 6 more: 6 dangling-link; all are in \(place.path)/out/a/square-phone/index.html"
    )
  }

  @Test("Timings name the stages")
  func timings() throws {
    let article = try place.write("a.md", "---\nlang: en\n---\nwords\n")
    let lines = proof([article, "--timings"]).error.split(separator: "\n")
    let names = lines.dropFirst().compactMap { $0.split(separator: " ").first }
    #expect(names == ["parse", "resolve", "shape", "set", "json", "manifest", "whole"])
  }

  @Test("Measure prints one document with the sizes that were asked for")
  func measure() throws {
    let article = try place.write("a.md", "---\nlang: en\n---\nwords\n")
    let outcome = run(["measure", article, "--fonts", squareSet, "--sizes", "l,ax5"])
    #expect(outcome.status == 0)
    #expect(outcome.error == "")
    let root = try YAMLNode(parsing: SourceText(path: "a.json", outcome.output))
    #expect(root["steps"]?.elements.compactMap { $0["name"]?.string } == ["l", "ax5"])
    #expect(root["article"]?["path"]?.string == article)
    #expect(run(["measure", "--schema"]).output == Measurements.schema)
  }
}
