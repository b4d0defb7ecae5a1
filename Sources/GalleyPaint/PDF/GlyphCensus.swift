internal import GalleyConfiguration
internal import GalleyLayout
internal import GalleyText

/// Every glyph that a document paints, by face: what to embed and what the glyphs stand for.
struct GlyphCensus {
  private(set) var faces: [FaceGlyphs] = []
  /// The face and glyph of a space, for what is read but not seen; nil when nothing needs one.
  private(set) var space: (face: Int, glyph: UInt16)?

  private var numbers: [FaceInstance: Int] = [:]
  private var needsSpace = false
  private let cache: FaceCache

  init(_ pages: [Page], cache: FaceCache) {
    self.cache = cache
    for page in pages {
      for item in page.items {
        if case .glyphs(let placed) = item.content { count(placed) }
      }
    }
    if needsSpace { findSpace() }
    for index in faces.indices { faces[index].settle() }
  }

  /// The index in `faces`; nil for a face of pictures. What is made up of a face is painted with the face's own glyphs.
  @inline(__always)
  func face(_ instance: FaceInstance) -> Int? {
    numbers[instance.unsynthesized]
  }

  private mutating func count(_ placed: PlacedRun) {
    let run = placed.run
    guard !cache.facts(run.face).isColor else {
      needsSpace = true
      return
    }
    let number = number(of: run.face.unsynthesized)
    if placed.tabCount > 0, let space = faces[number].nominal(0x20) {
      _ = faces[number].add(space)
    }
    placed.utf8.withUnsafeBufferPointer { utf8 in
      run.forEachCluster { cluster in
        let text = utf8[cluster.text]
        if cluster.places.count == 1 {
          let glyph = run.glyphs[run.index(atPlace: cluster.places.lowerBound)].id
          if glyph == 0 {
            needsSpace = true
          } else if SilentCharacters.isLineEnd(text) {
            if glyph == faces[number].nominal(0x20) { _ = faces[number].add(glyph) }
          } else if !SilentCharacters.isSilent(text) {
            faces[number].add(glyph, text: text)
          } else if faces[number].hasInk(glyph) {
            _ = faces[number].add(glyph)
          }
        } else {
          countParts(of: run, cluster, text: text, face: number)
        }
      }
    }
  }

  private mutating func countParts(
    of run: GlyphRun, _ cluster: GlyphCluster, text: Slice<UnsafeBufferPointer<UInt8>>, face: Int
  ) {
    let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
    for place in cluster.places {
      let glyph = run.glyphs[run.index(atPlace: place)].id
      if glyph == 0 {
        needsSpace = true
      } else {
        faces[face].add(glyph, candidates: scalars)
      }
    }
  }

  private mutating func number(of instance: FaceInstance) -> Int {
    if let known = numbers[instance] { return known }
    numbers[instance] = faces.count
    faces.append(FaceGlyphs(instance, harfBuzz: cache.harfBuzzFont(instance)))
    return faces.count - 1
  }

  /// The first face in use that has a space lends it; in a document of pictures alone, the text
  /// face.
  private mutating func findSpace() {
    if faces.isEmpty, let regular = cache.set.family(.text)?.regular,
      !cache.facts(FaceInstance(regular)).isColor
    {
      _ = number(of: FaceInstance(regular))
    }
    for index in faces.indices {
      guard let glyph = faces[index].nominal(0x20), glyph != 0 else { continue }
      _ = faces[index].add(glyph)
      space = (index, glyph)
      return
    }
  }
}
