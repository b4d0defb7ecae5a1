/// Makes runs of prose with markup, and remembers the words in them.
struct InlineGenerator {
  /// Where the prose stands.
  struct Place {
    /// Whether it may go over several lines.
    var hasLines = true
    /// Whether code may; cmark-gfm keeps the blanks before a lazy line in code.
    var hasCodeLines = true
    /// Whether a pipe must be escaped.
    var isCell = false
    /// Whether links and notes may stand in it.
    var hasLinks = true
    var depth = 0
  }

  /// A note that is called once: its label, its text, and the word in that.
  struct Note {
    var label: String
    var text: String
    var word: String
  }

  static let linkCount = 3

  var random: SeededGenerator
  let isExtended: Bool
  private(set) var words: [String] = []
  private(set) var notes: [Note] = []
  private var count = 0

  init(random: SeededGenerator, isExtended: Bool) {
    self.random = random
    self.isExtended = isExtended
  }

  /// A word that no other place has: `w` and four letters without another `w`.
  private mutating func newWord() -> String {
    count += 1
    var rest = count
    var letters = ""
    for _ in 0..<4 {
      letters.unicodeScalars.append(Unicode.Scalar(UInt8(0x61 + rest % 22)))
      rest /= 22
    }
    return "w" + letters
  }

  /// A word that a reader reads next.
  mutating func word() -> String {
    let word = newWord()
    words.append(word)
    return word
  }

  /// Prose of a few pieces; it begins and ends with a word.
  mutating func prose(_ place: Place = Place()) -> String {
    var text = word()
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      text += separator(place) + piece(place)
    }
    // A word after all else, so that no line ends in markup by chance.
    return text + separator(place) + word()
  }

  private mutating func separator(_ place: Place) -> String {
    guard place.hasLines, random.oneIn(3) else { return " " }
    // A word, with which every line of prose begins.
    return random.one(of: ["\n", "\n", "  \n", "\\\n", " \n"]) + word() + " "
  }

  private mutating func piece(_ place: Place) -> String {
    var inner = place
    inner.depth += 1
    if place.depth < 3, random.oneIn(2) { return marked(inner) }
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return code(place)
    case 1: return random.one(of: ["\\*", "\\[", "&amp;", "&#65;", "&eacute;", "\\\\", "&nosuch;"])
    case 2: return random.one(of: ["日本語", "שלום", "مرحبا", "👩‍👩‍👧", "é", "한국어", "a\u{301}"])
    case 3: return place.hasLinks ? address() : word() + ","
    case 4: return "![alt *x*](p.png \"t\")"
    case 5: return place.hasLinks && place.depth == 0 ? note() : word()
    case 6: return "<b>\(word())</b>"
    case 7: return random.one(of: ["<!-- c -->", "<kbd></kbd>", "a<br>b"])
    case 8: return random.one(of: ["*", "_", "2 * 3", "a_b_c", "~", "(", "!", "<", "&"])
    default: return word()
    }
  }

  private mutating func marked(_ place: Place) -> String {
    switch Int.random(in: 0..<(isExtended ? 9 : 8), using: &random) {
    case 0: return "*\(prose(place))*"
    case 1: return "_\(prose(place))_"
    case 2: return "**\(prose(place))**"
    case 3: return "__\(prose(place))__"
    case 4: return "***\(prose(place))***"
    case 5: return "~~\(prose(place))~~"
    case 6, 7:
      guard place.hasLinks else { return "*\(word())*" }
      var text = place
      text.hasLinks = false
      return "[\(prose(text))]" + target()
    default:
      // cmark-gfm links no bare address in brackets.
      var text = place
      text.hasLinks = false
      return "[\(prose(text))]{lang=he}"
    }
  }

  private mutating func target() -> String {
    random.one(of: [
      "(/u)", "(/u \"t\")", "(</u v> 't')", "[r1]", "[R2]", "(/a\\*b&amp;c (t))", "(<>)",
    ])
  }

  private mutating func code(_ place: Place) -> String {
    if place.isCell { return "`\(word())\\|x`" }
    // One word at a time: each that is made must be read.
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return "`\(word())`"
    case 1: return "`` \(word()) ` x ``"
    default: return "`\(word())\(place.hasLines && place.hasCodeLines ? "\n" : " ")\(word())`"
    }
  }

  private mutating func address() -> String {
    random.one(of: [
      "<https://a.b/c>", "www.a.com/b", "https://d.e/f_g", "<h@i.jk>", "l@m.no", "<irc:p>",
    ])
  }

  private mutating func note() -> String {
    let label = "n\(notes.count + 1)"
    let word = newWord()
    notes.append(Note(label: label, text: "\(word) *x*", word: word))
    return "x[^\(label)]"
  }
}
