internal import GalleyArticle
internal import GalleyConfiguration
internal import GalleyStyle
internal import GalleyText

extension GalleySetter {
  /// Findings of a text, one of a kind: lines that are too wide, words that had to be cut, characters that no face has.
  mutating func reportTroubles(of set: SetLines, in fragment: Fragment) {
    guard let text = fragment.text else { return }
    if let wide = set.lines.first(where: \.isOverflowing) {
      report(
        "overflow", .warning, "a line is wider than the measure",
        remedy: "shorten the word, or give it places to break", at: source(wide.text, of: text),
        path: fragment.path, measured: wide.width, threshold: fragment.frame.width)
    }
    let cut = set.lines.filter { line in
      line.isEmergency && !line.isOverflowing && !isCode(line.text.upperBound, of: text)
    }
    if fragment.role == .tableCell || fragment.role == .tableHeader {
      cutsInTable += cut.count
    } else if let first = cut.first {
      report(
        "broken-word", .warning, "a word does not fit its line and is cut",
        remedy: "put soft hyphens (U+00AD) into the word, or set it on a wider geometry",
        at: source(first.text, of: text), path: fragment.path, measured: Double(cut.count))
    }
    for span in text.content.spans {
      guard case .image(let image) = span.kind,
        case .unavailable(let reason, let remedy) = pictures[image.destination]
      else { continue }
      report(
        "missing-picture", .warning,
        "the picture \(image.destination) is shown as its text: \(reason)", remedy: remedy,
        at: span.source, path: fragment.path)
    }
    var seen: Set<String> = []
    for offset in set.paragraph.missing {
      let character = self.character(at: Int(offset), of: text)
      guard seen.insert(character).inserted else { continue }
      report(
        "missing-glyph", .warning,
        "no face of the font set has \(Self.name(of: character))",
        remedy: "add a fallback face that has it to the font set",
        at: source(Int(offset)..<Int(offset) + character.utf8.count, of: text),
        path: fragment.path)
    }
  }

  /// A note for each language that words could have been hyphenated in, once for the galley.
  mutating func reportMissingDictionaries(
    of set: SetLines, in fragment: Fragment, _ frame: Frame
  ) {
    guard let text = fragment.text, breaking(of: text, in: frame).hyphens == .anywhere else {
      return
    }
    for (language, package) in set.paragraph.hyphenation?.missing ?? []
    where languagesWithout.insert(language).inserted {
      report(
        "no-hyphenation", .note, "there are no hyphenation patterns for the language \(language)",
        remedy: "install Debian's package \(package)",
        at: source(0..<text.content.utf8.count, of: text), path: fragment.path)
    }
  }

  /// One finding for all the words that a table cuts.
  mutating func reportCuts(in table: StyledTable, of block: StyledBlock, path: String) {
    guard cutsInTable > 0 else { return }
    report(
      "broken-word", .warning, "words of the table do not fit their columns and are cut",
      remedy: "shorten them, use fewer columns, or set the article on a wider geometry",
      at: table.header?.range ?? block.range, path: path, measured: Double(cutsInTable))
    cutsInTable = 0
  }

  private func source(_ range: Range<Int>, of text: StyledText) -> SourceRange {
    text.content.map.source(of: range)
  }

  private func isCode(_ offset: Int, of text: StyledText) -> Bool {
    text.runs.first { $0.range.upperBound >= offset }?.style.isCode ?? false
  }

  /// The character at an offset with the marks that belong to it.
  private func character(at offset: Int, of text: StyledText) -> String {
    let utf8 = text.content.utf8
    let tail = utf8[offset..<min(utf8.count, offset + 32)]
    return String(decoding: tail, as: UTF8.self).first.map { String($0) } ?? ""
  }

  private static func name(of character: String) -> String {
    let codes = character.unicodeScalars.map(\.codePoint)
    return "\(codes.joined(separator: " ")) (\(character))"
  }
}
