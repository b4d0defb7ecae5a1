import DynamicType
import GalleyConfiguration
import Testing

@Suite("Axes, features and synthesis in a font set")
struct FontSetStylesTests {
  private func fontSet(_ text: String) throws(ConfigurationError) -> FontSet {
    let reading = FileReading(
      read: { _ throws(FileError) in throw FileError("no such file") }, trouble: { _ in nil })
    return try FontSet(
      decoding: SourceText(path: "brand.yaml", text), folder: ".", files: reading)
  }

  private func axes(_ set: FontSet, _ face: UInt16?) -> [Face.Axis]? {
    face.map { set.faces[Int($0)].axes }
  }

  @Test("Of one axis the style's value counts before the weight's, the role's and the face's")
  func axes() throws {
    let set = try fontSet(
      """
      faces: [{id: a, file: a.ttf, axes: {GRAD: 1, wdth: 80, slnt: -5}}, {id: i, file: i.ttf}]
      roles:
        text: {regular: a}
        heading:
          axes: {wdth: 90, wght: 500, slnt: 0}
          regular: {face: a, axes: {wght: 400}}
          italic: i
          bold: {axes: {wght: 700}}
          bold-italic: {axes: {wght: 700}}
          features: {ss01: 1, tnum: 1}
          styles:
            title1: {axes: {wght: 650}, features: [-tnum, onum]}
            footnote: {features: [aalt=3]}
      """)
    #expect(set.findings == [])
    let heading = try #require(set.family(.heading))
    #expect(
      axes(set, heading.regular) == [
        .init("GRAD", 1), .init("slnt", 0), .init("wdth", 90), .init("wght", 400),
      ])
    #expect(
      axes(set, heading.italic) == [.init("slnt", 0), .init("wdth", 90), .init("wght", 500)])
    #expect(axes(set, heading.bold)?.last == .init("wght", 700))
    #expect(set.faces[Int(try #require(heading.bold))].file == "a.ttf")
    #expect(set.faces[Int(try #require(heading.boldItalic))].file == "i.ttf")
    let title = try #require(set.family(.heading, style: .title1))
    #expect(axes(set, title.regular)?.last == .init("wght", 650))
    #expect(axes(set, title.bold)?.last == .init("wght", 650))
    #expect(title.features == [.init("ss01", 1), .init("tnum", 0), .init("onum", 1)])
    let footnote = try #require(set.family(.heading, style: .footnote))
    #expect(footnote.regular == heading.regular)
    #expect(footnote.features == [.init("ss01", 1), .init("tnum", 1), .init("aalt", 3)])
    #expect(set.family(.heading, style: .body) == heading)
    #expect(set.ownFaces.contains(title.regular))
  }

  @Test("A role that is another's has that one's text styles too")
  func inherited() throws {
    let set = try fontSet(
      """
      faces: [{id: a, file: a.ttf}]
      roles: {text: {regular: a, styles: {caption: {axes: {wdth: 105}}}}}
      """)
    #expect(set.family(.heading, style: .caption1) == set.family(.text, style: .caption1))
    #expect(axes(set, set.family(.heading, style: .caption1)?.regular) == [.init("wdth", 105)])
  }

  @Test("Synthesis is one word or a list of them")
  func synthesis() throws {
    let least = "faces: [{id: a, file: a.ttf}]\nroles: {text: {regular: a}}\nsynthesis: "
    #expect(try fontSet(least + "slant").synthesis == .slant)
    #expect(try fontSet(least + "[slant, bold]").synthesis == [.slant, .bold])
    #expect(try fontSet(least + "refuse").synthesis == .refuse)
  }

  @Test("Only what the set allows is made up, and only for what a family lacks")
  func made() throws {
    var set = try fontSet(
      "faces: [{id: a, file: a.ttf}]\nroles: {text: {regular: a, semibold: a}, heading: {regular: a}}"
    )
    let text = try #require(set.family(.text))
    let heading = try #require(set.family(.heading))
    let boldItalic = heading.face(weight: .bold, isItalic: true)
    #expect(set.synthesis(of: boldItalic, weight: .bold) == [])
    set.synthesis = [.slant, .bold]
    #expect(set.synthesis(of: boldItalic, weight: .bold) == [.slant, .bold])
    // The semibold face is bold enough.
    #expect(set.synthesis(of: text.face(weight: .bold, isItalic: true), weight: .bold) == .slant)
    #expect(
      set.synthesis(of: heading.face(weight: .medium, isItalic: false), weight: .medium) == [])
  }

  @Test(
    "A wrong feature or style is an error with its place and a remedy",
    arguments: [
      (
        "features: [tnum1]",
        "2:39: a feature is called \"tnum1\"; a tag has four letters, such as wght or tnum"
      ),
      (
        "features: [aalt=x]",
        "2:39: the feature is \"aalt=x\"; write a value from 0 to 65535, as in aalt=2"
      ),
      ("styles: {boddy: {}}", "2:37: unknown text style \"boddy\"; did you mean \"body\"?"),
    ])
  func wrong(_ text: String, message: String) throws {
    let error = #expect(throws: ConfigurationError.self) {
      try fontSet("faces: [{id: a, file: a.ttf}]\nroles: {text: {regular: a, \(text)}}")
    }
    let description = try #require(error).description
    #expect(description == "brand.yaml:" + message)
  }
}
