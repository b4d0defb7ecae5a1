/// YAML that cannot be read: where, what is wrong, and what to do.
public struct YAMLError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, as the person named it.
  public var path: String
  /// The byte of the file at which it was noticed.
  public var offset: Int
  /// From 1.
  public var line: Int
  /// From 1, in Unicode scalars.
  public var column: Int
  /// In lower case, without a full stop.
  public var message: String
  /// What to do, in lower case.
  public var remedy: String

  init(_ message: String, remedy: String, in source: SourceText, at offset: Int) {
    let position = source.position(of: offset)
    path = source.path
    self.offset = Swift.min(Swift.max(0, offset), source.bytes.count)
    line = position.line
    column = position.column
    self.message = message
    self.remedy = remedy
  }

  /// `path:line:column: message; remedy`.
  public var description: String { "\(path):\(line):\(column): \(message); \(remedy)" }
}
