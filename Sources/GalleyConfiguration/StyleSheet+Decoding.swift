extension StyleSheet {
  /// Reads a style sheet from a file of the disk; one that it extends is relative to it.
  ///
  /// Throws when it or a sheet that it extends cannot be read, and when a value is wrong.
  public init(contentsOf path: String) throws(ConfigurationError) {
    let source = try FileReading.disk.source(path)
    try self.init(decoding: source, folder: FilePath.folder(of: path))
  }

  /// Reads a style sheet of a text.
  ///
  /// What it leaves out is as in the sheet that it extends: `reading` unless it says otherwise. Keys that are not understood
  /// become `findings`.
  ///
  /// - Parameters:
  ///   - source: the YAML; its path is what messages name.
  ///   - folder: the folder that a sheet it extends is relative to.
  ///   - files: how that sheet is read.
  public init(
    decoding source: SourceText, folder: String = ".", files: FileReading = .disk
  ) throws(ConfigurationError) {
    self = try StyleSheetDecoder.sheet(source, folder: folder, files: files, level: 0)
  }
}
