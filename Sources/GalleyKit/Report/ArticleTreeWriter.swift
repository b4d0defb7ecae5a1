internal import GalleyArticle
internal import GalleyConfiguration

/// Writes the parts of one article as JSON. Blocks are in `ArticleTreeWriter+Blocks.swift`.
struct ArticleTreeWriter {
  private let positions: SourcePositions

  init(_ source: SourceText) {
    positions = SourcePositions(source)
  }

  /// The place of something, as the member `source`.
  func source(_ range: SourceRange, to writer: inout JSONWriter) {
    writer.key("source")
    writer.object(isInline: true) { writer in
      writer.key("bytes")
      writer.values(range.lowerBound, range.upperBound)
      writer.member("from", "\(positions.position(of: range.lowerBound))")
      writer.member("to", "\(positions.position(of: range.upperBound))")
    }
  }

  // MARK: - Around the blocks

  func write(_ frontMatter: FrontMatter, to writer: inout JSONWriter) {
    guard let range = frontMatter.range else { return writer.null() }
    writer.object { writer in
      for (name, entry) in frontMatter.namedEntries { member(name, entry, to: &writer) }
      for (name, entries) in [
        ("authors", frontMatter.authors), ("keywords", frontMatter.keywords),
      ] where !entries.isEmpty {
        writer.key(name)
        writer.array { writer in
          for entry in entries { write(entry, to: &writer) }
        }
      }
      if let names = frontMatter.typographyNames { writer.member("typography", names) }
      if let direction = frontMatter.direction {
        writer.member("direction", direction.rawValue)
      }
      source(range, to: &writer)
    }
  }

  private func member(
    _ name: String, _ entry: FrontMatter.Entry, to writer: inout JSONWriter
  ) {
    writer.key(name)
    write(entry, to: &writer)
  }

  private func write(_ entry: FrontMatter.Entry, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("text", entry.text)
      source(entry.range, to: &writer)
    }
  }

  func write(_ note: Footnote, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("number", note.number)
      writer.member("label", note.label)
      writer.key("blocks")
      write(note.blocks, to: &writer)
      source(note.range, to: &writer)
    }
  }

  func write(_ finding: Finding, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("rule", finding.rule)
      writer.member("severity", finding.severity.rawValue)
      writer.member("message", finding.message)
      writer.member("remedy", finding.remedy)
      if let range = finding.range { source(range, to: &writer) }
    }
  }

  // MARK: - Text

  /// A run of prose or code: its text, its spans, the way back to the source, and its place.
  func write(_ text: InlineText, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("text", text.string)
      if !text.spans.isEmpty {
        var index = 0
        writer.key("spans")
        spans(of: text, under: nil, from: &index, to: &writer)
      }
      writer.key("map")
      map(of: text, to: &writer)
      source(text.range, to: &writer)
    }
  }

  private func map(of text: InlineText, to writer: inout JSONWriter) {
    let pieces = text.map.pieces
    writer.array { writer in
      for (index, piece) in pieces.enumerated() {
        let end = index + 1 < pieces.count ? pieces[index + 1].start : text.map.count
        writer.object(isInline: true) { writer in
          writer.key("text")
          writer.values(piece.start, end)
          writer.key("source")
          writer.values(piece.source.lowerBound, piece.source.upperBound)
          writer.member("isVerbatim", piece.isVerbatim)
        }
      }
    }
  }

  /// The spans that a span holds, from an index on, which moves behind the last of them.
  private func spans(
    of text: InlineText, under parent: Int?, from index: inout Int, to writer: inout JSONWriter
  ) {
    writer.array { writer in
      while index < text.spans.count, text.spans[index].parent == parent {
        let place = index
        let span = text.spans[place]
        index += 1
        writer.object { writer in
          write(span.kind, to: &writer)
          writer.key("text")
          writer.values(span.range.lowerBound, span.range.upperBound)
          write(span.attributes, to: &writer)
          source(span.source, to: &writer)
          if index < text.spans.count, text.spans[index].parent == place {
            writer.key("spans")
            spans(of: text, under: place, from: &index, to: &writer)
          }
        }
      }
    }
  }

  private func write(_ kind: InlineSpan.Kind, to writer: inout JSONWriter) {
    writer.member("kind", kind.name)
    switch kind {
    case .link(let destination, let title):
      writer.member("destination", destination)
      writer.member("title", title)
    case .image(let image): write(image, to: &writer)
    case .footnoteReference(let label, let number, let occurrence):
      writer.member("label", label)
      writer.member("number", number)
      writer.member("occurrence", occurrence)
    case .abbreviation(let title): writer.member("title", title)
    case .emphasis, .strong, .strikethrough, .code, .superscript, .subscripted, .underline, .mark,
      .keyboard, .small, .plain:
      break
    }
  }

  /// The members of an image.
  func write(_ image: Image, to writer: inout JSONWriter) {
    writer.member("destination", image.destination)
    writer.member("alternative", image.alternative)
    writer.member("title", image.title)
  }

  /// The member `attributes`; none when nothing is given.
  func write(_ attributes: Attributes, to writer: inout JSONWriter) {
    guard attributes != Attributes() else { return }
    writer.key("attributes")
    writer.object(isInline: true) { writer in
      if let id = attributes.id { writer.member("id", id) }
      if !attributes.classes.isEmpty { writer.member("classes", attributes.classes) }
      if let language = attributes.language { writer.member("language", language) }
      if let direction = attributes.direction { writer.member("direction", direction.rawValue) }
      if let alignment = attributes.alignment { writer.member("alignment", alignment.rawValue) }
      if let lines = attributes.lines { writer.member("lines", lines) }
      if let scale = attributes.minimumScale { writer.member("minimumScale", scale) }
      if let width = attributes.width { writer.member("width", width.text) }
    }
  }
}
