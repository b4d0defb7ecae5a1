import DynamicType
import GalleyArticle
import GalleyConfiguration
import GalleyStyle
import GalleyTesting
import GalleyText
import TestSupport
import Testing

@testable import GalleyLayout

/// Where the lines of each script end, how wide they are, and which faces set them.
@Suite("Script references")
struct ScriptReferenceTests {
  @Test(
    "a paragraph of each script is set as its reference says",
    arguments: ["atkinson", "inter", "source-serif"], ["xs", "l", "ax5"])
  func scripts(_ name: String, step: String) throws {
    let fonts = try TestArticles.fonts(name)
    let worker = try TextWorker(fonts: fonts)
    var dump = ""
    for script in ScriptText.all {
      let markdown = "---\nlang: \(script.language)\n---\n\(script.text)\n"
      let article = try Article(parsing: SourceText(path: "\(script.name).md", markdown))
      let galley = try TestArticles.galleys(
        article, with: worker, fonts: fonts, on: .phone, steps: step)[0]
      dump += "\(script.name) in \(Self.faces(of: galley, fonts).joined(separator: ", "))\n"
      dump += galley.dump().split(separator: "\n").filter { $0.hasPrefix(" ") }.joined(
        separator: "\n")
      dump += "\n"
    }
    expectSnapshot(of: dump, as: .lines, named: "script-lines-\(name)-\(step)")
  }

  /// The files of the faces in the order in which the text first needs them.
  private static func faces(of galley: Galley, _ fonts: FontSet) -> [String] {
    var names: [String] = []
    let runs = galley.fragments.flatMap(\.lines).flatMap { line in
      line.runs.map(\.glyphs).sorted { $0.text.lowerBound < $1.text.lowerBound }
    }
    for run in runs {
      let face = fonts.faces[Int(run.face.number)]
      var name = face.file.split(separator: "/").last.map { String($0) } ?? ""
      if name.hasSuffix(".ttc") { name += " \(face.index)" }
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}
