internal import GalleyStyle
internal import GalleyText

extension GalleySetter {
  /// A run of a line, with the picture that it stands for.
  func run(_ placed: PlacedGlyphRun, of text: StyledText, x: Double) -> LineRun {
    var run = LineRun(glyphs: placed.run, x: x, style: placed.span)
    if let box = text.runs[placed.span].picture,
      case .picture(let picture) = pictures[box.destination]
    {
      run.picture = LinePicture(picture, height: box.height, drop: box.drop)
    }
    return run
  }
}

extension LineRun {
  /// The box of its picture from the left end of its baseline; nil for text.
  var pictureInk: InkBounds? {
    picture.map { picture in
      InkBounds(
        left: 0, top: picture.drop - picture.height, right: glyphs.width, bottom: picture.drop)
    }
  }
}

extension [LineRun] {
  /// Makes a picture that is wider than the measure smaller by what is too much; returns that, or 0 without one.
  ///
  /// A line may end on either side of a picture, so there is nothing else on such a line but marks that go with it.
  mutating func narrowPicture(by excess: Double) -> Double {
    guard excess > 0,
      let index = firstIndex(where: { $0.picture != nil && $0.glyphs.width > excess })
    else { return 0 }
    let width = self[index].glyphs.width
    let scale = (width - excess) / width
    self[index].glyphs.width = width - excess
    self[index].picture?.height *= scale
    self[index].picture?.drop *= scale
    for later in indices where self[later].x > self[index].x { self[later].x -= excess }
    return excess
  }
}
