import GalleyArticle
import GalleyConfiguration
import GalleyStyle
import GalleyText
import TestSupport
import Testing

@testable import GalleyLayout

/// What holds for texts far longer than anybody writes, and for measures far narrower than anybody reads.
@Suite("Long texts and narrow measures")
struct LongTextTests {
  @Test(
    "a paragraph of 200 KB is set in every set, those whose shapes follow the size among them",
    arguments: ["atkinson", "inter"])
  func longParagraph(_ set: String) throws {
    let words = String(repeating: "words and words ", count: 12_500)
    let article = try Article(parsing: SourceText(path: "test.md", words))
    let galley = try TestArticles.galleys(
      article, fonts: try TestArticles.fonts(set), on: .phone, steps: "l")[0]
    let fragment = try #require(galley.fragments.first)
    var end = 0
    for line in fragment.lines {
      #expect(line.text.lowerBound == end)
      end = line.text.upperBound
    }
    #expect(end == fragment.text?.content.utf8.count)
    #expect(fragment.lines.count > 4000)
  }

  @Test(
    "however narrow the page and deep the blocks, everything begins on the page",
    arguments: ["72x72pt", "85x85pt", "120x200pt"], ["l", "ax5"])
  func narrowPage(_ size: String, _ step: String) throws {
    let markdown = """
      - item

        > quoted[^1]
        >
        > 1000000. > > quoted
        >          >
        >          > - inner
        >
        > | a | b |
        > |---|---|
        > | c | d |

        ![a picture](missing.png)

        ```
        code
        ```

        > [!NOTE]
        > advice

        <details><summary>more</summary>

        term
        : what it is

        </details>

      [^1]: a note

          > that quotes
      """
    let article = try Article(parsing: SourceText(path: "test.md", markdown))
    let geometry = try PageGeometry(parsing: size)
    let sheet = try StyleSheet.reading.scaled(toBody: 200)
    let galley = try TestArticles.galleys(
      article, fonts: TestArticles.fonts("atkinson"), on: geometry, steps: step, sheet: sheet)[0]
    #expect(galley.fragments.count > 12)
    for fragment in galley.fragments {
      #expect(fragment.frame.width > 0, "\(fragment.path)")
      for line in fragment.lines {
        #expect(line.origin.x < geometry.width, "\(fragment.path)")
      }
    }
  }
}
