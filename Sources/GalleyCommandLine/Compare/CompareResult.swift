internal import GalleyKit

/// What came of comparing one thing with another.
struct CompareResult {
  /// What is compared.
  enum Kind: String {
    case image, pdf, measurements, text, article

    /// The kind of a file by its name's end; nil for one of none.
    init?(of path: String) {
      let name = path.lowercased()
      if name.hasSuffix(".pdf") {
        self = .pdf
      } else if name.hasSuffix(".json") {
        self = .measurements
      } else if [".png", ".jpg", ".jpeg", ".gif", ".webp"].contains(where: name.hasSuffix) {
        self = .image
      } else if name.hasSuffix(".txt") || name.hasSuffix(".svg") {
        self = .text
      } else {
        return nil
      }
    }

    var noun: String {
      switch self {
      case .image: "image"
      case .pdf: "PDF"
      case .measurements: "file of measurements"
      case .text: "text"
      case .article: "article"
      }
    }
  }

  enum Status: String {
    case same, different, missing, extra, failed
  }

  /// What it is called: the path below both folders, or that of the second file.
  var name: String
  var kind: Kind
  var status: Status
  /// What differs, a line each; one line where nothing does.
  var words: [String]
  /// The paths of the pictures that show it.
  var pictures: [String] = []

  /// As people read it: one line where there is one thing to say.
  var text: String {
    let pictures = pictures.map { "see \($0)" }
    guard words.count == 1, pictures.count <= 1 else {
      return ([name + ":"] + (words + pictures).map { "  " + $0 }).joined(separator: "\n")
    }
    return "\(name): " + (words + pictures).joined(separator: "; ")
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", name)
      writer.member("kind", kind.rawValue)
      writer.member("status", status.rawValue)
      writer.key("words")
      writer.array { writer in
        for line in words { writer.value(line) }
      }
      writer.member("pictures", pictures)
    }
  }
}
