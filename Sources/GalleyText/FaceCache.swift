internal import CGalleyShim
package import CPango
package import GalleyConfiguration

/// One worker's open fonts: the only place where a `Face` becomes C objects.
///
/// Shaping and painting both take their fonts here, so they agree. Not Sendable: each worker has its own FreeType
/// library and faces, which is what makes any number of faces safe in threads (Pango's and cairo's own font maps
/// share theirs and crash above ten files).
package final class FaceCache {
  /// The set that numbers the faces.
  package let set: FontSet
  private let library: FT_Library
  private let files: FontFiles
  private var instances: [FaceInstance: OpenFace] = [:]
  /// Whether FreeType opens a face, by its number; nil where nobody asked yet.
  private var usable: [Bool?]
  /// What `damage` has found, by number.
  private var damages: [UInt16: String?] = [:]

  /// Opens no file yet; those that it opens come from `files`.
  package init(_ set: FontSet, files: FontFiles = FontFiles()) {
    self.set = set
    self.files = files
    usable = [Bool?](repeating: nil, count: set.faces.count)
    var library: FT_Library?
    FT_Init_FreeType(&library)
    guard let library else { preconditionFailure("FreeType cannot start: out of memory") }
    self.library = library
  }

  deinit {
    instances.removeAll()
    FT_Done_FreeType(library)
  }

  /// Opens a face of the set, to find out early whether it can be used.
  ///
  /// A face that only steps in is not given to FreeType before it is needed: see `isUsable`.
  package func check(_ number: UInt16, isFallback: Bool) throws(FontError) {
    let face = set.faces[Int(number)]
    let line = set.faceLines[Int(number)]
    let path = set.facePaths[Int(number)]
    let file: OpenFile
    do throws(FontFiles.Trouble) {
      file = try files.file(of: face)
    } catch {
      throw Self.error(error, of: face, set: path, line: line)
    }
    if let name = face.instance, NamedInstance.named(name, of: file.face) == nil {
      throw .noSuchInstance(
        set: path, line: line, file: face.file, name: name,
        names: NamedInstance.all(of: file.face).map(\.name))
    }
    guard !isFallback, !isUsable(number) else { return }
    if self.face(FaceInstance(number)).opens(in: library) {
      throw .unsupported(
        set: path, line: line, file: face.file, what: "a font of bitmaps without color",
        remedy: "name a face with outlines")
    }
    throw .broken(set: path, line: line, file: face.file)
  }

  private static func error(
    _ trouble: FontFiles.Trouble, of face: Face, set: String, line: Int
  ) -> FontError {
    switch trouble {
    case .unreadable:
      .unreadable(
        set: set, line: line, file: face.file, reason: "it is missing or cannot be opened")
    case .noSuchIndex(let count):
      .noSuchIndex(set: set, line: line, file: face.file, index: face.index, count: count)
    case .foreign(let name, let remedy):
      .unsupported(set: set, line: line, file: face.file, what: name, remedy: remedy)
    case .tooLarge:
      .unsupported(
        set: set, line: line, file: face.file, what: "larger than 256 MiB",
        remedy: "name a smaller face")
    case .broken: .broken(set: set, line: line, file: face.file)
    }
  }

  /// Whether FreeType opens a face too, and finds something to paint in it. HarfBuzz is lenient; a fallback face that
  /// cannot be painted counts as one that has no characters.
  package func isUsable(_ number: UInt16) -> Bool {
    if let known = usable[Int(number)] { return known }
    let face = face(FaceInstance(number))
    let isUsable =
      face.opens(in: library)
      && (face.facts.isColor || galley_face_is_scalable(face.freeType(library)) != 0)
    usable[Int(number)] = isUsable
    return isUsable
  }

  /// The whole font file of a face as OpenType, the index of the face in it, and what keeps the bytes in memory.
  package func file(
    of instance: FaceInstance
  ) -> (bytes: UnsafeRawBufferPointer, index: Int, owner: AnyObject) {
    let file = face(instance).file
    return (file.bytes, file.index, file)
  }

  /// What is out of order in the tables of a face, in words that end a sentence; nil when nothing is. Such a face is
  /// not to be embedded.
  package func damage(of number: UInt16) -> String? {
    if let known = damages[number] { return known }
    let damage = FontTables(openFile(of: number).face).damage
    damages[number] = .some(damage)
    return damage
  }

  /// Calls a closure with each glyph of a run whose outline cannot be read; pictures always can, since the painters say
  /// it themselves where one cannot.
  ///
  /// The corresponding C function is `FT_Load_Glyph`.
  package func eachBrokenGlyph(in run: GlyphRun, _ body: (UInt16) -> Void) {
    let face = face(run.face)
    if face.facts.isColor { return }
    for glyph in run.glyphs where !face.isPaintable(glyph.id, library) { body(glyph.id) }
  }

  /// The file of a face as HarfBuzz sees it.
  func openFile(of number: UInt16) -> OpenFile { face(FaceInstance(number)).file }

  /// The HarfBuzz font of an instance, at `ShapedParagraph.unitsPerEm` units an em.
  package func harfBuzzFont(_ instance: FaceInstance) -> OpaquePointer {
    face(instance).harfBuzz
  }

  /// The FreeType face of an instance. Whoever sets its size does so before each use.
  package func freeTypeFace(_ instance: FaceInstance) -> FT_Face {
    face(instance).freeType(library)
  }

  /// What is known of an instance.
  package func facts(_ instance: FaceInstance) -> FaceFacts {
    face(instance).facts
  }

  /// Where an instance stands on every axis of its font; none for a static one.
  package func axes(of instance: FaceInstance) -> [Face.Axis] { face(instance).axes }

  /// The instance for text of a size in points: with the optical size that the set asks for.
  ///
  /// Without a size the face stands at the optical size of its file, unless the set fixes one.
  package func instance(
    _ number: UInt16, size: Double?, synthesis: Synthesis = []
  ) -> FaceInstance {
    let plain = FaceInstance(number, synthesis: synthesis)
    guard let range = facts(plain).opticalSizes else { return plain }
    let asked: Double?
    switch set.opticalSizing {
    case .off: asked = nil
    case .auto: asked = hasFixedOpticalSize(number) ? nil : size
    case .fixed(let value): asked = value
    }
    guard let asked else { return plain }
    let value = min(max(Float(asked), range.lowerBound), range.upperBound)
    return FaceInstance(number, opticalSize: value, synthesis: synthesis)
  }

  /// Whether some face of the set has another shape at another size, so that each size is shaped for itself.
  package private(set) lazy var hasSizeSpecificShapes =
    set.opticalSizing == .auto
    && set.faces.indices.contains { index in
      let number = UInt16(index)
      return !hasFixedOpticalSize(number) && facts(FaceInstance(number)).opticalSizes != nil
    }

  private func hasFixedOpticalSize(_ number: UInt16) -> Bool {
    set.faces[Int(number)].axes.contains { $0.tag == "opsz" }
  }

  // MARK: - Opening

  private func face(_ instance: FaceInstance) -> OpenFace {
    if let known = instances[instance] { return known }
    let described = set.faces[Int(instance.number)]
    // `check` opened the file before any work, and `files` keeps it.
    guard let file = try? files.file(of: described) else {
      preconditionFailure("\(described.file) was not checked")
    }
    let opened = OpenFace(file: file, described: described, instance: instance)
    instances[instance] = opened
    return opened
  }
}
