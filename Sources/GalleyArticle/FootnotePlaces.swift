/// Which containers a footnote's definition stands in; cmark-gfm moves it out of them.
struct FootnotePlaces {
  private struct Interval {
    var node: CommonMarkNode
    var lines: ClosedRange<Int>
    /// The index of the interval that holds this one.
    var parent: Int?
  }

  private var intervals: [Interval] = []
  private var indexByLine: [Int: Int] = [:]

  init(in root: CommonMarkNode) {
    var child = root.firstChild
    while let node = child {
      child = node.next
      switch node.kind {
      case .quote, .list, .footnoteDefinition:
        let lines = node.startLine...max(node.startLine, node.endLine)
        intervals.append(Interval(node: node, lines: lines))
      default: break
      }
    }
    intervals.sort {
      ($0.lines.lowerBound, -$0.lines.upperBound) < ($1.lines.lowerBound, -$1.lines.upperBound)
    }
    nest()
  }

  private mutating func nest() {
    var open: [Int] = []
    for index in intervals.indices {
      while let last = open.last,
        intervals[last].lines.upperBound < intervals[index].lines.lowerBound
      {
        open.removeLast()
      }
      intervals[index].parent = open.last
      open.append(index)
      if intervals[index].node.kind == .footnoteDefinition {
        indexByLine[intervals[index].lines.lowerBound] = index
      }
    }
  }

  /// The quotes, items and definitions around a definition, outermost first.
  func containers(of definition: CommonMarkNode) -> [CommonMarkNode] {
    guard let index = indexByLine[definition.startLine], let parent = intervals[index].parent
    else { return [] }
    let line = definition.startLine
    let holder = intervals[parent].node
    if holder.kind == .footnoteDefinition {
      return containers(of: holder) + [holder] + Self.descend(holder, to: line)
    }
    let outer = holder.kind == .quote ? [holder] : []
    return outer + Self.descend(holder, to: line)
  }

  /// The quotes and items in a node that hold a line.
  private static func descend(_ node: CommonMarkNode, to line: Int) -> [CommonMarkNode] {
    var result: [CommonMarkNode] = []
    var child = node.firstChild
    while let next = child {
      child = next.next
      guard next.startLine <= line, line <= next.endLine else { continue }
      switch next.kind {
      case .quote, .item: result.append(next)
      case .list: break
      default: continue
      }
      child = next.firstChild
    }
    return result
  }
}
