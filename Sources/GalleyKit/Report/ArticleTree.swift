internal import GalleyArticle
internal import GalleyConfiguration

/// What articles say, as JSON: their blocks and spans with their places, and what was found in them.
///
/// Its form is `schema`. The same article gives the same bytes.
public enum ArticleTree {
  /// The version of the form: it goes up when a key changes its meaning or goes away.
  public static let formatVersion = 1

  /// The whole document of any number of articles.
  public static func json(of articles: [Article]) -> [UInt8] {
    document(of: articles.map(value))
  }

  /// The whole document from the values of its articles, each made by `value(of:)`.
  package static func document(of values: [[UInt8]]) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("formatVersion", formatVersion)
      writer.member("generator", Version.producer)
      writer.key("articles")
      writer.array { writer in
        for value in values { writer.raw(value) }
      }
    }
    return writer.bytes
  }

  /// One article, to stand in a document.
  package static func value(of article: Article) -> [UInt8] {
    let tree = ArticleTreeWriter(article.source)
    var writer = JSONWriter(depth: 2)
    writer.object { writer in
      writer.member("path", article.source.path)
      writer.member("title", article.title?.string)
      writer.member("language", article.language)
      writer.member("direction", article.direction?.rawValue)
      writer.member("bytes", article.source.bytes.count)
      writer.key("frontMatter")
      tree.write(article.frontMatter, to: &writer)
      writer.key("blocks")
      tree.write(article.blocks, to: &writer)
      writer.key("footnotes")
      writer.array { writer in
        for note in article.footnotes { tree.write(note, to: &writer) }
      }
      writer.key("findings")
      writer.array { writer in
        for finding in article.findings { tree.write(finding, to: &writer) }
      }
    }
    return writer.bytes
  }
}
