import GalleyArticle
import GalleyConfiguration
import Testing

@Suite struct FrontMatterValueTests {
  private func head(_ yaml: String) throws -> FrontMatter {
    try Markdown.article("---\n\(yaml)\n---\nx").frontMatter
  }

  @Test(
    "A title keeps its text, in whatever form of YAML it is written",
    arguments: [
      ("title: 2024", "2024"), ("title: 1.10", "1.10"), ("title: true", "true"),
      ("title: 'It''s'", "It's"),
      ("title: \"a\\tb: \\u00e9\"", "a b: é"), ("title: >-\n  One\n  two", "One two"),
      ("title: |\n  One\n  two\n", "One two"), ("title: One\n  two", "One two"),
      ("title: 2024-05-06", "2024-05-06"),
    ])
  func titles(yaml: String, title: String) throws {
    #expect(try head(yaml).title?.text == title)
  }

  @Test("An author may be a map with a name, and be one of many")
  func authors() throws {
    let yaml = "author:\n  - name: A. B.\n    email: a@b.c\n  - C. D."
    #expect(try head(yaml).authors.map(\.text) == ["A. B.", "C. D."])
    #expect(try head("author: {name: E, affiliation: {name: F}}").authors.map(\.text) == ["E"])
    #expect(try Markdown.rules("---\nauthor: {email: a}\n---\nx") == ["front-matter"])
  }

  @Test("The style sheet, the sizes and the typography are read with their places")
  func settings() throws {
    let head = try head("style: large-print\nsizes: [l, ax1-ax5]\ntypography: [quotes, dashes]")
    #expect(head.styleSheet == FrontMatter.Entry("large-print", at: SourceRange(11, 22)))
    #expect(head.sizes == FrontMatter.Entry("l,ax1-ax5", at: SourceRange(30, 42)))
    #expect(head.typography == [.quotes, .dashes])
    #expect(try self.head("typography: true").typography == .all)
    #expect(try self.head("typography: no").typography == [])
    #expect(try self.head("typography: ellipses").typography == [.ellipses])
    #expect(try self.head("title: a").typography == nil)
  }

  @Test("A slip in a name is told with the nearest that is known")
  func slips() throws {
    let article = try Markdown.article("---\nlang: en\ntilte: x\ntypography: [quots]\n---\na")
    #expect(article.findings.map(\.rule) == ["unknown-key", "front-matter"])
    #expect(
      article.findings.map(\.remedy) == ["did you mean `title`?", "did you mean `quotes`?"])
    #expect(article.findings.compactMap(\.position?.description) == ["3:1", "4:14"])
  }

  @Test("A key that stands twice is told; the first one counts and the others are read")
  func repeatedKey() throws {
    let article = try Markdown.article("---\ntitle: a\nlang: en\ntitle: b\n---\nx")
    #expect(article.frontMatter.title?.text == "a")
    #expect(article.language == "en")
    #expect(article.findings.map(\.rule) == ["front-matter"])
    #expect(article.findings.first?.position?.description == "4:1")
  }

  @Test("The keys of other programs are told once, all together")
  func foreignKeys() throws {
    let yaml = "lang: en\nlayout: post\ndraft: true\nmenu: {main: {weight: 1}}\nslug: a"
    let article = try Markdown.article("---\n\(yaml)\n---\nx")
    #expect(article.findings.map(\.rule) == ["ignored-key"])
    #expect(article.findings.first?.message.contains("`layout`, `draft`, `menu`, `slug`") == true)
  }

  @Test(
    "A language is a tag; what a locale has else is mended or told",
    arguments: [
      ("en", "en", []), ("zh-Hant-TW", "zh-Hant-TW", []), ("pt_BR", "pt-BR", ["front-matter"]),
      ("de_DE.UTF-8", "de-DE", ["front-matter"]), ("x-own", "x-own", []), ("no", "no", []),
      ("english", nil, ["no-language", "front-matter"]),
      ("e", nil, ["no-language", "front-matter"]),
      ("de--CH", nil, ["no-language", "front-matter"]),
      ("日本語", nil, ["no-language", "front-matter"]),
    ] as [(String, String?, [String])])
  func languages(written: String, tag: String?, rules: [String]) throws {
    let article = try Markdown.article("---\nlang: \(written)\n---\nx")
    #expect(article.frontMatter.language?.text == tag)
    #expect(article.findings.map(\.rule) == rules)
  }

  @Test("Lines of --- without front matter between them are rules")
  func rules() throws {
    let dump = try Markdown.dump("---\n\n# A\n\n---\n\nb")
    #expect(dump.hasPrefix("thematic break 1:1-1:4\nheading 1 #a 3:1-3:4"))
    #expect(try Markdown.words("---\nJust text.\n\n---\nb") == ["Just text.", "b"])
    #expect(try Markdown.rules("---\ntitle: a\n\ntext") == ["front-matter"])
    #expect(try Markdown.words("---\ntitle: a\n\ntext") == ["title: a", "text"])
  }

  @Test("Front matter is read in files of every encoding and line ending")
  func encodings() throws {
    let text = "---\r\ntitle: é\r\n---\r\nx"
    #expect(try Markdown.article(text).title?.string == "é")
    #expect(try Markdown.article("\u{FEFF}---\rtitle: é\r---\rx").title?.string == "é")
    let units = Array("\u{FEFF}\(text)".utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(try Article(parsing: units, path: "a.md").title?.string == "é")
    #expect(FrontMatter.head(of: units, path: "a.md").frontMatter.title?.text == "é")
    let head = FrontMatter.head(of: Array("---\nsizes: xs\n---\nx".utf8), path: "a.md")
    #expect(head.frontMatter.sizes?.text == "xs")
    #expect(head.source.position(of: head.frontMatter.sizes?.range.lowerBound ?? 0).line == 2)
    #expect(FrontMatter.head(of: Array("text".utf8), path: "a.md").frontMatter == FrontMatter())
  }
}
