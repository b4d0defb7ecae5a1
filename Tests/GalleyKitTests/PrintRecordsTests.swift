import Testing

@testable import GalleyKit

struct PrintRecordsTests {
  private let place: TemporaryFolder

  init() throws {
    place = try TemporaryFolder()
  }

  private func record(_ file: String) -> PrintRecord {
    var record = PrintRecord(
      output: WrittenFile(name: file, size: 3, sha256: "00ff"), pages: 7, needsCare: true,
      options: [Manifest.Option("title", "a \"b\"\\"), Manifest.Option("on", "a4")],
      articles: [Manifest.Input(path: "a b.md", sha256: "01")])
    record.pictures = [
      PrintRecord.Source(path: "é.png", sha256: "02"),
      PrintRecord.Source(path: "none.png", sha256: nil),
    ]
    record.links = [
      PrintRecord.Link(path: "b.md", place: "b/x.pdf"),
      PrintRecord.Link(path: "c.md", place: ""), PrintRecord.Link(path: "d.md", place: nil),
    ]
    record.fonts = [Manifest.Input(path: "f.ttf", sha256: "03")]
    record.dictionaries = [Manifest.Input(path: "hyph_en.dic", sha256: "04")]
    return record
  }

  private func records() -> PrintRecords {
    PrintRecords(of: place.path, temporaries: TemporaryFiles())
  }

  @Test("What is added reads back from the journal at once, and from the manifest at the end")
  func reading() throws {
    try place.write("x/a.pdf", "pdf")
    let first = records()
    try first.add(record("x/a.pdf"))
    #expect(first["x/a.pdf"] == record("x/a.pdf"))
    #expect(records()["x/a.pdf"] == record("x/a.pdf"))
    #expect(try place.names() == [PrintRecords.journalName, "x"])
    try first.finish()
    #expect(try place.names() == [PrintRecords.manifestName, "x"])
    #expect(records()["x/a.pdf"] == record("x/a.pdf"))
    #expect(records()["x/b.pdf"] == nil)
  }

  @Test("Runs that share a folder keep each other's records, and lose those of files that are gone")
  func sharing() throws {
    for name in ["a.pdf", "b.pdf"] { try place.write(name, "pdf") }
    let (first, second) = (records(), records())
    try first.add(record("a.pdf"))
    try second.add(record("b.pdf"))
    try second.add(record("gone.pdf"))
    try first.finish()
    try second.finish()
    let read = records()
    #expect(read["a.pdf"] != nil && read["b.pdf"] != nil && read["gone.pdf"] == nil)
  }

  @Test(
    "What is damaged is as if it were not there",
    arguments: [
      "", "{", "[]", "{\"formatVersion\": 2, \"files\": []}",
      "{\"formatVersion\": 1, \"files\": [{\"file\": \"a.pdf\"}]}", "\u{0}\u{1}",
    ])
  func damaged(text: String) throws {
    try place.write("a.pdf", "pdf")
    try place.write(PrintRecords.manifestName, text)
    try place.write(PrintRecords.journalName, text)
    let read = records()
    #expect(read["a.pdf"] == nil)
    try read.add(record("a.pdf"))
    try read.finish()
    #expect(records()["a.pdf"] == record("a.pdf"))
  }

  @Test("A record that was cut short loses nothing but itself")
  func cutShort() throws {
    for name in ["a.pdf", "b.pdf"] { try place.write(name, "pdf") }
    try records().add(record("a.pdf"))
    let whole = try place.read(PrintRecords.journalName)
    try place.write(PrintRecords.journalName, whole + Array(whole.dropLast(40)))
    try records().add(record("b.pdf"))
    let read = records()
    #expect(read["a.pdf"] == record("a.pdf") && read["b.pdf"] == record("b.pdf"))
  }

  @Test(
    "A name that leads out of the folder is not taken", arguments: ["../a", "/a", "a/../b", ""])
  func outside(name: String) throws {
    try records().add(record(name))
    #expect(records()[name] == nil)
  }
}
