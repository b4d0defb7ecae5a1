internal import CQPDF

/// What a PDF says beside what is seen on its pages: its language, its tags, where its links lead, its bookmarks.
///
/// Any PDF is read, whoever made it.
package struct PDFContents: Hashable, Sendable {
  /// A tag of BCP 47, as the file has it; empty without one.
  package var language = ""
  /// In reading order: each before what it holds.
  package var tags: [Tag] = []
  /// In order; each with those above it: `Chapter / Section`.
  package var bookmarks: [String] = []
  /// The addresses and files that links lead to, in the order of the pages.
  package var links: [String] = []

  /// A node of the structure.
  package struct Tag: Hashable, Sendable {
    /// As the file calls it, without what its role map makes of it: `TH`.
    package var name: String
    /// With the names of all above it: `Document / Table / TR / TH`.
    package var path: String
    /// What is said of it to assistive technology: `Scope Column`, `Lang de`.
    package var attributes: [String] = []
    /// What stands for it where it cannot be seen; nil where nothing does.
    package var alternative: String?

    package init(name: String, path: String) {
      self.name = name
      self.path = path
    }
  }

  package init(
    language: String = "", tags: [Tag] = [], bookmarks: [String] = [], links: [String] = []
  ) {
    self.language = language
    self.tags = tags
    self.bookmarks = bookmarks
    self.links = links
  }

  /// Reads a file; nil for bytes that are no PDF, or one that is locked.
  package init?(reading bytes: [UInt8]) {
    // qpdf refers to the bytes while it lives, which is inside this closure.
    let contents = bytes.withUnsafeBytes { buffer -> PDFContents? in
      guard let objects = PDFObjects(buffer) else { return nil }
      let reader = ContentsReader(objects)
      return PDFContents(
        language: reader.language, tags: reader.tags, bookmarks: reader.bookmarks,
        links: reader.links)
    }
    guard let contents else { return nil }
    self = contents
  }
}

/// Walks through the objects of one file.
private struct ContentsReader {
  private let objects: PDFObjects
  private(set) var language = ""
  private(set) var tags: [PDFContents.Tag] = []
  private(set) var bookmarks: [String] = []
  private(set) var links: [String] = []
  /// The numbers of the objects that were passed: what refers to itself is read once.
  private var passed: Set<Int> = []

  /// How deep tags and bookmarks may nest; what is deeper is left out.
  private static let deepest = 200
  /// The attributes that change what a reader is told (ISO 32000-1, 14.8.5); the others are about looks.
  private static let attributes = ["/Scope", "/RowSpan", "/ColSpan", "/ListNumbering"]

  init(_ objects: PDFObjects) {
    self.objects = objects
    let root = objects.root
    language = objects.text(objects[root, "/Lang"]) ?? ""
    readTags(of: objects[objects[root, "/StructTreeRoot"], "/K"], in: "", depth: 0)
    readBookmarks(from: objects[objects[root, "/Outlines"], "/First"], in: "", depth: 0)
    for page in 0..<max(0, objects.pageCount) { readLinks(of: objects.page(page)) }
  }

  /// Whether an object is met for the first time; one without a number always is.
  private mutating func pass(_ object: qpdf_oh) -> Bool {
    objects.objectNumber(of: object).map { passed.insert($0).inserted } ?? true
  }

  // MARK: - Tags

  /// What stands below `/K`: a node, or several; what is marked on a page is no node.
  private mutating func readTags(of kids: qpdf_oh, in path: String, depth: Int) {
    guard depth < Self.deepest else { return }
    if objects.isArray(kids) {
      for kid in objects.items(of: kids) {
        readTag(kid, in: path, depth: depth)
        objects.release(kid)
      }
    } else {
      readTag(kids, in: path, depth: depth)
    }
  }

  private mutating func readTag(_ node: qpdf_oh, in path: String, depth: Int) {
    guard objects.isDictionary(node), let name = name(of: node, "/S"), pass(node) else { return }
    var tag = PDFContents.Tag(name: name, path: path.isEmpty ? name : "\(path) / \(name)")
    tag.alternative = text(of: node, "/Alt") ?? text(of: node, "/ActualText")
    tag.attributes = attributes(of: node)
    if let language = text(of: node, "/Lang") { tag.attributes.append("Lang \(language)") }
    tags.append(tag)
    let kids = objects[node, "/K"]
    readTags(of: kids, in: tag.path, depth: depth + 1)
    objects.release(kids)
  }

  /// Those of `/A`: a dictionary, or several.
  private func attributes(of node: qpdf_oh) -> [String] {
    let all = objects[node, "/A"]
    defer { objects.release(all) }
    let items = objects.isArray(all) ? objects.items(of: all) : [all]
    let found = items.flatMap { item in
      Self.attributes.compactMap { key -> String? in
        let value = objects[item, key]
        defer { objects.release(value) }
        guard !objects.isNull(value) else { return nil }
        let syntax = String(decoding: objects.syntax(of: value), as: UTF8.self)
        return "\(key.dropFirst()) \(syntax.drop { $0 == "/" })"
      }
    }
    if objects.isArray(all) { items.forEach(objects.release) }
    return found
  }

  // MARK: - Bookmarks

  /// One after the other, as each names the next.
  private mutating func readBookmarks(from first: qpdf_oh, in path: String, depth: Int) {
    guard depth < Self.deepest else { return }
    var item = first
    while objects.isDictionary(item), pass(item) {
      let title = text(of: item, "/Title") ?? ""
      let name = path.isEmpty ? title : "\(path) / \(title)"
      bookmarks.append(name)
      readBookmarks(from: objects[item, "/First"], in: name, depth: depth + 1)
      item = objects[item, "/Next"]
    }
  }

  // MARK: - Links

  private mutating func readLinks(of page: qpdf_oh) {
    let annotations = objects[page, "/Annots"]
    for annotation in objects.items(of: annotations) {
      let action = objects[annotation, "/A"]
      let file = objects[action, "/F"]
      if let address = text(of: action, "/URI") ?? objects.text(file) ?? text(of: file, "/F") {
        links.append(address)
      }
      for object in [file, action, annotation] { objects.release(object) }
    }
    objects.release(annotations)
    objects.release(page)
  }

  // MARK: - Values

  private func text(of dictionary: qpdf_oh, _ key: String) -> String? {
    let value = objects[dictionary, key]
    defer { objects.release(value) }
    return objects.text(value)
  }

  /// Without its slash.
  private func name(of dictionary: qpdf_oh, _ key: String) -> String? {
    let value = objects[dictionary, key]
    defer { objects.release(value) }
    return objects.name(value).map { String($0.dropFirst()) }
  }
}
