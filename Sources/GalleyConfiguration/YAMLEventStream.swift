internal import CYAML

/// One step of reading YAML, with the bytes of the file that it covers.
struct YAMLEvent {
  enum Kind: Equatable {
    case streamStart, streamEnd, documentStart, documentEnd
    case alias
    case scalar(String, isPlain: Bool)
    case sequenceStart, sequenceEnd, mappingStart, mappingEnd
  }

  var kind: Kind
  var range: SourceRange
  /// Whether a list or map is written with brackets.
  var isFlow = false
}

/// Owns a libyaml parser and hands out its events.
///
/// The corresponding C type is `yaml_parser_t`. The buffer must outlive the stream.
final class YAMLEventStream {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let source: SourceText
  private var offsets: ScalarOffsets

  init(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, of source: SourceText) throws(YAMLError) {
    self.source = source
    offsets = ScalarOffsets(bytes)
    parser = .allocate(capacity: 1)
    // It fails only for want of memory, and then has released what it took.
    guard yaml_parser_initialize(parser) == 1 else {
      parser.initialize(to: yaml_parser_t())
      throw YAMLError(
        "there is no memory to read it", remedy: "close other programs", in: source, at: 0)
    }
    let buffer = UnsafeBufferPointer(rebasing: bytes)
    yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// The next event. The corresponding C function is `yaml_parser_parse`.
  func next() throws(YAMLError) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw failure() }
    defer { yaml_event_delete(&event) }
    let range = SourceRange(
      offsets.offset(ofScalar: event.start_mark.index),
      offsets.offset(ofScalar: event.end_mark.index))
    let kind = try kind(of: event, at: range)
    return YAMLEvent(kind: kind, range: range, isFlow: isFlow(event))
  }

  private func kind(
    of event: yaml_event_t, at range: SourceRange
  ) throws(YAMLError) -> YAMLEvent.Kind {
    switch event.type {
    case YAML_STREAM_START_EVENT: return .streamStart
    case YAML_DOCUMENT_START_EVENT: return .documentStart
    case YAML_DOCUMENT_END_EVENT: return .documentEnd
    case YAML_ALIAS_EVENT: return .alias
    case YAML_SEQUENCE_START_EVENT:
      try check(event.data.sequence_start.tag, at: range)
      return .sequenceStart
    case YAML_SEQUENCE_END_EVENT: return .sequenceEnd
    case YAML_MAPPING_START_EVENT:
      try check(event.data.mapping_start.tag, at: range)
      return .mappingStart
    case YAML_MAPPING_END_EVENT: return .mappingEnd
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      try check(scalar.tag, at: range)
      let text = String(
        decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE && scalar.tag == nil
      return .scalar(text, isPlain: isPlain)
    default: return .streamEnd
    }
  }

  private func isFlow(_ event: yaml_event_t) -> Bool {
    switch event.type {
    case YAML_SEQUENCE_START_EVENT:
      event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
    case YAML_MAPPING_START_EVENT: event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
    default: false
    }
  }

  /// Only the tags that say what a value is anyway are let through.
  private func check(
    _ tag: UnsafeMutablePointer<yaml_char_t>?, at range: SourceRange
  ) throws(YAMLError) {
    guard let tag else { return }
    let name = String(cString: tag)
    let known = ["str", "seq", "map"].map { "tag:yaml.org,2002:" + $0 }
    guard name == "!" || known.contains(name) else {
      throw YAMLError(
        "the tag `\(name)` is not read", remedy: "write the value without a tag", in: source,
        at: range.lowerBound)
    }
  }

  /// What libyaml says is wrong, at the place in the file.
  private func failure() -> YAMLError {
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "it cannot be read"
    if parser.pointee.error == YAML_READER_ERROR {
      let isControl = problem.hasPrefix("control")
      return YAMLError(
        problem, remedy: isControl ? "remove the character" : "save the file as UTF-8",
        in: source, at: offsets.base + parser.pointee.problem_offset)
    }
    let context = parser.pointee.context.map { " " + String(cString: $0) } ?? ""
    return YAMLError(
      problem + context, remedy: Self.remedy(for: problem), in: source,
      at: offsets.offset(ofScalar: parser.pointee.problem_mark.index))
  }

  private static func remedy(for problem: String) -> String {
    if problem.hasPrefix("mapping values") {
      return "put quotes around a value that holds a colon, and check the indentation"
    }
    if problem.hasPrefix("found character that cannot start") {
      return "indent with spaces, and put quotes around a value that begins with a mark"
    }
    if problem.hasPrefix("found unexpected end") { return "close the quote or bracket" }
    return "check the indentation, the brackets and the quotes before this place"
  }
}
