public import GalleyConfiguration

extension Article {
  /// Parses a Markdown file as it was read.
  ///
  /// UTF-16 with a byte order mark is decoded; what is not valid is replaced by U+FFFD, with a finding.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - path: its name for messages.
  ///   - typography: what is made finer in prose, where the front matter does not say.
  /// - Throws: `ArticleError` for an empty file, for one over 64 MiB and for a hostile table.
  public init(
    parsing bytes: [UInt8], path: String, typography: Typography = .standard
  ) throws(ArticleError) {
    guard bytes.count <= Article.largestSize else {
      throw .tooLarge(path: path, size: bytes.count)
    }
    try self.init(SourceDecoder.decode(bytes, path: path), typography)
  }

  /// Parses Markdown that is already decoded.
  ///
  /// - Parameters:
  ///   - source: the text and its name for messages.
  ///   - typography: what is made finer in prose, where the front matter does not say.
  /// - Throws: `ArticleError` for an empty text, for one over 64 MiB and for a hostile table.
  public init(
    parsing source: SourceText, typography: Typography = .standard
  ) throws(ArticleError) {
    guard source.bytes.count <= Article.largestSize else {
      throw .tooLarge(path: source.path, size: source.bytes.count)
    }
    if source.bytes.contains(0) {
      try self.init(SourceDecoder.decode(source.bytes, path: source.path), typography)
    } else {
      try self.init(FindingLog(source: source), typography)
    }
  }

  private init(_ decoded: FindingLog, _ typography: Typography) throws(ArticleError) {
    var log = decoded
    let source = log.source
    let start = source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard !source.bytes[start...].allSatisfy(\.isSpace) else { throw .empty(path: source.path) }
    let head = FrontMatterReader(source, &log)
    try HostileTable.check(source)

    self.init(source: source, frontMatter: head.frontMatter)
    var state = read(from: head.end, log)
    LinkDefinitions(in: source, from: head.end).check(state.links, footnotes, &state.log)
    setAnchors(&state)
    guessLanguage(&state.log)
    // Last, since anchors are made of what is written, and each language has marks of its own.
    refine(by: frontMatter.typography ?? typography)
    findings = state.log.sorted()
  }

  /// Reads blocks and notes; once more where bytes were disguised in vain.
  private mutating func read(from start: Int, _ log: FindingLog) -> ConversionState {
    var disguises = Disguises.all(in: source, from: start)
    for _ in 0..<Disguises.mostRounds {
      let state = read(from: start, disguises, log)
      guard let revised = state.disguises.revised(disguises) else { return state }
      disguises = revised
    }
    return read(from: start, Disguises.harmless(among: disguises), log)
  }

  private mutating func read(
    from start: Int, _ disguises: [ParserInput.Disguise], _ log: FindingLog
  ) -> ConversionState {
    let document = MarkdownDocument(source, from: start, disguises: disguises)
    var converter = CommonMarkConverter(document.input, log: log)
    withExtendedLifetime(document.tree) {
      converter.state.language = frontMatter.language?.text ?? ""
      converter.state.footnotes.labels = document.definitions.map(document.label(of:))
      blocks = converter.blocks(in: document.tree.root, after: document.addedLines)
      footnotes = converter.footnotes(of: document)
    }
    return converter.state
  }

  /// Notes a missing language, and guesses it where the script leaves no doubt.
  private mutating func guessLanguage(_ log: inout FindingLog) {
    guard frontMatter.language == nil else { return }
    var guess = LanguageGuess()
    let add: (InlineText, Bool) -> Void = { text, isCode in if !isCode { guess.add(text.utf8) } }
    blocks.forEachText(add)
    for note in footnotes { note.blocks.forEachText(add) }
    guessedLanguage = guess.language
    let taken = guess.language.map { "its script says `\($0)`" } ?? "it is taken as `und`"
    log.add(
      "no-language", .note, "the article does not say its language; \(taken)",
      remedy: "begin the file with front matter that has `lang: \(guess.language ?? "en")`")
  }
}
