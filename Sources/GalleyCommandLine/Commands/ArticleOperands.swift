internal import GalleyKit

/// The articles that operands of a command stand for.
enum ArticleOperands {
  /// Each operand once; two paths to one file are one, and the first stays.
  static func once(_ operands: [String]) -> [String] {
    var seen: Set<String> = []
    return operands.filter { seen.insert($0 == "-" ? "-" : FileReader.resolved($0) ?? $0).inserted }
  }

  /// The articles of operands that may be folders, each once, in the order of the operands; of a folder all below it, in
  /// the order of their names.
  ///
  /// Throws ``UsageError`` for a folder without articles.
  static func articles(_ operands: [String]) throws(UsageError) -> [String] {
    var all: [String] = []
    for operand in operands {
      var found = [operand]
      if operand != "-", FileReader.isFolder(operand) {
        found = articles(in: operand)
        if found.isEmpty {
          throw UsageError(
            "there is no Markdown file in \(operand); name files that end in .md or .markdown")
        }
      }
      all += found
    }
    return once(all)
  }

  /// Those in a folder come before those in folders below it. Hidden ones are left out, and folders that are links,
  /// which may run in a circle. A folder that cannot be read stands for itself, so that it fails as such an article does.
  private static func articles(in folder: String) -> [String] {
    let listing = FolderListing(of: folder, followsLinks: false) { !$0.hasPrefix(".") }
    return listing.files.filter(isMarkdown) + listing.unreadable
  }

  /// Whether a file is an article by its name.
  static func isMarkdown(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".md") || name.hasSuffix(".markdown")
  }
}
