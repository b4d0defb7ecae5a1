import GalleyLayout
import Testing

@Suite("Stacked tables on pages")
struct StackedTablePagesTests {
  /// Eight columns of five letters, which no page of the test holds.
  private static let table =
    String(repeating: "| aaaaa ", count: 8) + "|\n" + String(repeating: "|---", count: 8) + "|\n"
    + String(repeating: String(repeating: "| bbbbb ", count: 8) + "|\n", count: 2)

  @Test("no rule stands without a row, however many lines are above", arguments: 1...12)
  func rules(_ lines: Int) throws {
    let text = (1...lines).map { "l\($0)" }.joined(separator: "\\\n")
    let article = try PagedArticle("\(text)\n\n\(Self.table)", on: PagedArticle.small)
    for page in article.pages {
      let values = page.shown.filter { $0.text.hasPrefix("a") || $0.text.hasPrefix("b") }
      for item in page.items {
        guard case .shape(let shape) = item.content, shape.frame.height < 4 else { continue }
        let nearest = values.map { abs($0.y - shape.frame.y) }.min() ?? .infinity
        #expect(nearest < 40, "page \(page.number), rule at \(shape.frame.y)")
      }
    }
  }
}
