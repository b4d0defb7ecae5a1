public import GalleyConfiguration

extension ShapedParagraph {
  /// Visits the runs of one face in the order of the text: the UTF-8 offsets that each covers.
  public func eachFaceRun(_ visit: (_ face: FaceInstance, _ text: Range<Int>) -> Void) {
    for item in items { visit(item.face, Int(item.start)..<Int(item.end)) }
  }
}

extension TextWorker {
  /// The characters of a cluster that no face of the set has, with their UTF-8 offsets; where each is in some face but
  /// no face has them all, the marks that the base could not be set with.
  public func missingCharacters(
    at offset: Int, of paragraph: ShapedParagraph
  ) -> [(character: Unicode.Scalar, offset: Int)] {
    let utf8 = paragraph.request.utf8
    let tail = String(decoding: utf8[offset..<min(utf8.count, offset + 64)], as: UTF8.self)
    guard let cluster = tail.first else { return [] }
    var place = offset
    var characters: [(character: Unicode.Scalar, offset: Int)] = []
    for scalar in cluster.unicodeScalars {
      if !FaceChooser.isIgnorable(scalar.value) { characters.append((scalar, place)) }
      place += UTF8.width(scalar)
    }
    let numbers = faces.set.faces.indices.map { UInt16($0) }
    let missing = characters.filter { character, _ in
      !numbers.contains { has(character.value, in: $0) }
    }
    if !missing.isEmpty || characters.count < 2 { return missing.isEmpty ? characters : missing }
    return Array(characters.dropFirst())
  }
}
