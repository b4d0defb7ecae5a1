/// The files that a run was made from, and how each was when it was last looked at.
struct WatchList {
  /// What some changes concern.
  enum Concern: Hashable {
    /// Every article, since what they share has changed.
    case all
    /// These, in their order.
    case articles([String])
  }

  private let articles: [String]
  private let stamp: (String) -> FileStamp?
  private var common: Set<String> = []
  private var own: [String: Set<String>] = [:]
  /// Nil for a file that is not there.
  private var stamps: [String: FileStamp?] = [:]

  /// A list for articles; `stamp` looks at a file.
  init(_ articles: [String], stamp: @escaping (String) -> FileStamp? = FileStamp.init(of:)) {
    self.articles = articles
    self.stamp = stamp
    for article in articles { setFiles([], of: article) }
  }

  /// All files, of everything.
  var files: Set<String> { own.values.reduce(into: common) { $0.formUnion($1) } }

  /// The files that all articles share, from now on.
  mutating func setCommon(_ files: some Sequence<String>) {
    common = Set(files)
    keepStamps()
  }

  /// The files that one article is made from besides those; it is one of them itself.
  mutating func setFiles(_ files: some Sequence<String>, of article: String) {
    own[article] = Set(files).union([article])
    keepStamps()
  }

  /// More files that all share, or that an article is made from: what it needed and did not get.
  mutating func add(_ files: some Sequence<String>, to article: String? = nil) {
    if let article { own[article, default: []].formUnion(files) } else { common.formUnion(files) }
    keepStamps()
  }

  /// The files that are not as they were when last looked at, sorted; they count as looked at now.
  mutating func changes() -> [String] {
    stamps.keys.sorted().filter { file in
      let now = stamp(file)
      return stamps.updateValue(now, forKey: file) != .some(now)
    }
  }

  /// What changed files concern.
  func concern(of changes: [String]) -> Concern {
    if changes.contains(where: common.contains) { return .all }
    return .articles(articles.filter { !(own[$0] ?? []).isDisjoint(with: changes) })
  }

  /// Looks at files that are new here and forgets those that are no longer.
  private mutating func keepStamps() {
    let files = files
    stamps = stamps.filter { files.contains($0.key) }
    for file in files where stamps[file] == nil { stamps.updateValue(stamp(file), forKey: file) }
  }
}
