import GalleyArticle
import GalleyConfiguration

/// Tables that look random, with the texts of their cells in order.
struct TableSource {
  private var generator: Generator
  private(set) var words: [String] = []

  init(seed: UInt64) { generator = Generator(seed: seed) }

  /// One to six columns, with or without a header, cells empty, short and long, in Latin and in Hebrew.
  mutating func table() -> Table {
    let columns = 1 + generator.next(below: 6)
    let alignments = (0..<columns).map { _ in
      [Table.Alignment.none, .start, .center, .end][generator.next(below: 4)]
    }
    let header = generator.next(below: 4) > 0 ? row(columns) : nil
    let rows = (0...generator.next(below: 4)).map { _ in row(columns) }
    return Table(alignments: alignments, header: header, rows: rows)
  }

  private mutating func row(_ columns: Int) -> Table.Row {
    Table.Row(cells: (0..<columns).map { _ in cell() }, at: HandMade.range)
  }

  private static let vocabulary = [
    "a", "of", "17", "2026-11-30", "table", "measure", "typography", "accessibility",
    "internationalization", "scaledValue(for:)", "ש", "טבלה", "הנגשה", "1,145",
  ]

  private mutating func cell() -> InlineText {
    let count = [0, 1, 1, 1, 2, 3, 12][generator.next(below: 7)]
    let text = (0..<count).map { _ in
      Self.vocabulary[generator.next(below: Self.vocabulary.count)]
    }.joined(separator: " ")
    words.append(text)
    return HandMade.text(text)
  }
}
