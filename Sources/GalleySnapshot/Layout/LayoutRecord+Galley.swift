public import GalleyKit

extension LayoutRecord {
  /// Takes down a galley.
  ///
  /// - Parameters:
  ///   - galley: what was set.
  ///   - pages: what it was cut into.
  ///   - digest: what stands for a face's file, by the face's number in the font set.
  ///   - name: the name of a face at an instance.
  public init(
    _ galley: Galley, pages: [Page], digest: @escaping (UInt16) -> String,
    name: @escaping (FaceInstance) -> String
  ) {
    var taker = LayoutTaker(galley, digest: digest, name: name)
    let blocks = galley.fragments.compactMap { taker.block($0) }
    self.init(
      step: galley.step.name, geometry: galley.geometry.name,
      width: Self.rounded(galley.geometry.width), height: Self.rounded(galley.height),
      bodySize: Self.rounded(galley.bodySize), bodyLeading: Self.rounded(galley.bodyLeading),
      pageCount: pages.count, faces: taker.faces, blocks: blocks)
  }

  /// To 0.01, as the text form has it.
  static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}

/// Numbers the faces of a galley as they are met.
private struct LayoutTaker {
  private let galley: Galley
  private let positions: SourcePositions
  private let digest: (UInt16) -> String
  private let name: (FaceInstance) -> String
  private(set) var faces: [LayoutRecord.Face] = []
  private var numbers: [FaceInstance: Int] = [:]

  init(
    _ galley: Galley, digest: @escaping (UInt16) -> String,
    name: @escaping (FaceInstance) -> String
  ) {
    self.galley = galley
    self.digest = digest
    self.name = name
    positions = SourcePositions(galley.source)
  }

  /// Nil for what only decorates: it follows from what it decorates.
  mutating func block(_ fragment: Fragment) -> LayoutRecord.Block? {
    guard fragment.text != nil || fragment.picture != nil || fragment.shapesAreContent else {
      return nil
    }
    let range = fragment.text?.content.range ?? galley.structure[fragment.node].range
    let place = positions.position(of: range.lowerBound)
    let frame = fragment.frame
    var block = LayoutRecord.Block(
      path: fragment.path, role: fragment.role.rawValue, line: place.line, column: place.column,
      frame: [frame.x, frame.y, frame.width, frame.height].map(LayoutRecord.rounded),
      picture: fragment.picture?.picture.path ?? "")
    guard let text = fragment.text else { return block }
    block.size = LayoutRecord.rounded(text.base.size)
    block.leading = LayoutRecord.rounded(text.leading)
    block.tracking = LayoutRecord.rounded(text.base.tracking)
    block.lines = fragment.lines.map { line($0, utf8: text.content.utf8) }
    return block
  }

  private mutating func line(_ line: Line, utf8: [UInt8]) -> LayoutRecord.Line {
    var runs: [LayoutRecord.Run] = []
    for run in line.runs.sorted(by: { $0.glyphs.text.lowerBound < $1.glyphs.text.lowerBound }) {
      let made = LayoutRecord.Run(
        start: max(0, run.glyphs.text.lowerBound - line.text.lowerBound),
        face: number(of: run.glyphs.face), size: LayoutRecord.rounded(run.glyphs.size))
      if runs.last?.face != made.face || runs.last?.size != made.size { runs.append(made) }
    }
    return LayoutRecord.Line(
      baseline: LayoutRecord.rounded(line.origin.y), x: LayoutRecord.rounded(line.origin.x),
      width: LayoutRecord.rounded(line.width), isOverflowing: line.isOverflowing,
      isCut: line.isEmergency, runs: runs,
      text: String(decoding: utf8[line.text], as: UTF8.self))
  }

  private mutating func number(of face: FaceInstance) -> Int {
    if let known = numbers[face] { return known }
    faces.append(LayoutRecord.Face(name: name(face), digest: digest(face.number)))
    numbers[face] = faces.count - 1
    return faces.count - 1
  }
}
