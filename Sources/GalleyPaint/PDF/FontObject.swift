internal import GalleyText

/// The objects of one embedded font (ISO 32000-1, 9.6 to 9.10), with exact widths and the text of
/// each glyph.
struct FontObject {
  struct Glyph {
    var code: Int
    /// Thousandths of the size.
    var width: Double
    /// UTF-8; empty when it stands for no text of its own.
    var text: [UInt8]
  }

  var part: SpecimenFile.Font
  /// With the subset's tag.
  var baseName: String
  /// Ascending by code.
  var glyphs: [Glyph]
  /// The advance of glyph 0.
  var missingWidth: Double
  /// The codes of all glyphs in the program, ascending.
  var programCodes: [Int]
  var facts: FaceFacts

  /// Adds the objects; returns the font's reference.
  func write(to writer: inout PDFWriter) -> Int {
    let program = writer.addStream(data: part.program) { $0.put(raw: part.programEntries) }
    let descriptor = writer.add { out in
      out.put("<</Type/FontDescriptor/FontName")
      out.put(name: baseName)
      out.put(raw: part.descriptor)
      putMetrics(to: &out)
      putCharacterSet(to: &out)
      out.put(raw: part.programKey.utf8)
      out.put(" ")
      out.put(reference: program)
      out.put(">>")
    }
    let map = writer.addCompressedStream(data: toUnicode)
    return part.isComposite
      ? writeComposite(to: &writer, descriptor: descriptor, map: map)
      : writeSimple(to: &writer, descriptor: descriptor, map: map)
  }

  /// Cairo's are those of the glyphs in use; a selection should be as high as the face.
  private func putMetrics(to out: inout PDFBytes) {
    out.put("/Ascent ")
    out.put((facts.ascent * 1000).rounded())
    out.put("/Descent ")
    out.put((-facts.descent * 1000).rounded())
    out.put("/CapHeight ")
    out.put((facts.capHeight * 1000).rounded())
  }

  /// The glyphs of a subset in PostScript outlines by name: cairo names them after their codes.
  private func putCharacterSet(to out: inout PDFBytes) {
    guard part.subtype == "/Type1" else { return }
    out.put("/CharSet(")
    for code in programCodes {
      guard let name = WinAnsiNames.name(of: code) else { continue }
      out.put("/")
      out.put(raw: name.utf8)
    }
    out.put(")")
  }

  private func writeSimple(to writer: inout PDFWriter, descriptor: Int, map: Int) -> Int {
    let first = glyphs.first?.code ?? 0
    let last = glyphs.last?.code ?? 0
    return writer.add { out in
      out.put("<</Type/Font/Subtype")
      out.put(raw: part.subtype.utf8)
      out.put("/BaseFont")
      out.put(name: baseName)
      out.put("/FirstChar ")
      out.put(first)
      out.put("/LastChar ")
      out.put(last)
      if !part.encoding.isEmpty {
        out.put("/Encoding")
        out.put(raw: part.encoding)
      }
      out.put("/Widths[")
      var code = first
      for glyph in glyphs {
        while code < glyph.code {
          out.put("0 ")
          code += 1
        }
        out.put(glyph.width)
        out.put(" ")
        code += 1
      }
      out.put("]/FontDescriptor ")
      out.put(reference: descriptor)
      out.put("/ToUnicode ")
      out.put(reference: map)
      out.put(">>")
    }
  }

  private func writeComposite(to writer: inout PDFWriter, descriptor: Int, map: Int) -> Int {
    let descendant = writer.add { out in
      out.put("<</Type/Font/Subtype")
      out.put(raw: part.subtype.utf8)
      out.put("/BaseFont")
      out.put(name: baseName)
      out.put("/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>")
      // PDF/UA-1 asks for it even where it is the default (ISO 14289-1, 7.21.3.2).
      if part.subtype == "/CIDFontType2" { out.put("/CIDToGIDMap/Identity") }
      out.put("/FontDescriptor ")
      out.put(reference: descriptor)
      out.put("/W[0[")
      out.put(missingWidth)
      var code = 1
      for glyph in glyphs {
        if glyph.code != code {
          out.put("]")
          out.put(glyph.code)
          out.put("[")
          code = glyph.code
        } else {
          out.put(" ")
        }
        out.put(glyph.width)
        code += 1
      }
      out.put("]]>>")
    }
    return writer.add { out in
      out.put("<</Type/Font/Subtype/Type0/BaseFont")
      out.put(name: baseName)
      out.put("/Encoding/Identity-H/DescendantFonts[")
      out.put(reference: descendant)
      out.put("]/ToUnicode ")
      out.put(reference: map)
      out.put(">>")
    }
  }

  /// Maps codes to text (ISO 32000-1, 9.10.3).
  private var toUnicode: [UInt8] {
    var out = PDFBytes()
    out.put(
      """
      /CIDInit /ProcSet findresource begin
      12 dict begin
      begincmap
      /CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def
      /CMapName /Adobe-Identity-UCS def
      /CMapType 2 def
      1 begincodespacerange

      """)
    out.put(part.isComposite ? "<0000> <FFFF>\n" : "<00> <FF>\n")
    out.put("endcodespacerange\n")
    // At most 100 in a block (Adobe technical note 5014).
    for start in stride(from: 0, to: glyphs.count, by: 100) {
      let block = glyphs[start..<min(start + 100, glyphs.count)]
      out.put(block.count)
      out.put(" beginbfchar\n")
      for glyph in block {
        out.put("<")
        if part.isComposite {
          out.put(hex: UInt16(glyph.code))
        } else {
          out.put(hex: UInt8(glyph.code))
        }
        out.put("> <")
        // What stands for no text of its own is inside a replacement text wherever it is used.
        let text = glyph.text.isEmpty ? "\u{FFFD}" : String(decoding: glyph.text, as: UTF8.self)
        for unit in text.utf16 { out.put(hex: unit) }
        out.put(">\n")
      }
      out.put("endbfchar\n")
    }
    out.put("endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n")
    return out.bytes
  }
}
