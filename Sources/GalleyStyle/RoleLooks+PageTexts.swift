internal import GalleyConfiguration

extension RoleLooks {
  /// The styles of text that is made when pages are known. They are no use of their roles: nothing is found in them.
  func pageTexts(in language: String) -> PageTexts {
    var looks = self
    func style(_ role: Role) -> PageTextStyle {
      let look = looks[role]
      return PageTextStyle(
        role: role, character: look.base(in: language), leading: look.leading,
        spaceBefore: look.spaceBefore, spaceAfter: look.spaceAfter,
        alignment: look.style.alignment)
    }
    return PageTexts(
      header: style(.header), footer: style(.footer), pageNumber: style(.pageNumber),
      contentsEntry: style(.contentsEntry), contentsTitle: style(.heading1), title: style(.title),
      subtitle: style(.subtitle), byline: style(.byline))
  }
}
