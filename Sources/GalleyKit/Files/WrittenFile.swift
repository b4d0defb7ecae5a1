/// A file of the output: its name in the folder, its size in bytes and its digest.
public struct WrittenFile: Hashable, Sendable {
  /// Without the folder.
  public var name: String
  /// In bytes.
  public var size: Int
  /// 64 hexadecimal digits in lower case.
  public var sha256: String

  public init(name: String, size: Int, sha256: String) {
    self.name = name
    self.size = size
    self.sha256 = sha256
  }
}
