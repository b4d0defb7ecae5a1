/// Gives each face that is used its number, in the order of first use, once its file is known to be there.
struct FaceNumbering {
  let files: FileReading
  private(set) var faces: [Face] = []
  private(set) var lines: [Int] = []
  private(set) var paths: [String] = []
  private var numbers: [Face: UInt16] = [:]

  init(files: FileReading) {
    self.files = files
  }

  /// The number of a face; equal faces have one number. The declaration is what an error names.
  mutating func number(
    _ face: Face, declaredAt file: YAMLNode, by decoder: ConfigurationDecoder
  ) throws(ConfigurationError) -> UInt16 {
    if let number = numbers[face] { return number }
    let source = decoder.source
    let position = source.position(of: file.range.lowerBound)
    if let trouble = files.trouble(face.file) {
      let isFetched = file.text.hasPrefix("faces/") || file.text.contains("/faces/")
      throw .missingFile(
        path: source.path, position: position, file: face.file, reason: trouble.reason,
        remedy: isFetched
          ? "run `make fonts`, or correct the path"
          : "correct the path, which is relative to \(source.path)")
    }
    guard let number = UInt16(exactly: faces.count) else {
      throw decoder.error(
        "more than 65,536 faces are used", remedy: "leave some out", at: file)
    }
    faces.append(face)
    lines.append(position.line)
    paths.append(source.path)
    numbers[face] = number
    return number
  }
}
