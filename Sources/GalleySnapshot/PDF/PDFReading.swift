internal import GalleyKit

/// A PDF as qpdf and the programs of Poppler read it: `pdfinfo`, `pdffonts`, `pdftotext` and `pdftoppm`.
///
/// The programs are run and not linked: their licence is another than Galley's, and only who compares PDFs needs them.
struct PDFReading {
  private let path: String
  /// What it is called in messages.
  private let shownPath: String
  /// What the file says of itself, by the name that `pdfinfo` gives it: `Title`, `Tagged`.
  private(set) var facts: [String: String] = [:]
  private(set) var pages: [Page] = []
  /// Their PostScript names.
  private(set) var fonts: Set<String> = []
  /// Nil for a file that Poppler can read and qpdf cannot.
  let contents: PDFContents?

  /// The most bytes of a file.
  private static let largestFile = 1 << 30

  struct Page: Hashable {
    /// In points.
    var width: Double
    var height: Double
    /// In reading order as far as it can be told, in lines.
    var text: String

    var size: String { "\(Decimal.text(width, places: 2)) x \(Decimal.text(height, places: 2))" }
  }

  /// Reads a file, which messages may call otherwise. Throws ``SnapshotError``.
  init(_ path: String, shownAs shownPath: String? = nil) throws(SnapshotError) {
    self.path = path
    self.shownPath = shownPath ?? path
    do throws(FileAccessError) {
      contents = PDFContents(reading: try FileReader.bytes(of: path, limit: Self.largestFile))
    } catch {
      throw .file(error)
    }
    let facts = try output("pdfinfo", ["-enc", "UTF-8", "-f", "1", "-l", "1000000", name])
    for line in String(decoding: facts, as: UTF8.self).split(separator: "\n") { read(line) }
    let fonts = try output("pdffonts", [name])
    for line in String(decoding: fonts, as: UTF8.self).split(separator: "\n").dropFirst(2) {
      if let name = line.split(separator: " ").first { self.fonts.insert(Self.fontName(name)) }
    }
    let text = try output("pdftotext", ["-enc", "UTF-8", name, "-"])
    let texts = text.split(separator: 0x0C, omittingEmptySubsequences: false)
    for (index, text) in texts.prefix(pages.count).enumerated() {
      pages[index].text = String(decoding: text, as: UTF8.self)
    }
  }

  /// The pixels of a page, from 0, with so many to the inch.
  func image(of page: Int, resolution: Int) throws(SnapshotError) -> PixelImage {
    let number = "\(page + 1)"
    let bytes = try output(
      "pdftoppm", ["-r", "\(resolution)", "-f", number, "-l", number, name])
    guard let image = PixelImage(ppm: bytes) else {
      throw .unreadablePDF(path: shownPath, reason: "page \(number) cannot be drawn")
    }
    return image
  }

  /// `Title: Large type`, `Page    1 size:  595.28 x 841.89 pts (A4)`.
  private mutating func read(_ line: Substring) {
    guard let colon = line.firstIndex(of: ":") else { return }
    let key = line[..<colon].split(separator: " ")
    let value = line[line.index(after: colon)...].drop { $0 == " " }
    guard key.first == "Page", key.count == 3 else {
      facts[String(line[..<colon])] = String(value)
      return
    }
    let words = value.split(separator: " ")
    guard key[2] == "size", words.count >= 3, let width = Double(words[0]),
      let height = Double(words[2])
    else { return }
    pages.append(Page(width: width, height: height, text: ""))
  }

  /// `Inter-Regular` of `GHOJXN+Inter-Regular`: what is embedded of a font has a prefix of its own.
  private static func fontName(_ name: Substring) -> String {
    let parts = name.split(separator: "+", maxSplits: 1)
    return String(parts.count == 2 && parts[0].count == 6 ? parts[1] : name)
  }

  /// The path as an argument, which must not look like an option.
  private var name: String { path.hasPrefix("-") ? "./" + path : path }

  private func output(
    _ program: String, _ arguments: [String]
  ) throws(SnapshotError) -> [UInt8] {
    do throws(Subprocess.Failure) {
      return try Subprocess.output(of: program, arguments)
    } catch {
      switch error {
      case .missing: throw .missingProgram(name: program)
      case .failed: throw .unreadablePDF(path: shownPath, reason: "\(program) cannot read it")
      }
    }
  }
}

extension PixelImage {
  /// An image in the form of netpbm's P6, eight bits a channel; nil for anything else.
  init?(ppm bytes: [UInt8]) {
    var place = 0
    func word() -> Substring? {
      let start = place
      while place < bytes.count, bytes[place] > 0x20 { place += 1 }
      guard place > start, place < bytes.count else { return nil }
      defer { place += 1 }
      return Substring(decoding: bytes[start..<place], as: UTF8.self)
    }
    guard word() == "P6", let width = word().flatMap({ Int($0) }),
      let height = word().flatMap({ Int($0) }), word() == "255",
      width > 0, height > 0, bytes.count - place == 3 * width * height
    else { return nil }
    let pixels = (0..<width * height).map { index -> UInt32 in
      let first = place + 3 * index
      return 0xFF00_0000 | UInt32(bytes[first]) << 16 | UInt32(bytes[first + 1]) << 8
        | UInt32(bytes[first + 2])
    }
    self.init(Bitmap(width: width, height: height, pixels: pixels))
  }
}
