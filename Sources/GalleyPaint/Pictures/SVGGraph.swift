/// The elements of a drawing, and which of them draw which others.
struct SVGGraph {
  struct Cost {
    /// Elements drawn.
    var elements = 0.0
    /// Passes over all pixels, in those of a simple filter.
    var passes = 0.0

    static func += (cost: inout Cost, other: Cost) {
      cost.elements += other.elements
      cost.passes += other.passes
    }
  }

  private struct Node {
    var own: Cost
    /// What is drawn with it: its children, and what it refers to.
    var edges: [Int] = []
    /// Names of what it refers to, until all elements are known.
    var references: [String] = []
    /// How style sheets may name it: `tag`, `#id`, `.class` and `*`.
    var names: [String] = []
  }

  private var nodes = [Node(own: Cost())]
  private var open = [(node: 0, isStyle: false)]
  /// Elements by `id`; all that have it, though only one of them is meant.
  private var places: [String: [Int]] = [:]
  private var sheets: [String] = []
  /// The pictures that the file holds.
  private(set) var pictures: [[UInt8]] = []

  // MARK: - Building

  mutating func add(_ event: SVGMarkup.Event) throws(SVGEffort.Excess) {
    switch event {
    case .start(let name, let attributes, let isEmpty):
      let node = nodes.count
      nodes[open[open.count - 1].node].edges.append(node)
      nodes.append(Node(own: Cost(elements: 1, passes: Self.passes(of: name, attributes))))
      nodes[node].names = ["*", name]
      for (name, value) in attributes { try add(name, value, to: node) }
      if isEmpty { return }
      open.append((node, name == "style"))
      if name == "style" { sheets.append("") }
    case .end:
      if open.count > 1 { open.removeLast() }
    case .text(let text):
      if open[open.count - 1].isStyle { sheets[sheets.count - 1] += text }
    }
  }

  private mutating func add(
    _ name: String, _ value: String, to node: Int
  ) throws(SVGEffort.Excess) {
    switch name {
    case "id":
      let id = SVGStyles.name(value)
      places[id, default: []].append(node)
      nodes[node].names.append("#" + id)
    case "class":
      nodes[node].names += value.split { $0.isWhitespace }.map { "." + SVGStyles.name($0) }
    case "href": try addAddress(value, to: node)
    default:
      guard value.utf8.contains(where: { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "\\") })
      else {
        return
      }
      let styles = SVGStyles(value)
      if styles.isHidden { throw .hidden }
      nodes[node].references += styles.references
    }
  }

  private mutating func addAddress(
    _ value: String, to node: Int
  ) throws(SVGEffort.Excess) {
    // As the URL standard reads it: no white space before it, no ends of lines within.
    let address = value.drop { $0.isWhitespace }.filter { !$0.isNewline && $0 != "\t" }
    if address.hasPrefix("#") {
      nodes[node].references.append(SVGStyles.name(address.dropFirst()))
    } else if address.prefix(5).lowercased() == "data:" {
      guard let bytes = DataURL.bytes(of: address) else { throw .format }
      pictures.append(bytes)
    }
  }

  /// Links the elements to what they refer to, by themselves and by style sheets.
  mutating func link() throws(SVGEffort.Excess) {
    var found: [String: [String]] = [:]
    for sheet in sheets {
      let styles = SVGStyles(sheet)
      if styles.isHidden { throw .hidden }
      found.merge(styles.referencesBySelector) { $0 + $1 }
    }
    for index in nodes.indices {
      var references = nodes[index].references
      if !found.isEmpty {
        for name in nodes[index].names { references += found[name] ?? [] }
      }
      for reference in references { nodes[index].edges += places[reference] ?? [] }
    }
  }

  // MARK: - Reckoning

  /// An element on the way from the first one.
  private struct Visit {
    var node: Int
    /// The next of its children and references.
    var next = 0
    var cost: Cost
    /// The nearest to the first of those on the way that something in it refers back to, by its place on the way.
    var highest = Int.max
  }

  /// The cost of drawing the first element, each part as often as it is drawn; without end where that is more than a
  /// number of elements. What refers back to what it is part of is not drawn.
  func cost(upTo mostElements: Double) -> Cost {
    // Of what refers back the cost depends on the way to it, and is not kept.
    var costs = [Cost?](repeating: nil, count: nodes.count)
    var places = [Int?](repeating: nil, count: nodes.count)
    var way: [Visit] = []
    var visits = 0.0
    func enter(_ node: Int) {
      places[node] = way.count
      way.append(Visit(node: node, cost: nodes[node].own))
      visits += 1
    }
    enter(0)
    while var visit = way.popLast() {
      if visits > mostElements { return Cost(elements: .infinity, passes: 0) }
      let edges = nodes[visit.node].edges
      if visit.next < edges.count {
        let target = edges[visit.next]
        visit.next += 1
        if let known = costs[target] { visit.cost += known }
        if let place = places[target] { visit.highest = min(visit.highest, place) }
        way.append(visit)
        if costs[target] == nil, places[target] == nil { enter(target) }
      } else {
        places[visit.node] = nil
        let isClosed = visit.highest >= way.count
        if isClosed { costs[visit.node] = visit.cost }
        guard let last = way.indices.last else { return visit.cost }
        way[last].cost += visit.cost
        if !isClosed { way[last].highest = min(way[last].highest, visit.highest) }
      }
    }
    return Cost()
  }

  /// The passes over all pixels that an element needs. What is no number is taken for too much.
  private static func passes(
    of name: String, _ attributes: [(name: String, value: String)]
  ) -> Double {
    func numbers(_ attribute: String) -> [Double]? {
      guard let value = attributes.first(where: { $0.name == attribute })?.value else { return nil }
      return value.split { $0.isWhitespace || $0 == "," }.map { Double($0) ?? .infinity }
    }
    switch name {
    case "mask": return 2
    case "pattern", "filter": return 1
    case "feTurbulence": return 2 * (numbers("numOctaves")?.first ?? 1).magnitude
    case "feMorphology":
      // In pixels, of which a point may have three, on either side.
      let widest = numbers("radius")?.map(\.magnitude).max() ?? 0
      return 1 + 36 * widest * widest / 8
    case "feConvolveMatrix":
      let orders = numbers("order") ?? [3]
      let product = (orders.first ?? 3).magnitude * (orders.last ?? 3).magnitude
      // librsvg 2.54 aborts on matrices larger than the picture.
      return orders.contains { $0.magnitude > 20 } ? .infinity : product / 4
    case "feGaussianBlur", "feDiffuseLighting", "feSpecularLighting": return 4
    case "feMergeNode", "feFuncR", "feFuncG", "feFuncB", "feFuncA": return 0
    default: return name.hasPrefix("fe") ? 1 : 0
    }
  }
}
