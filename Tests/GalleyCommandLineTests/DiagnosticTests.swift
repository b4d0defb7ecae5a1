import Testing

@testable import GalleyCommandLine

struct DiagnosticTests {
  @Test(
    "A place in a file comes first, then the severity",
    arguments: [
      ("a.md: it is empty; fill it", "a.md", "a.md: error: it is empty; fill it"),
      ("a.md:3: too wide; cut it", "a.md", "a.md:3: error: too wide; cut it"),
      ("a.md:3:14: too wide; cut it", "a.md", "a.md:3:14: error: too wide; cut it"),
      ("a.md:3 is odd; x", "a.md", "a.md: error: 3 is odd; x"),
      ("b.md: no; x", "a.md", "galley: error: b.md: no; x"),
      ("galley.yaml:1:2: no; x", nil, "galley.yaml:1:2: error: no; x"),
      ("no \u{1B}[31m; x", nil, "galley: error: no \\u{1b}[31m; x"),
    ])
  func lines(_ description: String, _ path: String?, _ line: String) {
    #expect(Diagnostic(description, about: path).line == line)
  }
}
