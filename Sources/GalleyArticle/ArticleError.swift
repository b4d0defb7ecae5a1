/// Why a file cannot be an article at all. All other trouble is a finding.
public enum ArticleError: Error, Sendable, Hashable, CustomStringConvertible {
  /// There is nothing but white space in the file.
  case empty(path: String)
  /// The file is larger than `Article.largestSize`; the size is in bytes.
  case tooLarge(path: String, size: Int)
  /// A table whose cells, padded to its columns, exceed `Article.mostTableCells`.
  case tableTooLarge(path: String, line: Int, cells: Int)

  /// A row of a table with more cells than `Article.mostTableColumns`.
  case tableTooWide(path: String, line: Int, columns: Int)

  /// One sentence in lower case: the file, the trouble, the remedy.
  public var description: String {
    switch self {
    case .empty(let path):
      "\(path): the article is empty; write some text in it"
    case .tooLarge(let path, let size):
      "\(path): the article has \(size) bytes and the limit is \(Article.largestSize); split it"
    case .tableTooLarge(let path, let line, let cells):
      "\(path):\(line): the table has \(cells) cells and the limit is "
        + "\(Article.mostTableCells); split it or drop columns"
    case .tableTooWide(let path, let line, let columns):
      "\(path):\(line): the row of a table has \(columns) cells and the limit is "
        + "\(Article.mostTableColumns); drop columns"
    }
  }
}
