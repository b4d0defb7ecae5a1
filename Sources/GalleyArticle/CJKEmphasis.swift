/// Emphasis beside Chinese, Japanese and Korean.
///
/// CommonMark tells an opening mark from a closing one by the spaces and punctuation around it, which these scripts do
/// not have: `**「重要」**の` stays as written. Galley follows the amendment "CommonMark CJK-friendly" (tats-u,
/// markdown-cjk-friendly): CJK punctuation counts as a letter, and beside a CJK character a mark may open before other
/// punctuation and close after it. The parser knows no amendment, so it is shown characters that lead it there by its
/// own rules:
///
/// | before, after a run | the CJK character is shown as |
/// |---|---|
/// | CJK and punctuation that is not CJK | punctuation |
/// | CJK and any other character | a letter |
/// | CJK and CJK | both the same |
/// | CJK and white space | anything |
///
/// A character between two runs that want different things is shown as two shorter ones. For runs of `_` the rule and
/// its amendment always agree, so there the parser sees what it would see anyway.
struct CJKEmphasis {
  /// What the parser takes a character for.
  enum Face {
    case letter, punctuation
  }

  /// What stands before or after a run.
  enum Neighbor {
    case space, letter, punctuation
    case wide(WideCharacter)
  }

  /// A character that may be disguised.
  struct WideCharacter {
    var offset: Int
    /// In bytes.
    var length: Int
    /// What the parser takes it for by itself.
    var own: Face
    /// Whether a space parts it from the next line.
    var hasSpaces: Bool
  }

  /// A character and what the runs before and after it must see; nil for anything.
  private struct Part {
    var character: WideCharacter
    var toLeft: Face?
    var toRight: Face?
  }

  private var parts: [Int: Part] = [:]
  /// The characters on both sides of a run that must look alike.
  private var pairs: [(before: Int, after: Int)] = []

  /// What the parser is to be shown in the place of other bytes from an offset on; ascending.
  static func disguises(in bytes: [UInt8], from start: Int) -> [ParserInput.Disguise] {
    // Every CJK character begins with one of these.
    guard bytes[start...].contains(where: { $0 >= 0xE1 }) else { return [] }
    var emphasis = CJKEmphasis()
    var scanner = DelimiterScanner(bytes, from: start)
    while let run = scanner.next() { emphasis.add(run) }
    return emphasis.disguises()
  }

  private mutating func add(_ run: DelimiterScanner.Run) {
    guard !run.isUnderscore else {
      if case .wide(let before) = run.before { show(before, toRight: before.own) }
      if case .wide(let after) = run.after { show(after, toLeft: after.own) }
      return
    }
    switch (run.before, run.after) {
    case (.wide(let before), .wide(let after)):
      show(before)
      show(after)
      pairs.append((before.offset, after.offset))
    case (.wide(let before), .punctuation): show(before, toRight: .punctuation)
    case (.wide(let before), .letter): show(before, toRight: .letter)
    case (.punctuation, .wide(let after)): show(after, toLeft: .punctuation)
    case (.letter, .wide(let after)): show(after, toLeft: .letter)
    case (.space, _), (_, .space), (.letter, _), (.punctuation, _): break
    }
  }

  private mutating func show(
    _ character: WideCharacter, toLeft: Face? = nil, toRight: Face? = nil
  ) {
    var part = parts[character.offset] ?? Part(character: character)
    part.toLeft = part.toLeft ?? toLeft
    part.toRight = part.toRight ?? toRight
    parts[character.offset] = part
  }

  private mutating func disguises() -> [ParserInput.Disguise] {
    for (before, after) in pairs {
      guard let left = parts[before], let right = parts[after] else { continue }
      let areBothMarks =
        left.character.own == .punctuation && right.character.own == .punctuation
      let face = left.toRight ?? right.toLeft ?? (areBothMarks ? .punctuation : .letter)
      parts[before]?.toRight = left.toRight ?? face
      parts[after]?.toLeft = right.toLeft ?? face
    }
    return parts.values.compactMap(Self.disguise).sorted { $0.offset < $1.offset }
  }

  private static func disguise(_ part: Part) -> ParserInput.Disguise? {
    let character = part.character
    let left = part.toLeft ?? part.toRight ?? character.own
    let right = part.toRight ?? left
    guard left != character.own || right != character.own else { return nil }
    let scalars: [Unicode.Scalar]
    switch (left, right, character.length) {
    case (.letter, .letter, 3): scalars = [character.hasSpaces ? "가" : "一"]
    case (.punctuation, .punctuation, 3): scalars = [character.hasSpaces ? "†" : "、"]
    case (.letter, .letter, 4): scalars = ["\u{20000}"]
    // Aegean word separator line.
    case (.punctuation, .punctuation, 4): scalars = ["\u{10100}"]
    case (.letter, .punctuation, 3): scalars = ["x", "¡"]
    case (.punctuation, .letter, 3): scalars = ["¡", "x"]
    case (.letter, .punctuation, 4): scalars = ["é", "¡"]
    case (.punctuation, .letter, 4): scalars = ["¡", "é"]
    default: return nil
    }
    var shown = String.UnicodeScalarView()
    shown.append(contentsOf: scalars)
    return ParserInput.Disguise(offset: character.offset, bytes: Array(String(shown).utf8))
  }
}
