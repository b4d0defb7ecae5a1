internal import CPango
internal import GalleyConfiguration

extension TextWorker {
  /// Whether a face has a glyph for a character.
  func has(_ scalar: UInt32, in face: UInt16) -> Bool {
    guard scalar < 0x10000 else { return lookUp(scalar, FaceInstance(face)) }
    let known = coverage[Int(face)][Int(scalar)]
    if known != 0 { return known == 1 }
    let isThere = lookUp(scalar, FaceInstance(face))
    coverage[Int(face)][Int(scalar)] = isThere ? 1 : 2
    return isThere
  }

  /// Whether a face can set a cluster: each character, or what they compose to or decompose into.
  func hasAll(_ scalars: [UInt32], in face: UInt16) -> Bool {
    if scalars.allSatisfy({ has($0, in: face) }) { return true }
    let functions = hb_unicode_funcs_get_default()
    var composed: [UInt32] = []
    for scalar in scalars {
      var whole: hb_codepoint_t = 0
      var first: hb_codepoint_t = 0
      var second: hb_codepoint_t = 0
      if let last = composed.last, hb_unicode_compose(functions, last, scalar, &whole) != 0,
        has(whole, in: face)
      {
        composed[composed.count - 1] = whole
      } else if !has(scalar, in: face),
        hb_unicode_decompose(functions, scalar, &first, &second) != 0, second != 0
      {
        composed += [first, second]
      } else {
        composed.append(scalar)
      }
    }
    return composed.allSatisfy { has($0, in: face) }
  }

  private func lookUp(_ scalar: UInt32, _ face: FaceInstance) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(faces.harfBuzzFont(face), scalar, &glyph) != 0
      && faces.isUsable(face.number)
  }
}
