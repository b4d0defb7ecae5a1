internal import GalleyConfiguration

/// What a line of colons opens.
struct Division {
  enum Kind {
    case division
    case alert(Alert.Kind)
    case details
  }

  var kind: Kind
  /// Nil when there is none.
  var title: InlineText?
  var attributes: Attributes
  /// The line up to the title.
  var mark: SourceRange

  /// - Parameter attributes: with the style name that says the kind.
  init(_ attributes: Attributes, title: InlineText?, mark: SourceRange) {
    self.attributes = attributes
    self.title = title
    self.mark = mark
    kind = .division
    guard let index = attributes.classes.firstIndex(where: DivisionFence.isTitled) else { return }
    let name = self.attributes.classes.remove(at: index)
    kind = Alert.Kind(name: name).map { .alert($0) } ?? .details
  }

  var isAlert: Bool {
    if case .alert = kind { true } else { false }
  }

  /// What its blocks make of it; nil when there is nothing in it.
  func content(of children: [Block]) -> Block.Content? {
    guard !children.isEmpty || title != nil else { return nil }
    return switch kind {
    case .division: .division(children)
    case .alert(let kind): .alert(Alert(kind, title: title, blocks: children, mark: mark))
    case .details: .details(Details(summary: title, blocks: children))
    }
  }
}
