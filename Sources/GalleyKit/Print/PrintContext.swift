internal import GalleyConfiguration
internal import GalleyText

/// What all PDFs of a run have in common, for all its threads.
struct PrintContext: Sendable {
  let fonts: FontSet
  /// The output folder.
  let output: String
  let isForced: Bool
  let renewsDates: Bool
  let links: PrintLinks
  let records: PrintRecords
  let digests: FileDigests
  let temporaries: TemporaryFiles
  let observer: PressObserver
  /// The digest of the font set with all its faces, of which any may step in for another.
  let fontDigest: String
  /// The digest of the names of all hyphenation dictionaries, for one that is new may serve.
  let dictionaryDigest: String

  /// The path of a PDF.
  func path(of job: PrintJob) -> String { FilePath.join(output, job.file) }

  func checkStop(_ job: PrintJob) throws(PressError) {
    if observer.shouldStop() { throw .cancelled(path: job.path) }
  }

  /// The names of the dictionaries of the machine as one digest.
  static func dictionaryNames() -> String {
    let names = HyphenationDictionaries.standardFolders.flatMap { folder in
      FileReader.names(in: folder).map { "\(folder)/\($0)\n" }
    }
    return Digest.sha256(Array(names.joined().utf8))
  }

  /// All options that make a difference to the bytes of a PDF, in the order of the help.
  func options(of job: PrintJob) throws(FileAccessError) -> [Manifest.Option] {
    let options = job.options
    var curve = options.curve.name
    for path in options.curveFile?.paths ?? [] { curve += " " + (try digests.sha256(of: path)) }
    let libraries = Version.libraries.map { "\($0.name) \($0.version)\n" }.joined()
    return [
      Manifest.Option("galley", Version.number),
      Manifest.Option("libraries", Digest.sha256(Array(libraries.utf8))),
      Manifest.Option("style-sheet", Digest.sha256(Array(job.styleSheet.yaml.utf8))),
      Manifest.Option("on", options.geometry.name),
      Manifest.Option("book", "\(job.isBook)"),
      Manifest.Option("title", job.front.title ?? ""),
      Manifest.Option("title-page", "\(job.front.hasTitlePage)"),
      Manifest.Option("contents", job.front.contents.map(String.init) ?? ""),
      Manifest.Option("fonts", fontDigest),
      Manifest.Option("dictionaries", dictionaryDigest),
      Manifest.Option("curve", curve),
      Manifest.Option("sizes", options.steps.map(\.name).joined(separator: ",")),
      Manifest.Option("pdf", options.flavor.rawValue),
      Manifest.Option("appearance", options.appearance.rawValue),
      Manifest.Option("bold-text", "\(options.boldText)"),
      Manifest.Option("allow-path", options.pictureFolders.joined(separator: "\n")),
      Manifest.Option("allow-restricted-fonts", "\(options.allowsRestrictedFonts)"),
      Manifest.Option("date", "\(options.date)"),
    ]
  }

  /// The files that a PDF was made from, each once: articles, pictures, style sheet, curve, font set, faces that
  /// were used, dictionaries.
  func dependencies(of record: PrintRecord, _ job: PrintJob) -> [String] {
    var paths = record.articles.map(\.path).filter { $0 != ArticleInput.standardInput }
    paths += record.pictures.filter { $0.sha256 != nil }.map(\.path)
    paths += (job.styleSheet.path.map { [$0] } ?? []) + job.styleSheet.extendedPaths
    paths += job.options.curveFile?.paths ?? []
    paths += [fonts.path] + fonts.facePaths
    let used = Set(record.fonts.map(\.path))
    for (number, face) in fonts.faces.enumerated()
    where used.contains(fonts.shownFile(of: UInt16(number))) {
      paths.append(face.file)
    }
    paths += record.dictionaries.map(\.path)
    return paths.once
  }
}
