internal import GalleyConfiguration
internal import GalleyText

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A file that appears under its name whole, or not at all, with its digest taken on the way.
///
/// It is not forced to the disk: after a power cut the newest files may be missing or empty, and the next run makes
/// them again; forcing each would cost more than painting it.
package final class AtomicFile {
  private let path: String
  private let temporary: String
  private let temporaries: TemporaryFiles
  private var descriptor: Int32
  private let digest = Digest()
  private var count = 0

  /// Begins a file beside its place. The folder is there already. A pipe or a device in that place is not replaced.
  package init(at path: String, temporaries: TemporaryFiles) throws(FileAccessError) {
    if FileReader.isPipeOrDevice(path) {
      throw .unwritable(path: path, reason: "it is a pipe or a device")
    }
    self.path = path
    self.temporaries = temporaries
    temporary = temporaries.add(in: FilePath.folder(of: path))
    let name = temporary
    let (opened, failure) = SystemCalls.retrying {
      // 0o666 less the person's own mask, as every other file.
      Int(open(name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666))
    }
    descriptor = Int32(opened)
    if let failure {
      temporaries.remove(temporary)
      throw .unwritable(path: path, reason: SystemCalls.reason(failure))
    }
  }

  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
    temporaries.remove(temporary)
  }

  /// Writes a whole file; the folders on the way to it are made.
  package static func write(
    _ bytes: [UInt8], to path: String, temporaries: TemporaryFiles
  ) throws(FileAccessError) -> WrittenFile {
    try OutputFolder.makeFolder(FilePath.folder(of: path))
    let file = try AtomicFile(at: path, temporaries: temporaries)
    try bytes.withUnsafeBufferPointer { (bytes) throws(FileAccessError) -> Void in
      try file.write(UnsafeRawBufferPointer(bytes))
    }
    return try file.commit()
  }

  /// Makes a file as new as one that is written now; nothing comes of it where that is not allowed.
  ///
  /// The corresponding C function is `utimensat`.
  static func renewDate(of path: String) { _ = utimensat(AT_FDCWD, path, nil, 0) }

  /// Adds bytes.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(FileAccessError) {
    digest.update(bytes)
    count += bytes.count
    if let error = SystemCalls.writeAll(bytes, to: descriptor) {
      throw .unwritable(path: path, reason: SystemCalls.reason(error))
    }
  }

  /// Gives the file its name and tells what it holds.
  package func commit() throws(FileAccessError) -> WrittenFile {
    let open = descriptor
    descriptor = -1
    // Some disks tell only now that they are full.
    guard close(open) == 0 else {
      let reason = SystemCalls.reason(errno)
      temporaries.remove(temporary)
      throw .unwritable(path: path, reason: reason)
    }
    do {
      try temporaries.rename(temporary, to: path)
    } catch {
      temporaries.remove(temporary)
      throw error
    }
    return WrittenFile(name: FilePath.name(of: path), size: count, sha256: digest.finish())
  }
}
