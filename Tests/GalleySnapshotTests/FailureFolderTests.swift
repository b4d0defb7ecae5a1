import Foundation
import GalleyKit
import GalleySnapshot
import TestSupport
import Testing

@Suite("Failures on disk")
final class FailureFolderTests {
  private let root: String
  private let references: ReferenceFolder
  private let failures: FailureFolder

  init() throws {
    root = NSTemporaryDirectory() + "failures-\(UUID().uuidString)"
    references = ReferenceFolder(
      of: root + "/guide.md", variant: "square-phone", temporaries: TemporaryFiles())
    failures = FailureFolder(at: root + "/out", temporaries: TemporaryFiles())
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  @Test("what differs leaves pictures, the actual state and three reports")
  func files() throws {
    let report = try run("One a<b", "One three")
    #expect(report.summary == "2 snapshots: 2 differ")
    #expect(
      report.articles[0].lines == [#"XS, L, paragraph 1 (guide.md:1): "a<b" -> "three""#])
    #expect(
      report.articles[0].steps[0].lines == [#"XS, paragraph 1 (guide.md:1): "a<b" -> "three""#])
    let step = ["difference.png", "reference.png", "actual.png"].map { "01-xs-\($0)" }
    #expect(Set(FileReader.names(in: root + "/out/guide/square-phone")).isSuperset(of: step))
    #expect(
      FileReader.names(in: root + "/out/guide/square-phone/actual") == [
        "01-xs.png", "01-xs.trace.txt", "01-xs.txt", "04-l.png", "04-l.trace.txt", "04-l.txt",
      ])
    #expect(
      FileReader.names(in: root + "/out") == ["guide", "junit.xml", "report.html", "report.json"])
    let picture = try PixelImage(
      decoding: bytes("guide/square-phone/01-xs-difference.png"), path: "a.png")
    #expect(picture.pixelWidth == 3 * 390 + 2 * 8)
  }

  @Test("the page has its pictures in it, names each and needs nothing else")
  func page() throws {
    _ = try run("One a<b", "One three")
    let page = String(decoding: try bytes("report.html"), as: UTF8.self)
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(page.contains(#"<li>XS, L, paragraph 1 (guide.md:1): &quot;a&lt;b&quot; -&gt;"#))
    #expect(page.components(separatedBy: "src=\"data:image/png;base64,iVBORw0KGgo").count == 3)
    #expect(
      page.components(separatedBy: "<img alt=\"Reference, difference and actual, page 1: ").count
        == 3)
    #expect(!page.contains("<script"))
    #expect(!page.contains("src=\"http"))
    let id = "id=\"a0-04-l\""
    #expect(page.contains(id) && page.contains("href=\"#a0-04-l\""))
  }

  @Test("JUnit and JSON tell each snapshot")
  func machines() throws {
    _ = try run("One a<b", "One three")
    let tests = String(decoding: try bytes("junit.xml"), as: UTF8.self)
    #expect(
      tests.contains(#"<testsuites name="galley snapshot" tests="2" failures="2" errors="0">"#))
    #expect(tests.contains(#"<testcase classname="guide.md square-phone" name="01-xs">"#))
    let record = try JSONSerialization.jsonObject(with: Data(bytes("report.json")))
    let articles = try #require((record as? [String: Any])?["articles"] as? [[String: Any]])
    let steps = try #require(articles[0]["steps"] as? [[String: Any]])
    #expect(steps.map { $0["outcome"] as? String } == ["different", "different"])
    #expect(articles[0]["references"] as? String == references.path)
  }

  @Test("what is approved matches from then on")
  func approve() throws {
    _ = try run("One two", "One three")
    let left = try failures.failures()
    #expect(left.map(\.snapshot.name) == ["01-xs", "04-l"])
    #expect(left.map(\.variant) == ["square-phone", "square-phone"])
    for failure in left { try references.record(failure.snapshot) }
    let report = try verify("One three")
    #expect(!report.isFailure)
    #expect(report.summary == "2 snapshots: 2 match")
    #expect(try failures.failures().isEmpty)
  }

  @Test("a run removes what the one before left, and nothing else")
  func clear() throws {
    _ = try run("One two", "One three")
    try "mine".write(toFile: root + "/out/guide/notes.txt", atomically: true, encoding: .utf8)
    failures.clear()
    #expect(throws: SnapshotError.noReport(path: root + "/out/report.json")) {
      try self.failures.failures()
    }
    let left = try FileManager.default.subpathsOfDirectory(atPath: root + "/out")
    #expect(left.filter { $0.contains(".") } == ["guide/notes.txt"])
  }

  @Test("a report that was tampered with reaches no file elsewhere")
  func tampered() throws {
    _ = try run("One two", "One three")
    let victim = root + "/victim.txt"
    try "mine".write(toFile: victim, atomically: true, encoding: .utf8)
    let path = root + "/out/report.json"
    let text = try String(contentsOfFile: path, encoding: .utf8)
      .replacingOccurrences(of: "guide/square-phone/01-xs-actual.png", with: "../victim.txt")
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    failures.clear()
    #expect(FileReader.isFile(victim))
  }

  @Test("what has no reference is shown as it is, and is not approved twice when recorded")
  func missing() throws {
    let report = try verify("One", .missing)
    #expect(report.summary == "2 snapshots: 2 have no reference, 2 recorded")
    #expect(report.articles[0].lines == ["XS, L: there is no reference"])
    #expect(report.articles[0].steps[0].pictures.map(\.difference) == [nil])
    #expect(
      report.articles[0].steps[0].pictures.map(\.actual) == ["guide/square-phone/01-xs-actual.png"])
    #expect(try failures.failures().isEmpty)
  }

  /// Records one article, verifies another and writes the reports.
  private func run(_ old: String, _ new: String) throws -> SnapshotReport {
    for snapshot in try ReferenceFolderTests.snapshots(old, steps: "xs,l") {
      try references.record(snapshot)
    }
    return try verify(new)
  }

  private func verify(_ text: String, _ mode: RecordMode = .never) throws -> SnapshotReport {
    failures.clear()
    let verification = try SnapshotVerification(
      of: ReferenceFolderTests.snapshots(text, steps: "xs,l"), article: "guide.md",
      in: references, order: ScalingCurve.dynamicType.steps.map(\.name), mode: mode)
    let article = try failures.add(verification, folder: "guide", variant: "square-phone")
    let report = SnapshotReport(articles: [article])
    try failures.finish(report)
    return report
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    try FileReader.bytes(of: root + "/out/" + name, limit: 1 << 24)
  }
}
