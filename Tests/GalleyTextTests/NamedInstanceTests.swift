import GalleyConfiguration
import Testing

@testable import GalleyText

@Suite("Named instances of variable faces")
struct NamedInstanceTests {
  private static let file = "\"Fonts/faces/montserrat/Montserrat[wght].ttf\""

  private func width(_ roles: String, faces: String = "") throws -> Int64 {
    let worker = try TestFonts.written(
      "faces: [{id: a, file: \(Self.file)\(faces)}]\nroles: {text: \(roles)}")
    let paragraph = worker.shape(ShapingRequest("The weight of letters"))
    return paragraph.positions.last ?? 0
  }

  @Test("an instance stands where its coordinates are, whatever its spelling")
  func coordinates() throws {
    let axes = try width("{regular: {face: a, axes: {wght: 600}}}")
    for name in ["SemiBold", "semibold", "Semi Bold", "semi-bold"] {
      #expect(try width("{regular: {face: a, instance: \(name)}}") == axes)
    }
    #expect(try width("{regular: a}", faces: ", instance: SemiBold") == axes)
    #expect(try width("{regular: {face: a, instance: Black}}") > axes)
  }

  @Test("axes beside an instance count before it, those of the face do not")
  func precedence() throws {
    let heavy = try width("{regular: {face: a, axes: {wght: 900}}}")
    #expect(try width("{regular: {face: a, instance: Thin, axes: {wght: 900}}}") == heavy)
    let thin = try width("{regular: {face: a, axes: {wght: 100}}}")
    #expect(
      try width("{regular: {face: a, instance: Thin}}", faces: ", axes: {wght: 900}") == thin)
    #expect(
      try width("{regular: a, axes: {wght: 100}}", faces: ", instance: Black") == thin)
  }

  @Test("the described face stands at the instance's weight, and is named for it")
  func description() throws {
    let worker = try TestFonts.written(
      "faces: [{id: a, file: \(Self.file), instance: Bold}]\nroles: {text: {regular: a}}")
    let description = worker.description(of: 0)
    #expect(description.axes.first.flatMap { description.value(of: $0) } == 700)
    #expect(description.facts.postScriptName.hasSuffix("_700wght"))
    #expect(worker.faceFindings().isEmpty)
  }

  @Test("a name that the font has not is an error with those that it has")
  func unknown() throws {
    let error = #expect(throws: FontError.self) {
      try TestFonts.written(
        "faces: [{id: a, file: \(Self.file), instance: Demi}]\nroles: {text: {regular: a}}")
    }
    let text = error?.description ?? ""
    #expect(text.hasPrefix("test.yaml:1: "))
    #expect(text.contains("has no instance \"Demi\"; use one of "))
    #expect(text.contains("SemiBold"))
    let still = #expect(throws: FontError.self) {
      try TestFonts.written(
        """
        faces: [{id: a, file: Tests/Fixtures/square/Square.ttf, instance: Bold}]
        roles: {text: {regular: a}}
        """)
    }
    #expect(still?.description.hasSuffix("leave `instance` out") == true)
  }
}
