import DynamicType
import GalleyConfiguration
import Testing

struct StyleNameTests {
  @Test("Every text style and every role is named by a class")
  func names() {
    for style in TextStyle.allCases {
      #expect(StyleName(style.rawValue) == .textStyle(style))
    }
    let both = ["footnote"]
    for role in Role.allCases where !both.contains(role.rawValue) {
      #expect(StyleName(role.rawValue) == .role(role))
    }
    #expect(StyleName.names.count == TextStyle.allCases.count + Role.allCases.count - both.count)
    #expect(Set(StyleName.names).count == StyleName.names.count)
  }

  @Test(
    "Other spellings of text styles are understood, other words are not",
    arguments: [
      ("Title1", .textStyle(.title1)), ("large-title", .textStyle(.largeTitle)),
      ("caption", .role(.caption)), ("title", .role(.title)), ("red", nil), ("", nil),
      ("warning", nil),
    ] as [(String, StyleName?)])
  func spellings(name: String, style: StyleName?) {
    #expect(StyleName(name) == style)
  }
}
