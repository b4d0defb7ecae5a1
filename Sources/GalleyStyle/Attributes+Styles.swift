internal import GalleyArticle
internal import GalleyConfiguration

extension Attributes {
  /// The styles that its classes name, in their order.
  var styles: [StyleName] { classes.compactMap { StyleName($0) } }
}
