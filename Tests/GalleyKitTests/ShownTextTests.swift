import GalleyKit
import Testing

struct ShownTextTests {
  @Test("A message cannot move the cursor, color the terminal or reorder text")
  func messages() {
    #expect(ShownText.message("a\u{1B}[31mb\nc\u{202E}d") == "a\\u{1b}[31mb\\u{a}c\\u{202e}d")
    #expect(ShownText.message("größe 目次 عربي") == "größe 目次 عربي")
  }

  @Test("HTML keeps its meaning whatever the text")
  func html() {
    #expect(
      ShownText.html("<b a=\"x\" c='y'>&\u{0}")
        == "&lt;b a=&quot;x&quot; c=&#39;y&#39;&gt;&amp;\\u{0}")
  }

  @Test("A link has percent signs for all that is not plain")
  func links() {
    #expect(ShownText.link("a b/é#?.png") == "a%20b/%C3%A9%23%3F.png")
  }
}
