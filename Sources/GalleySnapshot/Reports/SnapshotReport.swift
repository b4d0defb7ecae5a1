/// What a run of verifying came to: the reports for people and machines are made from it.
public struct SnapshotReport: Hashable, Sendable {
  /// One article in one variant.
  public struct Article: Hashable, Sendable {
    /// The article's path, as the person named it.
    public var path: String
    /// Font set, geometry and so on: `atkinson-phone`.
    public var variant: String
    /// The path of the folder of its references.
    public var references: String
    /// The path of the folder of its files, from the folder of failures.
    public var folder: String
    /// What differs, a line each: ``SnapshotVerification/lines``.
    public var lines: [String]
    /// In the curve's order; empty where the article could not be set.
    public var steps: [Step]
    /// Why it could not be set.
    public var error: String?

    /// An article that could not be set.
    public init(path: String, variant: String, error: String) {
      self.path = path
      self.variant = variant
      self.error = error
      references = ""
      folder = ""
      lines = []
      steps = []
    }

    init(
      of verification: SnapshotVerification, variant: String, folder: String, steps: [Step]
    ) {
      path = verification.article
      self.variant = variant
      references = verification.folder.path
      self.folder = folder
      lines = verification.lines
      self.steps = steps
    }

    /// Its steps that did not pass.
    var failures: [Step] { steps.filter(\.isFailure) }
  }

  /// One snapshot.
  public struct Step: Hashable, Sendable {
    public enum Outcome: String, CaseIterable, Sendable {
      case match, different, missing, damaged
    }

    /// The snapshot's name, `03-m`.
    public var name: String
    /// The step's name, `m`.
    public var step: String
    public var outcome: Outcome
    /// Whether it is the reference now.
    public var isRecorded: Bool
    /// Whether the run fails for it.
    public var isFailure: Bool
    /// What differs at this step alone, a line each.
    public var lines: [String]
    /// Why its images did not count.
    public var skippedReasons: [String]
    /// One for each page that differs, or that there is no reference of.
    public var pictures: [Picture]
    /// The files that ``FailureFolder`` has written of it, pictures included, as paths from that folder.
    public var files: [String]
  }

  /// The pictures of a page, as paths from the folder of failures.
  public struct Picture: Hashable, Sendable {
    /// From 1.
    public var page: Int
    /// What differs, in words; empty where nothing was compared.
    public var words: String
    public var reference: String?
    /// Reference, difference and actual side by side.
    public var difference: String?
    public var actual: String?
  }

  /// In the order of the command line.
  public var articles: [Article]

  public init(articles: [Article] = []) {
    self.articles = articles
  }

  /// How many snapshots there were.
  public var count: Int { articles.reduce(0) { $0 + $1.steps.count } }

  /// How many had an outcome.
  public func count(_ outcome: Step.Outcome) -> Int {
    articles.reduce(0) { $0 + $1.steps.count { $0.outcome == outcome } }
  }

  /// How many are references now that were not before, or were others.
  public var recordedCount: Int {
    articles.reduce(0) { $0 + $1.steps.count(where: \.isRecorded) }
  }

  /// Whether a snapshot failed, or an article could not be set.
  public var isFailure: Bool {
    articles.contains { $0.error != nil || !$0.failures.isEmpty }
  }

  /// What it came to on one line: `24 snapshots: 20 match, 3 differ, 1 has no reference`.
  public var summary: String {
    let all = Self.counted(count, "snapshot", "snapshots")
    var parts: [String] = []
    let (match, different) = (count(.match), count(.different))
    if match > 0 { parts.append(Self.counted(match, "matches", "match")) }
    if different > 0 { parts.append(Self.counted(different, "differs", "differ")) }
    let (missing, damaged) = (count(.missing), count(.damaged))
    if missing > 0 { parts.append(Self.counted(missing, "has", "have") + " no reference") }
    if damaged > 0 { parts.append(Self.counted(damaged, "has", "have") + " a damaged reference") }
    if recordedCount > 0 { parts.append("\(recordedCount) recorded") }
    let failed = articles.count { $0.error != nil }
    if failed > 0 { parts.append(Self.counted(failed, "article", "articles") + " failed") }
    return parts.isEmpty ? all : "\(all): \(parts.joined(separator: ", "))"
  }

  /// `1 step`, `2 steps`.
  static func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}
