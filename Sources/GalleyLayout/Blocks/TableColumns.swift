/// The widths of a table's columns with their padding, and where each begins.
struct TableColumns {
  /// What the texts of a column want, in points.
  struct Need {
    /// The widest one, unbroken.
    var natural = 0.0
    /// The root mean square of all: one long text among many short ones says little.
    var usual = 0.0
    /// The widest word.
    var word = 0.0
    /// What its words can be hyphenated down to; at most `word`.
    var piece = 0.0

    /// The same in text of another size.
    func scaled(by scale: Double) -> Need {
      Need(
        natural: natural * scale, usual: usual * scale, word: word * scale, piece: piece * scale)
    }

    /// A little more than measured, so that rounding never breaks a line that fits.
    fileprivate var rounded: Need {
      Need(
        natural: natural.rounded(.up) + 1, usual: usual, word: word.rounded(.up) + 1,
        piece: piece.rounded(.up) + 1)
    }
  }

  /// `natural`, `wrapped`, `hyphenated` or `cut`.
  let rung: TableRung
  let widths: [Double]
  let starts: [Double]
  let padding: Double
  /// The narrowest text among the columns whose words do not fit; infinite when all fit.
  let narrowestCut: Double
  var total: Double { widths.reduce(0, +) }

  /// Natural widths where they fit. Else each column gets its widest word and a share of what is left over. Where even
  /// the words do not fit, each gets what its words can be hyphenated down to. Where that does not fit either, words
  /// are cut.
  init(_ needs: [Need], in width: Double, padding wanted: Double) {
    let count = Double(max(1, needs.count))
    // Padding yields before the text does.
    let padding = min(wanted, width / count / 8)
    let room = width - 2 * padding * count
    let needs = needs.map(\.rounded)
    let texts: [Double]
    if needs.sum(\.natural) <= room {
      rung = .natural
      texts = needs.map(\.natural)
    } else if needs.sum(\.word) <= room {
      rung = .wrapped
      texts = Self.shared(needs, needs.map(\.word), room)
    } else if needs.sum(\.piece) <= room {
      rung = .hyphenated
      texts = Self.shared(needs, Self.hyphenated(needs, into: room), room)
    } else {
      rung = .cut
      texts = Self.leveled(needs.map(\.word), into: room)
    }
    self.padding = padding
    narrowestCut = zip(texts, needs).filter { $0 < $1.word - 1e-6 }.map(\.0).min() ?? .infinity
    widths = texts.map { $0 + 2 * padding }
    var start = 0.0
    starts = widths.map { width in
      defer { start += width }
      return start
    }
  }

  /// A column that wants less than this share of an even width gets what it wants: numbers, dates and marks stay whole,
  /// which costs the others little. Chosen by eye.
  private static let littleShare = 2.0 / 3

  /// The least width of each column, and what is left over by how much more its texts want.
  private static func shared(_ needs: [Need], _ least: [Double], _ room: Double) -> [Double] {
    let little = room / Double(needs.count) * littleShare
    var widths = zip(needs, least).map { $0.natural <= little ? $0.natural : $1 }
    // Where the others need even that little, nobody keeps it.
    if widths.reduce(0, +) > room { widths = least }
    var left = room - widths.reduce(0, +)
    var open = needs.indices.filter { needs[$0].natural > widths[$0] }
    // All but nothing for a column of few long texts, so that there is always something to share by.
    let weights = needs.indices.map { index in
      let need = needs[index]
      return max(need.usual - least[index], (need.natural - least[index]) / 50, 1e-6)
    }
    while left > 1e-9, !open.isEmpty {
      let total = open.reduce(0) { $0 + weights[$1] }
      let full = open.filter { widths[$0] + left * weights[$0] / total >= needs[$0].natural }
      if full.isEmpty {
        for index in open { widths[index] += left * weights[index] / total }
        break
      }
      for index in full {
        left -= needs[index].natural - widths[index]
        widths[index] = needs[index].natural
      }
      open.removeAll { full.contains($0) }
    }
    return widths
  }

  /// What columns need when as few of them hyphenate as must: those first that gain the most.
  private static func hyphenated(_ needs: [Need], into room: Double) -> [Double] {
    var widths = needs.map(\.word)
    var sum = widths.reduce(0, +)
    let order = needs.indices.sorted {
      let (first, second) = (needs[$0].word - needs[$0].piece, needs[$1].word - needs[$1].piece)
      return (second, $0) < (first, $1)
    }
    for index in order where sum > room {
      sum -= widths[index] - needs[index].piece
      widths[index] = needs[index].piece
    }
    return widths
  }

  /// One width for all columns but those that need less: they keep what they need, and the others share the rest evenly.
  private static func leveled(_ wanted: [Double], into room: Double) -> [Double] {
    var widths = wanted
    var open = Array(wanted.indices)
    var left = room
    while !open.isEmpty {
      let share = left / Double(open.count)
      let content = open.filter { wanted[$0] <= share }
      if content.isEmpty {
        for index in open { widths[index] = share }
        break
      }
      for index in content { left -= wanted[index] }
      open.removeAll { wanted[$0] <= share }
    }
    return widths
  }
}

extension Array where Element == TableColumns.Need {
  fileprivate func sum(_ width: (Element) -> Double) -> Double { reduce(0) { $0 + width($1) } }
}
