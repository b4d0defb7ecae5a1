import DynamicType
import GalleyConfiguration
import Testing

struct RampFileTests {
  @Test("Every key of a ramp is read, and weights are those of the cell, then of the style")
  func everyKey() throws {
    let file = try ramp(
      """
      name: Brand
      styles:
        headline:
          weight: semibold
          emphasizedWeight: heavy
          categories:
            l: {size: 18, leading: 24.5}
            accessibility5: {size: 54, leading: 64, weight: regular, emphasizedWeight: medium}
        Body:
          categories:
            l: {size: 17, leading: 22}
      """)
    let expected = try TypeRamp(
      name: "Brand",
      entries: [
        .headline: [
          .large: .init(size: 18, leading: 24.5, weight: .semibold, emphasizedWeight: .heavy),
          .accessibilityExtraExtraExtraLarge: .init(
            size: 54, leading: 64, weight: .regular, emphasizedWeight: .medium),
        ],
        .body: [.large: .init(size: 17, leading: 22)],
      ])
    #expect(file.ramp == expected)
    #expect(file.findings.isEmpty)
  }

  @Test("Keys that are not known are findings with their place and the nearest")
  func findings() throws {
    let file = try ramp(
      """
      nam: x
      styles:
        body:
          wait: bold
          categories: {l: {size: 17, leading: 22, colour: red}}
      """)
    #expect(file.ramp.name == "own")
    #expect(
      file.findings.map { "\($0.position?.description ?? ""): \($0.message); \($0.remedy)" } == [
        "1:1: `nam` is not a key of a type ramp and is not read; did you mean `name`?",
        "4:5: `wait` is not a key of the style body and is not read; use one of weight, "
          + "emphasizedWeight, categories",
        "5:45: `colour` is not a key of body at l and is not read; use one of size, leading, "
          + "weight, emphasizedWeight",
      ])
  }

  @Test(
    "What is wrong is named with line, column and remedy",
    arguments: [
      ("", "1:1: type ramp \"own\" has no style; give at least body at l"),
      ("styles: {}", "1:9: type ramp \"own\" has no style; give at least body at l"),
      ("styles: {body: {}}", "1:9: type ramp \"own\" has no style; give at least body at l"),
      ("styles: [body]", "1:9: `styles` is a list; write a map of keys and values"),
      ("styles: {", "1:10: "),
      (
        "styles:\n  body:\n    categories: {xl: {size: 1, leading: 2}}",
        "2:3: body has no entry at l, the default; add one"
      ),
      (
        "styles:\n  bdy: {}", "2:3: unknown text style \"bdy\"; did you mean \"body\"?"
      ),
      (
        "styles:\n  body: {}\n  Body: {}", "3:3: the text style body stands twice; keep one"
      ),
      (
        "styles:\n  body:\n    categories: {ax9: {size: 1, leading: 2}}",
        "3:18: unknown content size category \"ax9\"; did you mean \"ax5\"?"
      ),
      (
        "styles:\n  body:\n    categories: {l: {size: 1, leading: 2}, L: {size: 1, leading: 2}}",
        "3:44: the category l stands twice; keep one"
      ),
      (
        "styles:\n  body:\n    categories: {l: {size: 1}}",
        "3:21: body at l has no leading; write it as in {size: 17, leading: 22}"
      ),
      (
        "styles:\n  body:\n    categories: {l: 17}",
        "3:21: body at l is a text; write a map of keys and values"
      ),
      (
        "styles:\n  body:\n    categories: {l: {size: 0, leading: 2}}",
        "3:28: size of body at l is 0; give points above 0 and up to 10000"
      ),
      (
        "styles:\n  body:\n    categories: {l: {size: -3, leading: 2}}",
        "3:28: size of body at l is -3; give points above 0 and up to 10000"
      ),
      (
        "styles:\n  body:\n    categories:\n      l: {size: 17, leading: 10001}",
        "4:30: leading of body at l is 10001; give points above 0 and up to 10000"
      ),
      (
        "styles:\n  body:\n    categories: {l: {size: nan, leading: 2}}",
        "3:28: the size of body at l is \"nan\"; give a number of points"
      ),
      (
        "styles:\n  body:\n    weight: fat\n    categories: {l: {size: 1, leading: 2}}",
        "3:13: unknown font weight \"fat\"; use one of ultraLight"
      ),
    ])
  func errors(text: String, expected: String) {
    let error = #expect(throws: ConfigurationError.self) { try ramp(text) }
    #expect(error?.description.hasPrefix("own.yaml:\(expected)") == true, "\(error as Any)")
  }

  private func ramp(_ text: String) throws(ConfigurationError) -> RampFile {
    try RampFile(decoding: SourceText(path: "own.yaml", text))
  }
}
