/// The main file of a reference: what it was made with, the digests of its other files, and its layout.
///
///     galley reference 1
///     made Galley 0.1.0
///     scale 2
///     library cairo 1.16.0
///     trace 5f2c…
///     image 9a01…
///     galley layout 1
///     …
///
/// The digests tell whether the files beside it are its own, and stand for those that are too large to be kept.
struct ReferenceFile: Hashable {
  var origin: SnapshotOrigin
  /// The SHA-256 of the trace; nil where none was taken.
  var trace: String?
  /// The SHA-256 of the image of each page.
  var images: [String]
  var layout: LayoutRecord

  static let formatVersion = 1

  init(of snapshot: Snapshot) {
    origin = snapshot.origin
    trace = snapshot.trace.isEmpty ? nil : Reference.digest(of: snapshot.trace)
    images = snapshot.images.map { Reference.digest(of: $0) }
    layout = snapshot.layout
  }

  /// As it is written.
  var text: String {
    var text = "galley reference \(Self.formatVersion)\nmade \(origin.generator)\n"
    text += "scale \(origin.scale)\n"
    for library in origin.libraries { text += "library \(library.name) \(library.version)\n" }
    if let trace { text += "trace \(trace)\n" }
    for image in images { text += "image \(image)\n" }
    return text + layout.text
  }

  /// Reads a file. Throws ``SnapshotError/damaged(path:line:)``.
  init(parsing bytes: [UInt8], path: String) throws(SnapshotError) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .damaged(path: path, line: 1)
    }
    var head = Head()
    var rest = text.unicodeScalars[...]
    var count = 0
    while !rest.isEmpty {
      let line = Substring(rest.prefix { $0 != "\n" })
      if line == "galley layout \(LayoutRecord.formatVersion)", count > 0 { break }
      count += 1
      rest = rest.dropFirst(line.unicodeScalars.count + 1)
      guard head.read(line, number: count) else { throw .damaged(path: path, line: count) }
    }
    origin = head.origin
    trace = head.trace
    images = head.images
    layout = try LayoutRecord(parsing: String(rest), path: path, above: count)
  }
}

/// What stands above the layout.
private struct Head {
  var origin = SnapshotOrigin(generator: "", libraries: [], scale: 0)
  var trace: String?
  var images: [String] = []

  /// Takes in a line; false for one that is not of a head.
  mutating func read(_ line: Substring, number: Int) -> Bool {
    let words = line.split(separator: " ", maxSplits: 1)
    guard words.count == 2 else { return false }
    let value = String(words[1])
    switch words[0] {
    case "galley": return number == 1 && value == "reference \(ReferenceFile.formatVersion)"
    case "made": origin.generator = value
    case "scale":
      guard let scale = Int(value) else { return false }
      origin.scale = scale
    case "library":
      // A version has no space in it, a name may.
      guard let end = value.lastIndex(of: " ") else { return false }
      origin.libraries.append(
        SnapshotOrigin.Library(
          name: String(value[..<end]), version: String(value[value.index(after: end)...])))
    case "trace": trace = value
    case "image": images.append(value)
    default: return false
    }
    return true
  }
}
