internal import GalleyArticle
internal import GalleyConfiguration
internal import GalleyStyle
internal import GalleyText

/// The page numbers of the contents: in a column of their own, or where that leaves no room for text, behind the last
/// words or below them.
struct ContentsNumbers {
  /// Where a number goes.
  private struct Place {
    /// The index of the fragment that it follows.
    var fragment: Int
    /// Its band and its baseline.
    var top: Double
    var height: Double
    var baseline: Double
    /// The end of the text on that line, towards the number; nil where no line of dots leads there.
    var textEnd: Double?
  }

  private let style: PageTextStyle
  private let widest: String
  private let isRightToLeft: Bool
  private let left: Double
  private let measure: Double
  private let width: Double
  private let dot: PageTextLine?
  private var places: [Place] = []
  /// What the text of entries leaves free at its end.
  let column: Double

  init(
    widest: String, _ texts: PageTexts, left: Double, measure: Double, _ setter: PageTextSetter
  ) {
    style = texts.contentsEntry
    self.widest = widest
    self.left = left
    self.measure = measure
    isRightToLeft = texts.direction == .rightToLeft
    width = setter.line(widest, style)?.width ?? 0
    dot = setter.line(".", style)
    let em = style.character.size
    let isColumn = !widest.isEmpty && measure - width - em >= Self.leastMeasure * em
    column = isColumn ? width + em : 0
  }

  /// The least measure for text beside the column, in ems.
  private static let leastMeasure = 10.0
  /// From dot to dot, in ems.
  private static let pitch = 0.5

  /// Finds the place for the number of an entry that was set last; `y` is below it, and moves on where the number takes a
  /// line of its own.
  mutating func add(after fragment: Fragment, at index: Int, _ y: inout Double) {
    guard !widest.isEmpty, let last = fragment.lines.last else { return }
    let end = isRightToLeft ? last.origin.x : last.origin.x + last.width
    let free = isRightToLeft ? end - left : left + measure - end
    var place = Place(
      fragment: index, top: last.top, height: last.height, baseline: last.origin.y, textEnd: end)
    if free < width + style.character.size * 0.5 {
      place.top = y
      place.baseline += y - last.top
      place.textEnd = nil
      y += last.height
    }
    places.append(place)
  }

  /// The fragments with a number behind each entry, and dots that lead to it.
  func inserted(
    into fragments: [Fragment], _ texts: [String]?, _ setter: PageTextSetter
  ) -> [Fragment] {
    var all: [Fragment] = []
    all.reserveCapacity(fragments.count + 2 * places.count)
    var next = 0
    for (index, fragment) in fragments.enumerated() {
      all.append(fragment)
      guard next < places.count, places[next].fragment == index else { continue }
      let place = places[next]
      if let dots = dots(to: place, of: fragment) { all.append(dots) }
      // The space sets it apart from the words before it for who listens.
      if let line = setter.line(" " + (texts?[next] ?? widest), style) {
        all.append(number(line, at: place, of: fragment))
      }
      next += 1
    }
    return all
  }

  private func number(_ line: PageTextLine, at place: Place, of fragment: Fragment) -> Fragment {
    let x = isRightToLeft ? left : left + measure - line.width
    return self.fragment(line, from: x, at: place, of: fragment, repeats: false)
  }

  private func fragment(
    _ set: PageTextLine, from x: Double, at place: Place, of fragment: Fragment, repeats: Bool
  ) -> Fragment {
    var line = set.line
    line.ink = line.ink?.offset(x: x, y: place.baseline - line.origin.y)
    line.origin = Point(x: x, y: place.baseline)
    line.top = place.top
    line.height = place.height
    return Fragment(
      path: fragment.path, role: fragment.role, node: fragment.node,
      frame: Rect(x: x, y: place.top, width: line.width, height: place.height), text: set.text,
      lines: [line], repeats: repeats)
  }

  /// Dots from the text to the column, which stand below one another in all lines; nil where there is room for none.
  private func dots(to place: Place, of fragment: Fragment) -> Fragment? {
    guard let dot, let end = place.textEnd, let run = dot.line.runs.first?.glyphs,
      let glyph = run.glyphs.first
    else { return nil }
    let pitch = style.character.size * Self.pitch
    let free =
      isRightToLeft ? end - left - width - 2 * pitch : left + measure - width - 2 * pitch - end
    let count = Int(free / pitch)
    guard count >= 2 else { return nil }
    var set = dot
    var dots = run
    dots.glyphs = (0..<count).map {
      Glyph(id: glyph.id, x: glyph.x + Float(Double($0) * pitch), y: glyph.y, cluster: Int32($0))
    }
    dots.level = 0
    dots.width = Double(count) * pitch
    dots.text = 0..<count
    set.text = style.text(
      String(repeating: ".", count: count), standingFor: PageTextSetter.nowhere)
    set.line.text = 0..<count
    set.line.width = dots.width
    set.line.runs = [LineRun(glyphs: dots, x: 0, style: 0)]
    let x =
      isRightToLeft ? left + width + pitch : left + measure - width - pitch - dots.width
    return self.fragment(set, from: x, at: place, of: fragment, repeats: true)
  }
}
