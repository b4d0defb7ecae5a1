/// Makes blocks of all kinds, nested in each other, as lines.
struct BlockGenerator {
  typealias Line = GeneratedArticle.Line

  var inlines: InlineGenerator
  let isExtended: Bool
  /// The marker of the last list, which the next one must not have.
  private var lastMarker = ""

  init(seed: Int, isExtended: Bool) {
    inlines = InlineGenerator(random: SeededGenerator(seed: seed), isExtended: isExtended)
    self.isExtended = isExtended
  }

  var random: SeededGenerator {
    get { inlines.random }
    set { inlines.random = newValue }
  }

  /// Up to so many blocks with blank lines between them.
  mutating func blocks(count: Int, depth: Int) -> [Line] {
    var lines: [Line] = []
    var isAfterList = false
    for index in 0..<Int.random(in: 1...count, using: &random) {
      if index > 0 { lines.append(Line(text: "")) }
      let kind = random.one(of: Kind.allCases)
      // Indented code after a list or a definition would be the last item's.
      let block =
        isAfterList && kind == .indentedCode ? paragraph() : block(kind, depth: depth)
      isAfterList = kind == .list || kind == .extended
      lines += block
    }
    return lines
  }

  private enum Kind: CaseIterable {
    case paragraph, plainParagraph, heading, underlined, rule, fencedCode, indentedCode, quote, list
    case table, html, figure, extended
  }

  private mutating func block(_ kind: Kind, depth: Int) -> [Line] {
    switch kind {
    case .paragraph: return paragraph()
    case .plainParagraph: return [Line(text: inlines.word() + ".")]
    case .heading: return heading()
    case .underlined:
      return paragraph() + [Line(text: random.one(of: ["===", "---", "  ======  "]))]
    case .rule: return [Line(text: random.one(of: ["___", " _ _ _ ", "______"]))]
    case .fencedCode: return fencedCode()
    case .indentedCode:
      return (0..<Int.random(in: 1...3, using: &random)).map { index in
        let blanks = String(repeating: " ", count: index == 0 ? 0 : index % 3)
        return Line(text: "    \(blanks)\(inlines.word()) *x* <y>")
      }
    case .quote: return depth < 3 ? quote(depth: depth + 1) : paragraph()
    case .list: return depth < 3 ? list(depth: depth + 1) : paragraph()
    case .table: return table()
    case .html: return depth < 3 ? html(depth: depth + 1) : paragraph()
    case .figure: return [Line(text: "![alt](p.png \"t\")")]
    case .extended: return isExtended && depth < 3 ? extended(depth: depth + 1) : paragraph()
    }
  }

  // MARK: - Leaves

  private mutating func paragraph() -> [Line] {
    let isLazy = random.oneIn(2)
    let lines = inlines.prose(.init(hasCodeLines: !isLazy))
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { Line(text: String($1), isLazy: isLazy && $0 > 0) }
  }

  private mutating func heading() -> [Line] {
    let marks = String(repeating: "#", count: Int.random(in: 1...6, using: &random))
    let text = inlines.prose(.init(hasLines: false))
    return [Line(text: "\(marks) \(text)\(random.one(of: ["", " #", " ####  "]))")]
  }

  private mutating func fencedCode() -> [Line] {
    let fence = random.one(of: ["```", "~~~", "`````"])
    var lines = [Line(text: "\(fence)\(random.one(of: ["", "swift", " a b=c"]))")]
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let text = random.one(of: ["  ", "", "# ", "- ", "> ", "<x> "]) + inlines.word()
      lines.append(Line(text: text, isLiteral: true))
      if random.oneIn(3) { lines.append(Line(text: "", isLiteral: true)) }
    }
    return lines + [Line(text: fence)]
  }

  private mutating func table() -> [Line] {
    let columns = Int.random(in: 1...3, using: &random)
    var lines = [row(columns)]
    let dashes = (0..<columns).map { _ in random.one(of: ["---", ":-:", "--:", ":--"]) }
    lines.append(Line(text: "|" + dashes.joined(separator: "|") + "|"))
    for _ in 0..<Int.random(in: 0...2, using: &random) { lines.append(row(columns)) }
    return lines
  }

  private mutating func row(_ columns: Int) -> Line {
    let cells = (0..<columns).map { _ in
      inlines.prose(.init(hasLines: false, isCell: true))
    }
    return Line(text: "| " + cells.joined(separator: " | ") + " |")
  }

  // MARK: - Containers

  private mutating func quote(depth: Int) -> [Line] {
    let mark = random.one(of: [">", "> "])
    return blocks(count: 3, depth: depth).map { line in
      if line.isLazy, random.oneIn(4) { return line }
      let needsBlank = line.text.hasPrefix(" ")
      var line = line
      line.text = (needsBlank ? "> " : mark) + line.text
      // With a mark inside, those outside must stay.
      line.isLazy = false
      return line
    }
  }

  private mutating func list(depth: Int) -> [Line] {
    let markers = ["-", "*", "+", "1.", "7)", "12."].filter { $0.last != lastMarker.last }
    let marker = random.one(of: markers)
    lastMarker = marker
    let isLoose = random.oneIn(2)
    let isTask = random.oneIn(4)
    var lines: [Line] = []
    for index in 0..<Int.random(in: 1...3, using: &random) {
      if index > 0, isLoose { lines.append(Line(text: "")) }
      var content = isLoose ? blocks(count: 2, depth: depth) : paragraph()
      if isTask, let first = content.first, first.text.hasPrefix("w") {
        content[0].text = random.one(of: ["[ ] ", "[x] "]) + first.text
      }
      lines += item(content, marker)
      lastMarker = marker
    }
    return lines
  }

  private mutating func item(_ content: [Line], _ marker: String) -> [Line] {
    // Code at the start of an item begins one blank after the marker.
    let isCode = content.first?.text.hasPrefix("    ") == true
    let space = String(repeating: " ", count: isCode ? 1 : Int.random(in: 1...3, using: &random))
    let indent = String(repeating: " ", count: marker.count + space.count)
    return content.enumerated().map { index, line in
      var line = line
      if index == 0 {
        line.text = marker + space + line.text
        return line
      }
      if line.isLazy, random.oneIn(4) { return line }
      line.text = line.text.isEmpty ? "" : indent + line.text
      line.isLazy = false
      return line
    }
  }

  private mutating func html(depth: Int) -> [Line] {
    guard random.oneIn(2) else { return [Line(text: "<p>\(inlines.word()) &amp; x</p>")] }
    return [Line(text: "<div dir=\"rtl\">"), Line(text: "")] + blocks(count: 2, depth: depth)
      + [Line(text: ""), Line(text: "</div>")]
  }

  // MARK: - Galley's own

  private mutating func extended(depth: Int) -> [Line] {
    // A list of pluses after a definition would be loose or tight with it.
    lastMarker = "+"
    switch Int.random(in: 0..<7, using: &random) {
    case 0:
      return [Line(text: "> [!\(random.one(of: ["NOTE", "tip", "Warning"]))]")]
        + paragraph().map { Line(text: "> \($0.text)") }
    case 1:
      return [Line(text: random.one(of: ["::: caption1", "::: {.footnote lang=he}"]))]
        + [Line(text: "")] + blocks(count: 2, depth: depth) + [Line(text: ""), Line(text: ":::")]
    case 2: return [Line(text: inlines.word()), Line(text: ": \(inlines.word())")]
    case 3:
      // It is read before the table.
      let caption = inlines.word()
      return table() + [Line(text: ""), Line(text: ": \(caption)")]
    case 4: return [Line(text: "## \(inlines.word()) {.caption1 lang=he}")]
    case 5: return [Line(text: "\(inlines.word()) *x* {.footnote}")]
    default: return [Line(text: "![alt](p.png)"), Line(text: ": \(inlines.word())")]
    }
  }
}
