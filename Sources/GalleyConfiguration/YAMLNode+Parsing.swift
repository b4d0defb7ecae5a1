extension YAMLNode {
  /// How deep lists and maps may nest.
  public static let greatestDepth = 64

  /// Reads one YAML document from a file or from a part of it, such as the head of an article.
  ///
  /// A document without content is an empty map. Aliases, equal keys in one map, keys that are not texts, a second document,
  /// and nesting beyond `greatestDepth` are errors. Ranges and places in errors count in the whole of `source`.
  ///
  /// - Parameter keepsRepeatedKeys: whether equal keys of the outermost map are kept for the caller to tell of.
  public init(
    parsing source: SourceText, in range: SourceRange? = nil, keepsRepeatedKeys: Bool = false
  ) throws(YAMLError) {
    let count = source.bytes.count
    var lower = Swift.min(range?.lowerBound ?? 0, count)
    let upper = Swift.min(range?.upperBound ?? count, count)
    // libyaml would count a byte order mark as indentation.
    if source.bytes[lower..<upper].starts(with: [0xEF, 0xBB, 0xBF]) { lower += 3 }
    self = try source.bytes.withUnsafeBufferPointer { (bytes) throws(YAMLError) -> YAMLNode in
      let stream = try YAMLEventStream(bytes[lower..<upper], of: source)
      var composer = YAMLComposer(
        stream: stream, source: source, keepsRepeatedKeys: keepsRepeatedKeys)
      return try composer.document(in: SourceRange(lower, upper))
    }
  }
}

/// Builds nodes from the events of one document.
private struct YAMLComposer {
  let stream: YAMLEventStream
  let source: SourceText
  let keepsRepeatedKeys: Bool

  /// The one document of the stream.
  mutating func document(in range: SourceRange) throws(YAMLError) -> YAMLNode {
    var event = try stream.next()
    if event.kind == .streamStart { event = try stream.next() }
    guard event.kind == .documentStart else { return YAMLNode(.mapping([]), at: range) }
    let root = try node(try stream.next(), depth: 0)
    _ = try stream.next()
    let after = try stream.next()
    guard after.kind == .streamEnd else {
      throw error(
        "a second document begins here", remedy: "keep one document in a file", at: after.range)
    }
    return root.isNull ? YAMLNode(.mapping([]), at: range) : root
  }

  private mutating func node(_ event: YAMLEvent, depth: Int) throws(YAMLError) -> YAMLNode {
    switch event.kind {
    case .scalar(let text, let isPlain):
      return YAMLNode(.scalar(text, isPlain: isPlain), at: event.range)
    case .sequenceStart where depth >= YAMLNode.greatestDepth,
      .mappingStart where depth >= YAMLNode.greatestDepth:
      throw error(
        "lists and maps nest deeper than \(YAMLNode.greatestDepth) levels",
        remedy: "write it flatter", at: event.range)
    case .sequenceStart: return try sequence(from: event, depth: depth)
    case .mappingStart: return try mapping(from: event, depth: depth)
    case .alias:
      throw error("aliases are not read", remedy: "repeat the value in full", at: event.range)
    case .streamStart, .streamEnd, .documentStart, .documentEnd, .sequenceEnd, .mappingEnd:
      throw error("a value is missing", remedy: "give one", at: event.range)
    }
  }

  private mutating func sequence(
    from start: YAMLEvent, depth: Int
  ) throws(YAMLError) -> YAMLNode {
    var elements: [YAMLNode] = []
    var event = try stream.next()
    while event.kind != .sequenceEnd {
      elements.append(try node(event, depth: depth + 1))
      event = try stream.next()
    }
    let range = range(from: start, to: event, last: elements.last)
    return YAMLNode(.sequence(elements), at: range)
  }

  private mutating func mapping(
    from start: YAMLEvent, depth: Int
  ) throws(YAMLError) -> YAMLNode {
    var entries: [(key: YAMLNode, value: YAMLNode)] = []
    var names: Set<String> = []
    var event = try stream.next()
    while event.kind != .mappingEnd {
      guard case .scalar(let name, _) = event.kind else {
        throw error(
          "a key is not a text", remedy: "write `key: value` with a plain key", at: event.range)
      }
      let key = try node(event, depth: depth + 1)
      guard names.insert(name).inserted || keepsRepeatedKeys && depth == 0 else {
        throw error("the key `\(name)` stands twice", remedy: "keep one of them", at: key.range)
      }
      entries.append((key, try node(try stream.next(), depth: depth + 1)))
      event = try stream.next()
    }
    let range = range(from: start, to: event, last: entries.last?.value)
    return YAMLNode(.mapping(entries), at: range)
  }

  /// A block's end event stands where the next token begins, so the block ends with its last part.
  private func range(from start: YAMLEvent, to end: YAMLEvent, last: YAMLNode?) -> SourceRange {
    if start.isFlow { return SourceRange(start.range.lowerBound, end.range.upperBound) }
    return SourceRange(
      start.range.lowerBound, last?.range.upperBound ?? start.range.upperBound)
  }

  private func error(_ message: String, remedy: String, at range: SourceRange) -> YAMLError {
    YAMLError(message, remedy: remedy, in: source, at: range.lowerBound)
  }
}
