import Foundation
import GalleyKit
import Testing

struct FileReaderTests {
  @Test("A file is read whole, and no further than the limit")
  func reading() throws {
    let place = try TemporaryFolder()
    try place.write("a.md", [UInt8](repeating: 65, count: 200_000))
    let path = place.path + "/a.md"
    #expect(try FileReader.bytes(of: path, limit: 200_000).count == 200_000)
    #expect(throws: FileAccessError.tooLarge(path: path, limit: 199_999)) {
      try FileReader.bytes(of: path, limit: 199_999)
    }
  }

  @Test("A missing file and a folder are told apart")
  func failures() throws {
    let place = try TemporaryFolder()
    let missing = place.path + "/none.md"
    #expect(throws: FileAccessError.missing(path: missing)) {
      try FileReader.bytes(of: missing, limit: 10)
    }
    #expect(throws: FileAccessError.isFolder(path: place.path)) {
      try FileReader.bytes(of: place.path, limit: 10)
    }
    #expect(FileReader.isFolder(place.path))
    #expect(!FileReader.isFile(place.path))
  }

  @Test(
    "Every failure says what to do",
    arguments: [
      (FileAccessError.missing(path: "a.md"), "a.md: there is no such file; check the path"),
      (
        .missing(path: "\u{FFFD}.md"),
        "\u{FFFD}.md: there is no such file, or its name is not UTF-8; rename it, or give it "
          + "through standard input"
      ),
      (
        .isFolder(path: "docs/"),
        "docs/: this is a folder; name the files in it, such as docs/*.md"
      ),
      (
        .tooLarge(path: "a.md", limit: 64 << 20),
        "a.md: has more than 64 MiB; split it into smaller files"
      ),
      (
        .unreadable(path: "a.md", reason: "permission denied"),
        "a.md: cannot be read: permission denied; check the file and its permissions"
      ),
      (
        .unwritable(path: "out", reason: "the disk is full"),
        "out: cannot be written: the disk is full; free some space or give another --output"
      ),
      (
        .unwritable(path: "out", reason: "permission denied"),
        "out: cannot be written: permission denied; give another --output"
      ),
    ])
  func messages(_ error: FileAccessError, _ message: String) {
    #expect("\(error)" == message)
  }
}
