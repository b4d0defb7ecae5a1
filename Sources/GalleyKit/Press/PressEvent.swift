public import DynamicType

/// Something that a press begins or ends, for progress and for timings. It comes on the thread that does it.
public enum PressEvent: Sendable {
  /// What there is to do to an article.
  public enum Stage: String, CaseIterable, Sendable {
    case parse, resolve, shape, set, png, pdf, svg, json, trace, sheet, manifest
  }

  case began(Stage, ScalingCurve.Step?)
  case ended(Stage, ScalingCurve.Step?)
  /// A step is whole, with all its files.
  case finished(ScalingCurve.Step)
}

/// Who watches a press, and may stop it.
public struct PressObserver: Sendable {
  /// Is told of every event, on any thread.
  public var event: @Sendable (PressEvent) -> Void
  /// Is asked between steps and pages.
  public var shouldStop: @Sendable () -> Bool

  public init(
    event: @escaping @Sendable (PressEvent) -> Void = { _ in },
    shouldStop: @escaping @Sendable () -> Bool = { false }
  ) {
    self.event = event
    self.shouldStop = shouldStop
  }

  /// Does something between two events.
  func during<Value>(
    _ stage: PressEvent.Stage, _ step: ScalingCurve.Step? = nil, _ body: () throws -> Value
  ) rethrows -> Value {
    event(.began(stage, step))
    defer { event(.ended(stage, step)) }
    return try body()
  }
}
