internal import CCMark
private import Synchronization

/// A syntax tree of cmark-gfm. It owns the C nodes; a `CommonMarkNode` must not outlive it.
final class CommonMarkTree {
  /// cmark-gfm edits a global table of special characters while it parses with extensions.
  private static let parsing = Mutex<Void>(())
  private static let extensions = ["table", "strikethrough", "autolink", "tasklist"]
  private static let registered: Void = cmark_gfm_core_extensions_ensure_registered()

  private let raw: OpaquePointer

  /// Parses Markdown with GitHub's extensions and footnotes.
  ///
  /// The corresponding C functions are `cmark_parser_feed` and `cmark_parser_finish`.
  convenience init(parsing bytes: [UInt8]) {
    self.init(bytes, options: CMARK_OPT_DEFAULT | CMARK_OPT_FOOTNOTES, extensions: Self.extensions)
  }

  /// Parses plain CommonMark.
  convenience init(parsingPlain bytes: [UInt8]) {
    self.init(bytes, options: CMARK_OPT_DEFAULT, extensions: [])
  }

  private init(_ bytes: [UInt8], options: CInt, extensions: [String]) {
    _ = Self.registered
    raw =
      Self.parsing.withLock { _ in
        Transfer(Self.parse(bytes, options: options, extensions: extensions))
      }.pointer
  }

  deinit {
    cmark_node_free(raw)
  }

  var root: CommonMarkNode { CommonMarkNode(raw) }

  private static func parse(
    _ bytes: [UInt8], options: CInt, extensions: [String]
  ) -> OpaquePointer {
    // cmark_parser_new and cmark_parser_finish abort rather than return null.
    let parser = cmark_parser_new(options)!
    defer { cmark_parser_free(parser) }
    for name in extensions {
      if let found = cmark_find_syntax_extension(name) {
        cmark_parser_attach_syntax_extension(parser, found)
      }
    }
    bytes.withUnsafeBytes { buffer in
      cmark_parser_feed(
        parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count)
    }
    return cmark_parser_finish(parser)!
  }

  /// Carries a fresh tree out of the lock; nothing else knows it yet.
  private struct Transfer: @unchecked Sendable {
    let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) {
      self.pointer = pointer
    }
  }
}
