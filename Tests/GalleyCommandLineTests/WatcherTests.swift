import Foundation
import Testing

@testable import GalleyCommandLine

/// Gives news as a test has written them down, and does before each what the test says; then nobody tells any more.
final class ScriptedWatcher: FileWatcher {
  /// The news of a wait without end, after something was done.
  private var rounds: [() throws -> Void]
  /// How often what is asked for a while is not over yet.
  private var unrest: Int
  /// The files and the waits that were asked for.
  private(set) var watched: [Set<String>] = []
  private(set) var waits: [Int?] = []

  init(unrest: Int = 0, _ rounds: [() throws -> Void]) {
    self.rounds = rounds
    self.unrest = unrest
  }

  func watch(_ files: Set<String>) { watched.append(files) }

  func wait(milliseconds: Int?) -> FileNews {
    waits.append(milliseconds)
    if milliseconds != nil {
      unrest -= 1
      return unrest >= 0 ? .changed : .quiet
    }
    guard !rounds.isEmpty, (try? rounds.removeFirst()()) != nil else { return .ended }
    return .changed
  }
}

struct WatcherTests {
  private let files = FakeFiles()

  private func list() -> WatchList {
    WatchList(["a.md"], stamp: { [files] in files.stamps[$0] })
  }

  @Test("Changes are told when nothing has happened for 100 ms, all together")
  func quiet() {
    files.save("a.md")
    var list = list()
    list.setFiles(["one.png"], of: "a.md")
    let watcher = ScriptedWatcher(unrest: 2, [{ files.save("a.md", "one.png") }])
    #expect(ChangeWait(watcher: watcher).changes(of: &list) == ["a.md", "one.png"])
    #expect(watcher.waits == [nil, 100, 100, 100])
    #expect(watcher.watched == [["a.md", "one.png"]])
  }

  @Test("News without a change are passed over; without more of them there is an end")
  func falseNews() {
    var list = list()
    let watcher = ScriptedWatcher([{}, {}])
    #expect(ChangeWait(watcher: watcher).changes(of: &list) == nil)
    #expect(watcher.waits == [nil, 100, nil, 100, nil])
  }

  @Test("What has changed before anybody watched is told without waiting for news")
  func before() {
    files.save("a.md")
    var list = list()
    files.save("a.md")
    let watcher = ScriptedWatcher([])
    #expect(ChangeWait(watcher: watcher).changes(of: &list) == ["a.md"])
    #expect(watcher.waits == [100])
  }

  @Test("Who polls looks five times a second, sees what changes, and sleeps no longer than asked")
  func polling() {
    var pauses: [Int] = []
    let watcher = PollingWatcher(
      pause: { [files] time in
        pauses.append(time)
        if pauses.count == 3 { files.save("a.md") }
      }, stamp: { [files] in files.stamps[$0] })
    watcher.watch(["a.md"])
    #expect(watcher.wait(milliseconds: nil) == .changed)
    #expect(pauses == [200, 200, 200])
    #expect(watcher.wait(milliseconds: 250) == .quiet)
    #expect(pauses == [200, 200, 200, 200, 50])
  }

  @Test("The stamp of a file is another after it is written or replaced, and nil without a file")
  func stamps() throws {
    let place = try TemporaryFolder()
    let path = try place.write("a.md", "one")
    let first = try #require(FileStamp(of: path))
    #expect(FileStamp(of: path) == first)
    try place.write("b.md", "two")
    #expect(rename(place.path + "/b.md", path) == 0)
    #expect(FileStamp(of: path) != first)
    #expect(unlink(path) == 0)
    #expect(FileStamp(of: path) == nil)
  }
}

#if os(Linux)
  struct InotifyWatcherTests {
    private let place: TemporaryFolder
    private let path: String
    private let watcher: InotifyWatcher

    init() throws {
      place = try TemporaryFolder()
      path = try place.write("docs/a.md", "one")
      watcher = try #require(InotifyWatcher())
      watcher.watch([path])
    }

    // The kernel has its news before the call returns that made them: no wait takes any time.

    @Test("Writing, replacing and removing a file are news, each told once")
    func events() throws {
      #expect(watcher.wait(milliseconds: 0) == .quiet)
      let handle = try #require(FileHandle(forWritingAtPath: path))
      try handle.write(contentsOf: Data("two".utf8))
      #expect(watcher.wait(milliseconds: nil) == .changed)
      try handle.close()
      #expect(watcher.wait(milliseconds: nil) == .changed)
      #expect(watcher.wait(milliseconds: 0) == .quiet)
      try place.write("docs/new.md", "three")
      #expect(watcher.wait(milliseconds: 0) == .quiet)
      #expect(rename(place.path + "/docs/new.md", path) == 0)
      #expect(watcher.wait(milliseconds: nil) == .changed)
      #expect(unlink(path) == 0)
      #expect(watcher.wait(milliseconds: nil) == .changed)
    }

    @Test("A file in a folder that is not there yet is news once it is watched again")
    func missingFolder() throws {
      let later = place.path + "/pictures/deep/one.png"
      watcher.watch([later])
      try place.write("docs/b.md", "no news")
      #expect(watcher.wait(milliseconds: 0) == .quiet)
      let folder = place.path + "/pictures/deep"
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      #expect(watcher.wait(milliseconds: nil) == .changed)
      watcher.watch([later])
      try place.write("pictures/deep/one.png", "x")
      #expect(watcher.wait(milliseconds: nil) == .changed)
    }

    @Test("A folder that is replaced is news, and what the link of a file leads to")
    func replaced() throws {
      try place.write("other/a.md", "two")
      #expect(rename(place.path + "/docs", place.path + "/old") == 0)
      #expect(rename(place.path + "/other", place.path + "/docs") == 0)
      #expect(watcher.wait(milliseconds: nil) == .changed)
      let link = place.path + "/link.md"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
      #expect(watcher.wait(milliseconds: 0) == .quiet)
      watcher.watch([link])
      #expect(watcher.wait(milliseconds: 0) == .quiet)
      try place.write("docs/a.md", "three")
      #expect(watcher.wait(milliseconds: nil) == .changed)
    }
  }
#endif
