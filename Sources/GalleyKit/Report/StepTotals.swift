public import GalleyConfiguration
public import GalleyLayout
internal import GalleyStyle
internal import GalleyText

/// What one step comes to in numbers.
public struct StepTotals: Hashable, Sendable {
  /// Those of tables and notes included; repeated labels are not.
  public var lines = 0
  /// Of the whole galley, in points; with columns on a screen, of what they take.
  public var height = 0.0
  /// 1 for a continuous galley, unless it is taller than a PDF page may be.
  public var pages = 0
  /// The widest visible line in points.
  public var widestLine = 0.0
  /// Unicode scalars of visible text; of all lines.
  public var characters = 0
  /// Those of them that another face than the role's own had to give. Emoji of the emoji role are not among them.
  public var fallbackCharacters = 0
  /// Glyphs that stand for a character that no face has.
  public var missingGlyphs = 0
  /// Lines wider than the measure.
  public var overflowingLines = 0
  /// Lines that end inside a word that does not fit.
  public var brokenWords = 0

  /// Characters a line, on average; 0 without lines.
  public var charactersPerLine: Double { lines == 0 ? 0 : Double(characters) / Double(lines) }

  /// The share of characters from fallback faces, 0 to 1.
  public var fallbackShare: Double {
    characters == 0 ? 0 : Double(fallbackCharacters) / Double(characters)
  }

  /// Counts a galley that was cut into a number of pages; `height` is that of a continuous one with its columns.
  public init(_ galley: Galley, pages: Int, height: Double? = nil, fonts: FontSet) {
    self.pages = pages
    self.height = height ?? galley.height
    let own = fonts.ownFaces
    for fragment in galley.allFragments {
      guard let text = fragment.text, !fragment.repeats else { continue }
      for line in fragment.lines { count(line, of: text.content.utf8, own: own) }
    }
  }

  private mutating func count(_ line: Line, of utf8: [UInt8], own: Set<UInt16>) {
    lines += 1
    widestLine = max(widestLine, line.width)
    if line.isOverflowing { overflowingLines += 1 }
    if line.isEmergency { brokenWords += 1 }
    let visible = Self.visible(line.text, of: utf8)
    characters += Self.scalars(visible, of: utf8)
    for run in line.runs where run.picture == nil {
      missingGlyphs += run.glyphs.glyphs.count { $0.id == 0 }
      if !own.contains(run.glyphs.face.number) {
        fallbackCharacters += Self.scalars(run.glyphs.text.clamped(to: visible), of: utf8)
      }
    }
  }

  /// A line's text without the space or the line end that hangs at its end.
  static func visible(_ range: Range<Int>, of utf8: [UInt8]) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound {
      if utf8[end - 1] == UInt8(ascii: " ") {
        end -= 1
      } else if end - range.lowerBound >= 3, utf8[end - 3..<end].elementsEqual([0xE2, 0x80, 0xA8]) {
        end -= 3  // U+2028
      } else {
        break
      }
    }
    return range.lowerBound..<end
  }

  private static func scalars(_ range: Range<Int>, of utf8: [UInt8]) -> Int {
    var count = 0
    for index in range where utf8[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }
}
