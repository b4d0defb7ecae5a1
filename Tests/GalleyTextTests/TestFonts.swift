import DynamicType
import GalleyConfiguration

@testable import GalleyText

/// The fonts that the tests set in.
enum TestFonts {
  /// The root of the package.
  static let root: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(3).joined(separator: "/")
  }()

  /// Every glyph one em wide; ascent 0.8 em, descent 0.2 em.
  static func square(
    dictionaries: HyphenationDictionaries = HyphenationDictionaries()
  ) throws -> TextWorker {
    try TextWorker(
      fonts: FontSet(contentsOf: root + "/Tests/Fixtures/square/square.yaml"),
      dictionaries: dictionaries)
  }

  /// A set of one file of `Fonts/faces/`, and the file's path.
  static func only(_ name: String) throws -> (worker: TextWorker, file: String) {
    let file = root + "/Fonts/faces/" + name
    let set = FontSet(
      name: "one", path: "one.yaml", faces: [Face(file: file)], faceLines: [1],
      roles: [.text: FontFamily(regular: 0)], opticalSizing: .off)
    return (try TextWorker(fonts: set), file)
  }

  /// A set of `Fonts/`.
  static func set(_ name: String) throws -> TextWorker {
    try TextWorker(fonts: FontSet(contentsOf: root + "/Fonts/\(name).yaml"))
  }
}

extension TestFonts {
  /// The path of a fixture.
  static func fixture(_ name: String) -> String { root + "/Tests/Fixtures/" + name }

  /// A set written in a test; paths in it are relative to the root of the package.
  static func written(_ text: String) throws -> TextWorker {
    try TextWorker(
      fonts: FontSet(decoding: SourceText(path: "test.yaml", text), folder: root))
  }
}

extension ShapingRequest {
  /// Text of one span in a face of a role.
  init(
    _ text: String, font: FontSet.Role, weight: FontWeight = .regular,
    isItalic: Bool = false, style: TextStyle? = nil, leastScale: Float = 0
  ) {
    let utf8 = Array(text.utf8)
    self.init(
      utf8: utf8,
      spans: [
        Span(
          range: 0..<utf8.count, font: font, weight: weight, isItalic: isItalic, scale: 1,
          language: "en", isCode: false, style: style, leastScale: leastScale)
      ])
  }
}

extension ShapingRequest {
  /// Text of one span.
  init(
    _ text: String, language: String = "en", isCode: Bool = false, isRightToLeft: Bool? = nil,
    size: Double? = nil, tailorsPunctuation: Bool = true
  ) {
    let utf8 = Array(text.utf8)
    self.init(
      utf8: utf8,
      spans: [
        Span(
          range: 0..<utf8.count, font: .text, weight: .regular, isItalic: false, scale: 1,
          language: language, isCode: isCode)
      ], isRightToLeft: isRightToLeft, size: size,
      tailorsPunctuation: tailorsPunctuation)
  }
}

extension TextWorker {
  /// The texts of the lines of a paragraph.
  func lines(
    _ text: String, size: Double, measure: Double, tracking: Double = 0, language: String = "en",
    isCode: Bool = false
  ) -> [String] {
    let paragraph = shape(ShapingRequest(text, language: language, isCode: isCode))
    let breaker = LineBreaker(paragraph, worker: self)
    return breaker.lines(size: size, measure: measure, tracking: tracking).map {
      String(decoding: paragraph.utf8[Int($0.start)..<Int($0.end)], as: UTF8.self)
    }
  }
}
