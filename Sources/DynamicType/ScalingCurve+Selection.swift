extension ScalingCurve {
  /// The steps that `selection` names, in the order of the curve, none twice.
  ///
  /// A selection is a list separated by commas or spaces: `all`, `ax` (the accessibility steps), a
  /// step's name, or a range of two names and a hyphen (`l-ax2`). Steps that are categories answer
  /// to every name of ``ContentSizeCategory/init(name:)``, numbers to every way of writing them
  /// (`2` for `2.0`, `200%` for `200`).
  ///
  /// Throws ``CurveError``: a name that is no step, with the nearest; a range that runs backward; a
  /// selection that selects nothing.
  public func steps(matching selection: String) throws(CurveError) -> [Step] {
    var chosen: Set<Int> = []
    for token in selection.split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
      chosen.formUnion(try indices(matching: token))
    }
    guard !chosen.isEmpty else { throw .nothingSelected(curve: name, selection: selection) }
    return chosen.sorted().map { steps[$0] }
  }

  private func indices(matching token: Substring) throws(CurveError) -> [Int] {
    if let index = index(of: token) { return [index] }
    switch token.lowercased() {
    case "all": return Array(steps.indices)
    case "ax": return steps.indices.filter { steps[$0].isAccessibility }
    default: break
    }
    // Two of the longest names make 83 letters; a longer token is no range, and trying each hyphen
    // of it would take time in the square of its length.
    guard token.utf8.count <= 100 else {
      throw .unknownStep(NameError(kind: stepKind, name: String(token), choices: stepChoices))
    }
    // A name may hold hyphens itself, so each hyphen is tried.
    for (place, character) in zip(token.indices, token) where character == "-" {
      guard let first = index(of: token[..<place]),
        let last = index(of: token[token.index(after: place)...])
      else { continue }
      guard first <= last else {
        throw .backwardRange(first: steps[first].name, last: steps[last].name)
      }
      return Array(first...last)
    }
    throw .unknownStep(unknown(token))
  }

  private func index(of name: Substring) -> Int? {
    guard !name.isEmpty else { return nil }
    let wanted = name.lowercased()
    if let index = steps.firstIndex(where: { $0.name.lowercased() == wanted }) { return index }
    if let number = decimalNumber(name) {
      return steps.firstIndex { decimalNumber(Substring($0.name)) == number }
    }
    guard let category = ContentSizeCategory.find(String(name)) else { return nil }
    return steps.firstIndex { $0.category == category }
  }

  /// The error for `token`; of a range whose one end is known, the other end is what is unknown.
  private func unknown(_ token: Substring) -> NameError {
    var name = token
    for (place, character) in zip(token.indices, token) where character == "-" {
      let (first, last) = (token[..<place], token[token.index(after: place)...])
      if index(of: first) != nil, !last.isEmpty { name = last }
      if index(of: last) != nil, !first.isEmpty { name = first }
    }
    return NameError(
      kind: stepKind, name: String(name), choices: stepChoices,
      spellings: stepChoices + steps.compactMap { $0.category?.caseName })
  }

  private var stepKind: String { "step of \(NameError.shortened(name))" }

  private var stepChoices: [String] { steps.map(\.name) + ["ax", "all"] }
}
