internal import DynamicType
public import GalleyArticle
public import GalleyConfiguration
public import GalleyLayout
internal import GalleyStyle
public import GalleyText

/// The articles and fonts of the package, for tests.
public enum TestArticles {
  /// The root of the package.
  public static let root: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(3).joined(separator: "/")
  }()

  /// The names of the articles in `Samples/`.
  public static let samples = [
    "code", "figures", "hebrew", "japanese", "labels", "language", "lists", "long-form",
    "right-to-left", "scripts", "tables",
  ]

  /// An article of `Samples/`.
  public static func sample(_ name: String) throws -> Article {
    let path = "Samples/\(name).md"
    return try Article(parsing: FileReading.disk.read(root + "/" + path), path: path)
  }

  /// A set of `Fonts/`.
  public static func fonts(_ name: String) throws -> FontSet {
    try FontSet(contentsOf: root + "/Fonts/\(name).yaml")
  }

  /// The square face: every glyph one em wide, ascent 0.8 em, descent 0.2 em.
  public static func squareFonts() throws -> FontSet {
    try FontSet(contentsOf: root + "/Tests/Fixtures/square/square.yaml")
  }

  /// All steps of an article, set on a geometry.
  public static func galleys(
    _ article: Article, fonts: FontSet, on geometry: PageGeometry,
    steps selection: String = "all", sheet: StyleSheet = .reading,
    pictures: PictureSource = PictureSource()
  ) throws -> [Galley] {
    try galleys(
      article, with: TextWorker(fonts: fonts), fonts: fonts, on: geometry, steps: selection,
      sheet: sheet, pictures: pictures)
  }

  /// All steps of an article, set with the fonts that a painter may go on with.
  public static func galleys(
    _ article: Article, with worker: TextWorker, fonts: FontSet, on geometry: PageGeometry,
    steps selection: String = "all", sheet: StyleSheet = .reading,
    pictures: PictureSource = PictureSource()
  ) throws -> [Galley] {
    let curve = ScalingCurve.dynamicType
    let styled = try curve.steps(matching: selection).map {
      StyledArticle(
        resolving: article, with: sheet, fonts: fonts, curve: curve, at: $0,
        pictures: pictures.sizes)
    }
    let shaped = ShapedTexts(shaping: styled, part: 0, of: 1, with: worker)
    return styled.map {
      Galley(setting: $0, on: geometry, with: worker, shaped: shaped, pictures: pictures)
    }
  }

  /// A short article on the square face at one step.
  public static func square(
    _ markdown: String, on geometry: PageGeometry = .phone, step: String = "l",
    pictures: PictureSource = PictureSource(), sheet: StyleSheet = .reading
  ) throws -> Galley {
    let article = try Article(parsing: SourceText(path: "test.md", markdown))
    return try galleys(
      article, fonts: squareFonts(), on: geometry, steps: step, sheet: sheet, pictures: pictures)[0]
  }
}
