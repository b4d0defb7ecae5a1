internal import GalleyKit

/// What text styles become at the steps of one or several curves.
struct CurveReport: ScaleReport {
  /// What the styles start from.
  enum Subject {
    /// The styles' own sizes at Large.
    case styles
    /// A font set's, with its tracking, the floor applied last.
    case fonts(FontSet)
    /// One size for all, and its largest.
    case value(ScaledValueQuestion)
  }

  /// A style at a step.
  struct Cell {
    var step: ScalingCurve.Step
    var type: ScaledType
    /// What a value, which is no font's size, becomes; nil where the curve does not scale values.
    var value: Double?
    /// In thousandths of an em.
    var tracking: Double?
    /// What the floor raised.
    var raised: FloorRecord?
    /// The styles that ought to be larger and are smaller.
    var inversions: [HierarchyInversion] = []
  }

  /// A curve and the cells of every style at the chosen steps.
  struct Column {
    var curve: ScalingCurve
    var cells: [TextStyle: [Cell]]
  }

  let subject: Subject
  let styles: [TextStyle]
  let columns: [Column]

  /// The smallest size that the font set is set at, as in style sheets that name none.
  static let floor = SizeFloor()

  init(
    _ subject: Subject, styles: [TextStyle],
    curves: [(curve: ScalingCurve, steps: [ScalingCurve.Step])]
  ) {
    self.subject = subject
    self.styles = styles
    columns = curves.map { curve, steps in
      let inversions = Self.inversions(subject, curve, steps)
      let cells = styles.map { style in
        let row = steps.map { step in
          var cell = Self.cell(subject, style, curve, step)
          cell.inversions = inversions.filter { $0.step == step.name && $0.lower == style }
          return cell
        }
        return (style, row)
      }
      return Column(curve: curve, cells: Dictionary(uniqueKeysWithValues: cells))
    }
  }

  /// The size at Large that a style starts from, in points.
  func base(_ style: TextStyle) -> Double { Self.base(subject, style) }

  // MARK: - Figures

  private static func base(_ subject: Subject, _ style: TextStyle) -> Double {
    switch subject {
    case .styles: style.largeSize
    case .fonts(let set): set.sizes[style] ?? style.largeSize
    case .value(let question): question.value
    }
  }

  private static func cell(
    _ subject: Subject, _ style: TextStyle, _ curve: ScalingCurve, _ step: ScalingCurve.Step
  ) -> Cell {
    let base = base(subject, style)
    let type = curve.scaled(style, base: base, at: step)
    switch subject {
    case .styles:
      return Cell(step: step, type: type)
    case .fonts(let set):
      let (raised, record) = floor.applied(to: type, style: style, step: step)
      return Cell(
        step: step, type: raised, tracking: set.tracking.tracking(size: raised.size, base: base),
        raised: record)
    case .value(let question):
      return Cell(
        step: step, type: question.capped(type), value: question.scaled(style, by: curve, at: step))
    }
  }

  private static func inversions(
    _ subject: Subject, _ curve: ScalingCurve, _ steps: [ScalingCurve.Step]
  ) -> [HierarchyInversion] {
    switch subject {
    case .styles: curve.hierarchyInversions(steps: steps)
    case .fonts(let set):
      curve.hierarchyInversions(bases: set.sizes, steps: steps, floor: floor)
    // One size for all has no order.
    case .value: []
    }
  }
}
