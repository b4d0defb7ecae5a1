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
    case noSuchIndex(count: Int)
  }

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

/// A font file in memory, as HarfBuzz sees it.
///
/// `@unchecked` because of the C pointers: the blob is read-only and the face is immutable from `init` on, and
/// HarfBuzz documents both as safe to share between threads then.
final class OpenFile: @unchecked Sendable {
  let path: String
  let index: Int
  /// The corresponding C type is `hb_face_t`.
  let face: OpaquePointer
  private let blob: OpaquePointer

  init(_ described: Face) throws(FontFiles.Trouble) {
    guard let blob = hb_blob_create_from_file_or_fail(described.file) else { throw .unreadable }
    let count = Int(hb_face_count(blob))
    guard described.index < count, let face = hb_face_create(blob, UInt32(described.index)),
      hb_face_get_glyph_count(face) > 0
    else {
      hb_blob_destroy(blob)
      if count > 0, described.index >= count { throw .noSuchIndex(count: count) }
      throw .broken
    }
    hb_face_make_immutable(face)
    path = described.file
    index = described.index
    self.face = face
    self.blob = blob
  }

  deinit {
    hb_face_destroy(face)
    hb_blob_destroy(blob)
  }

  /// The whole file; lives as long as this object.
  var bytes: UnsafeRawBufferPointer {
    var length: UInt32 = 0
    let start = hb_blob_get_data(blob, &length)
    return UnsafeRawBufferPointer(start: start, count: Int(length))
  }
}
