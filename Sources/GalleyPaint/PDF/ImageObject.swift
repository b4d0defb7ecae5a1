internal import GalleyLayout

/// An image as PDF holds it (ISO 32000-1, 8.9.5): a JPEG as it came, or RGB rows and, where it is
/// not opaque, alpha; an SVG as a drawing.
struct ImageObject {
  private enum Content {
    case jpeg([UInt8], isGrey: Bool)
    case pixels(color: [UInt8], alpha: [UInt8]?)
    case drawing(DrawingObject)
  }

  private var width: Int
  private var height: Int
  private var content: Content

  /// Pixels in rows, each row the difference from the one above it, which deflates far better.
  init(_ bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
    let isOpaque = bitmap.pixels.allSatisfy { $0 >> 24 == 255 }
    content = .pixels(
      color: Self.rows(bitmap, channels: [16, 8, 0]),
      alpha: isOpaque ? nil : Self.rows(bitmap, channels: [24]))
  }

  private init(width: Int, height: Int, content: Content) {
    self.width = width
    self.height = height
    self.content = content
  }

  /// A picture in any of the formats, upright: an SVG in vectors, the others in pixels.
  init(_ picture: Picture, fonts: SVGFonts) throws(PictureError) {
    let header = try PictureDecoder.header(of: picture)
    guard header.format == .svg else {
      self.init(try PictureDecoder.bitmap(of: picture, fonts: fonts))
      return
    }
    // What only pixels can show, such as blur, is drawn for print (288 to the inch) within bounds.
    let longest = Double(max(header.pixelWidth, header.pixelHeight))
    let scale = min(4, max(1, 4096 / longest))
    let (width, height) = (Double(header.pixelWidth) * scale, Double(header.pixelHeight) * scale)
    do throws(SVGFile.Trouble) {
      let file = try SVGFile(picture.bytes).pdf(width: width, height: height, fonts: fonts)
      self.init(
        width: header.pixelWidth, height: header.pixelHeight,
        content: .drawing(DrawingObject(file: file, width: width, height: height)))
    } catch {
      throw .broken(path: picture.path, reason: error.reason)
    }
  }

  /// A JPEG that PDF can hold as it is, with the way it is to be turned: grey or YCbCr, 8 bits.
  /// Others are nil: inks would need an output intent of their own, and a broken file is found when
  /// it is decoded.
  static func passedThrough(_ picture: Picture) -> (ImageObject, Orientation)? {
    let frames: [UInt8] = [0xC0, 0xC1, 0xC2]
    guard picture.format == .jpeg, let header = PictureHeader(picture.bytes),
      let frame = JPEGSegments(picture.bytes).first(where: { frames.contains($0.marker) })
    else { return nil }
    let body = picture.bytes[frame.body]
    guard body.count >= 6, picture.bytes.suffix(2).elementsEqual([0xFF, 0xD9]) else { return nil }
    let (depth, channels) = (body[body.startIndex], body[body.startIndex + 5])
    guard depth == 8, channels == 1 || channels == 3 else { return nil }
    // Channels that are named R, G and B hold these, as decoders have it; readers of PDF take them for YCbCr.
    let names = stride(from: 6, to: body.count, by: 3).map { body[body.startIndex + $0] }
    if names.starts(with: "RGB".utf8) { return nil }
    let isTurned = header.orientation.isTurned
    let image = ImageObject(
      width: isTurned ? header.pixelHeight : header.pixelWidth,
      height: isTurned ? header.pixelWidth : header.pixelHeight,
      content: .jpeg(picture.bytes, isGrey: channels == 1))
    return (image, header.orientation)
  }

  /// The channels named by their shift, not premultiplied, after the filter `Up` (PNG
  /// specification, 9.2).
  private static func rows(_ bitmap: Bitmap, channels: [UInt32]) -> [UInt8] {
    var rows: [UInt8] = []
    let stride = bitmap.width * channels.count
    rows.reserveCapacity((stride + 1) * bitmap.height)
    var above = [UInt8](repeating: 0, count: stride)
    for y in 0..<bitmap.height {
      rows.append(2)
      var place = 0
      for x in 0..<bitmap.width {
        let pixel = bitmap[x, y]
        let alpha = pixel >> 24
        for shift in channels {
          var value = pixel >> shift & 255
          if shift != 24, alpha != 255 {
            value = alpha == 0 ? 0 : min(255, (value * 255 + alpha / 2) / alpha)
          }
          rows.append(UInt8(value) &- above[place])
          above[place] = UInt8(value)
          place += 1
        }
      }
    }
    return rows
  }

  /// Adds the image's objects; returns its reference.
  func write(to writer: inout PDFWriter) -> Int {
    switch content {
    case .drawing(let drawing): return drawing.write(to: &writer)
    case .jpeg(let bytes, let isGrey):
      return writer.addStream(data: bytes) { out in
        putHead(to: &out, space: isGrey ? "/DeviceGray" : "/DeviceRGB")
        out.put("/Filter/DCTDecode")
      }
    case .pixels(let color, let alpha):
      let mask = alpha.map { alpha in
        writer.addCompressedStream(data: alpha) { out in
          putHead(to: &out, space: "/DeviceGray")
          putRows(to: &out, channels: 1)
        }
      }
      return writer.addCompressedStream(data: color) { out in
        putHead(to: &out, space: "/DeviceRGB")
        putRows(to: &out, channels: 3)
        if let mask {
          out.put("/SMask ")
          out.put(reference: mask)
        }
      }
    }
  }

  private func putHead(to out: inout PDFBytes, space: StaticString) {
    out.put("/Type/XObject/Subtype/Image/Width ")
    out.put(width)
    out.put("/Height ")
    out.put(height)
    out.put("/BitsPerComponent 8/ColorSpace")
    out.put(space)
  }

  private func putRows(to out: inout PDFBytes, channels: Int) {
    out.put("/DecodeParms<</Predictor 15/Colors ")
    out.put(channels)
    out.put("/Columns ")
    out.put(width)
    out.put(">>")
  }
}
