@testable import GalleyPaint

/// What a page's content stream shows: every glyph with its place, as a viewer would compute it.
struct PDFText {
  struct Glyph {
    /// Points from the left and the bottom edge.
    var x: Double
    var y: Double
    var size: Double
    var font: String
    var code: Int
    /// The number of its mark; nil in an artifact.
    var mark: Int?
    /// Whether it is there for readers only.
    var isHidden = false
  }

  /// A stretch of a mark's text.
  private(set) var glyphs: [Glyph] = []
  /// The text of each mark as a reader hears it.
  private(set) var texts: [Int: String] = [:]
  /// The kinds of marks at the top level, in order: `P`, `Artifact` and so on.
  private(set) var tags: [String] = []

  private struct Sequence {
    var mark: Int?
    var isReplaced: Bool
  }

  init(_ reader: PDFReader, page: Int) {
    let content = reader.content(ofPage: page)
    let fonts = reader.fonts(ofPage: page)
    var operands: [String] = []
    var scanner = ContentScanner(content)
    var open: [Sequence] = []
    var font = ""
    var size = 0.0
    var spacing = 0.0
    var isHidden = false
    var x = 0.0
    var y = 0.0
    while let token = scanner.next() {
      let word = String(decoding: content[token.range], as: UTF8.self)
      guard token.kind == .operator else {
        operands.append(word)
        continue
      }
      let numbers = operands.compactMap(Double.init)
      switch word {
      case "Tf": (font, size) = (operands[0], numbers[0])
      case "Tc": spacing = numbers[0]
      case "Tr": isHidden = numbers[0] == 3
      case "Tm": (x, y) = (numbers[4], numbers[5])
      case "BDC":
        if open.isEmpty { tags.append(String(operands[0].dropFirst())) }
        let place = operands.firstIndex(of: "/MCID")
        let mark = place.flatMap { Int(operands[$0 + 1]) } ?? open.last?.mark
        let replacement = operands.firstIndex(of: "/ActualText").map { operands[$0 + 1] }
        let isHidden = open.contains { $0.isReplaced }
        if let mark, let replacement, !isHidden {
          texts[mark, default: ""] += Self.text(ofDigits: replacement)
        }
        open.append(Sequence(mark: mark, isReplaced: replacement != nil))
      case "EMC": open.removeLast()
      case "TJ":
        guard let used = fonts[font] else { break }
        for operand in operands where operand != "[" && operand != "]" {
          if let adjustment = Double(operand) {
            x -= adjustment * size / 1000
            continue
          }
          for code in Self.codes(operand, isComposite: used.isComposite) {
            let mark = open.last?.mark
            glyphs.append(
              Glyph(
                x: x, y: y, size: size, font: font, code: code, mark: mark, isHidden: isHidden))
            if let mark, !open.contains(where: { $0.isReplaced }) {
              texts[mark, default: ""] += used.texts[code] ?? "\u{FFFD}"
            }
            x += (used.widths[code] ?? 0) * size / 1000 + spacing
          }
        }
      default: break
      }
      operands = []
    }
  }

  private static func codes(_ operand: String, isComposite: Bool) -> [Int] {
    var bytes: [Int] = []
    if operand.hasPrefix("<") {
      let digits = operand.dropFirst().dropLast()
      bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
        Int(digits.dropFirst($0).prefix(2), radix: 16)
      }
    } else {
      var rest = operand.utf8.dropFirst().dropLast()
      while let byte = rest.popFirst() {
        guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else {
          bytes.append(Int(byte))
          continue
        }
        guard (0x30...0x37).contains(next) else {
          bytes.append(Int(next))
          continue
        }
        let digits = [next, rest.popFirst() ?? 0x30, rest.popFirst() ?? 0x30]
        bytes.append(digits.reduce(0) { $0 << 3 | Int($1 - 0x30) })
      }
    }
    guard isComposite else { return bytes }
    return stride(from: 0, to: bytes.count - 1, by: 2).map { bytes[$0] << 8 | bytes[$0 + 1] }
  }

  private static func text(ofDigits digits: String) -> String {
    let digits = digits.dropFirst(5).dropLast()
    let units = stride(from: 0, to: digits.count, by: 4).compactMap {
      UInt16(digits.dropFirst($0).prefix(4), radix: 16)
    }
    return String(decoding: units, as: UTF16.self)
  }
}
