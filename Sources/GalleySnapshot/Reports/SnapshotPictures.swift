/// What is shown of the pages of a step that failed.
enum SnapshotPictures {
  /// The files of a page; nil for those that there are none of.
  struct Page {
    /// From 0.
    var index: Int
    /// How many pages the actual snapshot has, or the reference where that has more.
    var count: Int
    var words: String
    var reference: [UInt8]?
    /// Reference, difference and actual side by side, as far as they differ.
    var difference: [UInt8]?
    var actual: [UInt8]?
  }

  /// The pages that differ; where images were not compared, all of them, as they were and are.
  static func pages(of step: SnapshotVerification.Step) -> [Page] {
    let (old, new) = (step.reference?.images ?? [], step.snapshot.images)
    let count = max(old.count, new.count)
    func page(_ index: Int, _ words: String = "", _ difference: [UInt8]? = nil) -> Page {
      Page(
        index: index, count: count, words: words,
        reference: old.indices.contains(index) ? old[index] : nil, difference: difference,
        actual: new.indices.contains(index) ? new[index] : nil)
    }
    switch step.comparison?.pixels {
    case .different(let pages):
      return pages.map { page($0.index, $0.words, $0.images?.picture()?.png()) }
    // Recorded though nothing differs.
    case .equal: return []
    case .some(.none), .skipped, nil: return (0..<count).map { page($0) }
    }
  }
}
