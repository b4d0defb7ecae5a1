import GalleyConfiguration
import GalleyTesting
import GalleyText
import TestSupport
import Testing

@testable import GalleyLayout

/// Samples on the pages of each preset: where every line stands, and what stands above and below.
@Suite("References of printed pages")
struct PrintPageReferenceTests {
  private func document(
    of samples: [String], preset: String, front: PagedDocument.Front = PagedDocument.Front()
  ) throws -> PagedDocument {
    let sheet = try #require(StyleSheet.builtIn(preset))
    let fonts = try TestArticles.fonts("atkinson")
    let worker = try TextWorker(fonts: fonts)
    let paper = try PageGeometry(parsing: #require(sheet.page.paper?.rawValue))
    let parts = try samples.map { name in
      let galley = try TestArticles.galleys(
        TestArticles.sample(name), with: worker, fonts: fonts, on: paper, steps: "l", sheet: sheet)
      return PagedDocument.Part(galley[0], name: name)
    }
    return PagedDocument(of: parts, front: front, with: worker)
  }

  @Test(
    "a sample is printed as its reference says", arguments: StyleSheet.presetNames,
    ["language", "tables", "right-to-left"])
  func samples(_ preset: String, _ sample: String) throws {
    let document = try document(of: [sample], preset: preset)
    expectSnapshot(of: document.pages.dump, as: .lines, named: "\(sample)-\(preset)")
  }

  @Test(
    "a book is printed as its reference says: title page, contents and articles",
    arguments: StyleSheet.presetNames)
  func book(_ preset: String) throws {
    let front = PagedDocument.Front(title: "A book of two", hasTitlePage: true, contents: 2)
    let document = try document(of: ["lists", "hebrew"], preset: preset, front: front)
    expectSnapshot(of: document.pages.dump, as: .lines, named: "book-\(preset)")
  }
}
