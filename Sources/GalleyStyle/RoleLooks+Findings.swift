internal import DynamicType
internal import GalleyConfiguration

extension RoleLooks {
  /// One note a look whose size the floor raised, one for small text in it, and one for a size that does not grow, in
  /// the order of the roles and the styles.
  var findings: [Finding] {
    var said: Set<String> = []
    let keys = Role.allCases.flatMap { role in
      ([nil] + TextStyle.allCases).map { RoleLook.Key(role: role, style: $0) }
    }
    // A text style is the same in every role.
    return keys.flatMap { findings(of: $0) }.filter { said.insert($0.message).inserted }
  }

  private func findings(of key: RoleLook.Key) -> [Finding] {
    let name = key.style.map { "the style `\($0.rawValue)`" } ?? "the role `\(key.role.rawValue)`"
    return [
      raised[key].map { floorFinding("text of \(name)", $0) },
      raisedInside[key].map { floorFinding("small text in \(name)", $0) },
      looks[key].flatMap { fixedFinding(name, $0) },
    ].compactMap { $0 }
  }

  private func floorFinding(_ what: String, _ size: Double) -> Finding {
    let points = floor.points
    let shown = Decimal.text(points)
    var finding = Finding(
      "floor", .note, "\(what) would be under \(shown) points and is set at \(shown)",
      remedy: "give it a larger base size, or the style sheet a lower floor")
    finding.steps = [step.name]
    finding.measured = size
    finding.threshold = points
    return finding
  }

  /// Titles of navigation bars have one size by the guidelines: body's at Large.
  private func fixedFinding(_ name: String, _ look: RoleLook) -> Finding? {
    guard look.style.fixed != nil, look.role != .navigationTitle else { return nil }
    // As set, which is the floor where that is larger.
    let size = look.size
    var finding = Finding(
      "fixed-size", .note,
      "text of \(name) is set at \(Decimal.text(size)) points at every step and does not grow",
      remedy: "give the role a `base` in place of `fixed`")
    finding.steps = [step.name]
    finding.measured = size
    return finding
  }
}
