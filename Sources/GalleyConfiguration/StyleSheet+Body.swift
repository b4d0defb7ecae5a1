public import DynamicType

extension StyleSheet {
  /// The sheet with another size of body text, and all else in proportion to it: every size, and
  /// the floor where it rises.
  ///
  /// Its name has the size added to it. Distances are in ems and need no change; margins stay as
  /// they are.
  ///
  /// Throws ``BodySizeError`` for a size under the floor of the sheet, which is the least that the
  /// standard it follows allows.
  ///
  /// - Parameters:
  ///   - size: of body at Large, in points.
  ///   - sizes: the base sizes of the font set.
  public func scaled(
    toBody size: Double, sizes: [TextStyle: Double] = [:]
  ) throws(BodySizeError) -> StyleSheet {
    guard size.isFinite, size >= floor, size <= Self.largestBody else {
      throw BodySizeError(sheet: name, size: size, least: floor, most: Self.largestBody)
    }
    let body = baseSize(of: style(.paragraph), sizes: sizes)
    let factor = size / body
    var sheet = self
    for (role, style) in roles {
      // What shrinks does not fall under the floor, which would raise it again and say so.
      let scaled = max(baseSize(of: style, sizes: sizes) * factor, floor)
      if style.fixed != nil {
        sheet.roles[role]?.fixed = scaled
      } else {
        sheet.roles[role]?.base = scaled
      }
    }
    sheet.floor = floor * max(1, factor)
    if audit["text-size"] != nil { sheet.audit["text-size"] = sheet.floor }
    sheet.name = "\(name)-\(Decimal.text(size, places: 2))"
    return sheet
  }

  /// No page has room for a word of more.
  private static let largestBody = 200.0
}

/// Why a sheet cannot have a size of body text.
public struct BodySizeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the sheet.
  public var sheet: String
  /// What was asked for, in points.
  public var size: Double
  /// What the sheet allows, in points.
  public var least: Double
  public var most: Double

  /// The trouble and the remedy, lower case.
  public var description: String {
    let (asked, least) = (Decimal.text(size, places: 2), Decimal.text(least, places: 2))
    if size > most {
      return "a body of \(asked) points is too large; give \(Decimal.text(most, places: 0)) at most"
    }
    return "\(sheet) sets nothing under \(least) points, and \(asked) is less; give \(least) or "
      + "more, or another preset"
  }
}
