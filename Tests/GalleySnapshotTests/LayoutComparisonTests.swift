import GalleyKit
import GalleySnapshot
import TestSupport
import Testing

@Suite("Comparing layouts")
struct LayoutComparisonTests {
  @Test("a record's text form reads back as the record", arguments: TestArticles.samples)
  func textForm(sample: String) throws {
    let fonts = try TestArticles.fonts("atkinson")
    let galleys = try TestArticles.galleys(
      TestArticles.sample(sample), fonts: fonts, on: .phone, steps: "xs,ax5")
    for galley in galleys {
      let record = Self.record(galley)
      #expect(record.blocks.count > 3)
      #expect(try LayoutRecord(parsing: record.text, path: "a.txt") == record)
    }
  }

  @Test("equal layouts have no changes")
  func equal() throws {
    let record = try Self.record("One two three.\n\n- four\n- five")
    #expect(LayoutComparison(record, record).changes.isEmpty)
  }

  @Test("a changed word is told once, and nothing that only moved for it")
  func changedWord() throws {
    // Ten em squares of 17 points a line; the new word takes one line more.
    let old = try Self.record("One two\n\nSame\n\nMore of the same", width: 210)
    let new = try Self.record("One two threefour\n\nSame\n\nMore of the same", width: 210)
    #expect(
      Self.words(old, new) == [
        #"paragraph 1: added "threefour""#, "paragraph 1: 1 -> 2 lines",
      ])
  }

  @Test("a line that breaks elsewhere is told with its word and its width")
  func lineBreak() throws {
    let old = try Self.record("one two three four five six\n\nSame", width: 210)
    let new = try Self.record("one two three four five six\n\nSame", width: 290)
    let changes = LayoutComparison(old, new).changes.filter { $0.path == "paragraph 1" }
    #expect(
      changes.map(\.words) == [
        "measure 170 -> 250",
        #"line 1 now breaks before "four", not before "three"; width 119 -> 221"#,
        "3 -> 2 lines",
      ])
  }

  @Test("an added block is told, and its neighbors are not")
  func added() throws {
    let old = try Self.record("# Title\n\nfirst\n\nlast one")
    let new = try Self.record("# Title\n\nfirst\n\nbetween\n\nlast one")
    #expect(Self.words(old, new) == [#"paragraph 2: new: "between""#])
    #expect(Self.words(new, old) == [#"paragraph 2: gone: "between""#])
  }

  @Test("two blocks that change places are one gone and one new")
  func swapped() throws {
    let old = try Self.record("alpha beta gamma\n\ndelta epsilon zeta")
    let new = try Self.record("delta epsilon zeta\n\nalpha beta gamma")
    let changes = LayoutComparison(old, new).changes
    #expect(changes.count == 2, "\(changes.map(\.words))")
    #expect(changes.map(\.kind).contains { if case .added = $0 { true } else { false } })
    #expect(changes.map(\.kind).contains { if case .removed = $0 { true } else { false } })
  }

  @Test("a table whose rows become lists is told once, with what else its cells say")
  func stacked() throws {
    let table = "| Key | Value |\n|---|---|\n| one | two |\n| three | four |\n\nSame"
    let old = try Self.record(table, width: 390)
    let new = try Self.record(table.replacing("four", with: "5"), width: 120)
    let own = { (words: String) in !words.hasPrefix("paragraph") }
    #expect(
      Self.words(old, new).filter(own) == [
        "table 1: its rows are lists of labeled values now",
        #"table 1 / row 2 / cell 2: "four" -> "5""#,
      ])
    #expect(
      Self.words(new, old).filter(own) == [
        "table 1: its rows stand in columns now",
        #"table 1 / row 2 / cell 2: "5" -> "four""#,
      ])
  }

  @Test("a damaged record says which line")
  func damaged() throws {
    let record = try Self.record("One two")
    let lines = record.text.split(separator: "\n")
    for index in lines.indices {
      var broken = lines
      broken[index] = "nonsense"
      #expect(throws: SnapshotError.damaged(path: "r.txt", line: index + 1)) {
        try LayoutRecord(parsing: broken.joined(separator: "\n"), path: "r.txt")
      }
    }
  }

  static func words(_ old: LayoutRecord, _ new: LayoutRecord) -> [String] {
    LayoutComparison(old, new).changes.map { "\($0.path): \($0.words)" }
  }

  /// An article on the square face, at Large.
  static func record(_ markdown: String, width: Double = 390) throws -> LayoutRecord {
    let geometry = PageGeometry(name: "test", width: width, height: nil, deviceScale: nil)
    return record(try TestArticles.square(markdown, on: geometry))
  }

  static func record(_ galley: Galley) -> LayoutRecord {
    LayoutRecord(galley, pages: [Page](paginating: galley)) { number in
      String(repeating: "\(number % 10)", count: 64)
    } name: { face in
      "Face-\(face.number)"
    }
  }
}
