internal import GalleyConfiguration

/// The notes for the feet of pages, one below another.
struct NoteFlow {
  /// What has been placed, and what has to be.
  struct Position: Hashable {
    /// The first strip that is not placed.
    var strip = 0
    /// How many notes have been referred to.
    var due = 0
  }

  let flow: Flow
  /// The notes' fragments where they are in the flow.
  let fragments: [Fragment]
  /// For each note, and one after the last, the height it begins at in the flow.
  let starts: [Double]
  /// For each note, and one after the last, its first strip.
  private let firstStrips: [Int]
  /// The height on the galley of the line that refers to each, never descending.
  private let references: [Double]
  /// For each note, how far it reaches that begins on a page and goes on on the next.
  private let leastEnds: [Double]
  /// What a line above notes takes.
  private let rule: Double

  init(_ galley: Galley, capacity: Double) {
    var starts = [0.0]
    var fragments: [Fragment] = []
    var keeps: [Galley.Keep] = []
    var references: [Double] = []
    for note in galley.notes {
      let start = starts[starts.count - 1]
      for var fragment in note.fragments {
        fragment.move(y: start)
        fragments.append(fragment)
      }
      keeps += note.keeps.map {
        Galley.Keep(top: $0.top + start, bottom: $0.bottom + start, isWhole: $0.isWhole)
      }
      references.append(max(note.reference, references.last ?? note.reference))
      starts.append(start + note.height)
    }
    let flow = Flow(fragments, keeps: keeps, capacity: capacity)
    let firstStrips = starts.map { flow.index(from: $0) }
    leastEnds = galley.notes.indices.map { note in
      var end = firstStrips[note] + 1
      while end < firstStrips[note + 1], !flow.isClean(at: end) { end += 1 }
      return end <= flow.strips.count && end > 0 ? flow.strips[end - 1].bottom : 0
    }
    self.flow = flow
    self.fragments = fragments
    self.starts = starts
    self.firstStrips = firstStrips
    self.references = references
    rule = galley.noteRule?.height ?? 0
  }

  /// How many notes there are.
  var count: Int { references.count }

  /// How many notes lines above a height refer to, at least `least`.
  func due(above height: Double, least: Int) -> Int {
    var due = least
    while due < references.count, references[due] < height - 1e-6 { due += 1 }
    return due
  }

  /// The strip after the last one that is due.
  func owedEnd(_ position: Position) -> Int { firstStrips[position.due] }

  /// Whether something is due that is not placed.
  func owes(_ position: Position) -> Bool { position.strip < firstStrips[position.due] }

  /// What the strips from a position up to one take at a foot, where other notes may stand already.
  func height(from position: Position, to end: Int, joins: Bool) -> Double {
    end > position.strip
      ? height(from: position, toBottom: flow.strips[end - 1].bottom, joins: joins) : 0
  }

  /// What all that was due before takes, with the beginning of the last note that is due now.
  func leastHeight(from position: Position, due: Int, joins: Bool) -> Double {
    height(from: position, toBottom: leastEnds[due - 1], joins: joins)
  }

  /// The strip after those that fit into a height at a foot.
  func fitting(from position: Position, due: Int, in height: Double, joins: Bool) -> Int {
    var end = position.strip
    while end < firstStrips[due],
      self.height(from: position, to: end + 1, joins: joins) <= height + 1e-6
    {
      end += 1
    }
    return end
  }

  private func height(
    from position: Position, toBottom bottom: Double, joins: Bool
  ) -> Double {
    guard position.strip < flow.strips.count else { return 0 }
    let top = flow.strips[position.strip].top
    return max(0, bottom - top) + (joins ? space(above: position.strip) : rule)
  }

  /// What is between a strip and the one above it.
  func space(above strip: Int) -> Double {
    strip > 0 ? flow.strips[strip].top - flow.strips[strip - 1].bottom : 0
  }
}
