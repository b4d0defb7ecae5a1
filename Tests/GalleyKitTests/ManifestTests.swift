import GalleyConfiguration
import Testing

@testable import GalleyKit

struct ManifestTests {
  @Test("A manifest lists its files by name, and they can be read back")
  func names() {
    var manifest = Manifest()
    manifest.files = ["b.png", "a.png"].map { WrittenFile(name: $0, size: 3, sha256: "00") }
    #expect(Manifest.names(in: manifest.json) == ["a.png", "b.png"])
    #expect(
      Manifest.names(in: Array("{\"formatVersion\": 2, \"files\": [{\"name\": \"a\"}]}".utf8)) == []
    )
    #expect(Manifest.names(in: [0xFF, 0x7B]) == [])
  }

  @Test("A proof's manifest has inputs and used fonts by digest, options, versions and all files")
  func content() throws {
    let place = try TemporaryFolder()
    let press = try squarePress(twoSteps([.json], sheet: false))
    let input = ArticleInput(path: "docs/a.md", bytes: Array("plain\n".utf8))
    _ = try press.proof(input, into: place.path)
    let bytes = try place.read("manifest.json")
    let root = try YAMLNode(parsing: SourceText(path: "manifest.json", bytes: bytes))
    #expect(
      root["inputs"]?.elements.compactMap { $0["path"]?.string } == ["docs/a.md", "square.yaml"])
    // printf 'plain\n' | sha256sum
    #expect(
      root["inputs"]?.elements.first?["sha256"]?.string
        == "dacf36547c7774a0a170806363b5d412991fbc0d6260b2c00b1d3a80a816c23f")
    #expect(root["fonts"]?.elements.compactMap { $0["path"]?.string } == ["Square.ttf"])
    #expect(root["options"]?["sizes"]?.string == "l,ax5")
    #expect(root["versions"]?["harfbuzz"]?.string?.isEmpty == false)
    #expect(
      root["files"]?.elements.compactMap { $0["name"]?.string }
        == ["04-l.json", "12-ax5.json", "index.html"])
  }

  @Test("A proof's manifest has the hyphenation dictionaries that were asked, by digest")
  func dictionaries() throws {
    let place = try TemporaryFolder()
    let press = try squarePress(twoSteps([.json], sheet: false))
    let text = "---\nlang: de\n---\n\nDonaudampfschifffahrt\n"
    _ = try press.proof(ArticleInput(path: "a.md", bytes: Array(text.utf8)), into: place.path)
    let bytes = try place.read("manifest.json")
    let root = try YAMLNode(parsing: SourceText(path: "manifest.json", bytes: bytes))
    let dictionaries = root["dictionaries"]?.elements ?? []
    #expect(dictionaries.count == 1)
    #expect(dictionaries.first?["path"]?.string?.hasSuffix("/hyph_de_DE.dic") == true)
    #expect(dictionaries.first?["sha256"]?.string?.utf8.count == 64)
  }
}
