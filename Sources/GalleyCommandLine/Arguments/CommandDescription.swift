/// One command: its name, operands and options, and how to speak of it. Running it is elsewhere.
struct CommandDescription: Sendable {
  /// A line that a person might type, and what it does.
  struct Example: Sendable {
    let line: String
    let purpose: String

    init(_ line: String, _ purpose: String) {
      self.line = line
      self.purpose = purpose
    }
  }

  /// What may stand besides options.
  enum Operands: Sendable {
    case none
    /// Paths of articles, one at least.
    case articles
    /// Paths of articles and of folders with articles, one at least.
    case articlesAndFolders
    /// One path of an article.
    case article
    /// Two paths, each called by a word, or the path of one article.
    case twoOrArticle(String, String)
    /// At most one name: among the words, or the path of a file.
    case name(String, words: [String])
    /// A font set and articles; neither is needed.
    case fontSet
    /// At most one of a few words.
    case word([String], name: String)
    /// What is to be done, one of a few words, then paths of articles or folders; some of the words need one at least.
    case actions([String], needArticles: [String])
  }

  let name: String
  /// One sentence without a full stop, lower case.
  let summary: String
  let operands: Operands
  let options: [OptionDescription]
  let examples: [Example]
  /// What else is worth knowing, a paragraph each.
  let notes: [String]
  /// Whether settings that stand below no command's name hold for it; those below its own name always do.
  let takesCommonSettings: Bool
  /// The options for which they do not hold all the same.
  let ownSettings: Set<String>

  init(
    _ name: String, _ summary: String, operands: Operands = .none,
    options: [OptionDescription] = [], examples: [Example] = [], notes: [String] = [],
    takesCommonSettings: Bool = true, ownSettings: Set<String> = []
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.options = options
    self.examples = examples
    self.notes = notes
    self.takesCommonSettings = takesCommonSettings
    self.ownSettings = ownSettings
  }

  /// The operands as the usage line shows them.
  var shownOperands: String {
    switch operands {
    case .none: ""
    case .articles: "ARTICLE..."
    case .articlesAndFolders: "ARTICLE|FOLDER..."
    case .article: "ARTICLE"
    case .twoOrArticle(let first, let second): "\(first) \(second) | ARTICLE"
    case .name(let name, _): "[\(name)]"
    case .fontSet: "[SET [ARTICLE...]]"
    case .word(let words, _): words.joined(separator: "|")
    case .actions(let words, _): words.joined(separator: "|") + " [ARTICLE...]"
    }
  }

  /// The option of a long name, and whether the name was its negation.
  func option(named name: Substring) -> (option: OptionDescription, isNegated: Bool)? {
    if let option = options.first(where: { $0.name == name }) { return (option, false) }
    guard name.hasPrefix("no-") else { return nil }
    let rest = name.dropFirst(3)
    return options.first { $0.isFlag && $0.name == rest }.map { ($0, true) }
  }
}
