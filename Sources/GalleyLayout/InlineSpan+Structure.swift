internal import GalleyArticle

extension InlineSpan.Kind {
  /// What an abbreviation stands for; nil for others.
  var expansion: String? {
    if case .abbreviation(let title) = self, !title.isEmpty { title } else { nil }
  }

  /// The line that says something of the text; nil without one.
  var decoration: StructureNode.Decoration? {
    switch self {
    case .underline: .underline
    case .strikethrough: .lineThrough
    case .emphasis, .strong, .code, .link, .image, .footnoteReference, .superscript, .subscripted,
      .mark, .keyboard, .small, .abbreviation, .plain:
      nil
    }
  }
}
