internal import DynamicType
public import GalleyArticle
public import GalleyConfiguration

/// The texts of an article that are not in it as such: code with its tabs expanded, markers, the byline,
/// the words of pictures.
///
/// They are the same at every step. Made once and given to each, they are held once for all.
public struct DerivedTexts: Sendable {
  /// By the id of the text.
  var texts: [Int: InlineText] = [:]

  init() {}

  /// Makes them of an article. Of the sheet they depend on whether headings are numbered alone; the words of pictures in
  /// `pictures` are not among them.
  public init(
    of article: Article, with sheet: StyleSheet = .reading, pictures: PictureSizes = PictureSizes()
  ) {
    // No derived text depends on the fonts or the step, so any will do.
    guard let step = ScalingCurve.dynamicType.steps.first else { return }
    let fonts = FontSet(name: "", path: "", faces: [], faceLines: [], roles: [:])
    let looks = RoleLooks(
      sheet: sheet, fonts: fonts, curve: .dynamicType, step: step, appearance: .light,
      boldText: false)
    var resolver = Resolver(article: article, looks: looks, texts: nil, pictures: pictures)
    _ = resolver.blocks()
    self = resolver.made
  }
}
