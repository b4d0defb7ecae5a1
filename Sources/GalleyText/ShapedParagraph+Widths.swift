extension ShapedParagraph {
  /// The widest line that the text has of itself, and the widest piece that no opportunity breaks, in ems of the
  /// paragraph, without tracking.
  public var naturalWidths: (line: Double, word: Double) {
    var line: Int64 = 0
    var word: Int64 = 0
    var lineStart: Int64 = 0
    var wordStart: Int64 = 0
    for index in breaks.indices {
      let end = positions[index] - Int64(hanging[index])
      word = max(word, end - wordStart)
      wordStart = positions[index]
      if breakFlags[index].contains(.mandatory) || index == breaks.count - 1 {
        line = max(line, end - lineStart)
        lineStart = positions[index]
      }
    }
    let em = Double(Self.unitsPerEm)
    return (Double(line) / em, Double(word) / em)
  }
}
