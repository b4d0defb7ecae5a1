/// Which containers a footnote's definition stands in; cmark-gfm moves it out of them.
struct FootnotePlaces {
  /// Where a node begins.
  private struct Place: Hashable {
    var line: Int
    var column: Int

    init(_ node: CommonMarkNode) {
      line = node.startLine
      column = node.startColumn
    }
  }

  private struct Interval {
    var node: CommonMarkNode
    var lines: ClosedRange<Int>
    /// The index of the interval that holds this one.
    var parent: Int?
  }

  private var intervals: [Interval] = []
  private var indexOfDefinition: [Place: Int] = [:]

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
      ($0.lines.lowerBound, $0.node.startColumn) < ($1.lines.lowerBound, $1.node.startColumn)
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
        indexOfDefinition[Place(intervals[index].node)] = index
      }
    }
  }

  /// The quotes, items and definitions around a definition, outermost first.
  func containers(of definition: CommonMarkNode) -> [CommonMarkNode] {
    var result: [CommonMarkNode] = []
    var inner = definition
    var index = indexOfDefinition[Place(definition)]
    while let current = index, let parent = intervals[current].parent {
      let holder = intervals[parent].node
      let outer = holder.kind == .list ? [] : [holder]
      result = outer + Self.descend(holder, to: Place(inner)) + result
      guard holder.kind == .footnoteDefinition else { break }
      inner = holder
      index = parent
    }
    return result
  }

  /// The quotes and items in a node that hold a place.
  private static func descend(_ node: CommonMarkNode, to place: Place) -> [CommonMarkNode] {
    var result: [CommonMarkNode] = []
    var child = node.firstChild
    while let next = child {
      child = next.next
      guard next.startLine <= place.line, place.line <= next.endLine,
        next.startLine < place.line || next.startColumn < place.column
      else { continue }
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
