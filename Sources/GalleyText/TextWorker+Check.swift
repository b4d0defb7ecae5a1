internal import CPango
internal import DynamicType
public import GalleyConfiguration

extension TextWorker {
  /// What of the roles' own faces does not come out as the set asks for it: damaged tables, axes that a face has not
  /// or not so far, features that no face of a role has. In the order of the faces, then of the roles; faces that only
  /// step in are not looked at.
  public func faceFindings() -> [Finding] {
    let set = faces.set
    var findings: [Finding] = []
    var checked: Set<String> = []
    for number in set.ownFaces.sorted() {
      let face = set.faces[Int(number)]
      let file = faces.openFile(of: number)
      if checked.insert("\(face.file)#\(face.index)").inserted,
        let damage = faces.damage(of: number)
      {
        findings.append(
          finding(
            "damaged-face", .warning, "the font \(face.file) is damaged: \(damage)",
            remedy: "fetch the font again, or name another", at: number))
      }
      findings += axisFindings(of: face, number, file)
    }
    return findings + featureFindings
  }

  private func axisFindings(of face: Face, _ number: UInt16, _ file: OpenFile) -> [Finding] {
    let axes = DesignAxis.all(of: file.face)
    var findings: [Finding] = []
    for asked in face.axes {
      guard let axis = axes.first(where: { $0.tag == asked.tag }) else {
        let names = axes.map(\.tag).joined(separator: ", ")
        findings.append(
          finding(
            "unknown-axis", .warning, "the font \(face.file) has no axis \(asked.tag)",
            remedy: axes.isEmpty ? "leave it out" : "use one of \(names), or leave it out",
            at: number))
        continue
      }
      guard !(axis.least...axis.greatest).contains(asked.value) else { continue }
      var finding = finding(
        "axis-range", .warning,
        "the axis \(asked.tag) of the font \(face.file) does not reach "
          + "\(Decimal.text(asked.value)); the nearest value it has is used",
        remedy: "give a value from \(Decimal.text(axis.least)) to \(Decimal.text(axis.greatest))",
        at: number)
      finding.measured = asked.value
      finding.threshold = asked.value < axis.least ? axis.least : axis.greatest
      findings.append(finding)
    }
    return findings
  }

  private var featureFindings: [Finding] {
    var findings: [Finding] = []
    for role in FontSet.Role.allCases {
      let ofStyles = faces.set.styles[role].map { styles in
        styles.keys.sorted { $0.rawValue < $1.rawValue }.compactMap { styles[$0] }
      }
      guard let own = faces.set.roles[role] else { continue }
      var seen: Set<String> = []
      for family in [own] + (ofStyles ?? []) {
        let known = Set(
          family.members.flatMap { FontFeature.tags(of: faces.openFile(of: $0.face).face) })
        for feature in family.features
        where feature.value != 0 && !known.contains(feature.tag)
          && seen.insert(feature.tag).inserted
        {
          findings.append(
            finding(
              "unknown-feature", .warning,
              "no face of the role `\(role.rawValue)` has the feature \(feature.tag)",
              remedy: "leave it out; `galley fonts` lists the features that there are",
              at: family.regular))
        }
      }
    }
    return findings
  }

  private func finding(
    _ rule: String, _ severity: Finding.Severity, _ message: String, remedy: String,
    at number: UInt16
  ) -> Finding {
    let set = faces.set
    var finding = Finding(rule, severity, message, remedy: remedy)
    if Int(number) < set.faceLines.count {
      finding.file = set.facePaths[Int(number)]
      finding.position = SourcePosition(line: set.faceLines[Int(number)], column: 1)
    }
    return finding
  }
}
