internal import CGalleyShim
internal import CPango
internal import GalleyConfiguration

/// One instance of a font file: the HarfBuzz font at once, the FreeType face when asked for.
final class OpenFace {
  let harfBuzz: OpaquePointer
  let facts: FaceFacts
  let file: OpenFile
  /// In the order of the file's axes, in their own units; empty for a static face.
  private let coordinates: [Float]
  private var freeTypeFace: FT_Face?
  /// Whether each outline can be read, by glyph: 0 not known yet, 1 yes, 2 no.
  private var paintable: [UInt8] = []

  init(file: OpenFile, described: Face, instance: FaceInstance) {
    self.file = file
    coordinates = Self.coordinates(file.face, described, opticalSize: instance.opticalSize)
    let font: OpaquePointer = hb_font_create(file.face)
    hb_font_set_scale(font, ShapedParagraph.unitsPerEm, ShapedParagraph.unitsPerEm)
    if !coordinates.isEmpty {
      hb_font_set_var_coords_design(font, coordinates, UInt32(coordinates.count))
    }
    let facts = FaceFacts(
      font: font, file: file, weight: Self.weight(of: described, at: coordinates, file.face))
    self.facts = facts.named(after: instance.synthesis)
    if instance.synthesis.contains(.slant) {
      hb_font_set_synthetic_slant(font, Float(Synthesis.slope))
    }
    hb_font_make_immutable(font)
    harfBuzz = font
  }

  deinit {
    if let freeTypeFace { FT_Done_Face(freeTypeFace) }
    hb_font_destroy(harfBuzz)
  }

  /// The FreeType face; whoever asks has seen that it `opens`.
  func freeType(_ library: FT_Library) -> FT_Face {
    guard opens(in: library), let freeTypeFace else {
      preconditionFailure("FreeType cannot open \(file.path)")
    }
    return freeTypeFace
  }

  /// Whether FreeType can open the file.
  ///
  /// The corresponding C function is `FT_New_Memory_Face`: both libraries read the same mapped bytes.
  func opens(in library: FT_Library) -> Bool {
    if freeTypeFace != nil { return true }
    var opened: FT_Face?
    let bytes = file.bytes.assumingMemoryBound(to: FT_Byte.self)
    FT_New_Memory_Face(
      library, bytes.baseAddress, FT_Long(bytes.count), FT_Long(file.index), &opened)
    guard let opened else { return false }
    if !coordinates.isEmpty {
      var fixed = coordinates.map { FT_Fixed(($0 * 65536).rounded()) }
      // A font that HarfBuzz takes for variable and FreeType does not stands at its default.
      FT_Set_Var_Design_Coordinates(opened, FT_UInt(fixed.count), &fixed)
    }
    freeTypeFace = opened
    return true
  }

  func isPaintable(_ glyph: UInt16, _ library: FT_Library) -> Bool {
    if Int(glyph) >= paintable.count {
      let missing = Int(glyph) + 256 - paintable.count
      paintable.append(contentsOf: repeatElement(0, count: missing))
    }
    if paintable[Int(glyph)] == 0 {
      let flags = FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP)
      let isRead = FT_Load_Glyph(freeType(library), FT_UInt(glyph), flags) == 0
      paintable[Int(glyph)] = isRead ? 1 : 2
    }
    return paintable[Int(glyph)] == 1
  }

  /// Where the face stands on every axis of its font.
  var axes: [Face.Axis] {
    zip(DesignAxis.all(of: file.face), coordinates).map { Face.Axis($0.tag, Double($1)) }
  }

  /// Where a face stands on the axis of weights, if its set says so.
  private static func weight(
    of described: Face, at coordinates: [Float], _ face: OpaquePointer
  ) -> Double? {
    if let asked = described.axes.first(where: { $0.tag == "wght" }) { return asked.value }
    guard described.instance != nil else { return nil }
    let axis = DesignAxis.all(of: face).firstIndex { $0.tag == "wght" }
    return axis.map { Double(coordinates[$0]) }
  }

  /// From the weakest to the strongest: the file's defaults, those of the instance, the optical size, the axes that
  /// the set gives.
  private static func coordinates(
    _ face: OpaquePointer, _ described: Face, opticalSize: Float?
  ) -> [Float] {
    var count = hb_ot_var_get_axis_count(face)
    guard count > 0 else { return [] }
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    let instance = described.instance.flatMap { NamedInstance.named($0, of: face)?.coordinates }
    return infos.enumerated().map { index, info in
      let tag = name(of: info.tag)
      var value = info.default_value
      if let instance, index < instance.count { value = Float(instance[index]) }
      if let given = described.axes.first(where: { $0.tag == tag }) { value = Float(given.value) }
      if tag == "opsz", let opticalSize { value = opticalSize }
      return min(max(value, info.min_value), info.max_value)
    }
  }

  static func name(of tag: hb_tag_t) -> String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> UInt32($0)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
