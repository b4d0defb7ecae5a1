internal import GalleyKit
internal import Testing

/// The name of a reference: that of its test and of the test's arguments, as far as a file may be called so.
enum SnapshotName {
  /// The name for the test that runs. Throws ``SnapshotNameError``.
  static func current() throws(SnapshotNameError) -> String {
    guard let test = Test.current else { throw .outsideOfTest }
    let name = readable(String(test.name.prefix { $0 != "(" }))
    guard let testCase = Test.Case.current, testCase.isParameterized else { return name }
    guard let arguments = arguments(of: testCase) else { throw .unknownArguments }
    return ([name] + arguments.map { readable(shown($0)) }).joined(separator: "-")
  }

  /// The folder of a test file's references.
  static func folder(of testFile: String) -> String {
    let name = FilePath.withoutExtension(FilePath.name(of: testFile))
    return FilePath.join(FilePath.folder(of: testFile), "__Snapshots__/\(name)")
  }

  /// The arguments of a test's case. Swift Testing keeps them to itself; a mirror sees them all the same. Nil when they
  /// are not where they were in every version up to now.
  private static func arguments(of testCase: Test.Case) -> [Any]? {
    guard let list = child("arguments", of: testCase, depth: 4) else { return nil }
    let values = Mirror(reflecting: list).children.map { child("value", of: $0.value, depth: 1) }
    let known = values.compactMap { $0 }
    return known.isEmpty || known.count != values.count ? nil : known
  }

  /// What has a label in a value, or in what it is made of, down to a depth.
  private static func child(_ label: String, of value: Any, depth: Int) -> Any? {
    let children = Mirror(reflecting: value).children
    if let found = children.first(where: { $0.label == label }) { return found.value }
    guard depth > 1 else { return nil }
    return children.lazy.compactMap { child(label, of: $0.value, depth: depth - 1) }.first
  }

  private static func shown(_ argument: Any) -> String {
    if let text = argument as? String { return text }
    return (argument as? any CustomTestStringConvertible)?.testDescription
      ?? String(describing: argument)
  }

  /// The most bytes that are kept of a text.
  private static let longest = 60

  /// A text with hyphens for all that is no letter, digit, point or underscore. Where something is lost by that, a digest
  /// stands behind it, so that no two texts have one name.
  static func readable(_ text: String) -> String {
    var name = ""
    for scalar in text.unicodeScalars {
      let isKept = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      if isKept || scalar == "_" || scalar == "." || scalar == "-" {
        name.unicodeScalars.append(scalar)
      } else if !name.isEmpty, name.last != "-" {
        name.append("-")
      }
    }
    while name.utf8.count > longest || name.last == "-" { name.removeLast() }
    while name.first == "." { name.removeFirst() }
    if name == text { return name }
    return (name.isEmpty ? "" : name + "-") + Digest.sha256(Array(text.utf8)).prefix(8)
  }
}

/// Why a snapshot has no name of its own.
enum SnapshotNameError: Error, CustomStringConvertible {
  case outsideOfTest
  case unknownArguments

  var description: String {
    switch self {
    case .outsideOfTest:
      "no test of Swift Testing runs here to name the reference after; give `named:`"
    case .unknownArguments: "the arguments of this test cannot be read; give `named:`"
    }
  }
}
