/// The widths of a table's columns with their padding, and where each begins.
struct TableColumns {
  /// What the text of a column wants, in points.
  struct Need {
    /// Unbroken.
    var natural: Double
    /// The widest word.
    var least: Double
  }

  let widths: [Double]
  let starts: [Double]
  let padding: Double
  /// Whether not even the words fit.
  let isSqueezed: Bool
  /// The narrowest text among the columns whose words do not fit; infinite when all fit.
  let narrowestCut: Double
  var total: Double { widths.reduce(0, +) }

  /// Natural widths where they fit. Else each column gets its widest word and a share of what is left over, by how much
  /// more it wants. Where even the words do not fit, widths go by what the words need, and words are cut.
  init(_ needs: [Need], in width: Double, padding wanted: Double) {
    let count = Double(max(1, needs.count))
    // Padding yields before the text does.
    let padding = min(wanted, width / count / 8)
    let room = width - 2 * padding * count
    // A little more than measured, so that rounding never breaks a line that fits.
    let natural = needs.map { $0.natural.rounded(.up) + 1 }
    let least = needs.map { $0.least.rounded(.up) + 1 }
    let naturalSum = natural.reduce(0, +)
    let leastSum = least.reduce(0, +)
    let texts: [Double]
    if naturalSum <= room {
      texts = natural
    } else if leastSum <= room {
      let more = zip(natural, least).map { $0 - $1 }
      let moreSum = max(1e-9, more.reduce(0, +))
      texts = zip(least, more).map { $0 + (room - leastSum) * $1 / moreSum }
    } else {
      texts = Self.squeezed(least, into: room)
    }
    self.padding = padding
    isSqueezed = naturalSum > room && leastSum > room
    narrowestCut = zip(texts, least).filter { $0 < $1 }.map(\.0).min() ?? .infinity
    widths = texts.map { $0 + 2 * padding }
    var start = 0.0
    starts = widths.map { width in
      defer { start += width }
      return start
    }
  }

  /// Narrow columns keep what they need; the wide ones share the rest evenly.
  private static func squeezed(_ least: [Double], into room: Double) -> [Double] {
    var widths = least
    var open = Set(least.indices)
    var left = room
    while !open.isEmpty {
      let share = left / Double(open.count)
      let content = open.filter { least[$0] <= share }
      if content.isEmpty {
        for index in open { widths[index] = share }
        break
      }
      for index in content.sorted() {
        left -= least[index]
        open.remove(index)
      }
    }
    return widths
  }
}
