internal import GalleyKit

extension ScaleCommand {
  /// The curves to compare with the steps of each, `dynamicType` where none is given.
  func curves() throws -> [(curve: ScalingCurve, steps: [ScalingCurve.Step])] {
    var curves: [ScalingCurve] = []
    for given in arguments.values["curve"] ?? [] {
      let argument = try CurveArgument(given.text, at: given.place)
      tool.note(argument.file?.findings ?? [])
      let curve = argument.curve
      if curves.contains(curve) { continue }
      guard !curves.contains(where: { $0.name == curve.name }) else {
        throw UsageError(
          "two curves are called \(curve.name); give one another name", at: given.place)
      }
      curves.append(curve)
    }
    return try steps(of: curves.isEmpty ? [.dynamicType] : curves)
  }

  /// The steps that `--sizes` selects. What some curve knows need not be known to all: curves name
  /// their steps as they like.
  private func steps(
    of curves: [ScalingCurve]
  ) throws(UsageError) -> [(curve: ScalingCurve, steps: [ScalingCurve.Step])] {
    guard let given = arguments.last("sizes") else { return curves.map { ($0, $0.steps) } }
    var chosen = curves.map { _ in Set<String>() }
    let parts = given.text.split { $0 == "," || $0.isWhitespace }
    for part in parts.isEmpty ? [given.text[...]] : parts {
      var failure: CurveError?
      var isKnown = false
      for (index, curve) in curves.enumerated() {
        do {
          chosen[index].formUnion(try curve.steps(matching: String(part)).map(\.name))
          isKnown = true
        } catch {
          failure = failure ?? error
        }
      }
      if let failure, !isKnown { throw UsageError(failure.message, at: given.place) }
    }
    return zip(curves, chosen).map { curve, names in
      (curve, curve.steps.filter { names.contains($0.name) })
    }
  }
}
