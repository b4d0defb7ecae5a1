internal import DynamicType

extension FontSetDecoder {
  /// Base sizes in points by text style.
  func sizes(_ node: YAMLNode) throws(ConfigurationError) -> [TextStyle: Double] {
    var sizes: [TextStyle: Double] = [:]
    for (key, value) in try decoder.entries(node, "`sizes`") {
      let style = try decoder.style(key)
      guard sizes[style] == nil else {
        throw decoder.error(
          "the text style \(style.rawValue) has two sizes", remedy: "keep one", at: key)
      }
      sizes[style] = try decoder.number(value, "the size of \(key.text)", in: 1...1000)
    }
    return sizes
  }

  /// A policy by name, or a table of points to thousandths of an em.
  func tracking(_ node: YAMLNode) throws(ConfigurationError) -> TrackingPolicy {
    guard case .mapping(let entries) = node.value else {
      return try decoder.named(node, "tracking policy") { name throws(NameError) in
        try TrackingPolicy(name: name)
      }
    }
    var points: [TrackingPolicy.Point] = []
    for (key, value) in entries {
      let size = try decoder.number(key, "a size of the tracking table", in: 0.1...1000)
      let thousandths = try decoder.number(
        value, "the tracking at \(key.text) points", in: -1000...1000)
      points.append(TrackingPolicy.Point(size: size, thousandths: thousandths))
    }
    do throws(TrackingError) {
      return try TrackingPolicy(points: points)
    } catch {
      throw decoder.error(error.message, at: Self.place(of: error, in: entries) ?? node)
    }
  }

  /// Where the row stands that an error is about: of two for one size, the second.
  private static func place(
    of error: TrackingError, in rows: [(key: YAMLNode, value: YAMLNode)]
  ) -> YAMLNode? {
    guard case .duplicate(let size) = error else { return nil }
    return rows.last { $0.key.number == size }?.key
  }

  /// `auto`, `off`, or a value of the axis.
  func opticalSizing(_ node: YAMLNode) throws(ConfigurationError) -> FontSet.OpticalSizing {
    switch try decoder.text(node, "`opsz`") {
    case "auto": return .auto
    case "off": return .off
    default:
      guard let value = node.number, (1...1000).contains(value) else {
        throw decoder.error(
          "`opsz` is \"\(node.text)\"", remedy: "write auto, off, or a number of points",
          at: node)
      }
      return .fixed(value)
    }
  }
}

extension ConfigurationDecoder {
  /// OpenType features in the order of the file; true and false stand for 1 and 0.
  func features(_ node: YAMLNode) throws(ConfigurationError) -> [FontFamily.Feature] {
    var features: [FontFamily.Feature] = []
    for (key, value) in try entries(node, "`features`") {
      let tag = try tag(key, "a feature")
      if let bool = value.bool {
        features.append(FontFamily.Feature(tag, bool ? 1 : 0))
      } else {
        let number = try integer(value, "the feature `\(tag)`", in: 0...65_535)
        features.append(FontFamily.Feature(tag, UInt32(number)))
      }
    }
    return features
  }
}
