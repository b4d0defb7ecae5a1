internal import GalleyConfiguration

/// Bytes that are disguised from the parser, so that it finds what plain Markdown has not.
///
/// They are chosen line by line without knowing what the line is. The conversion finds out which of them came to
/// something; should any other have changed how the article reads, it is parsed again without that one.
enum Disguises {
  /// How often an article is parsed with disguises before it is parsed without.
  static let mostRounds = 5

  /// All disguises of a source from an offset on.
  static func all(in source: SourceText, from start: Int) -> [ParserInput.Disguise] {
    BlockMarks.disguises(in: source, from: start)
      + CJKEmphasis.disguises(in: source.bytes, from: start)
  }

  /// Those that never need to be taken back.
  static func harmless(among disguises: [ParserInput.Disguise]) -> [ParserInput.Disguise] {
    disguises.filter { $0.purpose == .cell }
  }
}

/// What became of the disguises in one conversion.
struct DisguiseUse {
  /// The offsets of marks that the parser took for what they are, and of those in code.
  private var used: Set<Int> = []
  /// The offsets of bytes that could not be shown as they are written.
  private var lost: Set<Int> = []
  private var wanted: [ParserInput.Disguise] = []

  /// Notes that disguised marks were read as what they are, or stand where marks mean nothing.
  mutating func use(_ disguises: some Sequence<ParserInput.Disguise>) {
    for disguise in disguises { used.insert(disguise.offset) }
  }

  /// Notes that what disguised bytes stand for cannot be shown.
  mutating func lose(_ disguises: some Sequence<ParserInput.Disguise>) {
    for disguise in disguises { lost.insert(disguise.offset) }
  }

  /// Asks for one more.
  mutating func want(_ disguise: ParserInput.Disguise) {
    wanted.append(disguise)
  }

  /// The disguises to parse again with; nil when all is well with those given.
  func revised(_ disguises: [ParserInput.Disguise]) -> [ParserInput.Disguise]? {
    let kept = disguises.filter { disguise in
      guard !lost.contains(disguise.offset) else { return false }
      switch disguise.purpose {
      case .fence, .definition: return used.contains(disguise.offset)
      case .cell, .letters: return true
      }
    }
    return kept.count == disguises.count && wanted.isEmpty ? nil : kept + wanted
  }
}
