import Testing

@testable import GalleyKit

struct DepfileTests {
  @Test("Each file has a rule, and each thing it was made from an empty one")
  func rules() {
    var depfile = Depfile()
    depfile.add("out/a.pdf", from: ["a.md", "style.yaml"])
    depfile.add("out/b.pdf", from: ["b.md", "style.yaml"])
    depfile.add("out/c.pdf", from: [])
    #expect(
      depfile.text == """
        out/a.pdf: \\
          a.md \\
          style.yaml
        out/b.pdf: \\
          b.md \\
          style.yaml

        a.md:

        style.yaml:

        b.md:

        """)
  }

  @Test(
    "What means something to make is escaped",
    arguments: [
      ("a b.md", "a\\ b.md"), ("a#b", "a\\#b"), ("$x", "$$x"), ("a:b", "a\\:b"),
      ("a\\ b", "a\\\\\\ b"), ("a\\b", "a\\b"), ("é.md", "é.md"),
    ])
  func escapes(path: String, escaped: String) {
    #expect(Depfile.escaped(path) == escaped)
  }

  @Test("A path that no rule can hold is left out")
  func lineEnds() {
    var depfile = Depfile()
    depfile.add("out/a.pdf", from: ["a\nb", "c"])
    #expect(depfile.text == "out/a.pdf: \\\n  c\n\nc:\n")
  }
}
