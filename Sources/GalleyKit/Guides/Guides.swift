public import GalleyConfiguration
public import GalleyLayout
public import GalleyText

/// Lines and boxes on a page that show how it was set.
///
/// What a page has stays as it is and where it is. Guides are artifacts, some behind it and some over it, and each
/// kind has a form of its own, so that they can be told apart without their colors too:
///
/// - the band of each line's leading, blue: a tint behind everything, two that alternate, and a tick on both sides of
///   the block where a band begins and ends, which also shows beside what has a background;
/// - baselines, red: solid rules as wide as the block;
/// - the ink of each line, blue: a thin outline around it;
/// - the ink of each glyph run, green: marks around its corners;
/// - the columns inside the margins, brown, and orange on dark pages: dashed rules.
public struct Guides {
  private let colors: GuideColors
  private let worker: TextWorker

  /// Guides in the colors that an appearance needs; `worker` tells the ink of runs.
  public init(_ appearance: Appearance, with worker: TextWorker) {
    colors = GuideColors(appearance)
    self.worker = worker
  }

  /// The page with its guides.
  public func added(to page: Page) -> Page {
    var page = page
    let behind = page.lines.enumerated().map { index, line in
      let color = index.isMultiple(of: 2) ? colors.band : colors.otherBand
      return Shape(.fill(cornerRadius: 0), frame: line.band, color: color)
    }
    let above =
      page.lines.flatMap(shapes) + runs(of: page).flatMap(corners) + page.columns.flatMap(dashes)
    page.items = items(behind) + page.items + items(above)
    return page
  }

  private func items(_ shapes: [Shape]) -> [PageItem] {
    shapes.map { PageItem(.shape($0), mark: .layoutArtifact) }
  }

  private func rule(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color)
    -> Shape
  {
    let frame = Rect(x: x, y: y, width: width, height: height)
    return Shape(.fill(cornerRadius: 0), frame: frame, color: color)
  }

  // MARK: - Lines

  /// How thick rules and outlines are, in points: a pixel at twice the size.
  private static let thin = 0.5
  /// The length of a tick in points, and its distance from the block.
  private static let tick = 3.0

  private func shapes(of line: PlacedLine) -> [Shape] {
    let thin = Self.thin
    let band = line.band
    var shapes = [band.y, band.maxY].flatMap { height in
      [band.x - 2 * Self.tick, band.maxX + Self.tick].map { x in
        rule(x, height - thin / 2, Self.tick, thin, colors.tick)
      }
    }
    shapes.append(rule(band.x, line.baseline, band.width, thin, colors.baseline))
    if let ink = line.ink {
      shapes.append(
        Shape(
          .outline(width: thin, cornerRadius: 0), frame: ink.expanded(by: thin),
          color: colors.lineInk))
    }
    return shapes
  }

  // MARK: - Runs

  /// The ink of each run of a page that has some.
  private func runs(of page: Page) -> [Rect] {
    page.items.compactMap { item in
      guard case .glyphs(let placed) = item.content, let ink = worker.ink(of: placed.run) else {
        return nil
      }
      return Rect(
        x: placed.origin.x + ink.left, y: placed.origin.y + ink.top, width: ink.right - ink.left,
        height: ink.bottom - ink.top)
    }
  }

  /// How thick the marks at corners are, in points, and how long at most.
  private static let thick = 1.0
  private static let arm = 4.0

  private func corners(of ink: Rect) -> [Shape] {
    let box = ink.expanded(by: Self.thick)
    let width = min(Self.arm, box.width / 3)
    let height = min(Self.arm, box.height / 3)
    return [box.y, box.maxY - Self.thick].flatMap { y in
      [rule(box.x, y, width, Self.thick, colors.runInk)]
        + [rule(box.maxX - width, y, width, Self.thick, colors.runInk)]
    }
      + [box.x, box.maxX - Self.thick].flatMap { x in
        [rule(x, box.y, Self.thick, height, colors.runInk)]
          + [rule(x, box.maxY - height, Self.thick, height, colors.runInk)]
      }
  }

  // MARK: - Columns

  /// The length of a dash in points, and of a dash with its gap.
  private static let dash = 6.0
  private static let period = 10.0

  private func dashes(around column: Rect) -> [Shape] {
    let thin = Self.thin
    let across = stride(from: column.x, to: column.maxX, by: Self.period).flatMap { x in
      [column.y - thin, column.maxY].map { y in
        rule(x, y, min(Self.dash, column.maxX - x), thin, colors.column)
      }
    }
    let down = stride(from: column.y, to: column.maxY, by: Self.period).flatMap { y in
      [column.x - thin, column.maxX].map { x in
        rule(x, y, thin, min(Self.dash, column.maxY - y), colors.column)
      }
    }
    return across + down
  }
}

extension Rect {
  /// The rectangle with a margin all around.
  fileprivate func expanded(by margin: Double) -> Rect {
    Rect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}
