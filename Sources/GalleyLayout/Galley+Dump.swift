internal import DynamicType
internal import GalleyArticle
internal import GalleyConfiguration
internal import GalleyStyle
internal import GalleyText

extension Galley {
  /// The layout as text, for people and for references: a line for each fragment, under it its lines.
  ///
  /// A fragment has its path, its tag and its frame `x,y width x height`; a line its baseline, its left edge and
  /// width, its text, and marks for `overflow` and `cut` words. A text with a line limit has its scale and where it is cut. Points, at most two decimals.
  public func dump() -> String {
    var text = "\(step.name) on \(geometry.name) \(Self.number(geometry.width))"
    text += "x\(Self.number(height)), body \(Self.number(bodySize))/\(Self.number(bodyLeading))\n"
    var rung: TableRung?
    for fragment in allFragments {
      text += "\(fragment.path) [\(structure[fragment.node].tag.name)]"
      text += " \(Self.frame(fragment.frame))"
      if !fragment.shapes.isEmpty { text += ", \(fragment.shapes.count) shapes" }
      if let picture = fragment.picture { text += ", picture \(picture.picture.path)" }
      if fragment.scale != 1 { text += ", scale \(Self.number(fragment.scale))" }
      if let lost = fragment.lost { text += ", lost from \(lost.lowerBound) on" }
      if let own = fragment.rung, own != rung { text += ", \(own)" }
      if fragment.text != nil { rung = fragment.rung }
      text += "\n"
      for line in fragment.lines { text += "  \(Self.describe(line, of: fragment))\n" }
    }
    return text
  }

  private static func describe(_ line: Line, of fragment: Fragment) -> String {
    let utf8 = fragment.text?.content.utf8 ?? []
    let shown = String(decoding: utf8[line.text], as: UTF8.self)
    var text = "y \(number(line.origin.y)) x \(number(line.origin.x)) w \(number(line.width))"
    if line.isOverflowing { text += " overflow" }
    if line.isEmergency { text += " cut" }
    let visible = shown.unicodeScalars.map { scalar in
      scalar.value < 0x20 || scalar.value == 0x2028
        ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }
    return text + " \"\(visible.joined())\""
  }

  private static func frame(_ frame: Rect) -> String {
    "\(number(frame.x)),\(number(frame.y)) \(number(frame.width))x\(number(frame.height))"
  }

  private static func number(_ value: Double) -> String { Decimal.text(value, places: 2) }
}

extension StructureNode.Tag {
  /// A short name for dumps.
  package var name: String {
    switch self {
    case .document: "document"
    case .part: "part"
    case .division: "division"
    case .heading(let level): "heading \(level)"
    case .paragraph: "paragraph"
    case .blockQuote: "quote"
    case .list(let numbering): "list \(numbering.rawValue)"
    case .listItem: "item"
    case .label: "label"
    case .listBody: "body"
    case .code: "code"
    case .table: "table"
    case .tableHead: "table head"
    case .tableBody: "table body"
    case .tableRow: "row"
    case .tableHeader(let scope): "header \(scope.rawValue)"
    case .tableCell: "cell"
    case .caption: "caption"
    case .figure: "figure"
    case .note(let number): "note \(number)"
    case .contents: "contents"
    case .contentsItem: "contents item"
    case .reference: "reference"
    case .link: "link"
    case .strong: "strong"
    case .emphasis: "emphasis"
    case .span: "span"
    }
  }
}
