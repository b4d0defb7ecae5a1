internal import GalleyKit

extension LayoutRecord {
  /// The record as text: a head of a line each, then a line for each block and, set in, one for each of its lines.
  ///
  ///     galley layout 1
  ///     step ax3
  ///     geometry phone 390 x 8120.33
  ///     body 40/48
  ///     pages 1
  ///     face 0 AtkinsonHyperlegible-Regular 8c3b2b5a7d1f0e94
  ///     block 88:1 paragraph at 20 120 350 96 size 40/48 "paragraph 14"
  ///       160 20 312.4 0 "Large type is "
  ///       208 20 301.12 0 1@7 "not zoomed"
  ///
  /// A block has its place in the article, its role, its frame and its path; a line its baseline, left edge and width,
  /// its faces by number, each with `@` and the offset where it begins and `/` and a size unlike the block's, and its text.
  public var text: String {
    var text = "galley layout \(Self.formatVersion)\n"
    text += "step \(step)\n"
    text += "geometry \(geometry) \(number(width)) x \(number(height))\n"
    text += "body \(number(bodySize))/\(number(bodyLeading))\n"
    text += "pages \(pageCount)\n"
    for (index, face) in faces.enumerated() {
      text += "face \(index) \(face.name) \(face.digest)\n"
    }
    for block in blocks {
      text += block.head
      for line in block.lines { text += line.text(in: block) }
    }
    return text
  }
}

extension LayoutRecord.Block {
  fileprivate var head: String {
    var text = "block \(line):\(column) \(role) at \(frame.map(number).joined(separator: " "))"
    if size != 0 { text += " size \(number(size))/\(number(leading))" }
    if tracking != 0 { text += " tracking \(number(tracking))" }
    if !picture.isEmpty { text += " picture \(QuotedText.quoted(picture))" }
    return text + " \(QuotedText.quoted(path))\n"
  }
}

extension LayoutRecord.Line {
  fileprivate func text(in block: LayoutRecord.Block) -> String {
    var parts = ["  \(number(baseline))", number(x), number(width)]
    if page > 0 { parts.append("page-\(page)") }
    if isOverflowing { parts.append("overflow") }
    if isCut { parts.append("cut") }
    for run in runs {
      var part = "\(run.face)"
      if run.start > 0 { part += "@\(run.start)" }
      if run.size != block.size { part += "/\(number(run.size))" }
      parts.append(part)
    }
    return parts.joined(separator: " ") + " \(QuotedText.quoted(text))\n"
  }
}

private func number(_ value: Double) -> String { Decimal.text(value, places: 2) }
