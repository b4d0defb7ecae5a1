internal import GalleyKit

extension CurveReport {
  var head: [(name: String, value: Records.Field)] {
    guard case .fonts(let set) = subject else { return [] }
    return [
      ("fontSet", .text(set.name)), ("tracking", .text(set.tracking.name)),
      ("floor", .number(Self.floor.points)),
    ]
  }

  /// By curve, style and step. `outgrows` are the styles that ought to be larger.
  var records: Records {
    let own: [String] =
      switch subject {
      case .styles: ["outgrows"]
      case .fonts: ["tracking", "sizeBeforeFloor", "outgrows"]
      case .value: ["value"]
      }
    var records = Records(["curve", "step", "style", "base", "size", "leading"] + own)
    for column in columns {
      for style in styles {
        for cell in column.cells[style] ?? [] {
          let common: [Records.Field] = [
            .text(column.curve.name), .text(cell.step.name), .text(style.rawValue),
            .number(base(style)), .number(cell.type.size), .number(cell.type.leading),
          ]
          records.rows.append(common + fields(of: cell))
        }
      }
    }
    return records
  }

  private func fields(of cell: Cell) -> [Records.Field] {
    let outgrows = cell.inversions.map(\.upper.rawValue)
    let inverted: Records.Field = outgrows.isEmpty ? .absent : .list(outgrows)
    return switch subject {
    case .styles: [inverted]
    case .fonts: [number(cell.tracking), number(cell.raised?.originalSize), inverted]
    case .value: [number(cell.value)]
    }
  }

  private func number(_ number: Double?) -> Records.Field { number.map { .number($0) } ?? .absent }
}
