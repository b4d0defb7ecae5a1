import GalleyArticle
import GalleyConfiguration
import GalleyStyle
import GalleyText
import Testing

@testable import GalleyLayout

/// On the square face a letter is as wide as it is high; the phone's measure runs from 20 to 370 pt.
@Suite("Alerts, definitions and details")
struct AdviceTests {
  @Test(
    "an alert has a bar, its kind's symbol before the title, and its blocks below",
    arguments: zip(
      Alert.Kind.allCases, [Symbol.note, .tip, .important, .warning, .caution]))
  func alert(_ kind: Alert.Kind, _ symbol: Symbol) throws {
    let galley = try HandMade.galley([
      HandMade.alert(kind, "Title", HandMade.paragraph("body"))
    ])
    let title = try #require(galley.fragments("title").first)
    let body = try #require(galley.fragments("paragraph 1").first)
    let bar = try #require(galley.fragments.first)
    let icon = try #require(galley.symbols.first)
    #expect(galley.symbols.count == 1)
    #expect(icon.symbol == symbol)
    #expect(bar.frame.x == 20)
    #expect(bar.frame.y == title.frame.y && bar.frame.maxY >= body.frame.maxY)
    #expect(icon.frame.x == body.frame.x)
    #expect(icon.frame.maxX < title.frame.x)
    #expect(body.frame.y > title.frame.maxY)
    // The icon stands in the band of the title's line.
    #expect(icon.frame.y >= title.lines[0].top - 0.5 && icon.frame.maxY <= title.lines[0].bottom)
    #expect(galley.tags(of: title) == ["paragraph", "division", "document"])
    #expect(galley.tags(of: body) == ["paragraph", "division", "document"])
  }

  @Test("the word for the kind is the title where the author gives none")
  func word() throws {
    let galley = try HandMade.galley([HandMade.alert(.tip, nil, HandMade.paragraph("a"))])
    #expect(galley.fragments("title").map(\.string) == ["Tip"])
  }

  @Test("a title of several lines hangs beside its icon")
  func hangingTitle() throws {
    let words = (0..<6).map { "word\($0)" }.joined(separator: " ")
    let galley = try HandMade.galley([HandMade.alert(.note, words, HandMade.paragraph("a"))])
    let title = try #require(galley.fragments("title").first)
    #expect(title.lines.count > 1)
    #expect(Set(title.lines.map(\.origin.x)).count == 1)
    #expect(title.lines.allSatisfy { $0.origin.x > galley.symbols[0].frame.maxX })
  }

  @Test("an alert in a right-to-left text has bar and icon on the right")
  func mirroredAlert() throws {
    let galley = try HandMade.galley([
      HandMade.alert(.warning, nil, HandMade.paragraph("אבג"))
    ])
    let title = try #require(galley.fragments("title").first)
    let body = try #require(galley.fragments("paragraph 1").first)
    let icon = galley.symbols[0].frame
    #expect(galley.fragments[0].frame.maxX == 370)
    #expect(icon.maxX == body.frame.maxX && icon.maxX < 370)
    #expect(title.frame.maxX < icon.x)
    // The title is a Latin word, and stands on the right as its text does.
    let line = title.lines[0]
    #expect(abs(line.origin.x + line.width - title.frame.maxX) < 0.01)
    #expect(body.frame.x == 20)
  }

  @Test("where a word of the title fits only without the icon beside it, the icon stands above")
  func iconAbove() throws {
    let galley = try HandMade.galley(
      [HandMade.alert(.note, "aaaaa", HandMade.paragraph("a"))], on: .smallPhone, step: "ax5")
    let title = try #require(galley.fragments("title").first)
    let icon = galley.symbols[0].frame
    #expect(icon.maxY <= title.lines[0].top + 1)
    #expect(icon.x == title.frame.x)
    #expect(title.lines.count == 1)
    #expect(galley.keeps.contains { $0.top <= icon.y && $0.bottom >= title.lines[0].bottom - 0.01 })
  }

  @Test("a title stays with the first lines of what it stands over")
  func keepsTitle() throws {
    let galley = try HandMade.galley([
      HandMade.alert(.note, "a", HandMade.paragraph("b")),
      HandMade.details("c", HandMade.paragraph("d")), HandMade.paragraph("e"),
    ])
    for (title, body) in [
      ("title", "alert 1 / paragraph 1"), ("summary", "details 1 / paragraph 1"),
    ] {
      let upper = try #require(galley.fragments(title).first)
      let lower = try #require(galley.fragments(body).first)
      #expect(
        galley.keeps.contains { $0.top <= upper.frame.y && $0.bottom >= lower.frame.maxY - 0.01 })
    }
    let last = try #require(galley.fragments.last)
    #expect(!galley.keeps.contains { $0.bottom > last.frame.y })
  }

  @Test("definitions are set in under their terms, and are a list to the structure")
  func definitions() throws {
    let galley = try HandMade.galley([
      HandMade.definitions(
        (["lux", "lx"], [[HandMade.paragraph("light")]]),
        (["lamp"], [[HandMade.paragraph("one")], [HandMade.paragraph("two")]]))
    ])
    let texts = galley.fragments.filter { $0.text != nil }
    #expect(texts.map(\.string) == ["lux", "lx", "light", "lamp", "one", "two"])
    #expect(texts.map { $0.frame.x == 20 } == [true, true, false, true, false, false])
    #expect(Set([2, 4, 5].map { texts[$0].frame.x }).count == 1)
    for (above, below) in zip(texts, texts.dropFirst()) {
      #expect(below.frame.y >= above.frame.maxY)
    }
    #expect(galley.tags(of: texts[0]) == ["label", "item", "list none", "document"])
    #expect(
      galley.tags(of: texts[2]) == ["paragraph", "body", "item", "list none", "document"])
    #expect(
      galley.tags(of: texts[4]) == [
        "paragraph", "division", "body", "item", "list none", "document",
      ])
    #expect(galley.structure.filter { $0.tag == .listItem }.count == 2)
    #expect(galley.keeps.contains { $0.top <= 24 && $0.bottom >= texts[2].frame.maxY - 0.01 })
  }

  @Test("definitions of a right-to-left text are set in from the right")
  func mirroredDefinitions() throws {
    let galley = try HandMade.galley([
      HandMade.definitions((["אב"], [[HandMade.paragraph("גד")]]))
    ])
    let texts = galley.fragments
    #expect(texts[1].frame.x == 20)
    #expect(texts[1].frame.maxX < texts[0].frame.maxX)
    #expect(texts[0].frame.maxX == 370)
  }

  @Test(
    "blocks in blocks leave a measure for words, however deep they are", arguments: ["a", "א"])
  func deep(_ letter: String) throws {
    var block = HandMade.paragraph(letter)
    for depth in 0..<9 {
      block =
        switch depth % 3 {
        case 0: HandMade.details(letter, block)
        case 1: HandMade.definitions(([letter], [[block]]))
        default: HandMade.alert(.tip, letter, block)
        }
    }
    let galley = try HandMade.galley([block], on: .smallPhone, step: "ax5")
    let texts = galley.fragments.filter { $0.text != nil }
    #expect(texts.count == 10)
    for text in texts {
      #expect(text.frame.width > 53)
      #expect(text.frame.x >= 0 && text.frame.maxX <= 320)
      #expect(text.lines.allSatisfy { !$0.isOverflowing })
    }
  }

  @Test(
    "a summary has an open triangle before it and its blocks set in below", arguments: ["a", "א"])
  func details(_ letter: String) throws {
    let galley = try HandMade.galley([HandMade.details(letter, HandMade.paragraph(letter))])
    let summary = try #require(galley.fragments("summary").first)
    let body = try #require(galley.fragments("paragraph 1").first)
    let triangle = try #require(galley.symbols.first)
    #expect(triangle.symbol == .disclosure)
    #expect(body.frame.x == summary.frame.x && body.frame.width == summary.frame.width)
    if letter == "a" {
      #expect(triangle.frame.x == 20 && triangle.frame.maxX < summary.frame.x)
    } else {
      #expect(abs(triangle.frame.maxX - 370) < 1e-9 && triangle.frame.x > summary.frame.maxX)
    }
    #expect(galley.tags(of: summary) == ["paragraph", "division", "document"])
  }

  @Test("symbols are artifacts on the page of what they stand before")
  func artifacts() throws {
    let small = PageGeometry(name: "small", width: 390, height: 200, deviceScale: nil)
    let blocks = (0..<12).map {
      HandMade.alert(.note, "title\($0)", HandMade.paragraph("a"), HandMade.paragraph("b"))
    }
    let galley = try HandMade.galley(blocks, on: small)
    let pages = [Page](paginating: galley)
    #expect(pages.count > 3)
    for page in pages {
      var symbols: [Double] = []
      var titles: [Double] = []
      for item in page.items {
        switch item.content {
        case .shape(let shape):
          guard case .symbol = shape.kind else { continue }
          #expect(item.mark == .layoutArtifact)
          #expect(shape.frame.height == shape.frame.width)
          symbols.append(shape.frame.y)
        case .glyphs(let placed):
          if placed.utf8.starts(with: Array("title".utf8)) { titles.append(placed.origin.y) }
        case .picture: break
        }
      }
      #expect(symbols.count == titles.count)
      for (symbol, title) in zip(symbols, titles) { #expect(title > symbol && title < symbol + 30) }
    }
  }
}
