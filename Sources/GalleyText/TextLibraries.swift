internal import CPango

/// The versions of the C libraries under the text, as they are loaded now.
package enum TextLibraries {
  /// Each library's name and version, in alphabetical order.
  package static var versions: [(name: String, version: String)] {
    // The version strings are constants of their libraries.
    let words = WordBreaker.version.map { [(name: "icu", version: $0)] } ?? []
    return [
      ("cairo", String(cString: cairo_version_string()!)),
      ("fontconfig", dotted(Int(FcGetVersion()))),
      ("freetype", freeType),
      ("harfbuzz", String(cString: hb_version_string()!)),
    ] + words + [
      ("pango", String(cString: pango_version_string()!))
    ]
  }

  /// fontconfig counts 10,000 for a major and 100 for a minor version.
  private static func dotted(_ number: Int) -> String {
    "\(number / 10000).\(number / 100 % 100).\(number % 100)"
  }

  private static var freeType: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
