import GalleyConfiguration
import Testing

struct SourcePositionsTests {
  @Test(
    "Every offset has the place that the text itself gives",
    arguments: [
      "", "a", "a\nb\r\nc\rd", "\u{FEFF}aé\nb", String(repeating: "é日😀x", count: 300) + "\ny",
      String(repeating: "x", count: 256) + "\n" + String(repeating: "ü", count: 700),
    ])
  func agreement(_ string: String) {
    let text = SourceText(path: "a.md", string)
    let positions = SourcePositions(text)
    for offset in -1...text.bytes.count + 1 {
      #expect(positions.position(of: offset) == text.position(of: offset))
    }
  }
}
