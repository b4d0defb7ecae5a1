/// Checks a finished page: its marks are its leaves, they close, and nothing is painted outside
/// them.
///
/// The last defence of someone who cannot see the page: a page that breaks the rules is an error,
/// never a file.
enum ContentCheck {
  static func check(_ page: PaintedPage, number: Int) throws(PDFError) {
    var tally = Tally(page, number: number)
    var scanner = ContentScanner(page.content)
    while let token = scanner.next() { try tally.take(token) }
    try tally.finish()
  }

  /// The marks of a page as far as it has been read.
  private struct Tally {
    private let page: PaintedPage
    private let number: Int
    private var depth = 0
    /// How many leaves have begun, and how many of their marks have a number.
    private var begun = 0
    private var numbered = 0
    private var isNumberNext = false

    init(_ page: PaintedPage, number: Int) {
      self.page = page
      self.number = number
    }

    mutating func take(_ token: ContentScanner.Token) throws(PDFError) {
      let word = page.content[token.range]
      switch token.kind {
      case .name: isNumberNext = word.elementsEqual("/MCID".utf8)
      case .other:
        if isNumberNext { try takeNumber(word) }
        isNumberNext = false
      case .operator: try takeOperator(word)
      case .literal, .hexadecimal: break
      }
    }

    private mutating func takeNumber(_ word: ArraySlice<UInt8>) throws(PDFError) {
      guard word.elementsEqual(String(numbered).utf8) else {
        throw broken("mark \(numbered) is not numbered in order", leaf: begun)
      }
      numbered += 1
    }

    private mutating func takeOperator(_ word: ArraySlice<UInt8>) throws(PDFError) {
      if word.elementsEqual("BDC".utf8) || word.elementsEqual("BMC".utf8) {
        if depth == 0 { begun += 1 }
        depth += 1
      } else if word.elementsEqual("EMC".utf8) {
        depth -= 1
        if depth < 0 { throw broken("a mark ends that has not begun") }
      } else if depth == 0, ContentCheck.isPainting(word) {
        throw broken("something is painted outside every mark")
      }
    }

    func finish() throws(PDFError) {
      if depth != 0 { throw broken("a mark does not end") }
      if begun != page.leaves.count {
        throw broken("there are \(begun) marks for \(page.leaves.count) leaves")
      }
      if numbered != page.marks.count {
        throw broken(
          "there are \(numbered) numbered marks for \(page.marks.count) leaves with a node")
      }
    }

    /// A fault, at the leaf that began last unless another is named.
    private func broken(_ reason: String, leaf: Int? = nil) -> PDFError {
      let index = min(max(leaf ?? begun - 1, 0), page.leaves.count - 1)
      let item = page.leaves.isEmpty ? nil : page.leaves[index].item
      return .brokenMarks(page: number, item: item ?? 0, reason: reason)
    }
  }

  /// The operators that leave paint on the page (ISO 32000-1, table 51).
  private static func isPainting(_ word: ArraySlice<UInt8>) -> Bool {
    guard let first = word.first, word.count <= 2 else { return false }
    let second = word.dropFirst().first
    switch (first, second) {
    case (UInt8(ascii: "f"), nil), (UInt8(ascii: "F"), nil), (UInt8(ascii: "f"), UInt8(ascii: "*")),
      (UInt8(ascii: "S"), nil), (UInt8(ascii: "s"), nil), (UInt8(ascii: "s"), UInt8(ascii: "h")),
      (UInt8(ascii: "B"), nil), (UInt8(ascii: "B"), UInt8(ascii: "*")), (UInt8(ascii: "b"), nil),
      (UInt8(ascii: "b"), UInt8(ascii: "*")), (UInt8(ascii: "T"), UInt8(ascii: "j")),
      (UInt8(ascii: "T"), UInt8(ascii: "J")), (UInt8(ascii: "'"), nil),
      (UInt8(ascii: "\""), nil), (UInt8(ascii: "D"), UInt8(ascii: "o")),
      (UInt8(ascii: "B"), UInt8(ascii: "I")):
      return true
    default: return false
    }
  }
}
