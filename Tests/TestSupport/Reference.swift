public import Testing

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// How references are written, from `GALLEY_RECORD`: `missing` where it is not set, `never` under CI.
enum RecordMode: String, Sendable {
  case missing, failed, all, never

  static let current: RecordMode = {
    if let value = getenv("GALLEY_RECORD").map({ String(cString: $0) }) {
      guard let mode = RecordMode(rawValue: value) else {
        preconditionFailure("GALLEY_RECORD is missing, failed, all or never, not \(value)")
      }
      return mode
    }
    return getenv("CI") == nil ? .missing : .never
  }()
}

/// Expects a text to equal the reference of a name, kept in `__References__` beside the test's file.
///
/// Whatever is recorded makes the test fail and is named, so that nobody takes a new reference for a passed test.
public func expectReference(
  _ text: String, named name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectReference(
    Array(text.utf8), named: name, filePath: filePath, sourceLocation: sourceLocation
  ) { firstDifference(String(decoding: $0, as: UTF8.self), text) }
}

/// Expects bytes to equal the reference of a name, or to be as good by `isEqual`; `describe` says in words how the
/// reference differs.
public func expectReference(
  _ bytes: [UInt8], named name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation, isEqual: ([UInt8]) -> Bool = { _ in false },
  describe: ([UInt8]) -> String
) {
  let folder =
    filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    .joined(separator: "/") + "/__References__"
  let path = "\(folder)/\(name)"
  let known = contents(of: path)
  let isKnown = known.map { $0 == bytes || isEqual($0) } ?? false
  if isKnown, RecordMode.current != .all { return }
  let records =
    switch RecordMode.current {
    case .missing: known == nil
    case .failed, .all: true
    case .never: false
    }
  if records {
    write(bytes, to: path, in: folder)
    Issue.record("recorded \(path); look at it, then run again", sourceLocation: sourceLocation)
  } else if let known {
    Issue.record(
      "\(name) differs: \(describe(known)); GALLEY_RECORD=failed records it",
      sourceLocation: sourceLocation)
  } else {
    Issue.record(
      "no reference \(path); GALLEY_RECORD=missing records it", sourceLocation: sourceLocation)
  }
}

/// The first line in which two texts differ.
private func firstDifference(_ reference: String, _ actual: String) -> String {
  let old = reference.split(separator: "\n", omittingEmptySubsequences: false)
  let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
  let index = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
  let before = index < old.count ? "\(old[index])" : "nothing"
  let after = index < new.count ? "\(new[index])" : "nothing"
  return "line \(index + 1) was `\(before)` and is `\(after)`"
}

private func contents(of path: String) -> [UInt8]? {
  guard let file = fopen(path, "rb") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = fread(&buffer, 1, buffer.count, file)
    if count == 0 { break }
    bytes += buffer[..<count]
  }
  return bytes
}

private func write(_ bytes: [UInt8], to path: String, in folder: String) {
  mkdir(folder, 0o777)
  guard let file = fopen(path, "wb") else {
    Issue.record("cannot write \(path)")
    return
  }
  defer { fclose(file) }
  fwrite(bytes, 1, bytes.count, file)
}
