import GalleyArticle
import GalleyConfiguration

@testable import GalleyLayout

/// Blocks that look random, with the texts that they are made of.
struct BlockSource {
  /// Those that figures and lines may show, by their sizes in pixels.
  static let pictures = PictureSource([
    "wide.png": picture("wide.png", 900, 300), "small.png": picture("small.png", 40, 30),
    "tall.png": picture("tall.png", 300, 2000), "drawing.svg": picture("drawing.svg", 120, 20),
  ])

  private static let names = ["wide.png", "small.png", "tall.png", "drawing.svg"]

  private static func picture(_ path: String, _ width: Int, _ height: Int) -> PictureSource.Entry {
    .picture(
      Picture(
        path: path, format: path.hasSuffix("svg") ? .svg : .png, bytes: [], pixelWidth: width,
        pixelHeight: height))
  }

  private var generator: Generator
  /// Whether there are pictures, and how many of them are to be seen.
  private let hasPictures: Bool
  private(set) var pictureCount = 0
  private(set) var words: [String] = []
  private(set) var wordsInTables: Set<String> = []

  init(seed: UInt64, hasPictures: Bool = false) {
    generator = Generator(seed: seed)
    self.hasPictures = hasPictures
  }

  mutating func block(depth: Int) -> Block {
    let content: Block.Content
    switch generator.next(below: depth < 3 ? 14 : 7) {
    case 0, 1: content = .paragraph(text())
    case 2: content = .code(CodeBlock(text: text(isPlain: true), info: ""))
    case 3: content = .heading(level: 1 + generator.next(below: 6), text())
    case 4: content = .table(table())
    case 5: content = .figure(figure())
    case 6: content = .thematicBreak
    case 7: content = .alert(alert(depth))
    case 8: content = .definitions(definitions(depth))
    case 9: content = .details(Details(summary: text(), blocks: blocks(depth + 1)))
    case 10: content = .quote(blocks(depth + 1))
    case 11: content = .division(blocks(depth + 1))
    default: content = .list(list(depth))
    }
    return Block(content, at: HandMade.range)
  }

  // MARK: - Blocks of parts

  private mutating func table() -> Table {
    let columns = 1 + generator.next(below: 4)
    let first = words.count
    let header = generator.next(below: 3) > 0 ? row(columns) : nil
    let rows = (0...generator.next(below: 3)).map { _ in row(columns) }
    wordsInTables.formUnion(words[first...])
    let alignments = [Table.Alignment](repeating: .none, count: columns)
    let caption = generator.next(below: 3) == 0 ? text() : nil
    return Table(alignments: alignments, header: header, rows: rows, caption: caption)
  }

  private mutating func row(_ columns: Int) -> Table.Row {
    let cells = (0..<columns).map { _ in
      generator.next(below: 5) == 0 ? HandMade.text("") : text()
    }
    return Table.Row(cells: cells, at: HandMade.range)
  }

  /// A picture, or one that is not there, so that its words show.
  private mutating func figure() -> Figure {
    if hasPictures, generator.next(below: 3) > 0 {
      pictureCount += 1
      let image = Image(destination: name(), alternative: "a picture", title: "")
      return Figure(image: image, caption: generator.next(below: 2) == 0 ? text() : nil)
    }
    let words = text().string
    let caption = generator.next(below: 2) == 0 ? text() : nil
    let image = Image(destination: "no.png", alternative: words, title: "")
    return Figure(image: image, caption: caption)
  }

  private mutating func alert(_ depth: Int) -> Alert {
    let title = generator.next(below: 2) == 0 ? text() : nil
    let kinds = Alert.Kind.allCases
    let kind = kinds[generator.next(below: kinds.count)]
    return Alert(kind, title: title, blocks: blocks(depth + 1), mark: HandMade.range)
  }

  private mutating func definitions(_ depth: Int) -> DefinitionList {
    let entries = (0...generator.next(below: 2)).map { _ in
      let terms = (0...generator.next(below: 2)).map { _ in text() }
      let definitions = (0...generator.next(below: 2)).map { _ in blocks(depth + 1) }
      return DefinitionList.Entry(terms: terms, definitions: definitions, at: HandMade.range)
    }
    return DefinitionList(entries: entries)
  }

  /// Bullets, numbers of any form, or tasks.
  private mutating func list(_ depth: Int) -> List {
    let start = generator.next(below: 2) == 0 ? nil : generator.next(below: 1200)
    let numberings = ListNumbering.allCases
    let numbering = numberings[generator.next(below: numberings.count)]
    let items = (0...generator.next(below: 2)).map { _ in
      List.Item(
        blocks: blocks(depth + 1), isChecked: generator.next(below: 4) == 0 ? true : nil,
        at: HandMade.range)
    }
    return List(
      start: start, numbering: numbering, isTight: generator.next(below: 2) == 0, items: items)
  }

  private mutating func blocks(_ depth: Int) -> [Block] {
    (0...generator.next(below: 2)).map { _ in block(depth: depth) }
  }

  /// Latin or Hebrew words, the first of which numbers the text.
  private mutating func text(isPlain: Bool = false) -> InlineText {
    let isHebrew = generator.next(below: 3) == 0
    let number = words.count
    let start = isHebrew ? "ש\(number)" : "w\(number)"
    let more = (0..<generator.next(below: 9)).map { _ in
      let length = 1 + generator.next(below: 7)
      return String(repeating: isHebrew ? "לג" : "gh", count: length)
    }
    let text = ([start] + more).joined(separator: " ")
    guard hasPictures, !isPlain, generator.next(below: 6) == 0 else {
      words.append(text)
      return HandMade.text(text)
    }
    pictureCount += 1
    words.append(text + " \u{FFFC}")
    let image = Image(destination: name(), alternative: "a picture", title: "")
    let place = text.utf8.count + 1
    let span = InlineSpan(.image(image), place..<place + 3, parent: nil, source: HandMade.range)
    return HandMade.text(text + " \u{FFFC}", spans: [span])
  }

  private mutating func name() -> String { Self.names[generator.next(below: Self.names.count)] }
}
