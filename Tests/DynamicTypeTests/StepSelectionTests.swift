import DynamicType
import Testing

@Suite("Selections of steps")
struct StepSelectionTests {
  @Test(
    "A selection names steps of Dynamic Type",
    arguments: [
      ("all", "xs s m l xl xxl xxxl ax1 ax2 ax3 ax4 ax5"), ("ax", "ax1 ax2 ax3 ax4 ax5"),
      ("xs,l,ax5", "xs l ax5"), ("ax5,xs,xs", "xs ax5"), ("l-ax2", "l xl xxl xxxl ax1 ax2"),
      ("xs, l-xl ,ax", "xs l xl ax1 ax2 ax3 ax4 ax5"), ("XS AX5", "xs ax5"), ("l-l", "l"),
      ("extra-small-medium", "xs s m"), ("accessibility-large", "ax2"), ("accessibility5", "ax5"),
      ("default", "l"), ("ax,all", "xs s m l xl xxl xxxl ax1 ax2 ax3 ax4 ax5"),
    ])
  func dynamicType(selection: String, names: String) throws {
    let steps = try ScalingCurve.dynamicType.steps(matching: selection)
    #expect(steps.map(\.name).joined(separator: " ") == names)
  }

  @Test(
    "A selection names steps of curves with numbers",
    arguments: [
      ("android", "1.0-1.5", "1.0 1.15 1.3 1.5"), ("android", "2", "2.0"),
      ("android", "1.30", "1.3"),
      ("android", "ax", "2.0"), ("linear:100,150,200", "150-200%", "150 200"),
      ("linear", "all", "100 200"),
    ])
  func numbers(curve: String, selection: String, names: String) throws {
    let steps = try ScalingCurve(name: curve).steps(matching: selection)
    #expect(steps.map(\.name).joined(separator: " ") == names)
  }

  @Test(
    "A selection that selects nothing sound says why",
    arguments: [
      ("dynamicType", "ax6", "unknown step of dynamicType \"ax6\"; did you mean \"ax5\"?"),
      ("dynamicType", "l-ax6", "unknown step of dynamicType \"ax6\"; did you mean \"ax5\"?"),
      ("dynamicType", "ax2-l", "range of steps ax2-l runs backward; write l-ax2"),
      ("dynamicType", "", "\"\" selects no step of dynamicType; name a step, or all"),
      ("dynamicType", " , ", "\" , \" selects no step of dynamicType; name a step, or all"),
      ("linear:100", "ax", "\"ax\" selects no step of linear:100; name a step, or all"),
      (
        "linear", "l",
        "unknown step of linear \"l\"; use one of 100, 200, ax, all"
      ),
    ])
  func errors(curve: String, selection: String, message: String) {
    let error = #expect(throws: CurveError.self) {
      try ScalingCurve(name: curve).steps(matching: selection)
    }
    #expect(error?.message == message)
  }

  @Test("A selection of a million letters is an error in one short line")
  func hostile() {
    for selection in [String(repeating: "l-", count: 500_000), String(repeating: "x", count: 99)] {
      let error = #expect(throws: CurveError.self) {
        try ScalingCurve.dynamicType.steps(matching: selection)
      }
      #expect((error?.message.count ?? 999) < 200)
    }
    let many = String(repeating: "l-ax5,", count: 500)
    #expect((try? ScalingCurve.dynamicType.steps(matching: many))?.count == 9)
  }

  @Test("Selecting every pair of steps as a range gives what lies between")
  func ranges() throws {
    let steps = ScalingCurve.dynamicType.steps
    for first in steps.indices {
      for last in first..<steps.count {
        let selection = "\(steps[first].name)-\(steps[last].name)"
        #expect(
          try ScalingCurve.dynamicType.steps(matching: selection) == Array(steps[first...last]))
      }
    }
  }
}
