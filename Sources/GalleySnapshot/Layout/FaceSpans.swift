/// The face of each stretch of a block's text, however its lines break.
struct FaceSpans {
  private var spans: [(start: Int, face: String)] = []

  init(_ block: LayoutRecord.Block, _ faces: [LayoutRecord.Face]) {
    var start = 0
    for line in block.lines {
      for run in line.runs where faces.indices.contains(run.face) {
        let name = faces[run.face].name
        if spans.last?.face != name { spans.append((start + run.start, name)) }
      }
      start += line.text.utf8.count
    }
  }

  /// Where the faces first part, and what they are there.
  func firstDifference(from other: FaceSpans) -> (offset: Int, face: String, other: String)? {
    let starts = Set(spans.map(\.start) + other.spans.map(\.start)).sorted()
    for start in starts {
      guard let face = face(at: start), let otherFace = other.face(at: start) else { continue }
      if face != otherFace { return (start, face, otherFace) }
    }
    return nil
  }

  private func face(at offset: Int) -> String? { spans.last { $0.start <= offset }?.face }
}
