internal import CPango
internal import GalleyConfiguration
internal import GalleyText

/// The outline of a glyph as SVG path data (SVG 2, 9.3): whole font units, y upwards.
struct GlyphPath {
  /// Empty for a glyph without ink.
  private(set) var data: [UInt8] = []
  private var last = (x: 0, y: 0)
  private var isOpen = false

  /// The corresponding C functions are `FT_Load_Glyph` and `FT_Outline_Decompose`.
  init(_ glyph: UInt16, of instance: FaceInstance, faces: FaceCache) {
    let face = faces.freeTypeFace(instance)
    FT_Set_Transform(face, nil, nil)
    let flags = FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP)
    guard FT_Load_Glyph(face, FT_UInt(glyph), flags) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return }
    FaceCache.synthesize(
      &slot.pointee.outline, instance.synthesis,
      unitsPerEm: Double(face.pointee.units_per_EM))
    // Each callback gets the path back through its last argument, which is never nil here, nor are the points.
    var functions = FT_Outline_Funcs(
      move_to: { to, path in path!.path.move(to!.pointee) },
      line_to: { to, path in path!.path.line(to!.pointee) },
      conic_to: { control, to, path in path!.path.curve("q", [control!.pointee, to!.pointee]) },
      cubic_to: { first, second, to, path in
        path!.path.curve("c", [first!.pointee, second!.pointee, to!.pointee])
      },
      shift: 0, delta: 0)
    withUnsafeMutablePointer(to: &self) { path in
      _ = FT_Outline_Decompose(&slot.pointee.outline, &functions, path)
    }
    close()
  }

  fileprivate mutating func move(_ to: FT_Vector) -> Int32 {
    close()
    isOpen = true
    data.append(UInt8(ascii: "M"))
    put(Int(to.x), isFirst: true)
    put(Int(to.y), isFirst: false)
    last = (Int(to.x), Int(to.y))
    return 0
  }

  fileprivate mutating func line(_ to: FT_Vector) -> Int32 {
    let (dx, dy) = (Int(to.x) - last.x, Int(to.y) - last.y)
    last = (Int(to.x), Int(to.y))
    if dx == 0, dy == 0 { return 0 }
    data.append(UInt8(ascii: dy == 0 ? "h" : dx == 0 ? "v" : "l"))
    if dx != 0 { put(dx, isFirst: true) }
    if dy != 0 { put(dy, isFirst: dx == 0) }
    return 0
  }

  fileprivate mutating func curve(_ command: Unicode.Scalar, _ points: [FT_Vector]) -> Int32 {
    data.append(UInt8(ascii: command))
    for (index, point) in points.enumerated() {
      put(Int(point.x) - last.x, isFirst: index == 0)
      put(Int(point.y) - last.y, isFirst: false)
    }
    if let end = points.last { last = (Int(end.x), Int(end.y)) }
    return 0
  }

  private mutating func close() {
    if isOpen { data.append(UInt8(ascii: "z")) }
    isOpen = false
  }

  /// A minus sign separates as well as a space.
  private mutating func put(_ number: Int, isFirst: Bool) {
    if !isFirst, number >= 0 { data.append(UInt8(ascii: " ")) }
    Decimal.append(number, to: &data)
  }
}

extension UnsafeMutableRawPointer {
  /// The path that a callback was given.
  fileprivate var path: GlyphPath {
    get { assumingMemoryBound(to: GlyphPath.self).pointee }
    nonmutating _modify { yield &assumingMemoryBound(to: GlyphPath.self).pointee }
  }
}
