internal import GalleyLayout
internal import GalleyText

extension PageItem {
  /// The upper end of what is painted, or a little above it.
  var top: Double {
    switch content {
    case .shape(let shape): shape.frame.y
    case .picture(let picture): picture.frame.y
    case .glyphs(let placed): placed.origin.y - placed.run.size * 1.5
    }
  }

  /// The item `scale` times as large and then moved, for another mark: text stays text.
  ///
  /// The optical size of a face stays that of the original, since it is the original that is shown.
  func scaled(_ scale: Double, to origin: Point, mark: Mark) -> PageItem {
    func moved(_ frame: Rect) -> Rect {
      Rect(
        x: origin.x + frame.x * scale, y: origin.y + frame.y * scale, width: frame.width * scale,
        height: frame.height * scale)
    }
    switch content {
    case .shape(var shape):
      shape.frame = moved(shape.frame)
      shape.kind = shape.kind.scaled(scale)
      return PageItem(.shape(shape), mark: mark)
    case .picture(var picture):
      picture.frame = moved(picture.frame)
      return PageItem(.picture(picture), mark: mark)
    case .glyphs(var placed):
      placed.origin = Point(
        x: origin.x + placed.origin.x * scale, y: origin.y + placed.origin.y * scale)
      if scale != 1 { placed.run.scale(by: scale) }
      return PageItem(.glyphs(placed), mark: mark)
    }
  }
}

extension Shape.Kind {
  fileprivate func scaled(_ scale: Double) -> Shape.Kind {
    switch self {
    case .fill(let cornerRadius): .fill(cornerRadius: cornerRadius * scale)
    case .outline(let width, let cornerRadius):
      .outline(width: width * scale, cornerRadius: cornerRadius * scale)
    case .check(let width): .check(width: width * scale)
    case .symbol(let symbol): .symbol(symbol)
    }
  }
}

extension GlyphRun {
  fileprivate mutating func scale(by scale: Double) {
    size *= scale
    width *= scale
    for index in glyphs.indices {
      glyphs[index].x *= Float(scale)
      glyphs[index].y *= Float(scale)
    }
  }
}
