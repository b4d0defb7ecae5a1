import Foundation
import GalleyKit
import Testing

@testable import GalleyCommandLine

struct FontsCommandTests {
  private let place: TemporaryFolder

  init() throws {
    place = try TemporaryFolder()
  }

  @Test("A set is told of: faces, metrics in ems and points, roles")
  func set() {
    let outcome = run(["fonts", squareSet])
    #expect(outcome.status == 0)
    #expect(outcome.error == "")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines[0] == "Square (\(squareSet))")
    #expect(
      Array(lines[1...9]) == [
        "  tracking none", "faces", "  0 GalleySquare-Regular",
        "      Square.ttf, TrueType, 171 glyphs",
        "      Galley Square Regular, Version 1.000, embedding installable, sha256 "
          + lines[5].suffix(12),
        "      ascent 0.800 em = 13.60 pt, descent 0.200 em = 3.40 pt, line gap 0.000 em = 0.00 pt",
        "      x-height 0.800 em = 13.60 pt, cap height 0.800 em = 13.60 pt",
        "  1 GalleySquare-Bold", "      SquareBold.ttf, TrueType, 171 glyphs",
      ])
    #expect(
      outcome.output.hasSuffix(
        """
        roles
          text        regular 0, italic 0, bold 1, bold-italic 1
          heading     as text
          monospaced  as text

        """))
  }

  @Test("Axes, instances and named features are told of, a variable font once")
  func variable() {
    let output = run(["fonts", atkinsonSet.replacing("atkinson", with: "inter")]).output
    #expect(output.contains("      axes opsz 14...32 by the text's size, wght 100...900 at 400\n"))
    #expect(
      output.contains(", as 0\n      axes opsz 14...32 by the text's size, wght 100...900 at 500\n")
    )
    #expect(output.contains("      instances Thin, ExtraLight, Light, Regular"))
    #expect(output.contains("        ss01 Open digits\n"))
    #expect(output.contains("fallback, in this order\n  Latn Grek Cyrl"))
  }

  @Test("Coverage names each missing character with its places")
  func coverage() throws {
    let article = try place.write(
      "a.md",
      "---\nlang: en\n---\nab \u{3B1}c\n\n\u{3B1} and *\u{1F600}*\n"
        + String(repeating: "\n\u{3B1}\n", count: 10))
    let outcome = run(["fonts", squareSet, article])
    #expect(outcome.status == 0)
    let places = ["4:4", "6:1"] + (0..<8).map { "\(8 + 2 * $0):1" }
    let shown = places.map { "\(article):\($0)" }.joined(separator: " ")
    #expect(
      outcome.output.hasSuffix(
        """
        coverage of \(article): 22 characters
          100.0 %  22  0 GalleySquare-Regular
          missing: 2 characters
            U+03B1 GREEK SMALL LETTER ALPHA
              \(shown) and 2 more
            U+1F600 GRINNING FACE
              \(article):6:8

        """))
    #expect(run(["fonts", squareSet, article, "--strict"]).status == 1)
    let whole = try place.write("b.md", "ab\n")
    #expect(run(["fonts", squareSet, whole, "--strict"]).status == 0)
    #expect(run(["fonts", squareSet, whole]).output.hasSuffix("  every character has a face\n"))
    #expect(run(["fonts", squareSet, "-"], input: "\u{3B1}").output.contains("<stdin>:1:1"))
  }

  @Test("Every face's share of an article is told of, the largest first")
  func shares() throws {
    let article = try place.write("a.md", "Text and `code` and שלום and **bold**\n")
    let output = run(["fonts", atkinsonSet, article]).output
    let shares = output.split(separator: "\n").filter { $0.contains(" %  ") }
    #expect(
      shares.map { $0.split(separator: " ").last ?? "" } == [
        "AtkinsonHyperlegible-Regular", "AtkinsonHyperlegible-Bold",
        "JetBrainsMono-Regular_400wght",
        "NotoSansHebrew-Regular",
      ])
  }

  @Test("JSON has all of it")
  func json() throws {
    let article = try place.write("a.md", "a\u{3B1}\n")
    let outcome = run(["fonts", squareSet, article, "--json"])
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let report = try #require(object as? [String: Any])
    #expect(report["name"] as? String == "Square")
    let faces = try #require(report["faces"] as? [[String: Any]])
    #expect(
      faces.map { $0["postScriptName"] as? String } == [
        "GalleySquare-Regular", "GalleySquare-Bold",
      ])
    #expect((faces[0]["sha256"] as? String)?.count == 64)
    #expect((faces[0]["metrics"] as? [String: Double])?["ascent"] == 0.8)
    let coverage = try #require(report["coverage"] as? [[String: Any]])
    let missing = try #require(coverage.first?["missing"] as? [[String: Any]])
    #expect(missing.first?["character"] as? String == "U+03B1")
    #expect(missing.first?["places"] as? [String] == ["1:2"])
    // The same bytes at every run.
    #expect(run(["fonts", squareSet, article, "--json"]) == outcome)
  }

  @Test("What the faces cannot do is said, and counts under --strict")
  func findings() throws {
    let font = squareSet.replacing("square.yaml", with: "Square.ttf")
    let set = try place.write(
      "s.yaml", "faces: [{id: a, file: \(font)}]\nroles: {text: {regular: a, features: [ss09]}}\n")
    let outcome = run(["fonts", set])
    #expect(outcome.status == 0)
    #expect(
      outcome.error
        == "\(set):1:1: warning: no face of the role `text` has the feature ss09; leave it out; "
        + "`galley fonts` lists the features that there are [unknown-feature]\n")
    #expect(run(["fonts", set, "--strict"]).status == 1)
  }

  @Test("Sets that are not there, and broken faces, are errors")
  func errors() throws {
    #expect(run(["fonts", "nowhere/x.yaml"]).status == 2)
    #expect(run(["fonts", "--list", "inter"]).status == 2)
    let font = try place.write("a.pfb", "%!PS-AdobeFont")
    let set = try place.write(
      "s.yaml", "faces: [{id: a, file: a.pfb}]\nroles: {text: {regular: a}}\n")
    #expect(
      run(["fonts", set]).error
        == "\(set):1: error: \(font) is a Type 1 font, which is not read; convert it to OpenType (.otf or .ttf)\n"
    )
  }
}
