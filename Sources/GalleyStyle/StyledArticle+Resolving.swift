public import DynamicType
public import GalleyArticle
public import GalleyConfiguration

extension StyledArticle {
  /// Gives every block and run of an article its complete style at one step of a curve.
  ///
  /// A role's base size (at Large) is the style sheet's, else the font set's for the role's text style, else the text style's
  /// own; its size and leading are the curve's for it, but for `fixed` sizes. The sheet's floor comes last, and leading grows
  /// with it. `findings` holds one note a role where it bit, and one for each weight or slope that the set lacks; those of the article, the sheet and the set are theirs.
  ///
  /// - Parameters:
  ///   - article: what to set.
  ///   - sheet: how roles look.
  ///   - fonts: where base sizes and tracking come from.
  ///   - curve: how sizes grow.
  ///   - step: a step of the curve.
  ///   - appearance: which colors.
  ///   - boldText: whether each weight is one step bolder, as with the Bold Text setting.
  ///   - texts: what the article's texts are made into; give the same to all steps so that they share it.
  ///   - pictures: those that can be shown; the same as `texts` were made for.
  public init(
    resolving article: Article, with sheet: StyleSheet, fonts: FontSet, curve: ScalingCurve,
    at step: ScalingCurve.Step, appearance: Appearance = .light, boldText: Bool = false,
    texts: DerivedTexts? = nil, pictures: PictureSizes = PictureSizes()
  ) {
    let looks = RoleLooks(
      sheet: sheet, fonts: fonts, curve: curve, step: step, appearance: appearance,
      boldText: boldText)
    var resolver = Resolver(article: article, looks: looks, texts: texts, pictures: pictures)
    let blocks = resolver.blocks()
    let body = resolver.looks[.paragraph]
    var substitutions = FaceSubstitutions(fonts)
    for block in blocks { block.eachText { substitutions.note($0) } }
    self.init(
      step: step, source: article.source, title: resolver.documentTitle,
      author: article.frontMatter.authors.map(\.text).joined(separator: ", "),
      summary: article.frontMatter.description?.text ?? "", language: resolver.language,
      direction: article.direction, colors: looks.colors, page: sheet.page,
      body: body.base(in: resolver.language), bodyLeading: body.leading, blocks: blocks,
      findings: resolver.looks.findings + substitutions.findings,
      pageTexts: resolver.looks.pageTexts(in: resolver.language, resolver.firstDirection),
      columns: sheet.columns,
      anchors: article.anchors,
      baseSize: sheet.baseSize(of: sheet.style(.paragraph), sizes: fonts.sizes),
      floor: resolver.looks.floor.points)
    mostFaint = sheet.blocks.figurePlate
  }
}
