internal import GalleyConfiguration

/// The languages of a text by offset: its own, and those that spans in it are given.
struct LanguageRuns {
  private struct Run {
    var start: Int
    var language: String
  }

  private var runs: [Run]

  init(of text: InlineText, in language: String) {
    runs = [Run(start: 0, language: language)]
    var open: [(end: Int, outer: String)] = []
    for span in text.spans {
      guard let own = span.attributes.language else { continue }
      close(&open, upTo: span.range.lowerBound)
      let outer = runs[runs.count - 1].language
      open.append((span.range.upperBound, outer))
      runs.append(Run(start: span.range.lowerBound, language: own))
    }
    close(&open, upTo: Int.max)
  }

  private mutating func close(_ open: inout [(end: Int, outer: String)], upTo offset: Int) {
    while let last = open.last, last.end <= offset {
      open.removeLast()
      runs.append(Run(start: last.end, language: last.outer))
    }
  }

  /// The language at an offset.
  subscript(_ offset: Int) -> String {
    runs[max(0, runs.partitioningIndex { $0.start > offset } - 1)].language
  }
}
