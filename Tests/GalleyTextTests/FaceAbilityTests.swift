import DynamicType
import GalleyConfiguration
import Testing

@testable import GalleyText

@Suite("Axes, features, synthesis and matching of faces")
struct FaceAbilityTests {
  private func width(_ paragraph: ShapedParagraph) -> Int64 {
    paragraph.advances.reduce(0) { $0 + Int64($1) }
  }

  private static let atkinson = "Fonts/faces/atkinson-hyperlegible/AtkinsonHyperlegible-Regular.ttf"
  private static let mono = "\"Fonts/faces/jetbrains-mono/JetBrainsMono[wght].ttf\""

  @Test("a role's features shape its own faces, and widths with them")
  func features() throws {
    let plain = try TestFonts.written(
      "faces: [{id: a, file: \(Self.atkinson)}]\nroles: {text: {regular: a}}")
    let tabular = try TestFonts.written(
      "faces: [{id: a, file: \(Self.atkinson)}]\nroles: {text: {regular: a, features: [frac]}}")
    let (a, b) = (plain.shape(ShapingRequest("1/2")), tabular.shape(ShapingRequest("1/2")))
    #expect(a.glyphs != b.glyphs)
    #expect(width(a) > width(b))
  }

  @Test("a feature of one text style leaves the others alone")
  func styleFeatures() throws {
    let worker = try TestFonts.written(
      """
      faces: [{id: a, file: \(Self.atkinson)}]
      roles: {text: {regular: a, styles: {footnote: {features: [frac]}}}}
      """)
    let body = worker.shape(ShapingRequest("1/2", font: .text, style: .body))
    #expect(worker.shape(ShapingRequest("1/2")).glyphs == body.glyphs)
    #expect(
      worker.shape(ShapingRequest("1/2", font: .text, style: .footnote)).glyphs != body.glyphs)
  }

  @Test("axes of a text style change its face alone")
  func styleAxes() throws {
    let worker = try TestFonts.written(
      """
      faces: [{id: a, file: "Fonts/faces/montserrat/Montserrat[wght].ttf"}]
      roles: {text: {regular: {face: a, axes: {wght: 400}}, styles: {title1: {axes: {wght: 800}}}}}
      """)
    let body = worker.shape(ShapingRequest("weight", font: .text, style: .body))
    let title = worker.shape(ShapingRequest("weight", font: .text, style: .title1))
    #expect(body.items[0].face.number == 0)
    #expect(title.items[0].face.number == 1)
    #expect(width(title) > width(body))
  }

  @Test("what a face cannot do of what the set asks for is told once, with its place")
  func findings() throws {
    let worker = try TestFonts.written(
      """
      faces:
        - {id: a, file: \(Self.mono)}
      roles:
        text:
          axes: {wdth: 90}
          features: {zero: 1, ss77: 1, ss78: 0}
          regular: {face: a, axes: {wght: 400}}
          bold: {face: a, axes: {wght: 900}}
      """)
    let findings = worker.faceFindings()
    #expect(
      findings.map(\.rule) == ["unknown-axis", "unknown-axis", "axis-range", "unknown-feature"])
    #expect(findings[0].message.hasSuffix("JetBrainsMono[wght].ttf has no axis wdth"))
    #expect(findings[0].remedy == "use one of wght, or leave it out")
    #expect(findings[2].measured == 900)
    #expect(findings[2].threshold == 800)
    #expect(findings[2].remedy == "give a value from 100 to 800")
    #expect(findings[3].message == "no face of the role `text` has the feature ss77")
    #expect(findings.allSatisfy { $0.position?.line == 2 && $0.file == "test.yaml" })
  }

  @Test(
    "the sets that come with Galley ask for nothing that their faces lack",
    arguments: [
      "atkinson", "inter", "montserrat", "source-serif",
    ])
  func ownSets(_ name: String) throws {
    #expect(try TestFonts.set(name).faceFindings() == [])
  }

  // MARK: - Synthesis

  private static let square =
    "faces: [{id: a, file: Tests/Fixtures/square/Square.ttf}]\nroles: {text: {regular: a}}\n"

  @Test("nothing is made up unless the set asks for it")
  func refused() throws {
    let worker = try TestFonts.written(Self.square)
    let paragraph = worker.shape(ShapingRequest("ab", font: .text, weight: .bold, isItalic: true))
    #expect(paragraph.items.map(\.face) == [FaceInstance(0)])
    #expect(paragraph.advances == [65_536, 65_536])
  }

  @Test("slanted letters lean by 12 degrees and keep their advances")
  func slant() throws {
    let worker = try TestFonts.written(Self.square + "synthesis: slant")
    let paragraph = worker.shape(ShapingRequest("a", font: .text, weight: .bold, isItalic: true))
    #expect(paragraph.items.map(\.face) == [FaceInstance(0, synthesis: .slant)])
    #expect(paragraph.advances == [65_536])
    let run = try run(of: paragraph, worker)
    let ink = try #require(worker.ink(of: run))
    // The square from (0.1, 0) to (0.9, 0.8), at 100 points.
    #expect(abs(ink.left - 10) < 0.1)
    #expect(abs(ink.right - (90 + 80 * 0.21256)) < 0.1)
    #expect(worker.facts(run.face).postScriptName == "GalleySquare-Regular-Slanted")
  }

  @Test("thickened letters grow on all sides and stand as far apart as before")
  func bold() throws {
    let worker = try TestFonts.written(Self.square + "synthesis: [bold]")
    let paragraph = worker.shape(ShapingRequest("ae\u{301}", font: .text, weight: .semibold))
    #expect(paragraph.items.map(\.face) == [FaceInstance(0, synthesis: .bold)])
    let wider = Int32(65_536 / 24)
    #expect(paragraph.advances == [65_536 + wider, 65_536 + wider, 0])
    let run = try run(of: paragraph, worker)
    let ink = try #require(worker.ink(of: run))
    #expect(abs(ink.left - 10) < 0.1)
    #expect(abs(ink.bottom - 100.0 / 48) < 0.1)
    // The mark stays over its base.
    #expect(abs(Double(run.glyphs[2].x) - (2 * (100 + 100.0 / 24) - 100.0 / 48)) < 0.1)
    let code = ShapingRequest("a", font: .monospaced, weight: .bold)
    #expect(worker.shape(code).advances == [65_536])
  }

  private func run(of paragraph: ShapedParagraph, _ worker: TextWorker) throws -> GlyphRun {
    let breaker = LineBreaker(paragraph, worker: worker)
    let line = try #require(breaker.lines(size: 100, measure: 1000).first)
    return try #require(breaker.runs(of: line, size: 100).first).run
  }

  // MARK: - Matching

  private static let pair =
    "faces: [{id: a, file: \(atkinson)}, {id: m, file: \(mono)}]\n"
    + "roles: {text: {regular: a}, monospaced: {regular: m}}\n"

  @Test("a monospaced face gets the x-height of the text face")
  func xHeight() throws {
    let worker = try TestFonts.written(Self.pair + "match: x-height")
    let code = worker.shape(ShapingRequest("code", font: .monospaced))
    // 496 and 550 thousandths of an em.
    #expect(abs(code.items[0].match - 496.0 / 550) < 0.0005)
    #expect(code.items[0].scale == code.items[0].match)
    let run = try run(of: code, worker)
    let (mono, text) = (worker.facts(run.face), worker.facts(FaceInstance(0)))
    #expect(abs(run.size * mono.xHeight - 100 * text.xHeight) < 0.05)
    #expect(abs(run.match - 496.0 / 550) < 0.0005)
    let plain = try TestFonts.written(Self.pair).shape(ShapingRequest("code", font: .monospaced))
    #expect(plain.items[0].match == 1)
    #expect(worker.shape(ShapingRequest("text")).items[0].match == 1)
  }

  @Test("no face gets smaller than the least size to match another")
  func floor() throws {
    let worker = try TestFonts.written(Self.pair + "match: x-height")
    let request = ShapingRequest("code", font: .monospaced, leastScale: 0.95)
    #expect(worker.shape(request).items[0].scale == 0.95)
    // Text that is smaller already stays as it is.
    let small = ShapingRequest("code", font: .monospaced, leastScale: 3)
    #expect(worker.shape(small).items[0].scale == 1)
  }

  @Test("fallback faces match by their script: x-height, capitals, or not at all")
  func scripts() throws {
    let worker = try TestFonts.written(
      """
      faces: [{id: a, file: \(Self.atkinson)}, {id: e, file: Fonts/faces/noto/NotoColorEmoji.ttf}]
      roles: {text: {regular: a}, emoji: {regular: e}}
      fallback: Fonts/shared-fallback.yaml
      match: x-height
      """)
    func match(_ text: String) -> Float { worker.shape(ShapingRequest(text)).items[0].match }
    let text = worker.facts(FaceInstance(0))
    let greek = worker.shape(ShapingRequest("ωω")).items[0]
    let notoSans = worker.facts(greek.face)
    #expect(abs(Double(greek.match) - text.xHeight / notoSans.xHeight) < 0.0005)
    let han = worker.shape(ShapingRequest("漢字")).items[0]
    let notoCJK = worker.facts(han.face)
    #expect(abs(Double(han.match) - text.capHeight / notoCJK.capHeight) < 0.0005)
    #expect(match("שלום") == 1)
    #expect(match("مرحبا") == 1)
    #expect(match("\u{1F600}") == 1)
  }
}
