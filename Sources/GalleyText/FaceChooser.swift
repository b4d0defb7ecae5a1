internal import CPango
internal import DynamicType
internal import GalleyConfiguration

/// Decides which face of the set a cluster of characters is set in.
struct FaceChooser {
  /// A decision.
  struct Choice: Equatable {
    var face: UInt16
    /// Whether the role's own family gave it, rather than a fallback.
    var isOwn: Bool
    /// What is made up of it.
    var synthesis: Synthesis = []
    /// No face has the characters, and the face shows its mark for that.
    var isMissing = false

    /// Whether text of both may be shaped together.
    func joins(_ other: Choice?) -> Bool {
      face == other?.face && isOwn == other?.isOwn && synthesis == other?.synthesis
    }
  }

  private let worker: TextWorker
  private let scriptName: String
  private let punctuation: SharedPunctuation
  /// The candidates for the span that was asked about last: its own face, the fallbacks that serve its script and
  /// language, then the other ones.
  private var span: ShapingRequest.Span?
  private var candidates: [Choice] = []
  /// The face that has the commas of Chinese and Japanese, where the span is such text.
  private var square: Choice?
  private var emoji: UInt16?

  init(worker: TextWorker, script: hb_script_t, punctuation: SharedPunctuation) {
    self.worker = worker
    self.punctuation = punctuation
    scriptName = String(
      decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: script.rawValue >> UInt32($0)) },
      as: UTF8.self)
  }

  /// The face for a cluster. `previous` is that of the text before it in the same span.
  mutating func face(
    for cluster: Range<Int32>, _ text: TextBytes, _ span: ShapingRequest.Span, previous: Choice?
  ) -> Choice {
    if self.span?.range != span.range { prepare(span) }
    let first = text[cluster.lowerBound]
    if first < 0x80, cluster.count == 1 { return ascii(first, previous: previous) }
    let scalars = Self.scalars(cluster, text)
    if let emoji, Emoji.isPresentedAsEmoji(scalars), worker.has(scalars[0], in: emoji) {
      return Choice(face: emoji, isOwn: false)
    }
    let visible = scalars.filter { !Self.isIgnorable($0) }
    if visible.allSatisfy(Self.isSpace) { return space(after: previous) }
    if let square, punctuation.isSquare(at: cluster.lowerBound),
      worker.hasAll(visible, in: square.face)
    {
      return square
    }
    for choice in candidates where worker.hasAll(visible, in: choice.face) { return choice }
    // A mark that no face combines with its base must not take the base down with it.
    if visible.count > 1 {
      for choice in candidates where worker.has(visible[0], in: choice.face) {
        return missing(choice)
      }
    }
    return missing(candidates[0])
  }

  private func ascii(_ byte: UInt8, previous: Choice?) -> Choice {
    if byte <= 0x20 || byte == 0x7F { return space(after: previous) }
    for choice in candidates where worker.has(UInt32(byte), in: choice.face) { return choice }
    return missing(candidates[0])
  }

  /// Spaces stay with what stands before them, but for pictures, whose space is not one of text.
  private func space(after previous: Choice?) -> Choice {
    guard var previous, previous.face != emoji || previous.isOwn else { return candidates[0] }
    previous.isMissing = false
    return previous
  }

  private func missing(_ choice: Choice) -> Choice {
    var choice = choice
    choice.isMissing = true
    return choice
  }

  private mutating func prepare(_ span: ShapingRequest.Span) {
    self.span = span
    let set = worker.faces.set
    emoji = set.family(.emoji)?.regular
    var own = Choice(face: 0, isOwn: true)
    if let family = set.family(span.font, style: span.style) {
      let match = family.face(weight: span.weight, isItalic: span.isItalic)
      own.face = match.face
      own.synthesis = set.synthesis(of: match, weight: span.weight)
    }
    var serving: [Choice] = []
    var others: [Choice] = []
    for fallback in set.fallback {
      let match = fallback.family.face(weight: span.weight, isItalic: span.isItalic)
      let choice = Choice(face: match.face, isOwn: false)
      if serves(fallback, span.language) { serving.append(choice) } else { others.append(choice) }
    }
    candidates = [own] + serving + others
    let isSquare = SharedPunctuation.isSquare(span)
    square = isSquare ? candidates.first { worker.has(0x3001, in: $0.face) } : nil
  }

  private func serves(_ fallback: FallbackFamily, _ language: String) -> Bool {
    let isScript = fallback.scripts.isEmpty || fallback.scripts.contains(scriptName)
    let isLanguage =
      fallback.languages.isEmpty
      || fallback.languages.contains { prefix in
        language == prefix || language.hasPrefix(prefix + "-")
      }
    return isScript && isLanguage
  }

  private static func scalars(_ cluster: Range<Int32>, _ text: TextBytes) -> [UInt32] {
    var scalars: [UInt32] = []
    var offset = cluster.lowerBound
    while offset < cluster.upperBound {
      let (value, length) = text.scalar(at: offset)
      scalars.append(value)
      offset += length
    }
    return scalars
  }

  /// Characters that need no glyph: joiners, variation selectors, direction marks, the soft hyphen, controls.
  static func isIgnorable(_ scalar: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(scalar) else { return false }
    let properties = scalar.properties
    return properties.isDefaultIgnorableCodePoint || properties.generalCategory == .control
      || properties.generalCategory == .lineSeparator
      || properties.generalCategory == .paragraphSeparator
  }

  static func isSpace(_ scalar: UInt32) -> Bool {
    Unicode.Scalar(scalar)?.properties.generalCategory == .spaceSeparator
  }
}
