internal import GalleyConfiguration
internal import GalleyPaint
internal import GalleyText

/// What one thread keeps from article to article: its open fonts, and painters with the glyphs they have drawn.
final class PressWorker {
  let text: TextWorker
  let png: PNGPainter
  let pdf: PDFPainter
  let svg: SVGPainter

  init(
    fonts: FontSet, files: FontFiles, dictionaries: HyphenationDictionaries
  ) throws(FontError) {
    text = try TextWorker(fonts: fonts, files: files, dictionaries: dictionaries)
    png = PNGPainter(faces: text.faces)
    pdf = PDFPainter(faces: text.faces)
    svg = SVGPainter(faces: text.faces)
  }

  /// What measurements say of faces of the set, ascending by number.
  func describe(_ numbers: Set<UInt16>, of fonts: FontSet) -> [Measurements.UsedFace] {
    numbers.sorted().map { number in
      let facts = text.faces.facts(FaceInstance(number))
      return Measurements.UsedFace(
        number: number, postScriptName: facts.postScriptName, family: facts.family,
        file: fonts.shownFile(of: number))
    }
  }
}

extension FontSet {
  /// The path of a face's file from the set's folder, where it lies below it.
  func shownFile(of number: UInt16) -> String {
    let file = faces[Int(number)].file
    let folder = FilePath.folder(of: path)
    return file.hasPrefix(folder + "/") ? String(file.dropFirst(folder.utf8.count + 1)) : file
  }
}
