internal import GalleyKit

/// The press for each article of a run: one for all, and another for each that its front matter asks for.
struct ArticlePresses {
  let settings: PressSettings
  /// The press of articles that ask for nothing.
  let common: Press
  /// By style sheet and sizes.
  private var own: [Wish: Press] = [:]

  private struct Wish: Hashable {
    var styleSheet: StyleSheet
    var steps: [String]
  }

  init(_ settings: PressSettings, common: Press) {
    self.settings = settings
    self.common = common
  }

  /// The press for an article. Throws what is wrong with the sheet or the sizes that it asks for.
  mutating func press(for input: ArticleInput) throws -> Press {
    guard let adapted = try settings.adapted(to: input) else { return common }
    let wish = Wish(styleSheet: adapted.styleSheet, steps: adapted.options.steps.map(\.name))
    if let known = own[wish] { return known }
    let press = Press(
      sharing: common, styleSheet: adapted.styleSheet, options: adapted.options)
    own[wish] = press
    return press
  }
}
