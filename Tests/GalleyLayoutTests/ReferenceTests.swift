import GalleyConfiguration
import GalleyTesting
import TestSupport
import Testing

@testable import GalleyLayout

@Suite("Layout references")
struct ReferenceTests {
  @Test(
    "a sample is laid out as its reference says", arguments: TestArticles.samples,
    ["xs", "l", "ax5"])
  func samples(_ name: String, step: String) throws {
    let galley = try TestArticles.galleys(
      TestArticles.sample(name), fonts: TestArticles.fonts("atkinson"), on: .phone, steps: step)[0]
    expectSnapshot(of: galley.dump(), as: .lines, named: "\(name)-\(step)")
  }
}
