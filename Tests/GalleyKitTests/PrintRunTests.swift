import Foundation
import GalleyLayout
import Synchronization
import Testing

@testable import GalleyKit

struct PrintRunTests {
  private let place: TemporaryFolder
  private static let head = "---\nlang: en\ntitle: T\n---\n"

  init() throws {
    place = try TemporaryFolder()
  }

  /// What a run comes to: the outcomes in words by the order of the jobs.
  private func print(
    _ jobs: [PrintJob], fonts: FontSet? = nil, threads: Int = 1, isForced: Bool = false,
    renewsDates: Bool = false, observer: PressObserver = PressObserver()
  ) throws -> [PrintResult] {
    let press = try Press(fonts: fonts ?? squareSet(), options: PressOptions(jobs: threads))
    let results = Mutex<[PrintResult]>([])
    let run = PrintRun(
      press, jobs: jobs, into: place.path + "/out", isForced: isForced,
      renewsDates: renewsDates, observer: observer)
    try run.run { result in results.withLock { $0.append(result) } }
    return results.withLock { $0 }
  }

  private func options(strict: Bool = false) throws -> PressOptions {
    PressOptions(
      steps: try ScalingCurve.dynamicType.steps(matching: "l"),
      geometry: try PageGeometry(parsing: "300x300pt"), formats: [.pdf], hasSheet: false,
      refusesRepairs: strict)
  }

  private func job(
    _ name: String, sheet: StyleSheet = .reading, strict: Bool = false,
    front: PagedDocument.Front = PagedDocument.Front()
  ) throws -> PrintJob {
    PrintJob(
      file: "\(name)/p.pdf",
      sources: [PrintJob.Source(path: "\(place.path)/\(name).md", name: name)], styleSheet: sheet,
      options: try options(strict: strict), front: front)
  }

  private func write(_ name: String, _ text: String) throws {
    try place.write("\(name).md", Self.head + text)
  }

  @Test("A run prints each article into its file, and the next leaves all as they are")
  func unchanged() throws {
    try write("a", "words\n")
    try write("b", String(repeating: "aaa\n\n", count: 12))
    let jobs = [try job("a"), try job("b")]
    let first = try print(jobs)
    #expect(first.map(\.outcome.words) == ["made 1", "made 3"])
    #expect(first.map(\.file) == ["a/p.pdf", "b/p.pdf"])
    #expect(try place.names("out") == ["a", "b", "print-manifest.json"])
    #expect(try place.names("out/b") == ["p.pdf"])
    let manifest = try place.read("out/print-manifest.json")
    let second = try print(jobs)
    #expect(second.map(\.outcome.words) == ["unchanged 1", "unchanged 3"])
    #expect(second.map(\.dependencies) == first.map(\.dependencies))
    #expect(try place.read("out/print-manifest.json") == manifest)
    #expect(try print(jobs, isForced: true).map(\.outcome.words) == ["made 1", "made 3"])
  }

  @Test("An article whose name has any character is left as it is too")
  func oddNames() throws {
    try write("a\u{85}b\u{2028}\u{FEFF}", "words\n")
    let jobs = [try job("a\u{85}b\u{2028}\u{FEFF}")]
    #expect(try print(jobs).map(\.outcome.words) == ["made 1"])
    #expect(try print(jobs).map(\.outcome.words) == ["unchanged 1"])
  }

  @Test("Only the article that was touched is printed again")
  func touchedArticle() throws {
    for name in ["a", "b"] { try write(name, "words\n") }
    let jobs = [try job("a"), try job("b")]
    _ = try print(jobs)
    try write("b", "other words\n")
    #expect(try print(jobs).map(\.outcome.words) == ["unchanged 1", "made 1"])
  }

  @Test("A PDF that is gone or was changed is printed again")
  func touchedOutput() throws {
    for name in ["a", "b", "c"] { try write(name, "words\n") }
    let jobs = [try job("a"), try job("b"), try job("c")]
    _ = try print(jobs)
    try FileManager.default.removeItem(atPath: place.path + "/out/a/p.pdf")
    try place.write("out/b/p.pdf", try place.read("out/b/p.pdf") + [0x0A])
    #expect(try print(jobs).map(\.outcome.words) == ["made 1", "made 1", "unchanged 1"])
  }

  @Test("A picture that comes, changes or goes has its articles printed again")
  func pictures() throws {
    try write("a", "![x](x.png)\n")
    let jobs = [try job("a")]
    func outcome() throws -> String { try print(jobs)[0].outcome.words }
    #expect(try outcome() == "made 1")
    try place.write("x.png", PictureReaderTests.pixel)
    #expect(try outcome() == "made 1")
    #expect(try outcome() == "unchanged 1")
    try place.write("x.png", PictureReaderTests.pixel + [0])
    #expect(try outcome() == "made 1")
    try FileManager.default.removeItem(atPath: place.path + "/x.png")
    #expect(try outcome() == "made 1")
    #expect(try outcome() == "unchanged 1")
  }

  @Test("Another style sheet, option, title or face has everything printed again")
  func settings() throws {
    try write("a", "words\n")
    func outcome(_ job: PrintJob, fonts: FontSet? = nil) throws -> String {
      try print([job], fonts: fonts)[0].outcome.words
    }
    #expect(try outcome(job("a")) == "made 1")
    var sheet = StyleSheet.reading
    sheet.floor = 12
    #expect(try outcome(job("a", sheet: sheet)) == "made 1")
    #expect(try outcome(job("a", sheet: sheet)) == "unchanged 1")
    var dark = try job("a", sheet: sheet)
    dark.options.appearance = .dark
    #expect(try outcome(dark) == "made 1")
    let titled = try job("a", front: PagedDocument.Front(title: "Other"))
    #expect(try outcome(titled) == "made 1")
    #expect(try outcome(titled) == "unchanged 1")

    // The same set elsewhere is no other; a face with a byte more is.
    let set = try squareSet()
    for path in [set.path] + set.faces.map(\.file) {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      try place.write("fonts/" + FilePath.name(of: path), Array(bytes))
    }
    let path = "\(place.path)/fonts/\(FilePath.name(of: set.path))"
    #expect(try outcome(titled, fonts: FontSet(contentsOf: path)) == "unchanged 1")
    let face = "fonts/" + FilePath.name(of: set.faces[0].file)
    try place.write(face, try place.read(face) + [0])
    #expect(try outcome(titled, fonts: FontSet(contentsOf: path)) == "made 1")
  }

  @Test("Links lead from PDF to PDF, and follow what is of the run and what is there")
  func links() throws {
    try write("a", "# A\n\n[b](b.md#end) [top](a.md#a) [c](c.md)\n")
    try write("b", "# End\n")
    let (a, b) = (try job("a"), try job("b"))
    let first = try print([a, b])
    #expect(first[0].findings.map(\.rule) == ["missing-link"])
    #expect(try print([a, b]).map(\.outcome.words) == ["unchanged 1", "unchanged 1"])
    // Printed alone, the link has no PDF to lead to.
    #expect(try print([a])[0].outcome.words == "made 1")
    #expect(try print([a, b]).map(\.outcome.words) == ["made 1", "unchanged 1"])
    try write("c", "# C\n")
    #expect(try print([a, b]).map(\.outcome.words) == ["made 1", "unchanged 1"])
  }

  @Test("A date is renewed only where that is asked for")
  func dates() throws {
    try write("a", "words\n")
    _ = try print([job("a")])
    let path = place.path + "/out/a/p.pdf"
    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)
    func date() throws -> Date? {
      try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
    _ = try print([job("a")])
    #expect(try date() == old)
    #expect(try print([job("a")], renewsDates: true)[0].outcome.words == "unchanged 1")
    #expect(try #require(try date()) > old)
  }

  @Test("A strict run prints nothing that needs repairs, and takes away what another run printed")
  func strict() throws {
    try place.write("a.md", "words\n")
    #expect(try print([job("a")])[0].outcome.words == "made 1")
    let strict = try print([job("a", strict: true)])
    #expect(strict[0].outcome.words == "refused")
    #expect(strict[0].findings.contains { $0.rule == "pdf-refused" })
    #expect(try place.names("out/a") == [])
    #expect(try print([job("a", strict: true)])[0].outcome.words == "refused")
  }

  @Test("One that fails leaves the others and what was there alone")
  func failure() throws {
    for name in ["a", "b", "c"] { try write(name, "words\n") }
    let jobs = [try job("a"), try job("b"), try job("c")]
    _ = try print(jobs)
    let old = try place.read("out/b/p.pdf")
    try place.write("b.md", "")
    try write("c", "other words\n")
    #expect(
      try print(jobs).map(\.outcome.words) == ["unchanged 1", "failed b.md", "made 1"])
    #expect(try place.read("out/b/p.pdf") == old)
    try write("b", "words\n")
    #expect(try print(jobs)[1].outcome.words == "unchanged 1")
  }

  @Test("A run that is stopped keeps what it has printed, whole, and the next goes on from there")
  func stopped() throws {
    for name in ["a", "b", "c"] { try write(name, "words\n") }
    let jobs = [try job("a"), try job("b"), try job("c")]
    let painted = Mutex(0)
    let observer = PressObserver(
      event: { event in
        if case .ended(.pdf, _) = event { painted.withLock { $0 += 1 } }
      }, shouldStop: { painted.withLock { $0 >= 2 } })
    let first = try print(jobs, observer: observer).map(\.outcome.words)
    #expect(first == ["made 1", "made 1", "failed c.md"])
    #expect(try place.names("out") == ["a", "b", "print-manifest.json"])
    #expect(try print(jobs).map(\.outcome.words) == ["unchanged 1", "unchanged 1", "made 1"])
  }

  @Test("The bytes are the same for any number of threads, and results stand in order")
  func threads() throws {
    let names = (0..<12).map { "a\($0)" }
    for (index, name) in names.enumerated() {
      try write(name, String(repeating: "aaa bbb\n\n", count: 40 - index * 3))
    }
    let jobs = try names.map { try job($0) }
    #expect(try print(jobs).map(\.file) == jobs.map(\.file))
    let first = try names.map { try place.read("out/\($0)/p.pdf") }
    let manifest = try place.read("out/print-manifest.json")
    try FileManager.default.removeItem(atPath: place.path + "/out")
    #expect(try print(jobs, threads: 4).map(\.file) == jobs.map(\.file))
    #expect(try names.map { try place.read("out/\($0)/p.pdf") } == first)
    #expect(try place.read("out/print-manifest.json") == manifest)
  }

  @Test("A book is one PDF of all articles, printed again when one changes or moves")
  func book() throws {
    for name in ["a", "b"] { try write(name, "# \(name)\n\nwords\n") }
    func book(_ names: [String]) throws -> PrintJob {
      PrintJob(
        file: "book-p.pdf",
        sources: names.map { PrintJob.Source(path: "\(place.path)/\($0).md", name: $0) },
        isBook: true, styleSheet: .reading, options: try options())
    }
    func outcome(_ names: [String]) throws -> String {
      try String(print([book(names)], threads: 2)[0].outcome.words.prefix(9))
    }
    #expect(try outcome(["a", "b"]).hasPrefix("made"))
    #expect(try outcome(["a", "b"]) == "unchanged")
    #expect(try outcome(["b", "a"]).hasPrefix("made"))
    try write("a", "# a\n\nother words\n")
    #expect(try outcome(["b", "a"]).hasPrefix("made"))
    try write("a", "# a\n\n[b](b.md)\n")
    #expect(try outcome(["a", "b"]).hasPrefix("made"))
    #expect(try outcome(["a", "b"]) == "unchanged")
    try place.write("b.md", "")
    try place.write("a.md", "")
    #expect(
      try print([book(["b", "a"])])[0].outcome.words == "failed b.md, a.md")
  }
}

extension PrintRunTests {
  @Test("In a book a link finds a place by each of its names, and says where there is none")
  func bookLinks() throws {
    try write("a", "# a\n\n[1](b.md#second%20name) [2](b.md#nowhere) [3](b.md)\n")
    try write("b", "# b\n\n<a id=\"first\"></a><a id=\"second name\"></a>\n\nwords\n")
    let job = PrintJob(
      file: "book.pdf",
      sources: ["a", "b"].map { PrintJob.Source(path: "\(place.path)/\($0).md", name: $0) },
      isBook: true, styleSheet: .reading, options: try options())
    let findings = try print([job])[0].findings.filter { $0.rule == "dangling-link" }
    #expect(
      findings.map(\.message) == [
        "the link leads to b.md#nowhere, and that article has no such place"
      ])
    #expect(findings.first?.position?.line == 7)
  }
}

extension PrintResult.Outcome {
  /// In words, with file names in place of paths.
  fileprivate var words: String {
    switch self {
    case .made(let pages): "made \(pages)"
    case .unchanged(let pages): "unchanged \(pages)"
    case .refused: "refused"
    case .failed(let failures):
      "failed " + failures.map { FilePath.name(of: $0.path) }.joined(separator: ", ")
    }
  }
}
