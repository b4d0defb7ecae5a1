import GalleyArticle
import GalleyConfiguration
import Testing

@Suite struct DumpTests {
  @Test("Inline markup becomes spans, each with the place of its marks")
  func inlines() throws {
    let text = """
      Some \\*escaped\\*, &copy; and **bold _nested_ text**
      wrapped `code
      span`, <http://a.link/x>, www.b.org and c@d.co.
      """
    let dump = """
      paragraph 1:1-3:48
        "Some *escaped*, © and bold nested text wrapped code span, http://a.link/x, www.b.org and c@d.co." 1:1-3:48
          strong "bold nested text" 1:30-1:52
            emphasis "nested" 1:37-1:45
          code "code span" 2:9-3:6
          link "http://a.link/x" "http://a.link/x" 3:8-3:25
          link "http://www.b.org" "www.b.org" 3:27-3:36
          link "mailto:c@d.co" "c@d.co" 3:41-3:47
      """
    #expect(try Markdown.dump(text) == dump)
  }

  @Test("Links of every form know where they end")
  func links() throws {
    let text = """
      [a](/u "t") [b](</v w>) [c][r] [r][] [r] ![*i*](/p)

      [r]: /ref 'title'
      """
    let dump = """
      paragraph 1:1-1:52
        "a b c r r \\u{FFFC}" 1:1-1:52
          link "/u" "t" "a" 1:1-1:12
          link "/v w" "b" 1:13-1:24
          link "/ref" "title" "c" 1:25-1:31
          link "/ref" "title" "r" 1:32-1:37
          link "/ref" "title" "r" 1:38-1:41
          image "/p" "i" "\\u{FFFC}" 1:42-1:52
      """
    #expect(try Markdown.dump(text) == dump)
  }

  @Test("Quotes and lists strip their marks from every line, lazy ones too")
  func containers() throws {
    let text = """
      > Quote
      lazy
      > > deep
      >
      > - one
      >   more
      > - [x] done

      3) three
         ```swift
         let x = 1
         \ttab
         ```
      """
    let dump = """
      quote 1:1-7:13
        paragraph 1:3-2:5
          "Quote lazy" 1:3-2:5
        quote 3:3-3:9
          paragraph 3:5-3:9
            "deep" 3:5-3:9
        list bulleted tight 5:3-7:13
          item 5:3-6:9
            paragraph 5:5-6:9
              "one more" 5:5-6:9
          item done 7:3-7:13
            paragraph 7:9-7:13
              "done" 7:9-7:13
      list ordered from 3 tight 9:1-13:7
        item 9:1-13:7
          paragraph 9:4-9:9
            "three" 9:4-9:9
          code "swift" 10:4-13:7
            "let x = 1\\n\\ttab" 11:4-12:8
      """
    #expect(try Markdown.dump(text) == dump)
  }

  @Test("Tables have a row of cells for every column, escaped pipes among them")
  func tables() throws {
    let text = """
      before
      | a | b \\| c | d |
      |:--|:-:|--:|
      | `x\\|y` | *em* |
      """
    let dump = """
      paragraph 1:1-1:7
        "before" 1:1-1:7
      table start center end 2:1-4:18
        header 2:1-2:19
          "a" 2:3-2:4
          "b | c" 2:7-2:13
          "d" 2:16-2:17
        row 4:1-4:18
          "x|y" 4:3-4:9
            code "x|y" 4:3-4:9
          "em" 4:12-4:16
            emphasis "em" 4:12-4:16
          "" 4:18-4:18
      """
    #expect(try Markdown.dump(text) == dump)
  }

  @Test("Headings of both kinds, rules, figures and indented code stand where they are written")
  func leaves() throws {
    let text = """
      # One *two* #

      Two
      lines
      ---

      ***

      ![Alt](p.png "A \\"title\\"")

          code
      """
    let dump = """
      heading 1 #one-two 1:1-1:14
        "One two" 1:3-1:12
          emphasis "two" 1:7-1:12
      heading 2 #two-lines 3:1-5:4
        "Two lines" 3:1-4:6
      thematic break 7:1-7:4
      figure "p.png" "Alt" 9:1-9:28
        "A \\"title\\"" 9:15-9:26
      code 11:5-11:9
        "code" 11:5-11:9
      """
    #expect(try Markdown.dump(text) == dump)
  }

  @Test("Front matter, divisions and notes are in the dump")
  func frame() throws {
    let text = """
      ---
      title: T
      author: [A, B]
      lang: ar
      dir: rtl
      sizes: ax
      typography: [dashes, quotes]
      ---
      <div dir="ltr" lang="en">

      Text[^n]

      </div>

      [^n]: Note
          two
      """
    let dump = """
      front matter 1:1-8:4
        title "T" 2:8-2:9
        language "ar" 4:7-4:9
        sizes "ax" 6:8-6:10
        author "A" 3:10-3:11
        author "B" 3:13-3:14
        typography quotes dashes
        direction rtl
      division lang=en dir=ltr 9:1-13:7
        paragraph 11:1-11:9
          "Text1" 11:1-11:9
            note "n" 1.1 "1" 11:5-11:9
      footnote 1 "n" 15:1-16:8
        paragraph 15:7-16:8
          "Note two" 15:7-16:8
      """
    #expect(try Markdown.dump(text) == dump)
  }

  @Test("Blocks beyond plain Markdown and the attributes of blocks and spans are in the dump")
  func otherBlocks() {
    let place = SourceRange(0, 1)
    let text = InlineText("x", standingFor: place)
    let paragraph = Block(.paragraph(text), at: place)
    var attributes = Attributes(id: "i j")
    attributes.classes = ["caption1", "a\u{1B}"]
    attributes.lines = 2
    attributes.minimumScale = 0.5
    var marked = text
    marked.spans = [
      InlineSpan(.plain, 0..<1, parent: nil, attributes: attributes, source: place),
      InlineSpan(
        .image(Image(destination: "d", alternative: "a", title: "t")), 0..<1, parent: 0,
        source: place),
    ]
    let blocks = [
      Block(.alert(Alert(.tip, title: text, blocks: [paragraph], mark: place)), at: place),
      Block(
        .definitions(
          DefinitionList(entries: [.init(terms: [text], definitions: [[paragraph]], at: place)])),
        at: place), Block(.details(Details(summary: text, blocks: [])), at: place),
      Block(.pageBreak, attributes: attributes, at: place), Block(.paragraph(marked), at: place),
      Block(
        .figure(
          Figure(image: Image(destination: "d", alternative: "", title: "t"), caption: text)),
        at: place),
    ]
    let article = Article(source: SourceText(path: "a.md", "x"), blocks: blocks)
    let dump = """
      alert tip 1:1-1:2
        "x" 1:1-1:2
        paragraph 1:1-1:2
          "x" 1:1-1:2
      definitions tight 1:1-1:2
        entry 1:1-1:2
          "x" 1:1-1:2
          definition
            paragraph 1:1-1:2
              "x" 1:1-1:2
      details 1:1-1:2
        "x" 1:1-1:2
      page break #"i j" .caption1 ."a\\u{1B}" lines=2 minScale=0.5 1:1-1:2
      paragraph 1:1-1:2
        "x" 1:1-1:2
          plain "x" #"i j" .caption1 ."a\\u{1B}" lines=2 minScale=0.5 1:1-1:2
            image "d" "a" "t" "x" 1:1-1:2
      figure "d" "" "t" 1:1-1:2
        "x" 1:1-1:2

      """
    #expect(article.dump() == dump)
  }
}
