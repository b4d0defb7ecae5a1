internal import GalleyConfiguration
internal import GalleyLayout
internal import GalleyText

extension PageContent {
  mutating func paint(_ placed: PlacedPicture) {
    guard let image = resources.images.image(of: placed.picture) else { return }
    enterLeaf()
    endText()
    paint(image, in: placed.frame)
  }

  /// A run of colored glyphs: each is an image in a leaf of its own that is read as its text.
  mutating func paintPictures(_ placed: PlacedRun) {
    placed.utf8.withUnsafeBufferPointer { utf8 in
      placed.run.forEachCluster { cluster in
        let text = utf8[cluster.text]
        let glyphs = cluster.places.map { placed.run.glyphs[placed.run.index(atPlace: $0)] }
        let hasImage = glyphs.contains {
          resources.images.image(of: $0.id, in: placed.run.face) != nil
        }
        if !hasImage && SilentCharacters.isSilent(text) { return }
        replacedLeaf(String(decoding: text, as: UTF8.self), cluster, of: placed) { content in
          for glyph in glyphs { content.paint(glyph, of: placed) }
        }
      }
    }
  }

  private mutating func paint(_ glyph: Glyph, of placed: PlacedRun) {
    guard let picture = resources.images.image(of: glyph.id, in: placed.run.face) else { return }
    let size = placed.run.size
    paint(
      picture.image,
      in: picture.box.offset(
        scaledBy: size, x: placed.origin.x + Double(glyph.x),
        y: placed.origin.y + Double(glyph.y)))
  }

  /// The form that the face has for a missing glyph; PDF/UA and PDF/A allow no reference to the
  /// glyph itself (ISO 14289-1, 7.21.8).
  mutating func paintMissing(_ cluster: GlyphCluster, of placed: PlacedRun) {
    let bytes = placed.utf8[cluster.text]
    replacedLeaf(String(decoding: bytes, as: UTF8.self), cluster, of: placed) { content in
      content.setFill(placed.color)
      for place in cluster.places {
        let glyph = placed.run.glyphs[placed.run.index(atPlace: place)]
        content.paintOutline(of: glyph, placed)
      }
    }
  }

  private mutating func paintOutline(of glyph: Glyph, _ placed: PlacedRun) {
    guard let face = resources.cairoFaces.face(placed.run.face.unsynthesized)
    else { return }
    let outline = GlyphOutline(glyph.id, of: face)
    let size = placed.run.size
    let x = placed.origin.x + Double(glyph.x)
    let y = placed.origin.y + Double(glyph.y)
    func scaled(_ point: (Double, Double)) -> (Double, Double) {
      (x + point.0 * size, y + point.1 * size)
    }
    for segment in outline.segments {
      switch segment {
      case .move(let px, let py): move(scaled((px, py)).0, scaled((px, py)).1)
      case .line(let px, let py): line(scaled((px, py)).0, scaled((px, py)).1)
      case .curve(let a, let b, let end): curve(scaled(a), scaled(b), scaled(end))
      case .close: out.put("h ")
      }
    }
    if !outline.segments.isEmpty { out.put("f\n") }
  }

  private mutating func replacedLeaf(
    _ text: String, _ cluster: GlyphCluster, of placed: PlacedRun,
    _ paint: (inout PageContent) -> Void
  ) {
    beginReplacement(text)
    paint(&self)
    let first = placed.run.glyphs[placed.run.index(atPlace: cluster.places.lowerBound)]
    paintHiddenSpace(
      at: Point(x: placed.origin.x + Double(first.x), y: placed.origin.y + Double(first.y)),
      size: placed.run.size)
    endReplacement()
  }

  /// An image fills the unit square; the matrix brings that into the frame, turned as the picture
  /// is.
  private mutating func paint(_ image: PageImages.Placed, in frame: Rect) {
    let turn = image.orientation.matrix
    // The map of the unit square is written for rows that run down, PDF's run up.
    let (w, h) = (frame.width, frame.height)
    let bottom = page.size.height - frame.maxY
    out.put("q ")
    put(turn.a * w)
    put(-turn.b * h)
    put(-turn.c * w)
    put(turn.d * h)
    put(frame.x + (turn.c + turn.e) * w)
    put(bottom + (1 - turn.d - turn.f) * h)
    out.put("cm/X")
    out.put(image.number)
    out.put(" Do Q\n")
  }
}

extension PageImages.Box {
  func offset(scaledBy size: Double, x: Double, y: Double) -> Rect {
    Rect(
      x: x + left * size, y: y - top * size, width: width * size, height: height * size)
  }
}
