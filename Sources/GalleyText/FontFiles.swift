internal import CPango
internal import GalleyConfiguration
internal import Synchronization

/// The font files of a run, mapped into memory once for all workers.
///
/// Only what never changes is shared: the bytes, and HarfBuzz's faces, which are made for use from many threads.
public final class FontFiles: Sendable {
  private let open = Mutex<[Key: OpenFile]>([:])

  private struct Key: Hashable {
    var file: String
    var index: Int
  }

  /// Why a file cannot be used.
  enum Trouble: Error {
    case unreadable
    case broken
    case tooLarge
    /// It is something else: what, and what to do.
    case foreign(name: String, remedy: String)
    case noSuchIndex(count: Int)
  }

  /// The most bytes of a font file, and of what one unpacks to; the largest collections of Chinese faces have 120 MB.
  static let greatestSize = 256 << 20

  /// Opens no file yet.
  public init() {}

  /// The file of a face, opened the first time.
  func file(of face: Face) throws(Trouble) -> OpenFile {
    let key = Key(file: face.file, index: face.index)
    if let known = open.withLock({ $0[key] }) { return known }
    let made = try OpenFile(face)
    // Another worker may have been as quick: all go on with one.
    return open.withLock { files in
      if let known = files[key] { return known }
      files[key] = made
      return made
    }
  }
}

/// A font file in memory, as HarfBuzz sees it: web fonts unpacked.
///
/// `@unchecked` because of the C pointers: the blob is read-only and the face is immutable from `init` on, and
/// HarfBuzz documents both as safe to share between threads then.
final class OpenFile: @unchecked Sendable {
  let path: String
  /// The index of the face in `bytes`.
  let index: Int
  let format: FontFormat
  /// The corresponding C type is `hb_face_t`.
  let face: OpaquePointer
  private let blob: OpaquePointer

  init(_ described: Face) throws(FontFiles.Trouble) {
    guard let stored = hb_blob_create_from_file_or_fail(described.file) else { throw .unreadable }
    defer { hb_blob_destroy(stored) }
    let bytes = Self.bytes(of: stored)
    guard bytes.count <= FontFiles.greatestSize else { throw .tooLarge }
    guard let format = FontFormat(bytes) else {
      if let (name, remedy) = FontFormat.foreign(bytes) {
        throw .foreign(name: name, remedy: remedy)
      }
      throw .broken
    }
    let blob: OpaquePointer
    if format.isPacked {
      blob = try Self.unpacked(bytes, index: described.index)
      index = 0
    } else {
      // References are counted: the blob outlives the one that `defer` gives back.
      blob = hb_blob_reference(stored)!
      index = described.index
    }
    let count = Int(hb_face_count(blob))
    guard index < count, let face = hb_face_create(blob, UInt32(index)),
      hb_face_get_glyph_count(face) > 0
    else {
      hb_blob_destroy(blob)
      if count > 0, index >= count { throw .noSuchIndex(count: count) }
      throw .broken
    }
    hb_face_make_immutable(face)
    path = described.file
    self.format = format
    self.face = face
    self.blob = blob
  }

  deinit {
    hb_face_destroy(face)
    hb_blob_destroy(blob)
  }

  /// The whole file, unpacked; lives as long as this object.
  var bytes: UnsafeRawBufferPointer { Self.bytes(of: blob) }

  private static func bytes(of blob: OpaquePointer) -> UnsafeRawBufferPointer {
    var length: UInt32 = 0
    let start = hb_blob_get_data(blob, &length)
    return UnsafeRawBufferPointer(start: start, count: Int(length))
  }

  /// The OpenType file that a web font holds.
  ///
  /// The corresponding C function is `FT_Load_Sfnt_Table` with no tag, which gives the whole file: FreeType has
  /// unpacked it when it opens the face.
  private static func unpacked(
    _ bytes: UnsafeRawBufferPointer, index: Int
  ) throws(FontFiles.Trouble) -> OpaquePointer {
    var library: FT_Library?
    FT_Init_FreeType(&library)
    guard let library else { throw .broken }
    defer { FT_Done_FreeType(library) }
    let start = bytes.assumingMemoryBound(to: FT_Byte.self).baseAddress
    var face: FT_Face?
    FT_New_Memory_Face(library, start, FT_Long(bytes.count), 0, &face)
    if index > 0, let first = face {
      let count = Int(first.pointee.num_faces)
      FT_Done_Face(first)
      face = nil
      guard index < count else { throw .noSuchIndex(count: count) }
      FT_New_Memory_Face(library, start, FT_Long(bytes.count), FT_Long(index), &face)
    }
    guard let face else { throw .broken }
    defer { FT_Done_Face(face) }
    var length: FT_ULong = 0
    guard FT_Load_Sfnt_Table(face, 0, 0, nil, &length) == 0, length > 0 else { throw .broken }
    guard length <= FontFiles.greatestSize else { throw .tooLarge }
    let memory = UnsafeMutablePointer<FT_Byte>.allocate(capacity: Int(length))
    guard FT_Load_Sfnt_Table(face, 0, 0, memory, &length) == 0 else {
      memory.deallocate()
      throw .broken
    }
    UnpackedFont(bytes: UnsafeMutableBufferPointer(start: memory, count: Int(length)))
      .mendLastOutline()
    let raw = UnsafeRawPointer(memory).assumingMemoryBound(to: CChar.self)
    // The blob calls it with the pointer that it was given, which is never nil; a blob is always made.
    return hb_blob_create(raw, UInt32(length), HB_MEMORY_MODE_READONLY, memory) {
      $0!.deallocate()
    }!
  }
}
