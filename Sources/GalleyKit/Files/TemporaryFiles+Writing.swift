internal import GalleyConfiguration

extension TemporaryFiles {
  /// Writes a file that appears whole or not at all, in a folder that is made where it is not there.
  package func write(_ bytes: [UInt8], to path: String) throws(FileAccessError) {
    try OutputFolder.makeFolder(FilePath.folder(of: path))
    let file = try AtomicFile(at: path, temporaries: self)
    try bytes.withUnsafeBufferPointer { (bytes) throws(FileAccessError) -> Void in
      try file.write(UnsafeRawBufferPointer(bytes))
    }
    _ = try file.commit()
  }
}
