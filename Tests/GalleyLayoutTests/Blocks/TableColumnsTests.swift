import Testing

@testable import GalleyLayout

@Suite("Columns of tables")
struct TableColumnsTests {
  private typealias Need = TableColumns.Need

  private func need(_ natural: Double, word: Double, piece: Double? = nil) -> Need {
    Need(natural: natural, usual: natural, word: word, piece: piece ?? word)
  }

  @Test("columns that all fit have their natural widths, and one point for rounding")
  func natural() {
    let columns = TableColumns([need(50, word: 20), need(70, word: 30)], in: 200, padding: 5)
    #expect(columns.rung == .natural)
    #expect(columns.widths == [61, 81])
    #expect(columns.starts == [0, 61])
    #expect(columns.total == 142)
  }

  @Test("a long text gets the room that numbers and dates do not need")
  func prose() {
    let columns = TableColumns(
      [need(40, word: 40), need(60, word: 30), need(2000, word: 50)], in: 330, padding: 5)
    #expect(columns.rung == .wrapped)
    // An even share is 100: 61 is less than two thirds of it, so the date stays on one line.
    #expect(columns.widths.prefix(2) == [51, 71])
    #expect(abs(columns.total - 330) < 1e-6)
  }

  @Test("where words need all the room, nothing stays whole for comfort")
  func tight() {
    let columns = TableColumns(
      [need(60, word: 20), need(600, word: 150), need(600, word: 109)], in: 320, padding: 0)
    #expect(columns.rung == .wrapped)
    #expect(columns.widths[1] >= 151)
    #expect(columns.widths[2] >= 110)
    #expect(abs(columns.total - 320) < 1e-6)
  }

  @Test("one long text among many short ones does not starve the other columns")
  func outlier() {
    let odd = Need(natural: 4000, usual: 160, word: 50, piece: 50)
    let columns = TableColumns([odd, need(400, word: 50)], in: 300, padding: 0)
    #expect(columns.rung == .wrapped)
    #expect(columns.widths[1] > columns.widths[0])
    #expect(abs(columns.total - 300) < 1e-6)
  }

  @Test("where words do not fit whole, those columns hyphenate that gain the most by it")
  func hyphenated() {
    let columns = TableColumns(
      [need(300, word: 150, piece: 60), need(300, word: 40), need(300, word: 150, piece: 99)],
      in: 240, padding: 0)
    #expect(columns.rung == .hyphenated)
    // 61 and 151 do not fit beside the 41 of the second column: the third has to hyphenate too.
    #expect(columns.widths[0] >= 61 && columns.widths[0] < 151)
    #expect(columns.widths[1] >= 41)
    #expect(columns.widths[2] >= 100 && columns.widths[2] < 151)
    #expect(columns.narrowestCut == min(columns.widths[0], columns.widths[2]))
    let wider = TableColumns(
      [need(300, word: 150, piece: 60), need(300, word: 40), need(300, word: 150, piece: 99)],
      in: 270, padding: 0)
    #expect(wider.rung == .hyphenated)
    #expect(wider.widths[2] >= 151)
    #expect(wider.narrowestCut == wider.widths[0])
  }

  @Test("where hyphens do not help, the wide columns share evenly what the narrow ones leave")
  func cut() {
    let columns = TableColumns(
      [need(20, word: 19), need(300, word: 200), need(300, word: 200)], in: 200, padding: 0)
    #expect(columns.rung == .cut)
    #expect(columns.widths[0] == 20)
    #expect(abs(columns.widths[1] - 90) < 1e-6)
    #expect(abs(columns.widths[2] - 90) < 1e-6)
  }

  @Test("columns never take more than there is, and no column less than nothing", arguments: 0..<40)
  func sums(_ seed: Int) {
    var generator = Generator(seed: UInt64(seed))
    let needs = (0...generator.next(below: 9)).map { _ in
      let piece = Double(generator.next(below: 60))
      let word = piece + Double(generator.next(below: 80))
      let natural = word + Double(generator.next(below: 400))
      return Need(natural: natural, usual: natural * 0.8, word: word, piece: piece)
    }
    for width in stride(from: 20.0, through: 900, by: 20) {
      let columns = TableColumns(needs, in: width, padding: 7)
      #expect(columns.total <= width + 1e-6)
      #expect(columns.widths.allSatisfy { $0 >= 0 })
      if columns.rung != .natural { #expect(abs(columns.total - width) < 1e-3) }
      let texts = columns.widths.map { $0 - 2 * columns.padding }
      for (text, need) in zip(texts, needs) {
        switch columns.rung {
        case .natural: #expect(text >= need.natural)
        case .wrapped: #expect(text >= need.word)
        case .hyphenated: #expect(text >= min(need.piece, need.word))
        default: #expect(columns.rung == .cut)
        }
      }
    }
  }
}
