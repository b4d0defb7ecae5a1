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
  private var files: [FileKey: OpenFile] = [:]
  private var instances: [FaceInstance: OpenFace] = [:]

  private struct FileKey: Hashable {
    var file: String
    var index: Int
  }

  /// Opens no file yet.
  package init(_ set: FontSet) {
    self.set = set
    var library: FT_Library?
    FT_Init_FreeType(&library)
    guard let library else { preconditionFailure("FreeType cannot start: out of memory") }
    self.library = library
  }

  deinit {
    instances.removeAll()
    files.removeAll()
    FT_Done_FreeType(library)
  }

  /// Opens a face of the set, to find out early whether it can be used.
  package func check(_ number: UInt16) throws(FontError) {
    let face = set.faces[Int(number)]
    let line = set.faceLines[Int(number)]
    let opened = try open(face, line: line)
    if opened.glyphCount == 0 {
      throw .broken(set: set.path, line: line, file: face.file)
    }
  }

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

  /// The instance for text of a size in points: with the optical size that the set asks for.
  ///
  /// Without a size the face stands at the optical size of its file, unless the set fixes one.
  package func instance(_ number: UInt16, size: Double?) -> FaceInstance {
    let plain = FaceInstance(number)
    guard let range = facts(plain).opticalSizes else { return plain }
    let asked: Double?
    switch set.opticalSizing {
    case .off: asked = nil
    case .auto: asked = hasFixedOpticalSize(number) ? nil : size
    case .fixed(let value): asked = value
    }
    guard let asked else { return plain }
    let value = min(max(Float(asked), range.lowerBound), range.upperBound)
    return FaceInstance(number, opticalSize: value)
  }

  /// Whether some face of the set has another shape at another size, so that each size is shaped for itself.
  package var hasSizeSpecificShapes: Bool {
    guard set.opticalSizing == .auto else { return false }
    return set.faces.indices.contains { index in
      let number = UInt16(index)
      return !hasFixedOpticalSize(number) && facts(FaceInstance(number)).opticalSizes != nil
    }
  }

  private func hasFixedOpticalSize(_ number: UInt16) -> Bool {
    set.faces[Int(number)].axes.contains { $0.tag == "opsz" }
  }

  // MARK: - Opening

  private func face(_ instance: FaceInstance) -> OpenFace {
    if let known = instances[instance] { return known }
    let described = set.faces[Int(instance.number)]
    // `check` opened the file before, or the caller vouches for it; a file that has gone since is an empty face.
    let file =
      (try? open(described, line: set.faceLines[Int(instance.number)])) ?? OpenFile.empty()
    let opened = OpenFace(
      file: file, described: described, opticalSize: instance.opticalSize)
    instances[instance] = opened
    return opened
  }

  private func open(_ face: Face, line: Int) throws(FontError) -> OpenFile {
    let key = FileKey(file: face.file, index: face.index)
    if let known = files[key] { return known }
    guard let blob = hb_blob_create_from_file_or_fail(face.file) else {
      throw .unreadable(
        set: set.path, line: line, file: face.file, reason: "it is missing or cannot be opened")
    }
    defer { hb_blob_destroy(blob) }
    let count = Int(hb_face_count(blob))
    if count == 0 { throw .broken(set: set.path, line: line, file: face.file) }
    if face.index >= count {
      throw .noSuchIndex(
        set: set.path, line: line, file: face.file, index: face.index, count: count)
    }
    let opened = OpenFile(path: face.file, index: face.index, blob: blob)
    files[key] = opened
    return opened
  }
}

/// A font file that HarfBuzz has open.
final class OpenFile {
  let path: String
  let index: Int
  let face: OpaquePointer
  var glyphCount: Int { Int(hb_face_get_glyph_count(face)) }

  init(path: String, index: Int, blob: OpaquePointer) {
    self.path = path
    self.index = index
    face = hb_face_create(blob, UInt32(index))
  }

  /// A face without glyphs.
  static func empty() -> OpenFile {
    OpenFile(path: "", index: 0, blob: hb_blob_get_empty())
  }

  deinit { hb_face_destroy(face) }
}
