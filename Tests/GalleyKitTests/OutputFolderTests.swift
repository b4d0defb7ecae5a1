import Foundation
import Testing

@testable import GalleyKit

struct OutputFolderTests {
  private let temporaries = TemporaryFiles()

  /// One run that writes files and ends well.
  private func run(_ names: [String], in path: String) throws {
    let folder = try OutputFolder(at: path, temporaries: temporaries)
    for name in names { try folder.write(name, Array(name.utf8)) }
    var manifest = Manifest()
    manifest.files = folder.files
    try folder.finish(manifest: manifest.json)
  }

  @Test("A run removes what the run before wrote and it does not, and nothing else")
  func secondRun() throws {
    let place = try TemporaryFolder()
    let path = place.path + "/out/deep"
    try run(["a.png", "b.png"], in: path)
    try place.write("out/deep/mine.txt", "mine")
    try run(["b.png", "c.png"], in: path)
    #expect(try place.names("out/deep") == ["b.png", "c.png", "manifest.json", "mine.txt"])
  }

  @Test("What an interrupted run left is removed by the next one")
  func interrupted() throws {
    let place = try TemporaryFolder()
    try run(["a.png"], in: place.path)
    do {
      // Ends without a manifest, as after a kill.
      let folder = try OutputFolder(at: place.path, temporaries: temporaries)
      try folder.write("b.png", [1])
      #expect(!(try place.names().contains("manifest.json")))
    }
    // No process has this number (it is above the largest of Linux and macOS).
    try place.write(".galley-999999999-1.part", "half")
    try place.write(".galley-x-1.part", "somebody's")
    try run(["c.png"], in: place.path)
    #expect(try place.names() == [".galley-x-1.part", "c.png", "manifest.json"])
  }

  @Test("A run that fails removes what it wrote and keeps what was there")
  func abandoned() throws {
    let place = try TemporaryFolder()
    let first = try OutputFolder(at: place.path + "/new/one", temporaries: temporaries)
    try first.write("a.png", [1])
    first.abandon()
    #expect(try place.names() == [])

    try run(["a.png", "b.png"], in: place.path + "/old")
    let second = try OutputFolder(at: place.path + "/old", temporaries: temporaries)
    try second.write("b.png", [1])
    second.abandon()
    #expect(try place.names("old") == [".galley-journal", "a.png"])
    try run(["c.png"], in: place.path + "/old")
    #expect(try place.names("old") == ["c.png", "manifest.json"])
  }

  @Test("A manifest that was tampered with cannot reach beyond the folder")
  func tampered() throws {
    let place = try TemporaryFolder()
    try place.write("keep.txt", "1")
    try place.write("out/sub/keep.txt", "1")
    var manifest = Manifest()
    manifest.files = ["../keep.txt", "sub/keep.txt", "..", ".hidden", "gone.png"].map {
      WrittenFile(name: $0, size: 1, sha256: "")
    }
    try place.write("out/manifest.json", manifest.json)
    try place.write("out/.hidden", "1")
    try place.write("out/gone.png", "1")
    try run([], in: place.path + "/out")
    #expect(try place.names() == ["keep.txt", "out"])
    #expect(try place.names("out") == [".hidden", "manifest.json", "sub"])
    #expect(try place.names("out/sub") == ["keep.txt"])
  }

  @Test("A file whose writing fails is not there, not even in part")
  func atomic() throws {
    struct Stop: Error {}
    let place = try TemporaryFolder()
    let folder = try OutputFolder(at: place.path, temporaries: temporaries)
    #expect(throws: Stop.self) {
      try folder.write("a.png") { sink in
        try [UInt8](repeating: 7, count: 10).withUnsafeBytes { try sink($0) }
        #expect(try place.names().contains { $0.hasSuffix(".part") })
        throw Stop()
      }
    }
    #expect(try place.names() == [".galley-journal"])
    #expect(folder.files.isEmpty)
  }

  @Test("A written file has its name, size and digest")
  func written() throws {
    let place = try TemporaryFolder()
    let folder = try OutputFolder(at: place.path, temporaries: temporaries)
    try folder.write("abc.txt", Array("abc".utf8))
    // FIPS 180-2, appendix B.1.
    let digest = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    #expect(folder.files == [WrittenFile(name: "abc.txt", size: 3, sha256: digest)])
    #expect(try place.read("abc.txt") == Array("abc".utf8))
  }

  @Test("After an interrupt nothing appears any more")
  func closed() throws {
    let place = try TemporaryFolder()
    let temporaries = TemporaryFiles()
    let folder = try OutputFolder(at: place.path, temporaries: temporaries)
    #expect(throws: FileAccessError.self) {
      try folder.write("a.png") { sink in
        try [UInt8](repeating: 7, count: 10).withUnsafeBytes { try sink($0) }
        temporaries.removeAll()
        #expect(try place.names() == [".galley-journal"])
      }
    }
    #expect(try place.names() == [".galley-journal"])
  }

  @Test("Writers that know nothing of each other keep their unfinished files apart")
  func writers() throws {
    let place = try TemporaryFolder()
    let names = ["a.txt", "b.txt"]
    let files = try names.map {
      try AtomicFile(at: "\(place.path)/\($0)", temporaries: TemporaryFiles())
    }
    for (name, file) in zip(names, files) {
      try Array(name.utf8).withUnsafeBytes { try file.write($0) }
    }
    for file in files { _ = try file.commit() }
    #expect(try place.names() == names)
    for name in names { #expect(try place.read(name) == Array(name.utf8)) }
  }

  @Test("A file in the way of a folder is named with the reason")
  func fileInTheWay() throws {
    let place = try TemporaryFolder()
    try place.write("out", "1")
    let path = place.path + "/out"
    #expect(
      throws: FileAccessError.unwritable(path: path, reason: "there is a file of that name")
    ) {
      try OutputFolder(at: path, temporaries: temporaries)
    }
  }
}
