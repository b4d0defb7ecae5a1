extension FontSetDecoder {
  /// The families that step in: a list, or the path of a file with `faces` and `fallback`.
  mutating func fallback(_ node: YAMLNode) throws(ConfigurationError) -> [FallbackFamily] {
    guard node.string != nil else { return try families(node) }
    let path = FilePath.join(folder, try decoder.text(node, "`fallback`"))
    return try families(in: decoder.source(at: path, namedBy: node, from: files))
  }

  /// The families of another file. Its faces are its own, but their numbers run on.
  private mutating func families(
    in source: SourceText
  ) throws(ConfigurationError) -> [FallbackFamily] {
    let own = (decoder: decoder, table: table)
    decoder = ConfigurationDecoder(source)
    let root = try decoder.root()
    table = try FaceTable(
      root["faces"], folder: FilePath.folder(of: source.path), by: &decoder)
    for (key, _) in root.entries where !["name", "faces", "fallback"].contains(key.text) {
      decoder.noteUnknown(key, of: "a fallback file", known: ["name", "faces", "fallback"])
    }
    guard let node = root["fallback"] else {
      throw decoder.error(
        "a fallback file has no `fallback`", remedy: "add the list of families", at: root)
    }
    let families = try families(node)
    let findings = own.decoder.findings + decoder.findings
    (decoder, table) = own
    decoder.findings = findings
    return families
  }

  private mutating func families(
    _ node: YAMLNode
  ) throws(ConfigurationError) -> [FallbackFamily] {
    var families: [FallbackFamily] = []
    for element in try decoder.elements(node, "`fallback`") {
      let family = try family(element, "a fallback", keys: ["scripts", "languages"])
      let scripts = try texts(element["scripts"], "`scripts`")
      if let wrong = scripts.first(where: { !Self.isScript($0.text) }) {
        throw decoder.error(
          "the script \"\(wrong.text)\" is no ISO 15924 code",
          remedy: "write four letters, such as Arab or Hani", at: wrong)
      }
      let languages = try texts(element["languages"], "`languages`")
      if let wrong = languages.first(where: { !Self.isLanguage($0.text) }) {
        throw decoder.error(
          "the language \"\(wrong.text)\" is no BCP 47 tag",
          remedy: "write a tag such as ja or zh-Hant", at: wrong)
      }
      families.append(
        FallbackFamily(family, scripts: scripts.map(\.text), languages: languages.map(\.text)))
    }
    return families
  }

  /// The texts of a list, or one text.
  private func texts(
    _ node: YAMLNode?, _ what: String
  ) throws(ConfigurationError) -> [YAMLNode] {
    guard let node, !node.isNull else { return [] }
    if node.string != nil { return [node] }
    let elements = try decoder.elements(node, what)
    for element in elements { _ = try decoder.text(element, "an element of \(what)") }
    return elements
  }

  /// Four letters, the first in upper case.
  private static func isScript(_ text: String) -> Bool {
    text.utf8.count == 4
      && text.utf8.enumerated().allSatisfy { place, byte in
        place == 0 ? (0x41...0x5A).contains(byte) : (0x61...0x7A).contains(byte)
      }
  }

  /// Subtags of one to eight letters and digits, the first of letters only.
  private static func isLanguage(_ text: String) -> Bool {
    let subtags = text.utf8.split(separator: 0x2D, omittingEmptySubsequences: false)
    let areWellFormed = subtags.allSatisfy { subtag in
      (1...8).contains(subtag.count)
        && subtag.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) }
    }
    return areWellFormed && (2...8).contains(subtags[0].count)
      && subtags[0].allSatisfy { $0 >= 0x41 }
  }
}
