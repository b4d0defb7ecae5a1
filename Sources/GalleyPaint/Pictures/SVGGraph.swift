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
    var references: [Substring] = []
    /// How style sheets may name it: `tag`, `#id`, `.class` and `*`.
    var names: [String] = []
  }

  private var nodes = [Node(own: Cost())]
  private var open = [0]
  private var places: [String: Int] = [:]
  private var sheets = ""
  private var isInStyle = false
  /// The pictures that the file holds.
  private(set) var pictures: [[UInt8]] = []

  /// Whether style sheets in it have others that an address holds.
  var importsStyles: Bool { sheets.contains("@import") && sheets.contains("data:") }

  // MARK: - Building

  mutating func add(_ event: SVGMarkup.Event) {
    switch event {
    case .start(let name, let attributes, let isEmpty):
      let node = nodes.count
      nodes[open[open.count - 1]].edges.append(node)
      nodes.append(Node(own: Cost(elements: 1, passes: Self.passes(of: name, attributes))))
      nodes[node].names = ["*", String(name)]
      for (name, value) in attributes { add(name, value, to: node) }
      isInStyle = name == "style" && !isEmpty
      if !isEmpty { open.append(node) }
    case .end:
      isInStyle = false
      if open.count > 1 { open.removeLast() }
    case .text(let text):
      if isInStyle { sheets += text }
    }
  }

  private mutating func add(_ name: Substring, _ value: String, to node: Int) {
    switch name {
    case "id":
      if places[value] == nil { places[value] = node }
      nodes[node].names.append("#" + value)
    case "class":
      nodes[node].names += value.split { $0.isWhitespace }.map { "." + $0 }
    case "href":
      if let bytes = DataURL.bytes(of: value) { pictures.append(bytes) }
      let address = Substring(value.drop { $0.isWhitespace })
      if address.hasPrefix("#") { nodes[node].references.append(address.dropFirst()) }
    default: nodes[node].references += Self.references(in: Substring(value))
    }
  }

  /// What `url(#…)` names.
  private static func references(in text: Substring) -> [Substring] {
    guard text.utf8.contains(UInt8(ascii: "#")) else { return [] }
    var found: [Substring] = []
    var rest = text
    while let start = rest.firstRange(of: "url(") {
      rest = rest[start.upperBound...]
      let inside = rest.prefix { $0 != ")" }
      let name = inside.drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }
      guard name.hasPrefix("#") else { continue }
      found.append(name.dropFirst().prefix { !$0.isWhitespace && $0 != "\"" && $0 != "'" })
    }
    return found
  }

  /// Gives the elements what style sheets have them refer to.
  mutating func linkStyles() {
    var styles: [String: [Substring]] = [:]
    for rule in sheets.split(separator: "}") {
      guard let brace = rule.lastIndex(of: "{") else { continue }
      let found = Self.references(in: rule[brace...])
      if found.isEmpty { continue }
      let selectors = rule[..<brace].split(separator: "{").last ?? ""
      for selector in selectors.split(separator: ",") {
        styles[Self.name(in: selector), default: []] += found
      }
    }
    if styles.isEmpty { return }
    for index in nodes.indices {
      for name in nodes[index].names { nodes[index].references += styles[name] ?? [] }
    }
  }

  /// A name that all elements have that a selector selects.
  private static func name(in selector: Substring) -> String {
    let last = selector.split { $0.isWhitespace || ">+~".contains($0) }.last ?? "*"
    // What is not a plain name may mean any element.
    guard last.allSatisfy({ $0.isLetter || $0.isNumber || "-_.#".contains($0) }) else { return "*" }
    guard let mark = last.lastIndex(where: { $0 == "." || $0 == "#" }) else { return String(last) }
    return String(last[mark...])
  }

  // MARK: - Reckoning

  /// The cost of drawing the first element, each part as often as it is drawn. What refers to itself is not drawn.
  func cost() -> Cost {
    var costs = [Cost?](repeating: nil, count: nodes.count)
    var isOpen = [Bool](repeating: false, count: nodes.count)
    var stack: [(node: Int, next: Int, cost: Cost)] = []
    func enter(_ node: Int) {
      isOpen[node] = true
      stack.append((node, 0, nodes[node].own))
    }
    enter(0)
    while let top = stack.last {
      let node = nodes[top.node]
      let edges = node.edges.count
      if top.next < edges + node.references.count {
        stack[stack.count - 1].next += 1
        let target =
          top.next < edges
          ? node.edges[top.next] : places[String(node.references[top.next - edges])]
        guard let target, !isOpen[target] else { continue }
        if let known = costs[target] {
          stack[stack.count - 1].cost += known
        } else {
          enter(target)
        }
      } else {
        stack.removeLast()
        isOpen[top.node] = false
        costs[top.node] = top.cost
        if !stack.isEmpty { stack[stack.count - 1].cost += top.cost }
      }
    }
    return costs[0] ?? Cost()
  }

  /// The passes over all pixels that an element needs. What is no number is taken for too much.
  private static func passes(
    of name: Substring, _ attributes: [(name: Substring, value: String)]
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
