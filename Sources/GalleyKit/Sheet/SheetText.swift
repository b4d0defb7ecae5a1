internal import DynamicType
internal import GalleyArticle
internal import GalleyConfiguration
internal import GalleyLayout
internal import GalleyStyle
internal import GalleyText

/// Words on a contact sheet, set by the stages that set articles, so that every script and direction is right.
struct SheetText {
  let worker: TextWorker
  let step: ScalingCurve.Step
  let color: Color
  let language: String

  /// More lines than a name takes: a title may have a million letters, and a page of a PDF has its limit.
  static let mostLines = 6

  /// A paragraph of a width, cut after `mostLines`: what to paint, from the top left corner, how high it is, and whether
  /// all of it is there.
  func set(
    _ text: String, size: Double, weight: FontWeight = .regular, width: Double
  ) -> (items: [PageItem], height: Double, isWhole: Bool) {
    let source = SourceText(path: "contact sheet", text)
    let whole = SourceRange(0, source.bytes.count)
    let style = CharacterStyle(weight: weight, size: size, color: color, language: language)
    let content = InlineText(text, standingFor: whole)
    let runs = text.isEmpty ? [] : [StyledRun(range: 0..<content.utf8.count, style: style)]
    let leading = (size * 1.3).rounded()
    var styled = StyledText(id: 0, content: content, base: style, leading: leading, runs: runs)
    styled.limit = LineLimit(lines: Self.mostLines)
    let colors = ColorScheme(
      background: color, text: color, secondary: color, link: color, codeBackground: color,
      rule: color)
    let article = StyledArticle(
      step: step, source: source, title: text, author: "", summary: "", language: language,
      direction: nil, colors: colors,
      page: PageStyle(screenMargin: 0, screenEdge: 0, paperMargin: 0), body: style,
      bodyLeading: leading, blocks: [StyledBlock(.text(styled), role: .paragraph, range: whole)],
      findings: [])
    let geometry = PageGeometry(name: "label", width: width, height: nil, deviceScale: nil)
    let galley = Galley(setting: article, on: geometry, with: worker)
    let pages = [Page](paginating: galley)
    return (
      pages.first?.items ?? [], galley.height, galley.fragments.allSatisfy { $0.lost == nil }
    )
  }
}
