internal import GalleyArticle
internal import GalleyConfiguration
internal import GalleyStyle
internal import GalleyText

extension GalleySetter {
  /// Sets a picture as wide as the measure and the page allow, and its caption.
  mutating func setFigure(_ figure: StyledFigure, of block: StyledBlock, in frame: Frame) {
    let top = y
    if figure.isDecorative, figure.link == nil,
      case .picture(let picture) = pictures[figure.image.destination]
    {
      place(picture, as: figure, node: frame.node, of: block, in: frame, room: pageRoom)
      fragments[fragments.count - 1].isDecoration = true
      keeps.append(Galley.Keep(top: top, bottom: y))
      return
    }
    let node = add(.figure, of: block, under: linkNode(of: figure, block, in: frame))
    structure[node].alternative = figure.image.alternative
    switch pictures[figure.image.destination] {
    case .picture(let picture):
      let room = room(for: figure, in: frame)
      place(picture, as: figure, node: node, of: block, in: frame, room: room)
    case .unavailable(let reason, let remedy):
      report(
        "missing-picture", .warning,
        "the picture \(figure.image.destination) is not shown: \(reason)", remedy: remedy,
        at: block.range, path: frame.path)
      placeStandIn(figure, node: node, of: block, in: frame)
    }
    if let caption = figure.caption {
      y = snapped(y + figure.gap)
      let under = add(.caption, under: node, range: caption.content.range)
      place(
        caption, role: .caption, node: under,
        in: frame.inside(under, path: frame.path + " / caption"))
    }
    keeps.append(Galley.Keep(top: top, bottom: y, isWhole: true))
  }

  /// What holds the figure: its link, in a paragraph since a link is part of a text, or what holds the block.
  private mutating func linkNode(
    of figure: StyledFigure, _ block: StyledBlock, in frame: Frame
  ) -> StructureNode.ID {
    guard let destination = figure.link else { return frame.node }
    let paragraph = add(.paragraph, under: frame.node, range: block.range)
    return add(.link(target(destination)), under: paragraph, range: block.range)
  }

  /// The greatest height of a picture: a page has room for it, its caption and the heading that it belongs to, unless
  /// these take too much of the page.
  private mutating func room(for figure: StyledFigure, in frame: Frame) -> Double {
    guard geometry.height != nil else { return pageRoom }
    var others = keepFrom.map { y - $0 } ?? 0
    if let caption = figure.caption {
      others += figure.gap + setWithinLimit(caption, in: frame, top: 0, hang: 0).set.bottom
    }
    return max(pageRoom - others, pageRoom / 2)
  }

  /// `room` is the greatest height of the picture.
  private mutating func place(
    _ picture: Picture, as figure: StyledFigure, node: StructureNode.ID, of block: StyledBlock,
    in frame: Frame, room: Double
  ) {
    let size = size(of: picture, as: figure, in: frame, room: room)
    let slack = frame.width - size.width
    let x = figure.alignment.shift(of: slack, isRightToLeft: isRightToLeft(figure, in: frame))
    let box = Rect(x: frame.x + x, y: y, width: size.width, height: size.height)
    fragments.append(
      Fragment(
        path: frame.path, role: block.role, node: node, frame: box,
        shapes: plate(behind: picture, in: box).map { [$0] } ?? [],
        picture: PlacedPicture(frame: box, picture: picture)))
    y = snapped(y + size.height)
  }

  /// Whether a figure begins on the right: as what is around it says, its caption, or the article.
  private func isRightToLeft(_ figure: StyledFigure, in frame: Frame) -> Bool {
    if let direction = frame.direction ?? frame.listDirection { return direction == .rightToLeft }
    return figure.caption.map { isRightToLeft($0) } ?? grid.isRightToLeft
  }

  /// As wide as its author wants, else as its own size; a pixel takes no more room than the style sheet lets it.
  private func size(
    of picture: Picture, as figure: StyledFigure, in frame: Frame, room: Double
  ) -> Size {
    let own = Double(picture.pixelWidth)
    var width =
      switch figure.width {
      case .points(let points): points
      case .share(let share): share * frame.width
      case nil: picture.format == .svg ? own : own * figure.upscale
      }
    if picture.format != .svg { width = min(width, own * figure.upscale) }
    width = min(width, frame.width)
    var height = width * Double(picture.pixelHeight) / max(1, own)
    if height > room {
      width *= room / height
      height = room
    }
    return Size(width: width, height: height)
  }

  /// The text alternative in a frame, where the picture would be.
  private mutating func placeStandIn(
    _ figure: StyledFigure, node: StructureNode.ID, of block: StyledBlock, in frame: Frame
  ) {
    let top = y
    let place = fragments.count
    let padding = min(figure.standIn.base.size * 0.6, frame.width / 8)
    y = snapped(y + padding)
    var inner = frame
    inner.x += padding
    inner.width -= 2 * padding
    self.place(figure.standIn, role: .caption, node: node, in: inner)
    y = snapped(y + padding)
    let box = Rect(x: frame.x, y: top, width: frame.width, height: y - top)
    let outline = Shape.Kind.outline(width: 1, cornerRadius: padding / 2)
    fragments.insert(
      Fragment(
        path: frame.path, role: block.role, node: node, frame: box,
        shapes: [Shape(outline, frame: box, color: figure.frameColor)]), at: place)
  }
}
