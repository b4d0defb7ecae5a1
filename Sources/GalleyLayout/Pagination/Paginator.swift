internal import GalleyConfiguration

/// Decides at which heights a galley is cut into pages.
///
/// A cut falls where no line and no picture is cut through. It avoids the galley's keeps where a page can hold them.
/// One pass from top to bottom; each page takes as much as fits.
struct Paginator {
  /// The upright extent of one page's content on the galley.
  struct Slice: Hashable {
    var top: Double
    var bottom: Double
  }

  private let strips: [Galley.Keep]
  private let keeps: [Galley.Keep]
  /// Heights that pages end at, ascending; none on a continuous geometry.
  private let breaks: [Double]
  private let capacity: Double
  /// The height of the tallest line.
  private let tallest: Double

  /// Prepares to cut a galley into pages that hold `capacity` points of content.
  init(_ galley: Galley, capacity: Double) {
    self.capacity = capacity
    tallest = galley.fragments.flatMap(\.lines).map(\.height).max() ?? 0
    strips = Self.merged(galley.fragments.flatMap(Self.extents))
    breaks = galley.geometry.isPaged ? galley.pageBreaks : []
    keeps = Self.merged(galley.keeps.filter { $0.bottom - $0.top <= capacity })
  }

  /// The slices from the first strip to the last, each at most `capacity` tall unless a single strip is taller.
  var slices: [Slice] {
    guard let first = strips.first else { return [] }
    var slices: [Slice] = []
    var index = 0
    var top = first.top
    while index < strips.count {
      var end = index
      while end < strips.count, strips[end].bottom <= top + capacity + 1e-6 { end += 1 }
      if end == index {
        // Lines that overlap beyond a page: cut where each still has its own height left.
        let room = capacity - tallest
        if room > 0, strips[index].bottom > top + capacity {
          slices.append(Slice(top: top, bottom: top + room))
          top += room
          continue
        }
        end += 1
      }
      if let forced = forcedCut(after: index, upTo: end) {
        end = forced
      } else if end < strips.count {
        end = movedUp(end, first: index)
      }
      slices.append(Slice(top: top, bottom: strips[end - 1].bottom))
      index = end
      if index < strips.count { top = strips[index].top }
    }
    return slices
  }

  /// The first strip that has to begin a page, among those after one and up to the one that begins the next anyhow.
  private func forcedCut(after index: Int, upTo end: Int) -> Int? {
    let next = breaks.partitioningIndex { $0 > strips[index].top + 1e-6 }
    guard next < breaks.count else { return nil }
    let cut = strips.partitioningIndex { $0.top > breaks[next] - 1e-6 }
    return cut > index && cut <= end && cut < strips.count ? cut : nil
  }

  /// The last cut at or before one that no keep forbids; the cut itself when every earlier one is forbidden too.
  private func movedUp(_ cut: Int, first: Int) -> Int {
    var candidate = cut
    while candidate > first {
      let height = strips[candidate].top
      guard let keep = keep(across: height) else { return candidate }
      while candidate > first, strips[candidate].top > keep.top + 1e-6 { candidate -= 1 }
    }
    return cut
  }

  /// The keep that a cut above a height would tear.
  private func keep(across height: Double) -> Galley.Keep? {
    let above = keeps[..<keeps.partitioningIndex { $0.top >= height - 1e-6 }]
    guard let keep = above.last, keep.bottom > height + 1e-6 else { return nil }
    return keep
  }

  private static func extents(of fragment: Fragment) -> [Galley.Keep] {
    var extents = fragment.lines.map { Galley.Keep(top: $0.top, bottom: $0.bottom) }
    if let picture = fragment.picture {
      extents.append(Galley.Keep(top: picture.frame.y, bottom: picture.frame.maxY))
    }
    // A rule or a box that stands alone is not torn either; a background may be.
    if extents.isEmpty, fragment.isIndivisible {
      extents.append(Galley.Keep(top: fragment.frame.y, bottom: fragment.frame.maxY))
    }
    return extents
  }

  /// Ascending stretches in which those that overlap are one.
  private static func merged(_ stretches: [Galley.Keep]) -> [Galley.Keep] {
    var merged: [Galley.Keep] = []
    for stretch in stretches.sorted(by: { ($0.top, $0.bottom) < ($1.top, $1.bottom) }) {
      if let last = merged.last, stretch.top < last.bottom - 1e-6 {
        merged[merged.count - 1].bottom = max(last.bottom, stretch.bottom)
      } else {
        merged.append(stretch)
      }
    }
    return merged
  }
}

extension Fragment {
  /// Whether its shapes are cut by no page break: rules and boxes, but not the background of text.
  var isIndivisible: Bool {
    text == nil && picture == nil && frame.height <= 4 || shapesAreContent
      || shapes.contains { !$0.kind.isDivisible }
  }
}
