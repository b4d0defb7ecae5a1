/// The quotes of a language: outer ones for `"`, inner ones for `'`.
///
/// Source: Unicode CLDR, `delimiters` of the locales, but for a few where books differ from it: Spanish has « », Dutch
/// “ ”, Arabic « », Hebrew ” ”, Lithuanian and Danish ‚ ‘ and ‘ ’ inside, and French a narrow no-break space inside
/// its marks (Lexique des règles typographiques en usage à l'Imprimerie nationale).
struct QuoteMarks {
  var open: String
  var close: String
  var innerOpen: String
  var innerClose: String

  private init(_ open: String, _ close: String, _ innerOpen: String, _ innerClose: String) {
    self.open = open
    self.close = close
    self.innerOpen = innerOpen
    self.innerClose = innerClose
  }

  /// Those of a BCP 47 tag; the English ones where nothing else is known.
  init(_ language: String) {
    let tag = language.lowercased()
    let primary = String(tag.prefix { $0 != "-" })
    self = Self.marks[tag] ?? Self.regional(tag) ?? Self.marks[primary] ?? Self.english
  }

  private static let english = QuoteMarks("“", "”", "‘", "’")
  private static let low = QuoteMarks("„", "“", "‚", "‘")
  private static let guillemets = QuoteMarks("«", "»", "“", "”")
  private static let swiss = QuoteMarks("«", "»", "‹", "›")
  private static let slavic = QuoteMarks("«", "»", "„", "“")
  private static let right = QuoteMarks("”", "”", "’", "’")
  private static let corners = QuoteMarks("「", "」", "『", "』")

  /// The language as it is written in one region, whatever else the tag says.
  private static func regional(_ tag: String) -> QuoteMarks? {
    switch tag {
    case _ where tag.hasPrefix("zh-hant"): corners
    case _ where tag.hasPrefix("de-ch"), _ where tag.hasPrefix("de-li"): swiss
    case _ where tag.hasPrefix("pt-br"): english
    default: nil
    }
  }

  private static let marks: [String: QuoteMarks] = [
    "ar": guillemets, "be": slavic, "bg": QuoteMarks("„", "“", "’", "’"), "ca": guillemets,
    "cs": low, "da": english, "de": low, "el": guillemets, "en": english, "es": guillemets,
    "et": low, "eu": guillemets, "fa": swiss, "fi": right,
    "fr": QuoteMarks("«\u{202F}", "\u{202F}»", "“", "”"), "fr-ch": swiss,
    "gl": guillemets, "he": right, "hr": QuoteMarks("„", "”", "‚", "’"),
    "hu": QuoteMarks("„", "”", "»", "«"), "hy": guillemets, "is": low, "it": guillemets,
    "it-ch": swiss, "ja": corners, "ka": QuoteMarks("„", "“", "«", "»"), "kk": guillemets,
    "lt": low, "mk": low, "nb": QuoteMarks("«", "»", "‘", "’"), "nl": english,
    "nn": QuoteMarks("«", "»", "‘", "’"), "no": QuoteMarks("«", "»", "‘", "’"),
    "pl": QuoteMarks("„", "”", "«", "»"), "pt": english, "pt-pt": guillemets,
    "ro": QuoteMarks("„", "”", "«", "»"), "ru": slavic, "sk": low, "sl": low,
    "sq": guillemets, "sr": QuoteMarks("„", "”", "’", "’"), "sv": right, "uk": slavic,
    "zh": english, "zh-hk": corners, "zh-mo": corners, "zh-tw": corners,
  ]
}
