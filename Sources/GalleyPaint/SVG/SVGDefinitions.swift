internal import GalleyConfiguration
internal import GalleyLayout
internal import GalleyText

/// What a drawing uses many times and holds once: outlines, colored glyphs and pictures, in the order of first use.
struct SVGDefinitions {
  /// How a glyph is shown.
  enum Glyph {
    /// No ink.
    case empty
    /// Font units, y upwards.
    case outline(id: String)
    /// Pixels, y downwards, the pen at the origin.
    case picture(id: String, pixelsPerEm: Double)
  }

  private struct GlyphKey: Hashable {
    var face: FaceInstance
    var glyph: UInt16
  }

  private let faces: FaceCache
  private let fonts: SVGFonts
  private(set) var markup = XMLBytes()
  private var faceNumbers: [FaceInstance: Int] = [:]
  private var glyphs: [GlyphKey: Glyph] = [:]
  private var pictures: [Picture: String] = [:]

  init(faces: FaceCache, fonts: SVGFonts) {
    self.faces = faces
    self.fonts = fonts
  }

  /// Whether a name looks like one of the drawing's own.
  static func isReserved(_ name: String) -> Bool { name.contains(".") }

  mutating func glyph(_ glyph: UInt16, of face: FaceInstance, isColored: Bool) -> Glyph {
    let key = GlyphKey(face: face, glyph: glyph)
    if let known = glyphs[key] { return known }
    let made = define(glyph, of: face, isColored: isColored)
    glyphs[key] = made
    return made
  }

  /// The name of an image as large as its stored pixels.
  mutating func picture(_ picture: Picture, width: Int, height: Int) -> String {
    if let known = pictures[picture] { return known }
    let id = "picture.\(pictures.count)"
    pictures[picture] = id
    guard picture.format == .png || picture.format == .jpeg else {
      putBitmap(of: picture, id: id, width, height)
      return id
    }
    var bytes = picture.bytes
    // The drawing turns the picture itself: not every viewer heeds the orientation in the file.
    for segment in JPEGSegments(bytes) where segment.marker == 0xE1 {
      if let found = ExifOrientation(bytes, in: segment.body) { bytes[found.offset] = 1 }
    }
    put(image: bytes, type: "image/\(picture.format.rawValue)", id: id, x: 0, y: 0, width, height)
    return id
  }

  /// A picture whose text would need fonts, that might move, or that not every viewer reads: as a PNG.
  private mutating func putBitmap(of picture: Picture, id: String, _ width: Int, _ height: Int) {
    // As fine as a phone's screen; the other formats have the pixels that they have.
    let scale = picture.format == .svg ? max(1, min(3, 4096 / max(1, max(width, height)))) : 1
    let bitmap = try? PictureDecoder.bitmap(
      of: picture, atLeast: width * scale, height * scale, fonts: fonts)
    // What cannot be drawn was found out when it was read; of the rest the text alternative stays.
    guard let bitmap else { return }
    put(image: bitmap.pngBytes(), type: "image/png", id: id, x: 0, y: 0, width, height)
  }

  private mutating func define(_ glyph: UInt16, of face: FaceInstance, isColored: Bool) -> Glyph {
    let number = faceNumbers[face] ?? faceNumbers.count
    faceNumbers[face] = number
    let id = "glyph.\(number).\(glyph)"
    // 128 pixels an em are enough for the largest text; a face of bitmaps gives what it has.
    if isColored,
      let picture = ColorGlyph(glyph, of: face, faces: faces, pixelSize: 128)
    {
      put(
        image: picture.bitmap.pngBytes(), type: "image/png", id: id, x: picture.left,
        y: -picture.top, picture.bitmap.width, picture.bitmap.height)
      return .picture(id: id, pixelsPerEm: picture.pixelsPerEm)
    }
    let path = GlyphPath(glyph, of: face, faces: faces)
    if path.data.isEmpty { return .empty }
    markup.put("<path")
    markup.put(attribute: "id", id)
    markup.put(" d=\"")
    markup.put(raw: path.data)
    markup.put("\"/>\n")
    return .outline(id: id)
  }

  private mutating func put(
    image bytes: [UInt8], type: String, id: String, x: Int, y: Int, _ width: Int, _ height: Int
  ) {
    markup.put("<image")
    markup.put(attribute: "id", id)
    if x != 0 { markup.put(attribute: "x", Double(x)) }
    if y != 0 { markup.put(attribute: "y", Double(y)) }
    markup.put(attribute: "width", Double(width))
    markup.put(attribute: "height", Double(height))
    markup.put(" preserveAspectRatio=\"none\"")
    markup.put(" href=\"data:")
    markup.put(text: type)
    markup.put(";base64,")
    markup.put(base64: bytes)
    markup.put("\"/>\n")
  }
}
