internal import DynamicType
internal import GalleyConfiguration
internal import GalleyLayout
internal import GalleyStyle
internal import GalleyText

/// The layout as JSON: every block, line and run with its frame in points and its place in the article.
///
/// Its form is `schema`. Points are rounded to 0.001. The same layout gives the same bytes.
public enum Measurements {
  /// The version of the form: it goes up when a key changes its meaning or goes away.
  public static let formatVersion = 1

  /// What all steps of a document share.
  struct Head {
    var path: String
    var title: String
    var language: String
    var fonts: FontSet
    var styleSheet: String
    var options: PressOptions
  }

  /// A face that some glyph was taken from.
  struct UsedFace: Hashable, Sendable {
    var number: UInt16
    var postScriptName: String
    var family: String
    /// As the manifest names it.
    var file: String
  }

  /// The whole document from its steps, each made by `step(…)`.
  static func document(_ head: Head, faces: [UsedFace], steps: [[UInt8]]) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("formatVersion", formatVersion)
      writer.member("generator", Version.producer)
      writer.key("article")
      writer.object { writer in
        writer.member("path", head.path)
        writer.member("title", head.title)
        writer.member("language", head.language)
      }
      writer.member("fontSet", head.fonts.name)
      writer.member("styleSheet", head.styleSheet)
      writer.member("curve", head.options.curve.name)
      writer.member("appearance", head.options.appearance.rawValue)
      writer.member("boldText", head.options.boldText)
      writer.key("geometry")
      self.geometry(head.options.geometry, to: &writer)
      writer.key("faces")
      writer.array { writer in
        for face in faces { self.face(face, to: &writer) }
      }
      writer.key("steps")
      writer.array { writer in
        for step in steps { writer.raw(step) }
      }
    }
    return writer.bytes
  }

  /// One step, to stand in a document.
  static func step(
    _ galley: Galley, at pages: PagePlaces, totals: StepTotals
  ) -> [UInt8] {
    var writer = JSONWriter(depth: 2)
    writer.object { writer in
      writer.member("name", galley.step.name)
      writer.member("ordinal", galley.step.ordinal)
      writer.member("isAccessibility", galley.step.isAccessibility)
      writer.key("body")
      writer.object(isInline: true) { writer in
        writer.member("size", galley.bodySize)
        writer.member("leading", galley.bodyLeading)
      }
      writer.key("measure")
      writer.values(galley.margin, galley.margin + galley.grid.width)
      if galley.grid.count > 1 {
        writer.key("columns")
        writer.object(isInline: true) { writer in
          writer.member("count", galley.grid.count)
          writer.member("gap", galley.grid.gap)
        }
      }
      writer.key("totals")
      self.totals(totals, to: &writer)
      writer.key("blocks")
      writer.array { writer in
        for fragment in galley.fragments {
          block(fragment, Places(galley, pages), to: &writer)
        }
        for (index, note) in galley.notes.enumerated() {
          for fragment in note.fragments {
            block(fragment, Places(galley, pages, note: index), to: &writer)
          }
        }
      }
    }
    return writer.bytes
  }

  // MARK: - Head

  private static func geometry(_ geometry: PageGeometry, to writer: inout JSONWriter) {
    writer.object(isInline: true) { writer in
      writer.member("name", geometry.name)
      writer.member("width", geometry.width)
      writer.key("height")
      if let height = geometry.height { writer.value(height) } else { writer.null() }
      writer.key("deviceScale")
      if let scale = geometry.deviceScale { writer.value(scale) } else { writer.null() }
    }
  }

  private static func face(_ face: UsedFace, to writer: inout JSONWriter) {
    writer.object(isInline: true) { writer in
      writer.member("number", Int(face.number))
      writer.member("name", face.postScriptName)
      writer.member("family", face.family)
      writer.member("file", face.file)
    }
  }

  private static func totals(_ totals: StepTotals, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("lines", totals.lines)
      writer.member("height", totals.height)
      writer.member("pages", totals.pages)
      writer.member("widestLine", totals.widestLine)
      writer.member("charactersPerLine", totals.charactersPerLine)
      writer.member("fallbackShare", totals.fallbackShare)
      writer.member("missingGlyphs", totals.missingGlyphs)
      writer.member("overflowingLines", totals.overflowingLines)
      writer.member("brokenWords", totals.brokenWords)
    }
  }

  // MARK: - Blocks

  /// Where what is written stands on pages.
  private struct Places {
    let galley: Galley
    private let pages: PagePlaces
    /// The index of the note at the foot of pages that it belongs to.
    private let note: Int?

    init(_ galley: Galley, _ pages: PagePlaces, note: Int? = nil) {
      self.galley = galley
      self.pages = pages
      self.note = note
    }

    /// The page and the frame on it of something; nothing where the galley itself is the page.
    func write(_ frame: Rect, to writer: inout JSONWriter) {
      guard galley.geometry.isPaged || galley.grid.count > 1 else { return }
      let place = pages.place(ofLineAt: frame.y, inNote: note)
      writer.member("page", place.page)
      writer.key("onPage")
      Measurements.frame(frame.offset(x: place.x, y: place.y), to: &writer)
    }
  }

  private static func block(
    _ fragment: Fragment, _ places: Places, to writer: inout JSONWriter
  ) {
    let galley = places.galley
    writer.object { writer in
      writer.member("path", fragment.path)
      writer.member("role", fragment.role.rawValue)
      if fragment.repeats { writer.member("repeats", true) }
      writer.key("frame")
      frame(fragment.frame, to: &writer)
      writer.key("source")
      let range = fragment.text?.content.range ?? galley.structure[fragment.node].range
      source(range, in: galley.source, to: &writer)
      if let picture = fragment.picture {
        writer.key("picture")
        frame(picture.frame, to: &writer)
        places.write(picture.frame, to: &writer)
      }
      guard let text = fragment.text else { return }
      writer.member("text", text.content.string)
      writer.member("style", text.style.rawValue)
      writer.member("size", text.base.size)
      writer.member("leading", text.leading)
      writer.member("tracking", text.base.tracking)
      if fragment.scale != 1 { writer.member("scale", fragment.scale) }
      if let rung = fragment.rung { writer.member("rung", rung.rawValue) }
      if let lost = fragment.lost {
        writer.key("lost")
        writer.values(lost.lowerBound, lost.upperBound)
      }
      writer.key("lines")
      writer.array { writer in
        for line in fragment.lines { self.line(line, of: text, places, to: &writer) }
      }
    }
  }

  private static func line(
    _ line: Line, of text: StyledText, _ places: Places, to writer: inout JSONWriter
  ) {
    writer.object(isInline: true) { writer in
      writer.key("text")
      writer.values(line.text.lowerBound, line.text.upperBound)
      writer.key("source")
      range(text.content.map.source(of: line.text), to: &writer)
      writer.key("frame")
      let band = Rect(x: line.origin.x, y: line.top, width: line.width, height: line.height)
      frame(band, to: &writer)
      places.write(band, to: &writer)
      writer.member("baseline", line.origin.y)
      writer.key("ink")
      if let ink = line.ink { frame(ink, to: &writer) } else { writer.null() }
      if line.isOverflowing { writer.member("isOverflowing", true) }
      if line.isEmergency { writer.member("breaksWord", true) }
      writer.key("runs")
      writer.array { writer in
        for run in line.runs { self.run(run, on: line, of: text, to: &writer) }
      }
    }
  }

  private static func run(
    _ run: LineRun, on line: Line, of text: StyledText, to writer: inout JSONWriter
  ) {
    let glyphs = run.glyphs
    writer.object(isInline: true) { writer in
      writer.member("face", Int(glyphs.face.number))
      if let size = glyphs.face.opticalSize { writer.member("opticalSize", Double(size)) }
      writer.member("size", glyphs.size)
      if glyphs.match != 1 { writer.member("scale", glyphs.match) }
      if glyphs.face.synthesis.contains(.slant) { writer.member("isSlanted", true) }
      if glyphs.face.synthesis.contains(.bold) { writer.member("isThickened", true) }
      writer.member("x", line.origin.x + run.x)
      writer.member("width", glyphs.width)
      writer.key("text")
      writer.values(glyphs.text.lowerBound, glyphs.text.upperBound)
      writer.key("source")
      range(text.content.map.source(of: glyphs.text), to: &writer)
      writer.member("glyphs", glyphs.glyphs.count)
      if let picture = run.picture {
        let shift = text.runs[run.style].style.baselineShift
        writer.key("picture")
        frame(
          Rect(
            x: line.origin.x + run.x,
            y: line.origin.y - shift + picture.drop - picture.height, width: glyphs.width,
            height: picture.height), to: &writer)
      }
      let missing = run.picture == nil ? glyphs.glyphs.count { $0.id == 0 } : 0
      if missing > 0 { writer.member("missing", missing) }
      if glyphs.isRightToLeft { writer.member("isRightToLeft", true) }
    }
  }

  // MARK: - Ranges

  private static func frame(_ frame: Rect, to writer: inout JSONWriter) {
    writer.values(frame.x, frame.y, frame.width, frame.height)
  }

  private static func range(_ range: SourceRange, to writer: inout JSONWriter) {
    writer.values(range.lowerBound, range.upperBound)
  }

  private static func source(
    _ range: SourceRange, in source: SourceText, to writer: inout JSONWriter
  ) {
    writer.object(isInline: true) { writer in
      writer.key("bytes")
      self.range(range, to: &writer)
      writer.member("from", "\(source.position(of: range.lowerBound))")
      writer.member("to", "\(source.position(of: range.upperBound))")
    }
  }
}
