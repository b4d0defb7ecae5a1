/// The part a block of text plays in an article. The style sheet gives each a text style.
public enum Role: String, CaseIterable, Sendable {
  case title
  case subtitle
  case byline
  case heading1
  case heading2
  case heading3
  case heading4
  case heading5
  case heading6
  case paragraph
  case quote
  case alertTitle
  case alertBody
  /// What a definition defines.
  case term
  /// What stands for blocks that HTML hides.
  case summary
  case code
  case tableCell
  case tableHeader
  case caption
  case credit
  case footnote
  case contentsEntry
  case header
  case footer
  case pageNumber
  case navigationTitle

  /// The role of a heading of a level; 1 to 6.
  public static func heading(_ level: Int) -> Role {
    let all: [Role] = [.heading1, .heading2, .heading3, .heading4, .heading5, .heading6]
    return all[min(max(level, 1), 6) - 1]
  }
}
