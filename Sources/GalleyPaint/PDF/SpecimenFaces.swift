internal import CGalleyShim
internal import CPango
internal import GalleyConfiguration
internal import GalleyText

/// The cairo faces of one painter.
///
/// Cairo keeps scaled fonts after their last use, with the outlines they have loaded, and finds
/// them again by the address of the FreeType face. A FreeType face must therefore live until cairo
/// has let go of the last of them: else another face at the same address is painted with the
/// outlines of the first. Each one here has a FreeType library of its own, because the thread that
/// ends it may be any.
final class SpecimenFaces {
  private let cache: FaceCache
  private var faces: [FaceInstance: OpaquePointer] = [:]

  init(_ cache: FaceCache) {
    self.cache = cache
  }

  deinit {
    for face in faces.values { cairo_font_face_destroy(face) }
  }

  /// The face, unhinted and without bitmaps; nil when FreeType cannot open the file.
  ///
  /// The corresponding C function is `cairo_ft_font_face_create_for_ft_face`.
  func face(_ instance: FaceInstance) -> OpaquePointer? {
    if let known = faces[instance] { return known }
    guard let own = FreeTypeFace(instance, cache) else { return nil }
    let flags = Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    let made: OpaquePointer = cairo_ft_font_face_create_for_ft_face(own.face, flags)
    let kept = Unmanaged.passRetained(own)
    let status = cairo_font_face_set_user_data(made, galley_face_key(), kept.toOpaque()) {
      pointer in
      // Cairo passes what was retained above, once.
      Unmanaged<FreeTypeFace>.fromOpaque(pointer!).release()
    }
    precondition(status == CAIRO_STATUS_SUCCESS, "cairo cannot keep a face: out of memory")
    faces[instance] = made
    return made
  }

  /// A FreeType face, its library and its font file.
  private final class FreeTypeFace {
    let face: FT_Face
    private let file: AnyObject
    private let library: FT_Library

    init?(_ instance: FaceInstance, _ cache: FaceCache) {
      let file = cache.file(of: instance)
      let bytes = file.bytes.assumingMemoryBound(to: FT_Byte.self)
      var library: FT_Library?
      var face: FT_Face?
      FT_Init_FreeType(&library)
      guard let library else { return nil }
      FT_New_Memory_Face(
        library, bytes.baseAddress, FT_Long(bytes.count), FT_Long(file.index), &face)
      guard let face else {
        FT_Done_FreeType(library)
        return nil
      }
      self.library = library
      self.face = face
      self.file = file.owner
      copyAxes(from: cache.freeTypeFace(instance))
    }

    deinit {
      FT_Done_Face(face)
      FT_Done_FreeType(library)
    }

    private func copyAxes(from other: FT_Face) {
      var axes: UnsafeMutablePointer<FT_MM_Var>?
      guard FT_Get_MM_Var(face, &axes) == 0, let axes else { return }
      defer { FT_Done_MM_Var(library, axes) }
      let count = axes.pointee.num_axis
      var coordinates = [FT_Fixed](repeating: 0, count: Int(count))
      guard FT_Get_Var_Design_Coordinates(other, count, &coordinates) == 0 else { return }
      FT_Set_Var_Design_Coordinates(face, count, &coordinates)
    }
  }
}
