/// How a font file is stored.
public enum FontFormat: String, Sendable, Hashable {
  case trueType = "TrueType"
  case openType = "OpenType"
  case collection = "collection"
  case woff = "WOFF"
  case woff2 = "WOFF2"

  /// The format of a file that begins with these bytes; nil for one that Galley does not read.
  ///
  /// The marks are those of the OpenType specification (The OpenType font file), WOFF 1.0 and WOFF 2.0.
  init?(_ bytes: UnsafeRawBufferPointer) {
    switch Array(bytes.prefix(4)) {
    case [0, 1, 0, 0], Array("true".utf8): self = .trueType
    case Array("OTTO".utf8): self = .openType
    case Array("ttcf".utf8): self = .collection
    case Array("wOFF".utf8): self = .woff
    case Array("wOF2".utf8): self = .woff2
    default: return nil
    }
  }

  /// Whether the tables have to be unpacked before they can be read.
  var isPacked: Bool { self == .woff || self == .woff2 }

  /// What a file is that is no font Galley reads, as far as its beginning tells, and what to do; nil when it tells
  /// nothing.
  static func foreign(_ bytes: UnsafeRawBufferPointer) -> (name: String, remedy: String)? {
    let convert = "convert it to OpenType (.otf or .ttf)"
    let known: [(mark: [UInt8], name: String, remedy: String)] = [
      ([0x80, 0x01], "a Type 1 font", convert), (Array("%!".utf8), "a Type 1 font", convert),
      (Array("typ1".utf8), "a Type 1 font", convert),
      (Array("STARTFONT".utf8), "a bitmap font", convert),
      ([0x01, 0x66, 0x63, 0x70], "a bitmap font", convert),
      (Array("MZ".utf8), "a Windows bitmap font or a program", convert),
      (Array("PK".utf8), "a ZIP archive", "unpack it and name the font in it"),
      ([0x1F, 0x8B], "a compressed file", "unpack it first"),
      (Array("<".utf8), "a web page or another text with tags", "fetch the font file itself"),
      (
        Array("version https://git-lfs".utf8), "a pointer to a file in Git LFS",
        "run `git lfs pull`"
      ),
    ]
    return known.first { bytes.starts(with: $0.mark) }.map { ($0.name, $0.remedy) }
  }
}
