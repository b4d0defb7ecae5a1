/// What is kept of a value, and how two of that kind are compared.
///
/// A form is a value, so that a test names the one it wants: `as: .layout`. Forms of your own are made with
/// ``init(fileExtension:files:compare:)``.
public struct SnapshotForm<Value>: Sendable {
  /// What the names of its files end in, without a dot.
  public let fileExtension: String
  let files: @Sendable (Value) throws -> [SnapshotFile]
  let compare: @Sendable (Value, [SnapshotPair]) throws -> SnapshotDifference

  /// Makes a form.
  ///
  /// - Parameters:
  ///   - fileExtension: what the names of the files end in.
  ///   - files: what is kept of a value: one file without a name, or several with names of their own.
  ///   - compare: what differs; it is given the files alone whose bytes are others than those of their references.
  public init(
    fileExtension: String, files: @escaping @Sendable (Value) throws -> [SnapshotFile],
    compare: @escaping @Sendable (Value, [SnapshotPair]) throws -> SnapshotDifference
  ) {
    self.fileExtension = fileExtension
    self.files = files
    self.compare = compare
  }
}

/// A file of a snapshot.
public struct SnapshotFile: Hashable, Sendable {
  /// What tells it from the others of one snapshot: `04-l`; empty where there is but one.
  public var name: String
  /// From 1, where a file is one page of several under one name; a reference of a page after the last is of one that is
  /// gone.
  public var page: Int?
  public var bytes: [UInt8]

  public init(name: String = "", page: Int? = nil, bytes: [UInt8]) {
    self.name = name
    self.page = page
    self.bytes = bytes
  }

  /// The name with the page: `04-l-p002`.
  var fullName: String { page.map { Self.name(name, page: $0) } ?? name }

  /// The name of a page among others of the same name, its number with three digits at least.
  static func name(_ name: String, page: Int) -> String {
    let part = OutputNames.part(ofPage: page)
    return name.isEmpty ? part : "\(name)-\(part)"
  }
}

/// A file of a snapshot whose bytes are others than those of its reference.
public struct SnapshotPair: Hashable, Sendable {
  /// That of the file, with its page.
  public var name: String
  /// The reference's path, for messages.
  public var path: String
  public var reference: [UInt8]
  public var actual: [UInt8]

  public init(name: String, path: String, reference: [UInt8], actual: [UInt8]) {
    self.name = name
    self.path = path
    self.reference = reference
    self.actual = actual
  }
}

/// What came of comparing files with their references.
public struct SnapshotDifference: Hashable, Sendable {
  /// The names of the files that do not match, in order.
  public var names: [String] = []
  /// What differs, a line each.
  public var words: [String] = []
  /// PNG files that show it.
  public var pictures: [SnapshotFile] = []
  /// What was passed over, and why: a line each.
  public var notes: [String] = []

  public init() {}

  /// Takes in that a file does not match.
  public mutating func add(_ name: String, _ words: [String]) {
    names.append(name)
    self.words += words.map { name.isEmpty ? $0 : "\(name): \($0)" }
  }
}
