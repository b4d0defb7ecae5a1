/// What each PDF was made from, in the form that make and ninja read.
public struct Depfile: Sendable {
  private var rules: [(target: String, prerequisites: [String])] = []

  /// No rule yet.
  public init() {}

  /// Adds a rule, unless there is nothing that the file was made from.
  ///
  /// A path with a line end cannot be written and is left out.
  public mutating func add(_ target: String, from prerequisites: [String]) {
    let prerequisites = prerequisites.filter(Self.isWritable)
    guard Self.isWritable(target), !prerequisites.isEmpty else { return }
    rules.append((target, prerequisites))
  }

  /// A rule for each target, a path a line; then an empty rule for each prerequisite, so that make goes on where one
  /// has been removed.
  public var text: String {
    var text = ""
    var all: [String] = []
    var seen = Set(rules.map(\.target))
    for rule in rules {
      text += Self.escaped(rule.target) + ":"
      for path in rule.prerequisites {
        text += " \\\n  " + Self.escaped(path)
        if seen.insert(path).inserted { all.append(path) }
      }
      text += "\n"
    }
    for path in all { text += "\n" + Self.escaped(path) + ":\n" }
    return text
  }

  /// Whether a path leads to one of the files, or to something that one was made from.
  public func names(_ path: String) -> Bool {
    guard let file = FileReader.resolved(path) else { return false }
    let all = Set(rules.flatMap { [$0.target] + $0.prerequisites })
    return all.contains { FileReader.resolved($0) == file }
  }

  /// Writes the text to a file, that which a link leads to. Throws ``FileAccessError``.
  public func write(to path: String, temporaries: TemporaryFiles) throws(FileAccessError) {
    let file = FileReader.resolved(path) ?? path
    _ = try AtomicFile.write(Array(text.utf8), to: file, temporaries: temporaries)
  }

  private static func isWritable(_ path: String) -> Bool {
    !path.isEmpty && path.utf8.allSatisfy { $0 != 0x0A && $0 != 0x0D && $0 != 0 }
  }

  /// Spaces, `#` and `:` behind a backslash, backslashes before them doubled, `$` doubled (GNU make, Rule Syntax;
  /// ninja's reader of depfiles).
  static func escaped(_ path: String) -> String {
    var bytes: [UInt8] = []
    var backslashes = 0
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "#"):
        bytes += repeatElement(UInt8(ascii: "\\"), count: backslashes + 1)
      case UInt8(ascii: ":"): bytes.append(UInt8(ascii: "\\"))
      case UInt8(ascii: "$"): bytes.append(UInt8(ascii: "$"))
      default: break
      }
      bytes.append(byte)
      backslashes = byte == UInt8(ascii: "\\") ? backslashes + 1 : 0
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
