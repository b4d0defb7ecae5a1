internal import GalleyConfiguration
internal import GalleyLayout
internal import GalleyText

/// Glyphs whose outlines are damaged: they show nothing, and a PDF cannot hold them.
enum BrokenGlyphs {
  /// One finding a face, in the order of the pages, with the number of its broken glyphs and the line of the set that
  /// names it.
  static func findings(in pages: [Page], fonts: FontSet, faces: FaceCache) -> [Finding] {
    var broken: [(face: UInt16, glyphs: Set<UInt16>)] = []
    for page in pages {
      for case .glyphs(let placed) in page.items.map(\.content) {
        let number = placed.run.face.number
        faces.eachBrokenGlyph(in: placed.run) { glyph in
          if let known = broken.firstIndex(where: { $0.face == number }) {
            broken[known].glyphs.insert(glyph)
          } else {
            broken.append((number, [glyph]))
          }
        }
      }
    }
    return broken.map { finding($0.glyphs, of: $0.face, in: fonts) }
  }

  private static func finding(
    _ glyphs: Set<UInt16>, of face: UInt16, in fonts: FontSet
  ) -> Finding {
    let numbers = glyphs.sorted().prefix(5).map(String.init).joined(separator: ", ")
    let what = glyphs.count == 1 ? "an outline" : "\(glyphs.count) outlines"
    var finding = Finding(
      "broken-glyph", .error,
      "\(what) of the font \(fonts.shownFile(of: face)) cannot be read and shows nothing: glyph \(numbers)",
      remedy: "fetch the font again, or name another")
    let number = Int(face)
    if number < fonts.faceLines.count {
      finding.file = fonts.facePaths[number]
      finding.position = SourcePosition(line: fonts.faceLines[number], column: 1)
    }
    return finding
  }
}
