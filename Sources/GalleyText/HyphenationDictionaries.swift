internal import CPango
internal import Synchronization

/// The hyphenation patterns of all languages that a machine has, each file read once for all workers.
///
/// They are those of the TeX world as libhyphen's programs share them: Debian's `hyphen-…` packages put them into
/// `/usr/share/hyphen`. Nothing is read before a language is asked for.
public final class HyphenationDictionaries: Sendable {
  private let folders: [String]
  private let known = Mutex<[String: HyphenationDictionary?]>([:])

  /// Where packages put dictionaries: Debian's, one's own, Homebrew's.
  public static let standardFolders = [
    "/usr/share/hyphen", "/usr/local/share/hyphen", "/opt/homebrew/share/hyphen",
  ]

  /// Looks in the folders in order.
  public init(folders: [String] = HyphenationDictionaries.standardFolders) {
    self.folders = folders
  }

  /// The dictionary for a BCP 47 tag: the tag's own, else that of its language; nil where there is none.
  func dictionary(for tag: String) -> HyphenationDictionary? {
    // One reads while the others wait, for they most likely want the same.
    known.withLock { dictionaries in
      if let known = dictionaries[tag] { return known }
      let found = search(for: tag, among: dictionaries.values.compactMap { $0 })
      dictionaries[tag] = .some(found)
      return found
    }
  }

  /// Tags that share a file share its patterns.
  private func search(
    for tag: String, among known: [HyphenationDictionary]
  ) -> HyphenationDictionary? {
    for name in HyphenationLanguage.fileNames(for: tag) {
      for folder in folders {
        let path = "\(folder)/\(name)"
        if let shared = known.first(where: { $0.path == path }) { return shared }
        if let found = HyphenationDictionary(contentsOf: path) { return found }
      }
    }
    return nil
  }
}

/// What languages call their dictionaries.
enum HyphenationLanguage {
  /// The names of the files that serve a BCP 47 tag, the best first; none where the language is not known to have any.
  static func fileNames(for tag: String) -> [String] {
    let parts = tag.split(separator: "-").map(String.init)
    guard let language = parts.first?.lowercased(),
      let row = rows.first(where: {
        $0.language == language
      })
    else { return [] }
    let script = parts.dropFirst().first { $0.utf8.count == 4 }?.lowercased()
    let region = parts.dropFirst().first { $0.utf8.count == 2 }?.uppercased()
    if language == "sr", script == "latn" { return ["hyph_sr-Latn_RS.dic"] }
    var names: [String] = []
    if let region { names.append("hyph_\(language)_\(region).dic") }
    names.append("hyph_\(row.file).dic")
    return names
  }

  /// The Debian package that has the dictionary for a tag; nil where none is known.
  static func debianPackage(for tag: String) -> String? {
    let parts = tag.split(separator: "-").map { $0.lowercased() }
    guard let language = parts.first, let row = rows.first(where: { $0.language == language })
    else { return nil }
    switch (language, parts.dropFirst().first { $0.utf8.count == 2 }) {
    case ("en", "gb"), ("en", "au"), ("en", "za"): return "hyphen-en-gb"
    case ("pt", "br"): return "hyphen-pt-br"
    default: return row.package
    }
  }

  /// Debian 12's packages. The file is the one that serves where the tag's own region has none.
  private static let rows: [(language: String, file: String, package: String)] = [
    ("af", "af_ZA", "hyphen-af"), ("be", "be_BY", "hyphen-be"), ("bg", "bg_BG", "hyphen-bg"),
    ("ca", "ca_ES", "hyphen-ca"), ("cs", "cs_CZ", "hyphen-cs"), ("da", "da_DK", "hyphen-da"),
    ("de", "de_DE", "hyphen-de"), ("el", "el_GR", "hyphen-el"), ("en", "en_US", "hyphen-en-us"),
    ("es", "es_ES", "hyphen-es"), ("et", "et_EE", "myspell-et"), ("fr", "fr", "hyphen-fr"),
    ("gl", "gl_ES", "hyphen-gl"), ("hr", "hr_HR", "hyphen-hr"), ("hu", "hu_HU", "hyphen-hu"),
    ("id", "id_ID", "hyphen-id"), ("is", "is_IS", "hyphen-is"), ("it", "it_IT", "hyphen-it"),
    ("lt", "lt_LT", "hyphen-lt"), ("lv", "lv_LV", "hyphen-lv"), ("mn", "mn_MN", "hyphen-mn"),
    ("nb", "nb_NO", "hyphen-no"), ("nl", "nl_NL", "hyphen-nl"), ("nn", "nn_NO", "hyphen-no"),
    ("no", "nb_NO", "hyphen-no"), ("pl", "pl_PL", "hyphen-pl"), ("pt", "pt_PT", "hyphen-pt-pt"),
    ("ro", "ro_RO", "hyphen-ro"), ("ru", "ru_RU", "hyphen-ru"), ("sk", "sk_SK", "hyphen-sk"),
    ("sl", "sl_SI", "hyphen-sl"), ("sr", "sr_RS", "hyphen-sr"), ("sv", "sv_SE", "hyphen-sv"),
    ("uk", "uk_UA", "hyphen-uk"), ("zu", "zu_ZA", "hyphen-zu"),
  ]
}
