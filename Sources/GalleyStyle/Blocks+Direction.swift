internal import GalleyArticle

extension [Block] {
  /// The direction of the first letter that has one; nil when there is none.
  var firstDirection: TextDirection? {
    var found: TextDirection?
    forEachText { text, isCode in
      if found == nil, !isCode { found = text.firstDirection }
    }
    return found
  }
}

extension InlineText {
  /// The direction of its first letter; nil where there is none.
  var firstDirection: TextDirection? {
    for scalar in string.unicodeScalars where scalar.properties.isAlphabetic {
      return scalar.isRightToLeft ? .rightToLeft : .leftToRight
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether a letter is of a script that runs from right to left, by its block (Unicode, DerivedBidiClass: the
  /// ranges whose unassigned characters are R or AL).
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
