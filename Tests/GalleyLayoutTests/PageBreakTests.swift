import GalleyArticle
import GalleyConfiguration
import GalleyText
import TestSupport
import Testing

@testable import GalleyLayout

@Suite("Page breaks")
struct PageBreakTests {
  /// 212 pt of content a page: nine lines of 22 pt.
  private let small = PageGeometry(name: "small", width: 390, height: 320, deviceScale: nil)

  @Test("what follows a break begins a page")
  func simple() throws {
    let pages = try self.pages([
      HandMade.paragraph("a"), HandMade.pageBreak, HandMade.paragraph("b"),
    ])
    #expect(pages == [["a"], ["b"]])
  }

  @Test("several breaks in a row are one, and none is at the start or the end")
  func several() throws {
    let pages = try self.pages([
      HandMade.pageBreak, HandMade.paragraph("a"), HandMade.pageBreak, HandMade.pageBreak,
      HandMade.paragraph("b"), HandMade.pageBreak, HandMade.pageBreak,
    ])
    #expect(pages == [["a"], ["b"]])
  }

  @Test("a break wins over what keeps blocks together")
  func overKeeps() throws {
    let heading = Block(.heading(level: 1, HandMade.text("h")), at: HandMade.range)
    let pages = try self.pages([
      HandMade.paragraph("a"), heading, HandMade.pageBreak, HandMade.paragraph("b"),
    ])
    #expect(pages == [["a", "h"], ["b"]])
  }

  @Test("where a page ends anyhow, a break leaves no empty page")
  func natural() throws {
    // Blocks of one line, 22 pt and 12.75 pt between them: six on a page.
    let lines = (0..<6).map { HandMade.paragraph("l\($0)") }
    let whole = try pages(lines)
    #expect(whole.count == 1)
    let pages = try self.pages(lines + [HandMade.pageBreak] + lines + [HandMade.pageBreak])
    #expect(pages.count == 2)
    #expect(pages[0] == pages[1])
  }

  @Test("a break leaves the distances of a continuous galley as they are")
  func continuous() throws {
    let blocks = [HandMade.paragraph("a"), HandMade.paragraph("b")]
    let plain = try HandMade.galley(blocks)
    let broken = try HandMade.galley([blocks[0], HandMade.pageBreak, blocks[1]])
    #expect(plain.fragments.map(\.frame) == broken.fragments.map(\.frame))
    #expect([Page](paginating: broken).count == 1)
    #expect([Page](paginating: broken, limit: 14_400).count == 1)
  }

  @Test("a break in a division counts")
  func division() throws {
    let pages = try self.pages([
      Block(
        .division([HandMade.paragraph("a"), HandMade.pageBreak, HandMade.paragraph("b")]),
        at: HandMade.range), HandMade.paragraph("c"),
    ])
    #expect(pages == [["a"], ["b", "c"]])
  }

  @Test(
    "whatever stands around breaks, each is honoured, no page is empty, and every line shows once",
    arguments: 0..<40)
  func property(_ seed: Int) throws {
    var generator = Generator(seed: UInt64(seed))
    var blocks: [Block] = []
    var paragraph = 0
    var starts: Set<String> = []
    var isBroken = false
    for _ in 0..<30 {
      if generator.next(below: 4) == 0 {
        blocks.append(HandMade.pageBreak)
        isBroken = paragraph > 0
        continue
      }
      let words = (0...generator.next(below: 40)).map { _ in "word" }
      let name = "p\(paragraph)"
      let text = ([name] + words).joined(separator: " ")
      switch generator.next(below: 5) {
      case 0: blocks.append(Block(.heading(level: 2, HandMade.text(text)), at: HandMade.range))
      case 1: blocks.append(HandMade.alert(.note, text, HandMade.paragraph("inside")))
      case 2:
        let code = CodeBlock(text: HandMade.text(text), info: "")
        blocks.append(Block(.code(code), at: HandMade.range))
      default: blocks.append(HandMade.paragraph(text))
      }
      if isBroken { starts.insert(name) }
      isBroken = false
      paragraph += 1
    }
    let galley = try HandMade.galley(blocks, on: small)
    let pages = [Page](paginating: galley)
    let runs = galley.fragments.flatMap(\.lines).flatMap(\.runs).count
    #expect(pages.flatMap(texts).count == runs)
    #expect(pages.allSatisfy { !texts($0).isEmpty })
    let first = pages.dropFirst().compactMap { page in
      texts(page).first.map { $0.split(separator: " ").first.map(String.init) ?? "" }
    }
    #expect(starts.isSubset(of: first), "seed \(seed)")
  }

  private func pages(_ blocks: [Block]) throws -> [[String]] {
    try [Page](paginating: HandMade.galley(blocks, on: small)).map(texts)
  }

  private func texts(_ page: Page) -> [String] {
    page.items.compactMap { item in
      guard case .glyphs(let placed) = item.content else { return nil }
      return String(decoding: placed.utf8[placed.run.text], as: UTF8.self)
    }
  }
}
