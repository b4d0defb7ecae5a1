import GalleyConfiguration

/// Style sheets of texts in memory.
enum Sheets {
  static func read(
    _ text: String, files: [String: String] = [:]
  ) throws(ConfigurationError) -> StyleSheet {
    let reading = FileReading(
      read: { path throws(FileError) in
        guard let text = files[path] else { throw FileError("no such file") }
        return Array(text.utf8)
      },
      trouble: { _ in nil })
    return try StyleSheet(
      decoding: SourceText(path: "Set/brand.yaml", text), folder: "Set", files: reading)
  }

  /// The message of the error that a text gives; nil when it gives none.
  static func error(_ text: String) -> String? {
    do throws(ConfigurationError) {
      _ = try read(text)
      return nil
    } catch {
      return "\(error)"
    }
  }
}
