import GalleyArticle

/// Writes an article down in the form of `Notation`.
struct ArticleNotation {
  /// Whether a reference shows the note's number; else its label.
  var showsNumbers = true

  /// The blocks of an article, then its notes.
  func string(of article: Article) -> String {
    let notes = article.footnotes.map { note in
      Notation.block("note\(note.number)", note.blocks.map(string))
    }
    return (article.blocks.map(string) + notes).joined(separator: " ")
  }

  /// One block with all that it holds.
  func string(of block: Block) -> String {
    switch block.content {
    case .heading(let level, let text): "h\(level)(\(string(of: text)))"
    case .paragraph(let text): "p(\(string(of: text)))"
    case .code(let code): Notation.code(code.text.string, info: code.info)
    case .quote(let blocks): Notation.block("quote", blocks.map(string))
    case .division(let blocks): Notation.block("div", blocks.map(string))
    case .thematicBreak: "hr"
    case .pageBreak: "pagebreak"
    case .list(let list):
      Notation.list(start: list.start, isTight: list.isTight, list.items.map(string))
    case .table(let table): string(of: table)
    case .figure(let figure): string(of: figure)
    case .alert(let alert):
      Notation.block(
        "alert:\(alert.kind.rawValue)",
        (alert.title.map { ["title(\(string(of: $0)))"] } ?? []) + alert.blocks.map(string))
    case .details(let details):
      Notation.block(
        "details",
        (details.summary.map { ["summary(\(string(of: $0)))"] } ?? [])
          + details.blocks.map(string))
    case .definitions(let list):
      Notation.block(list.isTight ? "dl" : "dl+", list.entries.map(string))
    }
  }

  func string(of item: List.Item) -> String {
    let box = item.isChecked.map { $0 ? "[x]" : "[ ]" } ?? ""
    return Notation.block("li\(box)", item.blocks.map(string))
  }

  private func string(of entry: DefinitionList.Entry) -> String {
    let terms = entry.terms.map { "dt(\(string(of: $0)))" }
    let definitions = entry.definitions.map { Notation.block("dd", $0.map(string)) }
    return (terms + definitions).joined(separator: " ")
  }

  private func string(of table: Table) -> String {
    let letters = table.alignments.map { alignment in
      switch alignment {
      case .none: "-"
      case .start: "l"
      case .center: "c"
      case .end: "r"
      case .justify: "j"
      }
    }
    var rows = table.caption.map { ["caption(\(string(of: $0)))"] } ?? []
    if let header = table.header {
      rows.append(Notation.row(isHeader: true, header.cells.map(string)))
    }
    rows += table.rows.map { Notation.row(isHeader: false, $0.cells.map(string)) }
    return Notation.block("table:\(letters.joined())", rows)
  }

  private func string(of figure: Figure) -> String {
    let image = figure.image
    let shown = Notation.figure(
      image.destination, title: image.title, alternative: image.alternative)
    guard let caption = figure.caption, caption.string != image.title else { return shown }
    return "\(shown) caption(\(string(of: caption)))"
  }

  // MARK: - Text

  /// A run of prose with its spans.
  func string(of text: InlineText) -> String {
    var result = ""
    var offset = 0
    var ends: [Int] = []
    func advance(to end: Int) {
      while let close = ends.last, close <= end {
        result += Notation.shown(String(decoding: text.utf8[offset..<close], as: UTF8.self)) + "}"
        offset = close
        ends.removeLast()
      }
      result += Notation.shown(String(decoding: text.utf8[offset..<end], as: UTF8.self))
      offset = end
    }
    for span in text.spans {
      advance(to: span.range.lowerBound)
      switch span.kind {
      case .image(let image):
        result += Notation.image(
          image.destination, title: image.title, alternative: image.alternative)
        offset = span.range.upperBound
      case .footnoteReference(let label, let number, _):
        result += "{note \(showsNumbers ? String(number) : label)}"
        offset = span.range.upperBound
      default:
        result += "{\(name(of: span.kind)) "
        ends.append(span.range.upperBound)
      }
    }
    advance(to: text.utf8.count)
    return result
  }

  private func name(of kind: InlineSpan.Kind) -> String {
    switch kind {
    case .emphasis: "em"
    case .strong: "st"
    case .strikethrough: "del"
    case .code: "code"
    case .link(let destination, let title): "a \(Notation.target(destination, title: title))"
    case .superscript: "sup"
    case .subscripted: "sub"
    case .underline: "u"
    case .mark: "mark"
    case .keyboard: "kbd"
    case .small: "small"
    case .abbreviation(let title): "abbr \"\(title)\""
    case .plain: "span"
    case .image, .footnoteReference: ""
    }
  }
}
