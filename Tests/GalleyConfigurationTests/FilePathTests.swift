import GalleyConfiguration
import Testing

struct FilePathTests {
  @Test(
    "A path has a name, a folder and a stem",
    arguments: [
      ("docs/guide.md", "guide.md", "docs", "docs/guide"),
      ("guide.md", "guide.md", ".", "guide"),
      ("/guide.md", "guide.md", "/", "/guide"),
      ("a/b.c/d", "d", "a/b.c", "a/b.c/d"),
      ("a/.hidden", ".hidden", "a", "a/.hidden"),
      ("x.tar.gz", "x.tar.gz", ".", "x.tar"),
    ])
  func parts(_ path: String, _ name: String, _ folder: String, _ stem: String) {
    #expect(FilePath.name(of: path) == name)
    #expect(FilePath.folder(of: path) == folder)
    #expect(FilePath.withoutExtension(path) == stem)
  }

  @Test("Dots in a path are resolved from the working folder")
  func dots() {
    #expect(FilePath.parts(of: "../b/./c.md", from: "/home/a") == ["home", "b", "c.md"])
    #expect(FilePath.parts(of: "/x/../../y", from: "/home/a") == ["y"])
  }

  @Test("A folder holds what is below it, not what begins with its name")
  func inside() {
    #expect(FilePath.isInside("/a/b/c", "/a/b"))
    #expect(FilePath.isInside("/a/b", "/a/b"))
    #expect(!FilePath.isInside("/a/bc", "/a/b"))
    #expect(FilePath.isInside("/a", "/"))
  }

  @Test("The way from a folder to a file goes up as far as it must")
  func relative() {
    #expect(FilePath.relative("/a/b/c.pdf", to: "/a/d/e") == "../../b/c.pdf")
    #expect(FilePath.relative("/a/b", to: "/a/b") == ".")
    #expect(FilePath.join("a/", "b") == "a/b")
    #expect(FilePath.join(".", "b") == "b")
    #expect(FilePath.join("a", "/b") == "/b")
  }
}
