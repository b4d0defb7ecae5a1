internal import DynamicType
internal import GalleyConfiguration

extension Paginator {
  /// A note for each block that holds something no column can hold, such as a row of a table; it is cut between lines.
  var findings: [Finding] {
    let capacity = self.capacity
    var findings: [Finding] = []
    for keep in galley.keeps where keep.isWhole && keep.bottom - keep.top > capacity + 1e-6 {
      guard let fragment = galley.fragments.first(where: { $0.frame.maxY > keep.top + 1e-6 }) else {
        continue
      }
      let path = fragment.path.split(separator: " / ").first.map(String.init) ?? fragment.path
      guard findings.last?.blockPath != path else { continue }
      var finding = Finding(
        "too-tall", .note, "part of the block is taller than a page and goes on on the next one",
        remedy: "shorten it, or give it a larger page", in: galley.source,
        at: galley.structure[fragment.node].range)
      finding.steps = [galley.step.name]
      finding.geometry = galley.geometry.name
      finding.blockPath = path
      finding.measured = keep.bottom - keep.top
      finding.threshold = capacity
      findings.append(finding)
    }
    return findings
  }
}
