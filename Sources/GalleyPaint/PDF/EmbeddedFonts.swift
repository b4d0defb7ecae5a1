internal import GalleyConfiguration
internal import GalleyText

/// The fonts of a document: the code of each glyph, and the objects that carry the programs.
struct EmbeddedFonts {
  /// How a glyph is shown.
  struct Code {
    /// The index in `fonts`.
    var font: Int
    /// One byte in a simple font, a CID in a composite one.
    var code: Int
    /// The advance in thousandths of the size.
    var width: Double
  }

  struct Font {
    var part: SpecimenFile.Font
    /// The index of its face in the census.
    var face: Int
    /// The codes in use, ascending, each with its slot in the face's glyphs.
    var codes: [(code: Int, slot: Int)]
    /// The codes of what only came along.
    var witnesses: [Int] = []
  }

  private(set) var fonts: [Font] = []
  /// By face and slot.
  private(set) var codes: [[Code]] = []

  /// Paints a specimen of all glyphs and reads it back.
  init(
    _ faces: [FaceGlyphs], cache: FaceCache, cairoFaces: SpecimenFaces
  ) throws(PDFError) {
    guard faces.contains(where: { !$0.glyphs.isEmpty }) else {
      codes = faces.map { _ in [] }
      return
    }
    for face in faces where cairoFaces.face(face.instance) == nil {
      throw Self.unusable(face, cache, "FreeType cannot open it")
    }
    for face in faces where !face.glyphs.isEmpty {
      if let damage = cache.damage(of: face.instance.number) {
        throw Self.unusable(face, cache, "the font is damaged: \(damage)")
      }
    }
    let pdf = FontSpecimen.pdf(of: faces, cache: cache, cairoFaces: cairoFaces)
    guard let specimen = SpecimenFile(pdf) else {
      throw Self.unusable(faces[0], cache, "the subset cannot be read")
    }
    fonts = specimen.fonts.map { Font(part: $0, face: -1, codes: []) }
    var next = 0
    for (number, face) in faces.enumerated() {
      codes.append(try take(face, number, from: specimen.codes, &next, cache))
      guard !face.glyphs.isEmpty else { continue }
      for _ in FontSpecimen.witness(for: face) where next < specimen.codes.count {
        let (font, code) = specimen.codes[next]
        fonts[font].witnesses.append(code)
        next += 1
      }
    }
    for index in fonts.indices { fonts[index].codes.sort { $0.code < $1.code } }
  }

  /// Takes the codes of a face's glyphs, which follow each other.
  private mutating func take(
    _ face: FaceGlyphs, _ number: Int, from codes: [(font: Int, code: Int)], _ next: inout Int,
    _ cache: FaceCache
  ) throws(PDFError) -> [Code] {
    var own: [Code] = []
    own.reserveCapacity(face.glyphs.count)
    for (slot, glyph) in face.glyphs.enumerated() {
      guard next < codes.count else {
        throw Self.unusable(face, cache, "glyph \(glyph) has no outline that can be embedded")
      }
      let (font, code) = codes[next]
      guard fonts[font].face < 0 || fonts[font].face == number else {
        throw Self.unusable(face, cache, "its glyphs are mixed with another font's")
      }
      fonts[font].face = number
      fonts[font].codes.append((code, slot))
      let width = fonts[font].part.width(of: code, exact: face.width(of: glyph))
      own.append(Code(font: font, code: code, width: width))
      next += 1
    }
    return own
  }

  private static func unusable(
    _ face: FaceGlyphs, _ cache: FaceCache, _ reason: String
  ) -> PDFError {
    .unusableFace(
      name: cache.facts(face.instance).postScriptName,
      file: cache.set.faces[Int(face.instance.number)].file, reason: reason)
  }

  /// Adds the fonts' objects; returns the references by font, nil for one that is not used.
  func write(
    to writer: inout PDFWriter, faces: [FaceGlyphs], cache: FaceCache
  ) -> [Int?] {
    fonts.indices.map { index in
      let font = fonts[index]
      if font.codes.isEmpty { return nil }
      let face = faces[font.face]
      let facts = cache.facts(face.instance)
      let name = facts.postScriptName
      let object = FontObject(
        part: font.part, baseName: "\(Self.tag(name, index, face, font))+\(name)",
        glyphs: font.codes.map { code, slot in
          FontObject.Glyph(
            code: code, width: codes[font.face][slot].width, text: face.texts[slot])
        }, missingWidth: font.part.width(of: 0, exact: face.width(of: 0)),
        programCodes: (font.codes.map(\.code) + font.witnesses).sorted(), facts: facts)
      return object.write(to: &writer)
    }
  }

  /// Six letters that say which glyphs a subset holds (ISO 32000-1, 9.6.4).
  private static func tag(
    _ name: String, _ index: Int, _ face: FaceGlyphs, _ font: Font
  ) -> String {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ byte: UInt8) { sum = (sum ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    for byte in name.utf8 { add(byte) }
    add(UInt8(truncatingIfNeeded: index))
    for (_, slot) in font.codes {
      add(UInt8(face.glyphs[slot] >> 8))
      add(UInt8(face.glyphs[slot] & 255))
    }
    sum ^= sum >> 32
    var letters = ""
    for _ in 0..<6 {
      letters.unicodeScalars.append(Unicode.Scalar(UInt8(65 + sum % 26)))
      sum /= 26
    }
    return letters
  }
}
