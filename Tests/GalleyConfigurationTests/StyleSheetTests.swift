import DynamicType
import GalleyConfiguration
import Testing

struct StyleSheetTests {
  @Test("The reading sheet has a style for every role")
  func everyRole() {
    #expect(Set(StyleSheet.reading.roles.keys) == Set(Role.allCases))
    #expect(StyleSheet.reading.findings.isEmpty)
    #expect(StyleSheet.builtIn("reading") == StyleSheet.reading)
    #expect(StyleSheet.builtIn("print") == nil)
    #expect(StyleSheet.reading.isDefault)
    #expect(!StyleSheet.largePrint.isDefault)
  }

  @Test(
    "Roles of the reading sheet have their text styles and weights",
    arguments: [
      (.title, .largeTitle, .bold), (.subtitle, .title3, nil), (.byline, .subheadline, nil),
      (.heading1, .largeTitle, .bold), (.heading2, .title1, .bold), (.heading3, .title2, .bold),
      (.heading4, .title3, .semibold), (.heading5, .headline, .semibold),
      (.heading6, .subheadline, .semibold), (.paragraph, .body, nil), (.quote, .callout, nil),
      (.alertTitle, .headline, .semibold), (.alertBody, .callout, nil), (.code, .callout, nil),
      (.tableCell, .subheadline, nil), (.tableHeader, .subheadline, .semibold),
      (.caption, .caption1, nil), (.credit, .caption2, nil), (.footnote, .footnote, nil),
      (.contentsEntry, .body, nil), (.header, .footnote, nil), (.footer, .footnote, nil),
      (.pageNumber, .footnote, nil), (.navigationTitle, .body, .semibold),
    ] as [(Role, TextStyle, FontWeight?)])
  func roles(role: Role, style: TextStyle, weight: FontWeight?) {
    #expect(StyleSheet.reading.style(role).style == style)
    #expect(StyleSheet.reading.style(role).weight == weight)
  }

  @Test("Headings have the emphasized weight of their style", arguments: 1...6)
  func headingWeights(level: Int) throws {
    let style = StyleSheet.reading.style(.heading(level))
    let entry = try #require(TypeRamp.iOS.entry(style.style, .large))
    #expect(style.weight == entry.emphasizedWeight)
    #expect(style.keepsWithNext)
    #expect(style.font == .heading)
    #expect(style.before > 2 * style.after)
  }

  @Test("Only the navigation title never grows")
  func fixed() {
    for role in Role.allCases {
      #expect(StyleSheet.reading.style(role).fixed == (role == .navigationTitle ? 17 : nil))
    }
  }

  @Test("Colors of the reading sheet are grey but for links", arguments: Appearance.allCases)
  func greys(appearance: Appearance) {
    let colors = appearance == .light ? StyleSheet.reading.light : StyleSheet.reading.dark
    #expect(colors.background.isGrey && colors.text.isGrey && colors.secondary.isGrey)
    #expect(colors.codeBackground.isGrey && colors.rule.isGrey)
    #expect(!colors.link.isGrey)
  }

  @Test(
    "Text stands out from its background by 7:1, secondary text and links by 6:1, rules by 3:1",
    arguments: Appearance.allCases)
  func contrast(appearance: Appearance) {
    let colors = appearance == .light ? StyleSheet.reading.light : StyleSheet.reading.dark
    for background in [colors.background, colors.codeBackground] {
      #expect(ratio(colors.text, background) >= 7)
      #expect(ratio(colors.secondary, background) >= 6)
      #expect(ratio(colors.link, background) >= 6)
      #expect(ratio(colors.rule, background) >= 3)
    }
  }

  @Test(
    "Titles of alerts stand out as text does, on the page and on code, and no two look the same",
    arguments: Appearance.allCases)
  func alertContrast(appearance: Appearance) {
    let colors = appearance == .light ? StyleSheet.reading.light : StyleSheet.reading.dark
    let alerts = colors.alerts
    let all = [alerts.note, alerts.tip, alerts.important, alerts.warning, alerts.caution]
    #expect(Set(all).count == 5)
    for color in all {
      // 4.5:1 for text and 3:1 for graphics are asked for (WCAG 2.2, 1.4.3 and 1.4.11).
      #expect(ratio(color, colors.background) >= 6.5)
      #expect(ratio(color, colors.codeBackground) >= 4.5)
    }
    #expect(ratio(colors.text, colors.mark) >= 7)
    #expect(ratio(colors.link, colors.mark) >= 4.5)
    #expect(ratio(colors.text, colors.keyboard) >= 7)
  }

  /// WCAG 2.2, contrast ratio, with the curve of sRGB taken as a power of 2.2, which is near enough for bounds.
  private func ratio(_ a: Color, _ b: Color) -> Double {
    let light = [a, b].map { color in
      0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
    return (max(light[0], light[1]) + 0.05) / (min(light[0], light[1]) + 0.05)
  }

  /// x^2.2 as x² · x^0.2, the fifth root by Newton's method.
  private func linear(_ channel: UInt8) -> Double {
    let value = Double(channel) / 255
    var root = 1.0
    for _ in 0..<40 where value > 0 {
      root -= (root * root * root * root * root - value) / (5 * root * root * root * root)
    }
    return value == 0 ? 0 : value * value * root
  }
}
