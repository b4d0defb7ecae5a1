extension PrintRecord {
  /// Writes the record as an object on one line.
  func write(to writer: inout JSONWriter) {
    writer.object(isInline: true) { writer in
      writer.member("file", output.name)
      writer.member("size", output.size)
      writer.member("sha256", output.sha256)
      writer.member("pages", pages)
      writer.member("needsCare", needsCare)
      writer.key("options")
      writer.object { writer in
        for option in options { writer.member(option.name, option.value) }
      }
      Self.write(articles.map { Source(path: $0.path, sha256: $0.sha256) }, "articles", &writer)
      Self.write(pictures, "pictures", &writer)
      writer.key("links")
      writer.array { writer in
        for link in links {
          writer.object { writer in
            writer.member("path", link.path)
            writer.member("place", link.place)
          }
        }
      }
      Self.write(fonts.map { Source(path: $0.path, sha256: $0.sha256) }, "fonts", &writer)
      Self.write(
        dictionaries.map { Source(path: $0.path, sha256: $0.sha256) }, "dictionaries", &writer)
    }
  }

  private static func write(
    _ sources: [Source], _ name: String, _ writer: inout JSONWriter
  ) {
    writer.key(name)
    writer.array { writer in
      for source in sources {
        writer.object { writer in
          writer.member("path", source.path)
          writer.member("sha256", source.sha256)
        }
      }
    }
  }

  /// Reads a record; nil when something in it is not as it is written.
  init?(_ node: JSONValue) {
    guard let name = node["file"]?.text, let size = node["size"]?.int,
      let digest = node["sha256"]?.text, let pages = node["pages"]?.int,
      let needsCare = node["needsCare"]?.bool, Self.isInside(name),
      let articles = Self.inputs(node["articles"]), let fonts = Self.inputs(node["fonts"]),
      let dictionaries = Self.inputs(node["dictionaries"]),
      let pictures = Self.all(node["pictures"], Self.source),
      let links = Self.all(node["links"], Self.link)
    else { return nil }
    output = WrittenFile(name: name, size: size, sha256: digest)
    self.pages = pages
    self.needsCare = needsCare
    options = (node["options"]?.members ?? []).map { Manifest.Option($0.key, $0.value.text ?? "") }
    self.articles = articles
    self.pictures = pictures
    self.links = links
    self.fonts = fonts
    self.dictionaries = dictionaries
  }

  /// Whether a path can only mean a file below the output folder.
  private static func isInside(_ path: String) -> Bool {
    !path.utf8.contains(0)
      && path.split(separator: "/", omittingEmptySubsequences: false)
        .allSatisfy { $0 != "" && $0 != "." && $0 != ".." }
  }

  private static func all<Value>(
    _ node: JSONValue?, _ read: (JSONValue) -> Value?
  ) -> [Value]? {
    guard case .array(let elements)? = node else { return nil }
    let values = elements.compactMap(read)
    return values.count == elements.count ? values : nil
  }

  private static func inputs(_ node: JSONValue?) -> [Manifest.Input]? {
    all(node) { node in
      guard let path = node["path"]?.text, let digest = node["sha256"]?.text else { return nil }
      return Manifest.Input(path: path, sha256: digest)
    }
  }

  private static func source(_ node: JSONValue) -> Source? {
    node["path"]?.text.map { Source(path: $0, sha256: node["sha256"]?.text) }
  }

  private static func link(_ node: JSONValue) -> Link? {
    node["path"]?.text.map { Link(path: $0, place: node["place"]?.text) }
  }
}
