import Testing

@testable import GalleyCommandLine

/// Files that a test changes as it likes.
final class FakeFiles {
  var stamps: [String: FileStamp] = [:]
  private var clock = 0

  func save(_ names: String...) {
    for name in names {
      clock += 1
      stamps[name] = FileStamp(number: 1, size: 10, seconds: clock)
    }
  }
}

struct WatchListTests {
  private let files = FakeFiles()

  private func list(_ articles: [String] = ["a.md", "b.md"]) -> WatchList {
    WatchList(articles, stamp: { [files] in files.stamps[$0] })
  }

  @Test("A change is told once, and files that stay as they are never")
  func changes() {
    files.save("a.md", "b.md")
    var list = list()
    #expect(list.changes() == [])
    files.save("b.md")
    #expect(list.changes() == ["b.md"])
    #expect(list.changes() == [])
  }

  @Test("A file that goes and one that comes have changed")
  func goneAndBack() {
    files.save("a.md")
    var list = list()
    files.stamps["a.md"] = nil
    #expect(list.changes() == ["a.md"])
    #expect(list.changes() == [])
    files.save("a.md", "b.md")
    #expect(list.changes() == ["a.md", "b.md"])
  }

  @Test("A change concerns the articles that use the file, or all when they share it")
  func concern() {
    var list = list()
    list.setCommon(["set.yaml", "a.ttf"])
    list.setFiles(["one.png"], of: "a.md")
    list.setFiles(["one.png", "two.png"], of: "b.md")
    #expect(list.files == ["set.yaml", "a.ttf", "a.md", "b.md", "one.png", "two.png"])
    #expect(list.concern(of: ["b.md"]) == .articles(["b.md"]))
    #expect(list.concern(of: ["one.png"]) == .articles(["a.md", "b.md"]))
    #expect(list.concern(of: ["two.png"]) == .articles(["b.md"]))
    #expect(list.concern(of: ["a.md", "two.png"]) == .articles(["a.md", "b.md"]))
    #expect(list.concern(of: ["a.ttf"]) == .all)
    #expect(list.concern(of: ["a.md", "set.yaml"]) == .all)
  }

  @Test("A file that is new on the list is as it is; one that stays is as it was looked at")
  func newFiles() {
    files.save("a.md", "one.png", "two.png")
    var list = list()
    list.setFiles(["one.png"], of: "a.md")
    files.save("one.png", "two.png")
    list.setFiles(["one.png", "two.png"], of: "a.md")
    #expect(list.changes() == ["one.png"])
    list.setFiles([], of: "a.md")
    files.save("one.png", "two.png")
    #expect(list.changes() == [])
  }

  @Test("What an article wanted in vain is added to what it has")
  func additions() {
    var list = list()
    list.setFiles(["one.png"], of: "a.md")
    list.add(["house.yaml"], to: "a.md")
    list.add(["set.yaml"])
    #expect(list.concern(of: ["house.yaml"]) == .articles(["a.md"]))
    #expect(list.concern(of: ["one.png"]) == .articles(["a.md"]))
    #expect(list.concern(of: ["set.yaml"]) == .all)
    files.save("house.yaml")
    #expect(list.changes() == ["house.yaml"])
  }
}
