internal import GalleyConfiguration
internal import GalleyLayout
internal import GalleyText

/// The lines of a trace under construction.
struct TraceText {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ page: Page, names: (FaceInstance) -> String) {
    put("page \(page.number) ")
    put(Size(width: page.size.width, height: page.size.height))
    put(" \(page.background.hex)\n")
    for item in page.items {
      put(Self.name(of: item.mark))
      switch item.content {
      case .shape(let shape): put(shape)
      case .glyphs(let placed): put(placed, name: names(placed.run.face))
      case .picture(let placed): put(placed)
      }
      put("\n")
    }
    for link in page.links {
      put("link \(link.node)")
      put(link.frame)
      put("\n")
    }
    for anchor in page.anchors {
      put("anchor \(anchor.node) ")
      put(anchor.position)
      put(" ")
      put(quoted: anchor.name)
      put("\n")
    }
  }

  private static func name(of mark: Mark) -> String {
    switch mark {
    case .node(let id): "node \(id)"
    case .layoutArtifact: "artifact"
    case .headerArtifact: "header"
    case .footerArtifact: "footer"
    }
  }

  // MARK: - Items

  private mutating func put(_ shape: Shape) {
    switch shape.kind {
    case .fill(let radius):
      put(" fill")
      put(shape.frame)
      put(" radius ")
      put(radius)
    case .outline(let width, let radius):
      put(" outline")
      put(shape.frame)
      put(" width ")
      put(width)
      put(" radius ")
      put(radius)
    case .check(let width):
      put(" check")
      put(shape.frame)
      put(" width ")
      put(width)
    case .symbol(let symbol):
      put(" symbol \(symbol.rawValue)")
      put(shape.frame)
    }
    put(" \(shape.color.hex)")
  }

  private mutating func put(_ placed: PlacedRun, name: String) {
    let run = placed.run
    put(" glyphs \(name) ")
    put(run.size)
    put(" \(placed.color.hex) at ")
    put(placed.origin)
    if run.isRightToLeft { put(" rtl") }
    put(":")
    for glyph in run.glyphs {
      put(" \(glyph.id)+")
      put(Double(glyph.x))
      if glyph.y != 0 {
        put(",")
        put(Double(glyph.y))
      }
    }
    put(" ")
    let covered = run.text.clamped(to: placed.utf8.indices)
    put(quoted: String(decoding: placed.utf8[covered], as: UTF8.self))
  }

  private mutating func put(_ placed: PlacedPicture) {
    put(" picture")
    put(placed.frame)
    put(" ")
    put(quoted: placed.picture.path)
    put(" \(placed.picture.pixelWidth)x\(placed.picture.pixelHeight)")
  }

  // MARK: - Values

  private mutating func put(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func put(_ number: Double) { Decimal.append(number, places: 3, to: &bytes) }

  private mutating func put(_ point: Point) {
    put(point.x)
    put(",")
    put(point.y)
  }

  private mutating func put(_ size: Size) {
    put(size.width)
    put("x")
    put(size.height)
  }

  private mutating func put(_ rect: Rect) {
    put(" ")
    put(Point(x: rect.x, y: rect.y))
    put(" ")
    put(Size(width: rect.width, height: rect.height))
  }

  /// In double quotes; what would break the line, and what cannot be seen, as `\u{...}`.
  private mutating func put(quoted text: String) {
    put("\"")
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": put("\\\(scalar)")
      default:
        let isHidden =
          switch scalar.properties.generalCategory {
          case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
          default: false
          }
        put(isHidden ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar))
      }
    }
    put("\"")
  }
}
