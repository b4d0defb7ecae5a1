import DynamicType
import GalleyConfiguration
import Testing

/// The sets that come with Galley; `make test` has fetched their faces.
struct FontSetsTests {
  /// The root of the package, from where this file stands.
  private static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(3).joined(separator: "/")

  @Test(
    "The sets that come with Galley are read without a finding",
    arguments: [
      ("atkinson", "Atkinson Hyperlegible", false), ("montserrat", "Montserrat", true),
      ("inter", "Inter", true), ("source-serif", "Source Serif 4", true),
    ])
  func sets(file: String, name: String, hasSemibold: Bool) throws {
    let set = try FontSet(contentsOf: Self.root + "/Fonts/\(file).yaml")
    #expect(set.name == name)
    #expect(set.findings == [])
    #expect(set.tracking == .emulated)
    #expect(set.faces.count == set.faceLines.count)
    #expect(set.faces.count == set.facePaths.count)
    #expect(Set(set.faces).count == set.faces.count)
    let text = try #require(set.roles[.text])
    #expect(text.regular == 0)
    #expect(text.italic != nil && text.bold != nil && text.boldItalic != nil)
    #expect(text.face(weight: .semibold, isItalic: false).isWeightSubstituted == !hasSemibold)
    #expect(set.roles[.monospaced]?.features == [.init("calt", 0)])
    #expect(set.roles[.emoji] != nil)
    #expect(set.fallback.contains { $0.scripts == ["Arab"] })
    #expect(set.fallback.contains { $0.languages == ["ja"] })
    let everything = try #require(set.fallback.last)
    #expect(everything.scripts.isEmpty && everything.languages.isEmpty)
  }
}
