import DynamicType
import Testing

@Suite("Text styles and weights")
struct TextStyleTests {
  @Test("Every spelling of every interface is understood", arguments: TextStyle.allCases)
  func spellings(style: TextStyle) throws {
    let row = try #require(
      try Fixture.rows("text-style-names.csv").first { $0["style"] == style.rawValue })
    for (column, name) in row {
      #expect(try TextStyle(name: name) == style, "\(column): \(name)")
      #expect(try TextStyle(name: name.lowercased()) == style)
    }
    #expect(row["swiftui"] == style.swiftUIName)
    #expect(row["raw_value"] == style.systemName)
  }

  @Test(
    "Pasted and spoken names are understood",
    arguments: [
      ("Large Title", TextStyle.largeTitle), ("title", .title1), ("Title 1", .title1),
      ("caption", .caption1), ("UIFontTextStyleSubheadline", .subheadline),
      ("UIFont.TextStyle.callout", .callout), ("Font.TextStyle.title2", .title2),
      ("extra-large-title-2", .extraLargeTitle2), ("UICTFontTextStyleTitle0", .largeTitle),
    ])
  func pasted(name: String, style: TextStyle) throws {
    #expect(try TextStyle(name: name) == style)
  }

  @Test(
    "A wrong name suggests the nearest",
    arguments: [
      ("bdoy", "body"), ("headlin", "headline"), ("caption3", "caption2"), ("title4", "title3"),
      ("largetitel", "largeTitle"),
    ])
  func nearest(name: String, suggestion: String) {
    let error = #expect(throws: NameError.self) { try TextStyle(name: name) }
    #expect(error?.suggestion == suggestion)
    #expect(error?.message == "unknown text style \"\(name)\"; did you mean \"\(suggestion)\"?")
  }

  @Test("The ramp runs from the largest style to the smallest")
  func ramp() {
    let sizes = TextStyle.ramp.map(\.largeSize)
    #expect(sizes == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
    #expect(
      TextStyle.ramp.map(\.largeLeading) == [41, 34, 28, 25, 22, 22, 21, 20, 18, 16, 13])
    #expect(TextStyle.allCases.prefix(11) == TextStyle.ramp[...])
    #expect(TextStyle.extraLargeTitle.largeSize == 36)
    #expect(TextStyle.extraLargeTitle2.largeSize == 28)
  }

  @Test("Bold Text moves each weight one step up and black not at all")
  func bolder() {
    #expect(
      FontWeight.allCases.map(\.bolder) == Array(FontWeight.allCases.dropFirst()) + [.black])
    #expect(FontWeight.allCases == FontWeight.allCases.sorted())
  }

  @Test(
    "Weights answer to names and numbers",
    arguments: [
      ("semibold", FontWeight.semibold), ("Semi-Bold", .semibold), ("600", .semibold),
      ("demi bold", .semibold), ("normal", .regular), ("Extra Bold", .heavy),
      ("ultraLight", .ultraLight),
    ])
  func weights(name: String, weight: FontWeight) throws {
    #expect(try FontWeight(name: name) == weight)
  }

  @Test("Every weight has a name that finds it", arguments: FontWeight.allCases)
  func weightNames(weight: FontWeight) throws {
    #expect(try FontWeight(name: weight.name) == weight)
    #expect(try FontWeight(name: "\(weight.rawValue)") == weight)
  }

  @Test("A wrong weight suggests the nearest")
  func wrongWeight() {
    let error = #expect(throws: NameError.self) { try FontWeight(name: "semibald") }
    #expect(error?.message == "unknown font weight \"semibald\"; did you mean \"semibold\"?")
    #expect(throws: NameError.self) { try FontWeight(name: "650") }
  }
}
