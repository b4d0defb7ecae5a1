internal import CPango
internal import CRSVG
internal import GalleyConfiguration

/// The faces of a font set for the text in SVG pictures: no other font is ever used, the system's least of all.
///
/// A family that the picture names is used where the set has it; else text is in the set's text face, or in its
/// monospaced one where the picture asks for `monospace`. Characters that neither has come from the other faces.
final class SVGFonts {
  private let set: FontSet
  private var own: FontMap?
  private var all: FontMap?

  /// Opens no file before something is drawn.
  init(_ set: FontSet) {
    self.set = set
  }

  /// Draws with these fonts on this thread. One thread at a time: cairo's fonts are shared by all threads.
  ///
  /// Fontconfig takes seconds to look at large faces, so those that only step in are left out unless
  /// `needsFallback`. The corresponding C function is `pango_cairo_font_map_set_default`.
  func use<Result>(needsFallback: Bool, _ draw: () -> Result) -> Result {
    galley_use_font_map(map(needsFallback: needsFallback).raw)
    defer { galley_use_font_map(nil) }
    return draw()
  }

  private func map(needsFallback: Bool) -> FontMap {
    if let known = needsFallback ? all : own { return known }
    // Own faces first: fontconfig prefers what comes first where all else is equal.
    let isOwn = set.ownFaces
    var numbers = set.faces.indices.filter { isOwn.contains(UInt16($0)) }
    if needsFallback { numbers += set.faces.indices.filter { !isOwn.contains(UInt16($0)) } }
    let made = FontMap(
      files: numbers.map { set.faces[$0].file }, text: file(of: .text),
      monospaced: file(of: .monospaced))
    if needsFallback { all = made } else { own = made }
    return made
  }

  private func file(of role: FontSet.Role) -> String {
    set.family(role).map { set.faces[Int($0.regular)].file } ?? ""
  }

  /// Pango's font map and the configuration that it sees.
  private final class FontMap {
    let raw: UnsafeMutablePointer<PangoFontMap>
    private let config: OpaquePointer

    init(files: [String], text: String, monospaced: String) {
      let config: OpaquePointer = FcConfigCreate()
      var seen: Set<String> = []
      for file in files where seen.insert(file).inserted { FcConfigAppFontAddFile(config, file) }
      self.config = config
      raw = galley_drawing_font_map_new(
        config, Self.family(of: text, in: config), Self.family(of: monospaced, in: config))
    }

    deinit {
      galley_drawing_font_map_free(raw)
      FcConfigDestroy(config)
    }

    /// What fontconfig calls the family of a file.
    private static func family(of file: String, in config: OpaquePointer) -> String {
      guard let fonts = FcConfigGetFonts(config, FcSetApplication) else { return "" }
      for index in 0..<Int(fonts.pointee.nfont) {
        let font = fonts.pointee.fonts[index]
        guard string(FC_FILE, of: font) == file else { continue }
        return string(FC_FAMILY, of: font) ?? ""
      }
      return ""
    }

    private static func string(_ key: String, of font: OpaquePointer?) -> String? {
      var value: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(font, key, 0, &value) == FcResultMatch, let value else {
        return nil
      }
      return String(cString: value)
    }
  }
}
