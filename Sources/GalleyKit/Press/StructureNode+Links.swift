internal import GalleyLayout

extension [StructureNode] {
  /// The structure with links to other places, as far as there is one for the destination that the article has.
  func linked(_ target: (_ destination: String) -> StructureNode.Target?) -> [StructureNode] {
    map { node in
      guard case .link(.url(let url)) = node.tag, let target = target(url) else { return node }
      var node = node
      node.tag = .link(target)
      return node
    }
  }
}
