/// Checks a finished page: its marks are its leaves, they close, and nothing is painted outside
/// them.
///
/// The last defence of someone who cannot see the page: a page that breaks the rules is an error,
/// never a file.
enum ContentCheck {
  static func check(_ page: PaintedPage, number: Int) throws(PDFError) {
    let content = page.content
    var scanner = ContentScanner(content)
    var depth = 0
    var begun = 0
    var marks = 0
    var isMarkNext = false
    func broken(_ reason: String, leaf: Int? = nil) -> PDFError {
      let index = min(max(leaf ?? begun - 1, 0), page.leaves.count - 1)
      let item = page.leaves.isEmpty ? nil : page.leaves[index].item
      return .brokenMarks(page: number, item: item ?? 0, reason: reason)
    }
    while let token = scanner.next() {
      let word = content[token.range]
      switch token.kind {
      case .name:
        isMarkNext = word.elementsEqual("/MCID".utf8)
      case .other:
        if isMarkNext {
          guard word.elementsEqual(String(marks).utf8) else {
            throw broken("mark \(marks) is not numbered in order", leaf: begun)
          }
          marks += 1
        }
        isMarkNext = false
      case .operator:
        if word.elementsEqual("BDC".utf8) || word.elementsEqual("BMC".utf8) {
          if depth == 0 { begun += 1 }
          depth += 1
        } else if word.elementsEqual("EMC".utf8) {
          depth -= 1
          if depth < 0 { throw broken("a mark ends that has not begun") }
        } else if depth == 0, isPainting(word) {
          throw broken("something is painted outside every mark")
        }
      case .literal, .hexadecimal: continue
      }
    }
    if depth != 0 { throw broken("a mark does not end") }
    if begun != page.leaves.count {
      throw broken("there are \(begun) marks for \(page.leaves.count) leaves")
    }
    let expected = page.marks.count
    if marks != expected {
      throw broken("there are \(marks) numbered marks for \(expected) leaves with a node")
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
