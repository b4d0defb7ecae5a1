import GalleyConfiguration
import GalleyText
import Testing

@testable import GalleyKit

struct PressTests {
  private let input = ArticleInput(
    path: "a.md", bytes: Array("---\nlang: en\n---\n# Title\n\nSome words here.\n".utf8))

  @Test("A proof has the files of each step, the index and the manifest")
  func files() throws {
    let place = try TemporaryFolder()
    let press = try squarePress(twoSteps([.png, .pdf, .svg, .json, .trace], sheet: true))
    let proof = try press.proof(input, into: place.path)
    let names = [
      "04-l.json", "04-l.pdf", "04-l.png", "04-l.svg", "04-l.txt", "12-ax5.json", "12-ax5.pdf",
      "12-ax5.png", "12-ax5.svg", "12-ax5.txt", "index.html", "manifest.json", "sheet.pdf",
      "sheet.png",
    ]
    #expect(proof.files.map(\.name) == names)
    #expect(try place.names() == names)
    #expect(proof.title == "Title")
    #expect(proof.steps.map(\.sample.bodySize) == [17, 48])
  }

  @Test("On paper, pictures are one file a page, and the next run removes those too many")
  func paper() throws {
    let place = try TemporaryFolder()
    let paged = PressOptions(
      steps: try ScalingCurve.dynamicType.steps(matching: "ax5"),
      geometry: try PageGeometry(parsing: "300x300pt"), formats: [.png, .pdf], hasSheet: false,
      scale: 1)
    let press = try squarePress(paged)
    let long = ArticleInput(
      path: "a.md", bytes: Array(String(repeating: "aaa\n\n", count: 12).utf8))
    let pages = try press.proof(long, into: place.path).steps[0].totals.pages
    #expect(pages > 2)
    let pictures = try place.names().filter { $0.hasSuffix(".png") }
    #expect(pictures.count == pages)
    #expect(pictures.first == "12-ax5-p001.png")
    _ = try press.proof(ArticleInput(path: "a.md", bytes: Array("aaa\n".utf8)), into: place.path)
    #expect(try place.names().filter { $0.hasSuffix(".png") } == ["12-ax5-p001.png"])
  }

  @Test("On paper, a link of an SVG leads to the file of the page that it points to")
  func linksOverPages() throws {
    let place = try TemporaryFolder()
    let paged = PressOptions(
      steps: try ScalingCurve.dynamicType.steps(matching: "l"),
      geometry: try PageGeometry(parsing: "300x300pt"), formats: [.svg], hasSheet: false)
    let text =
      "# Top\n\n[a](#end)\n\n" + String(repeating: "aaa\n\n", count: 12)
      + "# End\n\n[b](#top) [c](#end)\n"
    let proof = try squarePress(paged).proof(
      ArticleInput(path: "a.md", bytes: Array(text.utf8)), into: place.path)
    let last = "04-l-p00\(proof.steps[0].totals.pages).svg"
    let (first, end) = (try place.text("04-l-p001.svg"), try place.text(last))
    #expect(last != "04-l-p001.svg")
    #expect(first.contains("href=\"\(last)#end\""))
    #expect(end.contains("href=\"04-l-p001.svg#top\""))
    #expect(end.contains("href=\"#end\""))
  }

  @Test("One and several threads give the same bytes, and so does another run")
  func determinism() throws {
    var results: [[WrittenFile]] = []
    for jobs in [1, 3, 3] {
      let place = try TemporaryFolder()
      let press = try squarePress(
        twoSteps([.png, .pdf, .svg, .json, .trace], sheet: true, jobs: jobs))
      results.append(try press.proof(input, into: place.path).files)
    }
    #expect(results[0] == results[1])
    #expect(results[1] == results[2])
  }

  @Test("A failing article leaves nothing behind")
  func failure() throws {
    let place = try TemporaryFolder()
    let press = try squarePress(twoSteps([.png]))
    #expect(throws: PressError.self) {
      try press.proof(
        ArticleInput(path: "empty.md", bytes: []), into: place.path + "/out/empty")
    }
    #expect(try place.names() == [])
  }

  @Test("A press that is told to stop says so and removes what it wrote")
  func stopping() throws {
    let place = try TemporaryFolder()
    let press = try squarePress(twoSteps([.png, .pdf]))
    let observer = PressObserver(shouldStop: { true })
    do {
      _ = try press.proof(input, into: place.path + "/out/a", observer: observer)
      Issue.record("it did not stop")
    } catch {
      #expect("\(error)" == "a.md: stopped before it was finished; run it again")
    }
    #expect(try place.names() == [])
  }

  @Test("A face that is no font is named with the set's line before any work")
  func brokenFace() throws {
    let place = try TemporaryFolder()
    try place.write("junk.ttf", "junk")
    try place.write(
      "set.yaml",
      "name: B\nfaces:\n  - id: a\n    file: junk.ttf\nroles:\n  text:\n    regular: a\n")
    let fonts = try FontSet(contentsOf: place.path + "/set.yaml")
    do {
      _ = try Press(fonts: fonts)
      Issue.record("the face was taken")
    } catch {
      #expect(
        "\(error)"
          == "\(place.path)/set.yaml:4: \(place.path)/junk.ttf is no font that can be used; "
          + "fetch it again or name another")
    }
  }

  @Test("The totals of a square face can be worked out by hand")
  func totals() throws {
    let place = try TemporaryFolder()
    let press = try squarePress(
      PressOptions(
        steps: try ScalingCurve.dynamicType.steps(matching: "l"), formats: [], hasSheet: false))
    // 350 pt hold 20 glyphs of 17 pt: the first line holds nine words of one letter and a space.
    let text = Array(repeating: "a", count: 15).joined(separator: " ")
    let input = ArticleInput(path: "a.md", bytes: Array(text.utf8))
    let step = try press.proof(input, into: place.path, keepsGalleys: true).steps[0]
    #expect(step.totals.lines == 2)
    #expect(step.totals.widestLine == 19 * 17)
    #expect(step.totals.characters == 19 + 9)
    #expect(step.totals.charactersPerLine == 14)
    #expect(step.totals.fallbackShare == 0)
    #expect(step.totals.missingGlyphs == 0)
    #expect(step.galley?.fragments.count == 1)
  }
}
