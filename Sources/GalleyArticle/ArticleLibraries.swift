internal import CCMark

/// The version of the C library under the parser, as it is loaded now.
package enum ArticleLibraries {
  /// The library's name and version.
  package static var versions: [(name: String, version: String)] {
    // A constant of the library.
    [("cmark-gfm", String(cString: cmark_version_string()!))]
  }
}
