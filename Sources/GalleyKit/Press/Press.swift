internal import DynamicType
internal import GalleyArticle
public import GalleyConfiguration
internal import GalleyLayout
internal import GalleyStyle
internal import GalleyText

/// Makes proofs: from articles to files, in one font set, style sheet and geometry.
///
/// It keeps its threads, their open fonts and drawn glyphs from article to article. Use it from one thread at a time. The
/// same article gives the same bytes, whatever the number of threads.
public final class Press {
  public let fonts: FontSet
  public let styleSheet: StyleSheet
  public let options: PressOptions
  let pool: ThreadPool<PressWorker>
  let temporaries: TemporaryFiles
  let digests: FileDigests
  /// What the set's faces cannot do of what the set asks for.
  private let faceFindings: [Finding]

  /// Makes a press, and opens every face once so that a broken one is known before any work.
  ///
  /// `temporaries` is where unfinished files are listed. Throws ``PressError`` with the face that cannot be used.
  public init(
    fonts: FontSet, styleSheet: StyleSheet = .reading, options: PressOptions = PressOptions(),
    temporaries: TemporaryFiles = TemporaryFiles()
  ) throws(PressError) {
    self.fonts = fonts
    self.styleSheet = styleSheet
    self.options = options
    self.temporaries = temporaries
    digests = FileDigests()
    let files = FontFiles()
    let dictionaries = HyphenationDictionaries()
    pool = ThreadPool(count: options.jobs) {
      try PressWorker(fonts: fonts, files: files, dictionaries: dictionaries)
    }
    do {
      faceFindings = try pool.map([0]) { worker, _ in worker.text.faceFindings() }.flatMap { $0 }
    } catch {
      throw PressError(error, path: fonts.path, step: "")
    }
  }

  /// Makes a press with another style sheet and other options, which shares the threads of this one and what they keep.
  ///
  /// The number of jobs stays as it is. Use one of them at a time.
  public init(sharing other: Press, styleSheet: StyleSheet, options: PressOptions) {
    fonts = other.fonts
    self.styleSheet = styleSheet
    self.options = options
    temporaries = other.temporaries
    digests = other.digests
    pool = other.pool
    faceFindings = other.faceFindings
  }

  /// What was not understood in the font set, the style sheet and the curve's file, and what the faces cannot do; it
  /// concerns every article.
  public var findings: [Finding] {
    fonts.findings + faceFindings + styleSheet.findings + (options.curveFile?.findings ?? [])
  }

  /// The files that every article is made from: the font set, its faces, the style sheet and the curve, each once.
  public var files: [String] {
    var files = [fonts.path] + fonts.facePaths + fonts.faces.map(\.file)
    files += (styleSheet.path.map { [$0] } ?? []) + styleSheet.extendedPaths
    files += options.curveFile?.paths ?? []
    return files.once
  }

  /// The name of the folder of this font set, geometry and so on, below each article's own.
  public var variantName: String {
    OutputNames.variant(fonts: fonts, styleSheet: styleSheet, options: options)
  }

  /// Sets an article at every step and writes all files into a folder.
  ///
  /// Each file appears whole or not at all. When it throws, what this run wrote is removed again.
  ///
  /// - Parameters:
  ///   - input: the article's file.
  ///   - folder: the path of the folder, made when it is not there.
  ///   - links: the articles that it may link to, with their output folders.
  ///   - keepsGalleys: whether the result holds all layouts.
  ///   - observer: who watches, and may stop it.
  public func proof(
    _ input: ArticleInput, into folder: String, links: ArticleLinks = ArticleLinks(),
    keepsGalleys: Bool = false, observer: PressObserver = PressObserver()
  ) throws(PressError) -> Proof {
    do {
      let run = try PressRun(
        self, input, links: links, keepsGalleys: keepsGalleys, observer: observer)
      return try run.proof(into: folder)
    } catch {
      throw PressError(error, path: input.path, step: "")
    }
  }

  /// Sets an article at every step and gives the layouts as JSON, in the form of ``Measurements/schema``, with what was
  /// found.
  public func measurements(
    of input: ArticleInput, observer: PressObserver = PressObserver()
  ) throws(PressError) -> (json: [UInt8], findings: [Finding]) {
    do {
      return try PressRun(self, input, keepsGalleys: false, observer: observer).measurements()
    } catch {
      throw PressError(error, path: input.path, step: "")
    }
  }

  /// Font set, geometry, curve and appearance in words.
  var subtitle: String {
    let geometry = options.geometry
    let height = geometry.height.map { " x \(StepSample.plain($0))" } ?? ""
    var words = [
      fonts.name, "\(geometry.name) (\(StepSample.plain(geometry.width))\(height) pt)",
      options.curve.name, options.appearance.rawValue,
    ]
    if !styleSheet.isDefault { words.insert("style sheet \(styleSheet.name)", at: 2) }
    if options.boldText { words.append("bold text") }
    return words.joined(separator: ", ")
  }
}
