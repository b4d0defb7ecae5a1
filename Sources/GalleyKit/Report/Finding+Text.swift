public import GalleyConfiguration

extension Finding {
  /// The finding on one line, safe for a terminal: `file:line:column: severity: what; what to do (at ax3-ax5) [id]`.
  ///
  /// `order` lists the names of all steps of the curve, so that neighbors can be joined; `made` those of the run, of
  /// which all together are not named.
  public func line(order: [String], made: [String]? = nil) -> String {
    var place = file.map { "\($0):" } ?? ""
    if let position { place += "\(position):" }
    if place.isEmpty { place = "galley:" }
    let steps = Self.shown(steps, order: order, made: made)
    let at = steps.isEmpty ? "" : " (at \(steps))"
    return ShownText.message("\(place) \(severity.rawValue): \(message); \(remedy)\(at) [\(rule)]")
  }

  /// The names of steps with neighbors joined: `xs, ax3-ax5`; empty for none, or for all that were made and more than one.
  public static func shown(_ steps: [String], order: [String], made: [String]? = nil) -> String {
    let chosen = Set(steps)
    let made = made ?? order
    if steps.isEmpty || made.count > 1 && made.allSatisfy(chosen.contains) { return "" }
    var parts: [String] = []
    var index = 0
    while index < order.count {
      guard chosen.contains(order[index]) else {
        index += 1
        continue
      }
      var last = index
      while last + 1 < order.count, chosen.contains(order[last + 1]) { last += 1 }
      switch last - index {
      case 0: parts.append(order[index])
      case 1: parts += [order[index], order[last]]
      default: parts.append("\(order[index])-\(order[last])")
      }
      index = last + 1
    }
    let unknown = steps.filter { !order.contains($0) }
    return (parts + unknown).joined(separator: ", ")
  }
}
