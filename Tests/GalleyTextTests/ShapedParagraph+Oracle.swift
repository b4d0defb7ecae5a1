import CPango
import GalleyConfiguration

@testable import GalleyText

extension PangoOracle {
  /// Takes a shaped paragraph at a size in points, with our own rules for hyphens that begin words.
  func take(_ paragraph: ShapedParagraph, size: Double, _ worker: TextWorker) {
    let stretches = paragraph.stretches(worker)
    let isRightToLeft = paragraph.request.isRightToLeft
    take(paragraph.utf8, stretches, size: size, isRightToLeft: isRightToLeft)
    let extra = opportunities(in: paragraph.utf8).subtracting(paragraph.breaks).sorted()
    let unbroken = extra.filter { $0 > 0 && Int($0) < paragraph.utf8.count }.map { offset in
      var end = Int(offset) + 1
      while end < paragraph.utf8.count, paragraph.utf8[end] & 0xC0 == 0x80 { end += 1 }
      return Int(paragraph.characterStart(before: offset))..<end
    }
    if unbroken.isEmpty { return }
    take(
      paragraph.utf8, stretches, size: size, isRightToLeft: isRightToLeft, unbroken: unbroken)
  }
}

extension ShapedParagraph {
  /// The text cut by face, size, language and features, as the oracle is to set it.
  func stretches(_ worker: TextWorker) -> [PangoOracle.Stretch] {
    items.map { item in
      let span = request.spans[Int(item.span)]
      let features =
        item.isOwn ? worker.faces.set.family(span.font, style: span.style)?.features ?? [] : []
      return PangoOracle.Stretch(
        range: Int(item.start)..<Int(item.end), face: worker.oracleFace(item.face),
        scale: Double(item.scale), language: span.language,
        features: features.map { "\"\($0.tag)\" \($0.value)" }.joined(separator: ","))
    }
  }

  /// How far glyphs on equal lines stand from Pango's, in points; nil where they are other glyphs.
  ///
  /// The space that hangs, tabs, and characters without a glyph of their own are left out: Pango has empty glyphs for
  /// them.
  func distance(
    _ runs: [PlacedGlyphRun], of line: LineRange, to other: PangoOracle.Line
  ) -> Double? {
    let hanging = isWhite(before: line.end) ? characterStart(before: line.end) : -1
    func shows(_ cluster: Int32) -> Bool {
      if cluster == hanging || utf8[Int(cluster)] == 9 { return false }
      let tail = utf8[Int(cluster)..<min(utf8.count, Int(cluster) + 4)]
      let scalar = String(decoding: tail, as: UTF8.self).unicodeScalars.first
      return scalar.map { !FaceChooser.isIgnorable($0.value) } ?? false
    }
    let own = runs.flatMap { run in
      run.run.glyphs.map { (id: UInt32($0.id), x: run.x + Double($0.x), cluster: $0.cluster) }
    }.filter { shows($0.cluster) }
    let others = other.glyphs.filter { shows($0.cluster) }
    guard own.map(\.id) == others.map(\.id) else { return nil }
    return zip(own, others).map { abs($0.x - $1.x) }.max() ?? 0
  }
}

extension TextWorker {
  /// The face of an instance with a value for each of its axes.
  func oracleFace(_ instance: FaceInstance) -> Face {
    let face = faces.set.faces[Int(instance.number)]
    let font = faces.harfBuzzFont(instance)
    let (infos, values) = Self.axes(of: font)
    let axes = zip(infos, values).map { Face.Axis(OpenFace.name(of: $0.tag), Double($1)) }
    return Face(file: face.file, index: face.index, axes: axes)
  }

  private static func axes(of font: OpaquePointer) -> ([hb_ot_var_axis_info_t], [Float]) {
    var count = hb_ot_var_get_axis_count(hb_font_get_face(font))
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(hb_font_get_face(font), 0, &count, &infos)
    var known: UInt32 = 0
    guard let values = hb_font_get_var_coords_design(font, &known), known == count else {
      return (infos, infos.map(\.default_value))
    }
    return (infos, (0..<Int(known)).map { values[$0] })
  }
}
