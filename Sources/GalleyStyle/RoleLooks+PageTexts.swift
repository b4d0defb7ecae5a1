internal import GalleyArticle
internal import GalleyConfiguration

extension RoleLooks {
  /// The styles of text that is made when pages are known. They are no use of their roles: nothing is found in them.
  func pageTexts(in language: String, _ direction: TextDirection) -> PageTexts {
    var looks = self
    func style(_ role: Role, in language: String) -> PageTextStyle {
      let look = looks[role]
      return PageTextStyle(
        role: role, character: look.base(in: language), leading: look.leading,
        spaceBefore: look.spaceBefore, spaceAfter: look.spaceAfter,
        alignment: look.style.alignment)
    }
    let words = FixedWords(of: language)
    return PageTexts(
      header: style(.header, in: language), footer: style(.footer, in: language),
      pageNumber: style(.pageNumber, in: language),
      contentsEntry: style(.contentsEntry, in: language),
      contentsTitle: style(
        .heading1, in: words == nil ? FixedWords.english.language : language),
      title: style(.title, in: language), subtitle: style(.subtitle, in: language),
      byline: style(.byline, in: language), contentsWord: (words ?? .english).contents,
      direction: direction)
  }
}
