internal import GalleyArticle
internal import GalleyConfiguration
internal import GalleyLayout
internal import GalleyStyle

/// An article that is ready to be set: parsed, its pictures read, its styles resolved.
struct PreparedArticle: Sendable {
  let article: Article
  /// One a step, in the curve's order.
  let styled: [StyledArticle]
  let pictures: PictureSource
  /// The paths of the pictures that were read.
  let picturePaths: [String]
  /// The paths of all pictures that were looked for, each once.
  let wantedPictures: [String]

  /// Parses the article, reads its pictures and resolves its styles at every step of the options.
  init(
    _ input: ArticleInput, fonts: FontSet, styleSheet: StyleSheet, options: PressOptions,
    observer: PressObserver
  ) throws {
    let article = try observer.during(.parse) {
      try Article(parsing: input.bytes, path: input.path, typography: styleSheet.typography)
    }
    self.article = article
    let reader = PictureReader(
      articleFolder: input.folder, allowed: options.pictureFolders, fonts: fonts)
    var entries: [String: PictureSource.Entry] = [:]
    var paths: [String] = []
    var wanted: [String] = []
    for destination in PictureReader.destinations(in: article) {
      if let path = reader.path(of: destination), !wanted.contains(path) { wanted.append(path) }
      let entry = reader.entry(for: destination)
      entries[destination] = entry
      if case .picture(let picture) = entry, !paths.contains(picture.path) {
        paths.append(picture.path)
      }
    }
    pictures = PictureSource(entries)
    picturePaths = paths
    wantedPictures = wanted
    let sizes = pictures.sizes
    styled = observer.during(.resolve) {
      let texts = DerivedTexts(of: article, with: styleSheet, pictures: sizes)
      return options.steps.map { step in
        StyledArticle(
          resolving: article, with: styleSheet, fonts: fonts, curve: options.curve, at: step,
          appearance: options.appearance, boldText: options.boldText, texts: texts,
          pictures: sizes)
      }
    }
  }
}
