/// A line of a trace, taken apart as far as a difference is told in words.
struct TraceItem: Hashable {
  /// What it is: `glyphs`, `fill`, `picture`, `link`.
  var kind: Substring
  /// What it says: the text of glyphs, the path of a picture, the name of an anchor.
  var text: String
  /// The first color on it; empty for none.
  var color: Substring
  /// The face of glyphs.
  var face: Substring
  /// The numbers of glyphs, without their places.
  var glyphs: [Substring]
  /// All else: where it is, and how large.
  var place: [Substring]

  /// Takes a line apart. Nodes of the structure are left out: their numbers change with every block that comes before.
  init(_ line: Substring) {
    var words = line.split(separator: " ")
    text = ""
    if let quote = line.firstIndex(of: "\"") {
      let end = line.lastIndex(of: "\"") ?? quote
      text = QuotedText.unquoted(line[quote...end]) ?? String(line[quote...end])
      words = line[..<quote].split(separator: " ") + line[end...].dropFirst().split(separator: " ")
    }
    switch words.first {
    case "node": words.removeFirst(min(2, words.count))
    case "artifact", "header", "footer": words.removeFirst()
    case "link", "anchor": if words.count > 1 { words.remove(at: 1) }
    default: break
    }
    kind = words.first ?? ""
    words = Array(words.dropFirst())
    color = ""
    if let index = words.firstIndex(where: { $0.first == "#" }) { color = words.remove(at: index) }
    face = ""
    glyphs = []
    place = words
    guard kind == "glyphs" else { return }
    face = place.isEmpty ? "" : place.removeFirst()
    let first = place.firstIndex { $0.last == ":" }.map { $0 + 1 } ?? place.count
    glyphs = place[first...].compactMap { $0.split(separator: "+").first }
  }

  /// How many glyphs stand for characters that the face does not have.
  var missingCount: Int { glyphs.count { $0 == "0" } }

  /// What makes it the same thing, wherever it stands and however it looks.
  var identity: String { "\(kind) \(text)" }
}
