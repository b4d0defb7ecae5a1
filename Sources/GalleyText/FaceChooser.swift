internal import CPango
internal import DynamicType
internal import GalleyConfiguration

/// Decides which face of the set a cluster of characters is set in.
struct FaceChooser {
  /// A decision; `isMissing` when no face has the characters and the span's own shows its mark for that.
  struct Choice {
    var face: UInt16
    var isMissing: Bool
  }

  private let worker: TextWorker
  private let script: hb_script_t
  private let scriptName: String
  /// The candidates for the span that was asked about last.
  private var span: ShapingRequest.Span?
  private var own: UInt16 = 0
  private var serving: [UInt16] = []
  private var others: [UInt16] = []
  private var emoji: UInt16?

  init(worker: TextWorker, script: hb_script_t) {
    self.worker = worker
    self.script = script
    scriptName = String(
      decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: script.rawValue >> UInt32($0)) },
      as: UTF8.self)
  }

  /// The face for a cluster. `previous` is the face of the text before it in the same span.
  mutating func face(
    for cluster: Range<Int32>, _ text: TextBytes, _ span: ShapingRequest.Span, previous: UInt16?
  ) -> Choice {
    if self.span?.range != span.range { prepare(span) }
    let first = text[cluster.lowerBound]
    if first < 0x80, cluster.count == 1 { return ascii(first, previous: previous) }
    let scalars = Self.scalars(cluster, text)
    if let emoji, Emoji.isPresentedAsEmoji(scalars), worker.has(scalars[0], in: emoji) {
      return Choice(face: emoji, isMissing: false)
    }
    let visible = scalars.filter { !Self.isIgnorable($0) }
    if visible.allSatisfy(Self.isSpace) {
      return Choice(face: previous ?? own, isMissing: false)
    }
    let isText = !scalars.contains(0xFE0F)
    for face in [own] + serving + others where worker.hasAll(visible, in: face) {
      return Choice(face: face, isMissing: false)
    }
    if let emoji, isText || scalars[0] > 0xFF, worker.hasAll(visible, in: emoji),
      !Emoji.isKeycapBase(scalars[0])
    {
      return Choice(face: emoji, isMissing: false)
    }
    // A mark that no face combines with its base must not take the base down with it.
    for face in [own] + serving + others where visible.count > 1 && worker.has(visible[0], in: face)
    {
      return Choice(face: face, isMissing: true)
    }
    return Choice(face: own, isMissing: true)
  }

  private func ascii(_ byte: UInt8, previous: UInt16?) -> Choice {
    if byte <= 0x20 || byte == 0x7F { return Choice(face: previous ?? own, isMissing: false) }
    for face in [own] + serving + others where worker.has(UInt32(byte), in: face) {
      return Choice(face: face, isMissing: false)
    }
    return Choice(face: own, isMissing: true)
  }

  private mutating func prepare(_ span: ShapingRequest.Span) {
    self.span = span
    let set = worker.faces.set
    let family = set.family(span.font)
    own = family?.face(weight: span.weight, isItalic: span.isItalic).face ?? 0
    emoji = set.family(.emoji)?.regular
    serving = []
    others = []
    for fallback in set.fallback {
      let face = fallback.family.face(weight: span.weight, isItalic: span.isItalic).face
      if serves(fallback, span.language) { serving.append(face) } else { others.append(face) }
    }
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
