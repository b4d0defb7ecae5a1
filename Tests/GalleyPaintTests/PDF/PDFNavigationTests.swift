import CQPDF
import GalleyConfiguration
import GalleyLayout
import GalleyText
import Testing

@testable import GalleyPaint

@Suite("Outline, links and page labels of the PDF")
struct PDFNavigationTests {
  typealias Part = PDFComposer.Part

  /// Titles, indented by level, with the page and the height of the destination.
  private func outline(_ reader: PDFReader) -> [String] {
    let pages = (0..<reader.pageCount).map { reader.identity(reader.page($0)) }
    func lines(_ parent: qpdf_oh, _ depth: Int) -> [String] {
      var found: [String] = []
      var item = reader[parent, "/First"]
      while !reader.isNull(item) {
        let destination = reader.items(reader[item, "/Dest"])
        let page = pages.firstIndex(of: reader.identity(destination[0])) ?? -1
        let indent = String(repeating: "  ", count: depth)
        let height = reader.number(destination[3])
        found.append("\(indent)\(reader.text(reader[item, "/Title"])) \(page + 1) \(height)")
        #expect(reader.identity(reader[item, "/Parent"]) == reader.identity(parent))
        found += lines(item, depth + 1)
        item = reader[item, "/Next"]
      }
      return found
    }
    return lines(reader[reader.catalog, "/Outlines"], 0)
  }

  @Test("the outline holds the headings, nested even where a level is skipped")
  func outline() throws {
    let composer = try PDFComposer()
    composer.set("First", .heading(level: 2))
    composer.set("Deep", .heading(level: 5))
    composer.set("Deeper", .heading(level: 6))
    composer.turnPage()
    let titled = composer.node(.heading(level: 3))
    composer.structure[titled].title = "Given\n title"
    composer.set([Part(text: "Painted", node: titled)])
    composer.page.anchors.append(
      Page.Anchor(name: "painted", node: titled, position: Point(x: 40, y: 30)))
    composer.set("Last 😀", .heading(level: 1))
    let reader = PDFReader(try composer.painted())
    #expect(reader.complaints == [])
    #expect(
      outline(reader) == [
        "First 1 556.4", "  Deep 1 534.8", "    Deeper 1 513.2", "  Given title 2 570.0",
        "Last 😀 2 534.8",
      ])
    #expect(reader.integer(reader[reader.catalog, "/Outlines", "/Count"]) == 5)
    #expect(reader.name(reader[reader.catalog, "/PageMode"]) == "/UseOutlines")
  }

  @Test("a document without headings has no outline")
  func noOutline() throws {
    let composer = try PDFComposer()
    composer.set("Text")
    let reader = PDFReader(try composer.painted())
    #expect(reader.isNull(reader[reader.catalog, "/Outlines"]))
  }

  @Test("a link to another file of the run opens that file")
  func linkToFile() throws {
    let composer = try PDFComposer()
    let paragraph = composer.node(.paragraph)
    let link = composer.node(.link(.file(path: "../ü b/04-l.pdf", anchor: "x")), in: paragraph)
    composer.set([Part(text: "there", node: link)], size: 20, measure: 100)
    let reader = PDFReader(try composer.painted())
    let annotation = reader.items(reader[reader.page(0), "/Annots"])[0]
    #expect(reader.name(reader[annotation, "/A", "/S"]) == "/GoToR")
    #expect(reader.text(reader[annotation, "/A", "/F", "/UF"]) == "../ü b/04-l.pdf")
    #expect(reader.text(reader[annotation, "/A", "/D"]) == "x")
  }

  @Test("places have names that other files lead to, notes apart")
  func names() throws {
    let composer = try PDFComposer()
    let nodes = [
      ("b", StructureNode.Tag.heading(level: 1)), ("ä", .paragraph), ("fn-1", .note(number: 1)),
    ]
    .map { (name: $0.0, node: composer.node($0.1)) }
    for (name, node) in nodes {
      composer.page.anchors.append(
        Page.Anchor(name: name, node: node, position: Point(x: 40, y: composer.y)))
      composer.set([Part(text: "words", node: node)])
    }
    let reader = PDFReader(try composer.painted())
    let names = reader.items(reader[reader.catalog, "/Names", "/Dests", "/Names"])
    #expect(names.count == 4)
    #expect(Array(reader.string(names[0])) == Array("b".utf8))
    #expect(Array(reader.string(names[2])) == Array("ä".utf8))
    let place = reader.items(reader[names[1], "/D"])
    #expect(reader.identity(place[0]) == reader.identity(reader.page(0)))
    #expect(reader.number(place[3]) == 560)
  }

  @Test("a link over two lines is one annotation with the area of each line")
  func linkOverLines() throws {
    let composer = try PDFComposer()
    let paragraph = composer.node(.paragraph)
    let link = composer.node(.link(.url("https://example.org/a b?q=ü&r=100%25(x)")), in: paragraph)
    composer.set([Part(text: "see over there", node: link)], size: 20, measure: 100)
    let reader = PDFReader(try composer.painted())
    let annotations = reader.items(reader[reader.page(0), "/Annots"])
    #expect(annotations.count == 1)
    let annotation = annotations[0]
    #expect(
      reader.text(reader[annotation, "/A", "/URI"])
        == "https://example.org/a%20b?q=%C3%BC&r=100%25(x)")
    #expect(reader.text(reader[annotation, "/Contents"]) == "see over there")
    #expect(reader.integer(reader[annotation, "/F"]) == 4)
    #expect(reader.numbers(reader[annotation, "/Border"]) == [0, 0, 0])
    #expect(reader.name(reader[reader.page(0), "/Tabs"]) == "/S")
    let corners = reader.numbers(reader[annotation, "/QuadPoints"])
    let areas = composer.page.links.map(\.frame)
    #expect(corners.count == 8 * areas.count && areas.count == 2)
    // Upper left and lower right of the first line.
    #expect(abs(corners[0] - areas[0].x) < 0.001 && abs(corners[1] - (600 - areas[0].y)) < 0.001)
    #expect(
      abs(corners[6] - areas[0].maxX) < 0.001 && abs(corners[7] - (600 - areas[0].maxY)) < 0.001)
    let whole = areas[0].union(areas[1])
    for (read, wanted) in zip(
      reader.numbers(reader[annotation, "/Rect"]),
      [whole.x, 600 - whole.maxY, whole.maxX, 600 - whole.y])
    {
      #expect(abs(read - wanted) < 0.001)
    }
  }

  @Test("a link leads to its anchor; one to an anchor that is nowhere is no link")
  func anchors() throws {
    let composer = try PDFComposer()
    let paragraph = composer.node(.paragraph)
    let there = composer.node(.link(.anchor("there")), in: paragraph)
    let nowhere = composer.node(.link(.anchor("nowhere")), in: paragraph)
    composer.set([Part(text: "there ", node: there), Part(text: "nowhere", node: nowhere)])
    composer.turnPage()
    let target = composer.node(.paragraph)
    composer.set([Part(text: "Target", node: target)])
    composer.page.anchors.append(
      Page.Anchor(name: "there", node: target, position: Point(x: 40, y: 50)))
    let reader = PDFReader(try composer.painted())
    let annotations = reader.items(reader[reader.page(0), "/Annots"])
    #expect(annotations.count == 1)
    let destination = reader.items(reader[annotations[0], "/A", "/D"])
    #expect(reader.identity(destination[0]) == reader.identity(reader.page(1)))
    #expect(reader.isNull(destination[2]))
    #expect(reader.number(destination[3]) == 550)
    let tree = PDFTreeDump(reader).lines
    #expect(tree.contains("    Link") && tree.contains("    Span"))
    #expect(tree.filter { $0.contains("annotation") } == ["      annotation: there"])
  }

  /// The ranges of page labels: the index of the first page, the kind of number, and the first number.
  private func labels(_ labels: [Page.Label]) throws -> [String] {
    let composer = try PDFComposer()
    for (index, label) in labels.enumerated() {
      if index > 0 { composer.turnPage() }
      composer.set("text")
      composer.page.label = label
    }
    let reader = PDFReader(try composer.painted())
    #expect(reader.complaints == [])
    let numbers = reader.items(reader[reader.catalog, "/PageLabels", "/Nums"])
    return stride(from: 0, to: numbers.count, by: 2).map { place in
      let range = numbers[place + 1]
      let style = reader.isNull(reader[range, "/S"]) ? "" : reader.name(reader[range, "/S"])
      let start = reader.isNull(reader[range, "/St"]) ? 1 : reader.integer(reader[range, "/St"])
      return "\(reader.integer(numbers[place])) \(style) \(start)"
    }
  }

  @Test("page labels are ranges of pages that are numbered on in one way")
  func labels() throws {
    #expect(try labels([Page.Label(7), Page.Label(8)]) == ["0 /D 7"])
    #expect(
      try labels([
        Page.Label(1, .roman), Page.Label(2, .roman), Page.Label(1), Page.Label(2), Page.Label(5),
      ]) == ["0 /r 1", "2 /D 1", "4 /D 5"])
    #expect(
      try labels([Page.Label(1, .none), Page.Label(2, .none), Page.Label(3)])
        == ["0  1", "2 /D 3"])
    #expect(try labels([Page.Label(1, .none)]) == [])
  }

  @Test("the outline of a book has an entry for each article, which stands for its title too")
  func bookOutline() throws {
    let composer = try PDFComposer()
    for title in ["One", "Two"] {
      if title == "Two" { composer.turnPage() }
      let part = composer.node(.part)
      composer.structure[part].title = title
      composer.page.anchors.append(
        Page.Anchor(name: title, node: part, position: Point(x: 40, y: 0)))
      for (text, level) in [(title, 1), ("Section", 2), (title, 1)] {
        let heading = composer.node(.heading(level: level), in: part)
        composer.structure[heading].title = text
        composer.set([Part(text: text, node: heading)])
      }
    }
    let reader = PDFReader(try composer.painted())
    #expect(
      outline(reader).map { $0.split(separator: " ").dropLast().joined(separator: " ") } == [
        "One 1", "Section 1", "One 1", "Two 2", "Section 2", "Two 2",
      ])
    #expect(reader.integer(reader[reader.catalog, "/Outlines", "/Count"]) == 6)
    let top = reader[reader.catalog, "/Outlines", "/First"]
    #expect(reader.text(reader[top, "/First", "/Title"]) == "Section")
    #expect(reader.text(reader[top, "/Next", "/Title"]) == "Two")
  }

  @Test("what is longer than a string of a PDF may be ends in an ellipsis, and such a link is none")
  func longStrings() throws {
    let composer = try PDFComposer()
    let heading = composer.node(.heading(level: 1))
    // 40,001 units of UTF-16, the cut in the midst of a pair.
    composer.structure[heading].title = "a" + String(repeating: "😀", count: 20_000)
    composer.structure[heading].actualText = String(repeating: "word ", count: 10_000)
    composer.set([Part(text: "Painted", node: heading)])
    for url in ["https://example.org/" + String(repeating: "a", count: 40_000), "b.html"] {
      let link = composer.node(.link(.url(url)), in: composer.node(.paragraph))
      composer.set([Part(text: "there", node: link)])
    }
    let reader = PDFReader(try composer.painted())
    #expect(reader.complaints == [])
    let titles = outline(reader)
    #expect(titles.count == 1)
    #expect(titles[0].hasPrefix("a😀"))
    #expect(titles[0].contains("😀… 1 "))
    #expect(!titles[0].contains("\u{FFFD}"))
    #expect(titles[0].utf16.prefix { $0 != 0x2026 }.count == 16_381)
    let annotations = reader.items(reader[reader.page(0), "/Annots"])
    #expect(annotations.map { reader.text(reader[$0, "/A", "/URI"]) } == ["b.html"])
  }
}
