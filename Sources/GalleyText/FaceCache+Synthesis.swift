package import CPango
package import GalleyConfiguration

extension FaceCache {
  /// Slants and thickens an outline as an instance asks for it, around the place where the face draws it.
  ///
  /// It is slanted first, so that its strokes get thicker by the same width in all directions, as a pen would draw
  /// along its edges. `unitsPerEm` is that of the outline's coordinates. The corresponding C functions are
  /// `FT_Outline_Transform` and `FT_Outline_Embolden`.
  package static func synthesize(
    _ outline: UnsafeMutablePointer<FT_Outline>, _ synthesis: Synthesis, unitsPerEm: Double
  ) {
    if synthesis.contains(.slant) {
      var matrix = FT_Matrix(
        xx: 65_536, xy: FT_Fixed((Synthesis.slope * 65_536).rounded()), yx: 0, yy: 65_536)
      FT_Outline_Transform(outline, &matrix)
    }
    guard synthesis.contains(.bold) else { return }
    let strength = FT_Pos((unitsPerEm * Synthesis.thickening).rounded())
    FT_Outline_Embolden(outline, strength)
    // FreeType leaves the left and the lower edge where they were.
    FT_Outline_Translate(outline, -strength / 2, -strength / 2)
  }
}
