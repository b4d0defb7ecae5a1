internal import GalleyConfiguration
internal import GalleyLayout
internal import GalleyText

/// The images of a document, each once however often it is placed: pictures and colored glyphs.
struct PageImages {
  struct Placed {
    /// The image is `/X` and this number.
    var number: Int
    var orientation: Orientation
  }

  /// Where a colored glyph's image lies, in ems from the pen: `top` upwards.
  struct Box {
    var left: Double
    var top: Double
    var width: Double
    var height: Double
  }

  private struct GlyphKey: Hashable {
    var face: FaceInstance
    var glyph: UInt16
  }

  /// The strike of the largest size is taken, so that it stays sharp when the page is enlarged.
  private static let glyphPixelSize = 160.0

  private(set) var images: [ImageObject] = []
  private var pictures: [String: Placed] = [:]
  private var glyphs: [GlyphKey: (image: Placed, box: Box)?] = [:]

  init(_ pages: [Page], cache: FaceCache, fonts: SVGFonts) throws(PDFError) {
    for page in pages {
      for item in page.items {
        switch item.content {
        case .shape: continue
        case .picture(let placed): try add(placed.picture, fonts)
        case .glyphs(let placed):
          guard cache.facts(placed.run.face).isColor else { continue }
          for glyph in placed.run.glyphs { add(glyph.id, placed.run.face, cache) }
        }
      }
    }
  }

  func image(of picture: Picture) -> Placed? {
    pictures[picture.path]
  }

  func image(of glyph: UInt16, in face: FaceInstance) -> (image: Placed, box: Box)? {
    glyphs[GlyphKey(face: face, glyph: glyph)] ?? nil
  }

  private mutating func add(_ picture: Picture, _ fonts: SVGFonts) throws(PDFError) {
    guard pictures[picture.path] == nil else { return }
    if let (image, orientation) = ImageObject.passedThrough(picture) {
      pictures[picture.path] = Placed(number: images.count, orientation: orientation)
      images.append(image)
      return
    }
    do throws(PictureError) {
      let image = try ImageObject(picture, fonts: fonts)
      pictures[picture.path] = Placed(number: images.count, orientation: .upright)
      images.append(image)
    } catch {
      switch error {
      case .broken(let path, let reason): throw .picture(path: path, reason: reason)
      case .tooLarge(let path, let width, let height):
        throw .picture(path: path, reason: "\(width) by \(height) pixels are too many")
      }
    }
  }

  private mutating func add(_ glyph: UInt16, _ face: FaceInstance, _ cache: FaceCache) {
    let key = GlyphKey(face: face, glyph: glyph)
    guard glyphs[key] == nil else { return }
    guard
      let picture = ColorGlyph(glyph, of: face, faces: cache, pixelSize: Self.glyphPixelSize)
    else {
      glyphs[key] = .some(nil)
      return
    }
    let em = picture.pixelsPerEm
    let box = Box(
      left: Double(picture.left) / em, top: Double(picture.top) / em,
      width: Double(picture.bitmap.width) / em, height: Double(picture.bitmap.height) / em)
    glyphs[key] = (Placed(number: images.count, orientation: .upright), box)
    images.append(ImageObject(picture.bitmap))
  }

  /// Adds the images' objects; returns their references by number.
  func write(to writer: inout PDFWriter) -> [Int] {
    images.map { $0.write(to: &writer) }
  }
}
