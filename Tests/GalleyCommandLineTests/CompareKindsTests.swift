import Foundation
import GalleySnapshot
import Testing

@testable import GalleyCommandLine

/// `galley compare` of what is no image: PDFs, measurements, and an article in two font sets.
struct CompareKindsTests {
  private let place: TemporaryFolder

  init() throws {
    place = try TemporaryFolder()
  }

  /// The folder of an article's proofs at Large.
  private func proof(_ name: String, _ text: String) throws -> String {
    let article = try place.write("\(name).md", text)
    let outcome = run([
      "proof", article, "--fonts", squareSet, "--sizes", "l", "--on", "a5", "--formats", "pdf,json",
      "--no-sheet", "--quiet", "--output", place.path,
    ])
    try #require(outcome.status == 0, "\(outcome.error)")
    return "\(place.path)/\(name)/square-a5"
  }

  @Test("PDFs are compared by what their pages say and look like")
  func documents() throws {
    let old = try proof("old", "One two\n\n\\pagebreak\n\nThree\n") + "/04-l.pdf"
    let new = try proof("new", "One ten\n\n\\pagebreak\n\nThree and more\n") + "/04-l.pdf"
    #expect(
      run(["compare", old, old])
        == Outcome(status: 0, output: "\(old): they are the same\n", error: ""))
    let outcome = run(["compare", old, new, "--output", place.path + "/out"])
    let lines = outcome.output.split(separator: "\n")
    #expect(outcome.status == 1 && outcome.error == "")
    #expect(lines.first == "\(new):")
    #expect(lines.contains(#"  page 1: "two" -> "ten""#))
    #expect(try place.files("out").keys.allSatisfy { $0.hasSuffix("-difference.png") })
  }

  @Test("measurements are compared as layouts, and other files of JSON are refused")
  func measurements() throws {
    let old = try proof("old", "One two\n\nThree\n") + "/04-l.json"
    let new = try proof("new", "One two\n\nThree four\n") + "/04-l.json"
    #expect(
      run(["compare", old, new])
        == Outcome(
          status: 1,
          output: "\(new): L, paragraph 2 (\(place.path)/new.md:3): added \"four\"\n",
          error: ""))
    let other = try place.write("other.json", "{}")
    #expect(
      run(["compare", old, other])
        == Outcome(
          status: 2, output: "",
          error:
            "\(other): error: it is no measurements of version 1; give what `galley measure` prints\n"
        ))
    #expect(
      run(["compare", old, old.replacing("04-l.json", with: "04-l.pdf")])
        == Outcome(
          status: 2, output: "",
          error:
            "galley: error: one is a file of measurements, the other a PDF; give two of a kind\n"))
  }

  @Test("findings of one side alone are told, and the pages that the other takes")
  func findings() throws {
    let article = try place.write("article.md", "One ж\n\n![A cat](none.png)\n\nTwo\n")
    let sheet = try place.write("sheet.yaml", "leading: 3\nnothing: 1\n")
    let outcome = run([
      "compare", article, "--fonts", squareSet, "--style-sheet", "reading", "--style-sheet", sheet,
      "--sizes", "xs,ax5", "--on", "200x300pt",
    ])
    #expect(outcome.status == 1 && outcome.error == "")
    let lines = outcome.output.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.count { $0.hasPrefix("finding new: ") } == 1)
    #expect(lines.contains { $0.hasPrefix("finding new: \(sheet):2:1: ") })
    #expect(!lines.contains { $0.hasPrefix("finding gone: ") })
    #expect(lines.contains { $0.hasPrefix("height in points: ") })
    #expect(lines.contains { $0.hasPrefix("pages: ") })
  }

  @Test("texts are compared by their lines, traces by what is seen")
  func texts() throws {
    let old = try place.write("old.txt", "page 1 9x9 #ffffff\nnode 1 fill 0,0 1x1 #000000\n")
    let new = try place.write("new.txt", "page 1 9x9 #ffffff\nnode 1 fill 0,0 1x1 #0000ff\n")
    #expect(
      run(["compare", old, new])
        == Outcome(
          status: 1, output: "\(new): color #000000 -> #0000ff of the area\n", error: ""))
    let svg = try place.write("new.svg", "<svg/>\n")
    #expect(
      run(["compare", old, svg]).output
        == "\(svg): line 1 was `page 1 9x9 #ffffff` and is `<svg/>`\n")
  }

  @Test("folders are compared whole, with files of every kind")
  func folders() throws {
    let (old, new) = (try proof("old", "One two\n"), try proof("new", "One ten\n"))
    let outcome = run(["compare", old, new])
    #expect(outcome.status == 1 && outcome.error == "")
    #expect(
      outcome.output.contains(
        #"04-l.json: L, paragraph 1 (\#(place.path)/new.md:1): "two" -> "ten""#))
    #expect(outcome.output.contains(#"page 1: "two" -> "ten""#))
    #expect(outcome.output.hasSuffix("2 files: 2 differ\n"))
  }

  @Test("an article is compared with itself in two font sets or two style sheets")
  func article() throws {
    let article = try place.write("article.md", "Some words of text\n")
    let sheet = try place.write("sheet.yaml", "leading: 2\n")
    let same = run([
      "compare", article, "--fonts", squareSet, "--fonts", squareSet, "--sizes", "l",
    ])
    #expect(
      same
        == Outcome(
          status: 0, output: "\(article), Square -> Square: it is set and painted the same\n",
          error: ""))
    let fonts = run([
      "compare", article, "--fonts", squareSet, "--fonts", atkinsonSet, "--sizes", "xs,l",
    ])
    #expect(fonts.status == 1 && fonts.error == "")
    #expect(
      fonts.output.contains("face GalleySquare-Regular -> AtkinsonHyperlegible-Regular at U+0053"))
    let sheets = run([
      "compare", article, "--fonts", squareSet, "--style-sheet", "reading", "--style-sheet", sheet,
      "--sizes", "l", "--json",
    ])
    let json = try JSONSerialization.jsonObject(with: Data(sheets.output.utf8)) as? [String: Any]
    let results = try #require(json?["results"] as? [[String: Any]])
    #expect(sheets.status == 1 && json?["differs"] as? Bool == true)
    #expect(results.count == 1 && results[0]["kind"] as? String == "article")
    #expect(
      results[0]["words"] as? [String] == [
        "L, paragraph 1 (\(article):1): leading 22 -> 34",
        "height in points: L 70 -> 82 (+17.1 %)",
      ])
  }
}
