/// What is wrong with a curve's name, a selection of its steps, or a curve of one's own.
public enum CurveError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No curve of that name.
  case unknownCurve(NameError)
  /// No step of that name.
  case unknownStep(NameError)
  /// A list after a curve that takes none: `moderate:1.3`.
  case unexpectedList(curve: String, list: String)
  /// An item of a curve's list that is no number.
  case notANumber(curve: String, text: String)
  /// A font scale outside 0.1 to 10.
  case scale(curve: String, value: String)
  /// A percentage outside 10 to 1000.
  case percentage(String)
  /// A range of steps whose first comes after its last.
  case backwardRange(first: String, last: String)
  /// A selection without a step in it.
  case nothingSelected(curve: String, selection: String)
  /// A curve without a step.
  case empty(curve: String)
  /// A curve with more than ``mostSteps`` steps.
  case tooManySteps(curve: String, count: Int)
  /// Two steps of one name or one category.
  case duplicateStep(curve: String, step: String)
  /// A name that no step may have.
  case stepName(String)
  /// A factor outside 0.1 to 10; `style` is nil for the one of all styles.
  case factor(step: String, style: TextStyle?, value: String)

  /// The most steps that a curve may have: two digits number their files.
  public static let mostSteps = 99

  /// The step that the error is about, by name, for finding its line.
  public var step: String? {
    switch self {
    case .duplicateStep(_, let step), .stepName(let step), .factor(let step, _, _): step
    default: nil
    }
  }

  /// The error in words, lower case, with the remedy.
  public var message: String {
    switch self {
    case .unknownCurve(let error), .unknownStep(let error):
      error.message
    case .unexpectedList(let curve, let list):
      "curve \(curve) takes no list; leave \":\(NameError.shortened(list))\" away"
    case .notANumber(let curve, let text):
      "\"\(NameError.shortened(text))\" in curve \(curve) is no number; write it as in \(curve):"
        + (curve == "linear" ? "100,200" : "1.3")
    case .scale(let curve, let value):
      "font scale \(value) of curve \(curve) is out of range; give one from 0.1 to 10"
    case .percentage(let value):
      "percentage \(value) of curve linear is out of range; give one from 10 to 1000"
    case .backwardRange(let first, let last):
      "range of steps \(first)-\(last) runs backward; write \(last)-\(first)"
    case .nothingSelected(let curve, let selection):
      "\"\(NameError.shortened(selection))\" selects no step of \(Self.shown(curve)); "
        + "name a step, or all"
    case .empty(let curve):
      "curve \(Self.shown(curve)) has no step; give at least one"
    case .tooManySteps(let curve, let count):
      "curve \(Self.shown(curve)) has \(count) steps; give at most \(Self.mostSteps)"
    case .duplicateStep(let curve, let step):
      "curve \(Self.shown(curve)) has step \(Self.shown(step)) twice; remove or rename one"
    case .stepName(let name):
      "\"\(NameError.shortened(name))\" is no name for a step; use up to 32 letters, digits, "
        + "periods, hyphens and underscores, and neither all nor ax"
    case .factor(let step, let style, let value):
      "factor \(value) of step \(Self.shown(step))"
        + (style.map { " for \($0.rawValue)" } ?? "")
        + " is out of range; give one from 0.1 to 10"
    }
  }

  /// The same as ``message``.
  public var description: String { message }

  private static func shown(_ name: String) -> String { NameError.shortened(name) }
}
