internal import DynamicType

extension ConfigurationDecoder {
  /// A text style by any of its names.
  func style(_ node: YAMLNode) throws(ConfigurationError) -> TextStyle {
    try named(node, "text style") { name throws(NameError) in try TextStyle(name: name) }
  }
}
