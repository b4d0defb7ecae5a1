internal import GalleyArticle
internal import GalleyConfiguration
internal import GalleyStyle
internal import GalleyText

extension GalleySetter {
  /// Findings of a text: lines that are too wide, words that had to be cut, characters that no face has.
  mutating func reportTroubles(of set: SetLines, in fragment: Fragment) {
    guard let text = fragment.text else { return }
    for line in set.lines {
      if line.isOverflowing {
        report(
          "overflow", .warning, "a line is wider than the measure",
          remedy: "shorten the word, or give it places to break", at: source(line.text, of: text),
          path: fragment.path, measured: line.width, threshold: fragment.frame.width)
      } else if line.isEmergency, !isCode(line.text.upperBound, of: text) {
        report(
          "broken-word", .warning, "a word does not fit the line and is cut",
          remedy: "put soft hyphens (U+00AD) into the word, or set it on a wider geometry",
          at: source(line.text, of: text), path: fragment.path)
      }
    }
    for span in text.content.spans {
      guard case .image(let image) = span.kind else { continue }
      report(
        "inline-picture", .note,
        "the picture \(image.destination) stands inside a line and is shown as its text",
        remedy: "give it a paragraph of its own to show it", at: span.source,
        path: fragment.path)
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
    let codes = character.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
    return "\(codes.joined(separator: " ")) (\(character))"
  }
}
