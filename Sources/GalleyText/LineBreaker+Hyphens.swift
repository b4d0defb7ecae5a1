extension LineBreaker {
  /// How short a line has to be, as a part of the measure, before the next word is hyphenated into it.
  private static let zone = 0.15

  /// A line that takes in a part of the word after an opportunity; nil where it would stay as it is.
  ///
  /// Not the paragraph's last word, and not one more line in a row than may be. `width` is that of the line without it.
  func hyphenated(
    after candidate: Int, width: Double, _ progress: Progress, _ setting: Setting
  ) -> LineRange? {
    guard setting.hyphens == .anywhere, let hyphenation = paragraph.hyphenation,
      progress.hyphens < setting.mostHyphens,
      isShort(from: progress.at, to: candidate, width: width, setting),
      candidate + 2 < paragraph.breaks.count,
      !paragraph.breakFlags[candidate].contains(.mandatory),
      !paragraph.breakFlags[candidate + 1].contains(.mandatory)
    else { return nil }
    let points = hyphenation.indices(
      after: paragraph.breaks[candidate], before: paragraph.breaks[candidate + 1])
    return hyphenated(at: points, from: progress.at, setting) { !$0.isLastResort }
  }

  /// Whether a line that ends at an opportunity is short enough for a hyphen to be better; or loose enough, where it is
  /// to be justified.
  private func isShort(
    from at: TextPlace, to candidate: Int, width: Double, _ setting: Setting
  ) -> Bool {
    guard setting.justification != nil else { return width < setting.limit * (1 - Self.zone) }
    let spaces = widthOfSpaces(from: at, to: paragraph.place(ofBreak: candidate))
    return setting.limit - width > spaces * Justification.easyStretch * Justification.looseness
  }

  /// A line that ends at the last point that fits; nil without one.
  func hyphenated(
    at points: Range<Int>, from a: TextPlace, _ setting: Setting,
    where isAllowed: (HyphenationPoints.Point) -> Bool = { _ in true }
  ) -> LineRange? {
    guard let hyphenation = paragraph.hyphenation else { return nil }
    let slack = Double(ShapedParagraph.unitsPerEm)
    for index in points.reversed() {
      let point = hyphenation.points[index]
      guard isAllowed(point), estimate(from: a, to: point.place, setting) <= setting.limit + slack
      else {
        continue
      }
      let width = self.width(from: a, to: point.place, point.flags, hang: 0, setting)
      guard width <= setting.limit else { continue }
      return LineRange(
        from: a, to: point.place, width: width * setting.scale, isEmergency: false,
        showsHyphen: true)
    }
    return nil
  }

  /// The width between two places without anything shaped again, in units.
  func estimate(from a: TextPlace, to b: TextPlace, _ setting: Setting) -> Double {
    Double(b.position - a.position) + setting.gap * Double(b.gaps - a.gaps)
  }

  func isHyphenationPoint(_ offset: Int32) -> Bool {
    guard let hyphenation = paragraph.hyphenation else { return false }
    return !hyphenation.indices(after: offset - 1, before: offset + 1).isEmpty
  }
}
