extension FontSet {
  /// Reads a font set from a file of the disk.
  ///
  /// Face files are relative to it. Throws when the set or its fallback file cannot be read, when a value is wrong, and
  /// when a face in use has no file.
  public init(contentsOf path: String) throws(ConfigurationError) {
    let source = try FileReading.disk.source(path)
    try self.init(decoding: source, folder: FilePath.folder(of: path))
  }

  /// Reads a font set of a text.
  ///
  /// Faces are numbered in the order of first use: by role (text, heading, monospaced, emoji), in each by weight
  /// (regular, italic, medium, semibold, semibold-italic, bold, bold-italic), then those of its text styles, then the
  /// fallback. Faces that nothing
  /// uses are dropped, and their files not looked for. Keys that are not understood become `findings`.
  ///
  /// - Parameters:
  ///   - source: the YAML; its path is what messages name.
  ///   - folder: the folder that paths in it are relative to.
  ///   - files: how the fallback file is read and face files are looked for.
  public init(
    decoding source: SourceText, folder: String, files: FileReading = .disk
  ) throws(ConfigurationError) {
    var decoder = try FontSetDecoder(source, folder: folder, files: files)
    self = try decoder.fontSet()
  }

  /// Where a face is declared, as `path:line`, for messages about its file; the set's path for a number out of range.
  public func place(ofFace number: UInt16) -> String {
    let number = Int(number)
    guard number < faceLines.count else { return path }
    let file = number < facePaths.count ? facePaths[number] : path
    return "\(file):\(faceLines[number])"
  }
}
