import Foundation
import Testing

@testable import GalleyTesting

@Suite("Verifying a snapshot")
struct VerifySnapshotTests {
  private let place = Place()

  private func verify<Value>(
    _ value: Value, _ form: SnapshotForm<Value>, _ record: RecordMode
  ) -> SnapshotResult {
    verifySnapshot(of: value, as: form, named: "guide", record: record, filePath: place.testFile)
  }

  @Test("what has no reference fails; it is recorded unless the mode is never")
  func missing() {
    let path = place.path("guide.txt")
    let never = verify("One\n", .lines, .never)
    #expect(never.missing == [path])
    #expect(never.message == "no reference \(path); GALLEY_RECORD=missing records it")
    #expect(place.references == [])
    let missing = verify("One\n", .lines, .missing)
    #expect(missing.recorded == [path])
    #expect(missing.message == "recorded \(path); look at it, then run again")
    #expect(place.references == ["guide.txt"])
    let again = verify("One\n", .lines, .missing)
    #expect(!again.isFailure)
    #expect(again.message == nil)
  }

  @Test(
    "what differs fails in every mode, and is recorded by failed and all alone",
    arguments: RecordMode.allCases)
  func differing(_ mode: RecordMode) {
    _ = verify("One\nTwo\n", .lines, .all)
    let result = verify("One\n2\n", .lines, mode)
    #expect(result.isFailure)
    #expect(result.words == ["line 2 was `Two` and is `2`"])
    let records = mode == .failed || mode == .all
    #expect(result.recorded.isEmpty == !records)
    #expect(result.differing.isEmpty == records)
    #expect(verify("One\n2\n", .lines, .never).isFailure == !records)
    let attached = result.attachments.map(\.name)
    #expect(attached == (records ? [] : ["guide.txt"]))
  }

  @Test("the layouts of several steps are a file each, and told in words together")
  func layout() throws {
    _ = verify(try proof("One two", steps: "xs,l"), .layout, .missing)
    #expect(place.references == ["guide-01-xs.txt", "guide-04-l.txt"])
    #expect(!verify(try proof("One two", steps: "xs,l"), .layout, .never).isFailure)
    let result = verify(try proof("One three", steps: "xs,l"), .layout, .never)
    #expect(result.words == [#"XS, L, paragraph 1 (guide.md:1): "two" -> "three""#])
    #expect(result.differing == ["guide-01-xs.txt", "guide-04-l.txt"].map(place.path))
  }

  @Test("a reference that is damaged differs, and says where")
  func damaged() throws {
    let form = SnapshotForm<ArticleProof>.layout
    _ = verify(try proof("One"), form, .missing)
    let path = place.path("guide-04-l.txt")
    try "galley layout 1\nnothing\n".write(toFile: path, atomically: true, encoding: .utf8)
    let result = verify(try proof("One"), form, .never)
    #expect(result.differing == [path])
    #expect(result.words.count == 1)
    #expect(result.words.first?.hasPrefix("04-l: \(path):2: the reference is damaged") == true)
  }

  @Test("a color is told by the trace and seen in the image, with a picture of the difference")
  func color() throws {
    let old = try proof("One")
    var sheet = StyleSheet.reading
    sheet.light.text = Color(red: 0, green: 0, blue: 0)
    let new = try proof("One", sheet: sheet)
    _ = verify(old, .trace, .missing)
    _ = verify(old, .image, .missing)
    #expect(place.references == ["guide-04-l.png", "guide-04-l.trace.txt"])
    #expect(!verify(old, .image, .never).isFailure)
    let trace = verify(new, .trace, .never)
    #expect(trace.words == [#"04-l: color #1a1a1a -> #000000 of the text "One""#])
    let image = verify(new, .image, .never)
    #expect(image.words.count == 1)
    #expect(image.words.first?.contains("pixels differ") == true)
    #expect(
      image.attachments.map(\.name) == ["guide-04-l.png", "guide-04-l-difference.png"])
    let tolerant = verify(
      new, .image(scale: 1, tolerance: ImageTolerance(color: .channels(26))), .never)
    #expect(!tolerant.isFailure)
  }

  @Test("an image is a PNG that says what painted it; pixels of other versions do not count")
  func origin() throws {
    _ = verify(try proof("One"), .image, .missing)
    let bytes = try FileReader.bytes(of: place.path("guide-04-l.png"), limit: 1 << 20)
    let image = try PixelImage(decoding: bytes, path: "guide.png")
    #expect(image.pixelWidth == 390)
    let snapshot = SnapshotOrigin(scale: 1)
    let library = try #require(snapshot.libraries.first)
    let version = Array("\(library.name) \(library.version)".utf8)
    var other = bytes
    let range = try #require(bytes.firstRange(of: version))
    other[range.upperBound - 1] = UInt8(ascii: "X")
    _ = try AtomicFile.write(
      other, to: place.path("guide-04-l.png"), temporaries: TemporaryFiles())
    let result = verify(try proof("Another"), .image, .never)
    #expect(!result.isFailure)
    #expect(result.notes.count == 1)
    #expect(result.notes.first?.contains("others have painted it: \(library.name)") == true)
  }

  @Test("on paper each page is an image, also where there is but one")
  func pages() throws {
    _ = verify(try proof("One\n\n\\pagebreak\n\nTwo", on: .a5), .image, .missing)
    #expect(place.references == ["guide-04-l-p001.png", "guide-04-l-p002.png"])
    #expect(!verify(try proof("One\n\n\\pagebreak\n\nTwo", on: .a5), .image, .never).isFailure)
  }

  @Test("a page that is gone differs, and its reference goes where what differs is recorded")
  func gone() throws {
    _ = verify(try proof("One\n\n\\pagebreak\n\nTwo", on: .a5), .image, .missing)
    let path = place.path("guide-04-l-p002.png")
    let one = try proof("One", on: .a5)
    for mode in [RecordMode.never, .missing] {
      let result = verify(one, .image, mode)
      #expect(result.differing == [path])
      #expect(result.words == ["04-l-p002: the page is gone"])
    }
    let recorded = verify(one, .image, .failed)
    #expect(recorded.removed == [path])
    #expect(recorded.message?.hasPrefix("removed \(path), a page that is gone") == true)
    #expect(place.references == ["guide-04-l-p001.png"])
    #expect(!verify(one, .image, .failed).isFailure)
  }

  @Test("a PDF is the same twice; another is told in words, with pictures of its pages")
  func pdf() throws {
    let first = verify(try proof("One"), .pdf, .missing)
    #expect(first.recorded == [place.path("guide-04-l.pdf")])
    #expect(!verify(try proof("One"), .pdf, .never).isFailure)
    let result = verify(try proof("# One"), .pdf, .never)
    #expect(result.words.contains("04-l: tags: H1 0 -> 1, P 1 -> 0"))
    #expect(result.words.contains { $0.hasPrefix("04-l: page 1: ") })
    #expect(
      result.attachments.map(\.name) == ["guide-04-l.pdf", "guide-04-l-p001-difference.png"])
  }

  @Test("a reference that is no PDF differs with the reason")
  func damagedPDF() throws {
    _ = verify(try proof("One"), .pdf, .missing)
    let path = place.path("guide-04-l.pdf")
    try "nothing".write(toFile: path, atomically: true, encoding: .utf8)
    let result = verify(try proof("One"), .pdf, .never)
    #expect(result.differing == [path])
    #expect(result.words.count == 1)
    #expect(
      result.words.first?.hasSuffix(
        "\(path): pdfinfo cannot read it; is it a whole PDF?") == true)
  }

  @Test("a value of which nothing can be kept is a failure with the reason")
  func failure() throws {
    let result = verify(try proof(""), .layout, .missing)
    #expect(result.isFailure)
    #expect(result.failure?.hasPrefix("there is no snapshot: guide.md: ") == true)
    #expect(place.references == [])
  }

  @Test("the environment says what is recorded; in CI nothing is, and no mode is a failure")
  func environment() throws {
    #expect(try SnapshotSettings.mode(of: [:]) == .missing)
    #expect(try SnapshotSettings.mode(of: ["CI": "1"]) == .never)
    for mode in RecordMode.allCases {
      #expect(
        try SnapshotSettings.mode(of: ["CI": "1", "GALLEY_RECORD": mode.rawValue]) == mode)
    }
    let error = #expect(throws: UnknownRecordMode.self) {
      try SnapshotSettings.mode(of: ["GALLEY_RECORD": "al"])
    }
    #expect(
      error?.description
        == #"GALLEY_RECORD is "al"; it is one of missing, failed, all, never"#)
  }
}
