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

  /// One of the words, or a list of them.
  func synthesis(_ node: YAMLNode) throws(ConfigurationError) -> Synthesis {
    guard case .sequence(let elements) = node.value else { return try synthesisNamed(node) }
    var all: Synthesis = []
    for element in elements { all.formUnion(try synthesisNamed(element)) }
    return all
  }

  private func synthesisNamed(_ node: YAMLNode) throws(ConfigurationError) -> Synthesis {
    let name = try decoder.text(node, "synthesis")
    if let known = Synthesis.names.first(where: { $0.name == name }) { return known.value }
    throw decoder.error(
      NameError(kind: "synthesis", name: name, choices: Synthesis.names.map(\.name)), at: node)
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
  /// OpenType features in the order of the file: a map of tags to values, of which true and false stand for 1 and 0,
  /// or a list such as `[ss01, -liga, aalt=2]`.
  func features(_ node: YAMLNode) throws(ConfigurationError) -> [FontFamily.Feature] {
    var features: [FontFamily.Feature] = []
    if case .sequence(let elements) = node.value {
      for element in elements { features.append(try feature(element)) }
      return features
    }
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

  /// `tnum`, `-liga` or `aalt=2`.
  private func feature(_ node: YAMLNode) throws(ConfigurationError) -> FontFamily.Feature {
    var name = Substring(try text(node, "a feature"))
    var value: UInt32 = 1
    if name.hasPrefix("-") || name.hasPrefix("+") {
      value = name.removeFirst() == "-" ? 0 : 1
    } else if let sign = name.firstIndex(of: "=") {
      let number = UInt32(name[name.index(after: sign)...])
      guard let number, number <= 65_535 else {
        throw error(
          "the feature is \(shown(node))", remedy: "write a value from 0 to 65535, as in aalt=2",
          at: node)
      }
      value = number
      name = name[..<sign]
    }
    return FontFamily.Feature(try tag(String(name), "a feature", at: node), value)
  }
}
