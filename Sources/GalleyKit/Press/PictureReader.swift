internal import GalleyArticle
internal import GalleyConfiguration
internal import GalleyLayout
internal import GalleyPaint

/// Reads the pictures of an article: files below its own folder, or below folders that the caller allows. Nothing
/// comes from the network.
struct PictureReader {
  /// The article's folder, as it was named.
  private let folder: String
  /// The folders that a picture may lie in, links followed.
  private let allowed: [String]

  private let checker: PictureChecker

  /// The most bytes of a picture's file.
  static let largestFile = 256 << 20

  /// `fonts` are for the text of SVG pictures.
  init(articleFolder: String, allowed: [String], fonts: FontSet) {
    folder = articleFolder
    checker = PictureChecker(fonts)
    self.allowed = ([articleFolder] + allowed).compactMap(FileReader.resolved)
  }

  /// The path that a destination means; nil for one in the network.
  func path(of destination: String) -> String? {
    guard Self.scheme(of: destination) == nil else { return nil }
    return FilePath.join(folder, Self.decoded(destination))
  }

  /// The file of a destination, or why there is none that may be read.
  func entry(for destination: String) -> PictureSource.Entry {
    guard let path = path(of: destination) else {
      return .unavailable(
        reason: "pictures are not fetched from the network",
        remedy: "save it beside the article and name that file")
    }
    guard !path.utf8.contains(0), let real = FileReader.resolved(path), FileReader.isFile(real)
    else {
      return .unavailable(reason: "there is no such file", remedy: "check the path \(path)")
    }
    guard allowed.contains(where: { FilePath.isInside(real, $0) }) else {
      return .unavailable(
        reason: "it lies outside the article's folder",
        remedy: "move it there, or give --allow-path \(FilePath.folder(of: real))")
    }
    guard FileReader.isRegularFile(real) else {
      return .unavailable(
        reason: "it is a pipe or a device", remedy: "save the picture as a file and name that")
    }
    return picture(at: path)
  }

  private func picture(at path: String) -> PictureSource.Entry {
    do {
      let bytes = try FileReader.bytes(of: path, limit: Self.largestFile)
      guard let header = PictureDecoder.header(bytes) else {
        return .unavailable(
          reason: PictureDecoder.trouble(bytes) ?? "it is not \(PictureDecoder.formats)",
          remedy: "save it as \(PictureDecoder.formats)")
      }
      var picture = Picture(
        path: path, format: header.format, bytes: bytes, pixelWidth: header.pixelWidth,
        pixelHeight: header.pixelHeight)
      picture.tones = try checker.tones(of: picture)
      return .picture(picture)
    } catch let error as FileAccessError {
      return Self.unavailable(error.message)
    } catch {
      return Self.unavailable("\(error)", about: path)
    }
  }

  /// An entry from a message of the form `path: reason; remedy`.
  private static func unavailable(_ message: String, about path: String = "") -> PictureSource.Entry
  {
    let plain = message.hasPrefix(path + ": ") ? message.dropFirst(path.count + 2) : message[...]
    let parts = plain.split(separator: ";", maxSplits: 1)
    return .unavailable(
      reason: String(parts.first ?? "it cannot be read"),
      remedy: parts.count > 1
        ? String(parts[1].drop { $0 == " " }) : "save it again as \(PictureDecoder.formats)")
  }

  // MARK: - Destinations

  /// The destinations of all pictures in an article, each once, in order.
  static func destinations(in article: Article) -> [String] {
    var found: [String] = []
    var seen: Set<String> = []
    func add(_ image: Image) {
      if seen.insert(image.destination).inserted { found.append(image.destination) }
    }
    article.blocks.forEachImage(add)
    for note in article.footnotes { note.blocks.forEachImage(add) }
    return found
  }

  /// `https` of `https://example.com/a.png`; nil for a path. One letter is a drive, not a scheme (RFC 3986, 3.1).
  static func scheme(of destination: String) -> String? {
    if destination.hasPrefix("//") { return "https" }
    guard let colon = destination.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = destination[..<colon]
    let isScheme =
      scheme.utf8.count > 1
      && scheme.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
          UInt8(ascii: "."):
          true
        default: false
        }
      }
    return isScheme ? String(scheme).lowercased() : nil
  }

  /// The path of a destination: without query and fragment, percent signs decoded.
  static func decoded(_ destination: String) -> String {
    let path = destination.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    return PercentDecoding.decoded(String(decoding: path, as: UTF8.self))
  }
}
