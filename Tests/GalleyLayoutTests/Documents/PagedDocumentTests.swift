import GalleyConfiguration
import TestSupport
import Testing

@testable import GalleyLayout

@Suite("Documents of one article and of several")
struct PagedDocumentTests {
  @Test(
    "An article with nothing beside it is its pages, as they were cut",
    arguments: ["long-form", "tables", "right-to-left"])
  func plain(_ sample: String) throws {
    let article = try TestArticles.sample(sample)
    let document = try Documents.document(
      [article],
      Documents.Settings {
        $0.fonts = "atkinson"
        $0.sheet.page.footer = RunningLine()
        $0.sheet.page.header = RunningLine()
      })
    let galley = try TestArticles.galleys(
      article, fonts: TestArticles.fonts("atkinson"), on: .a5, steps: "l")[0]
    let pages = [Page](paginating: galley)
    #expect(document.structure == galley.structure)
    #expect(document.pages.map(\.items.count) == pages.map(\.items.count))
    #expect(document.pages.map(\.links) == pages.map(\.links))
    #expect(document.pages.map(\.anchors) == pages.map(\.anchors))
    #expect(document.extents == [1...pages.count])
    #expect(document.title == galley.title)
  }

  @Test("Articles of a book are parts, each on a new page")
  func parts() throws {
    let document = try Documents.document("# One\n\nwords", "# Two\n\nmore", "text")
    #expect(document.extents == [1...1, 2...2, 3...3])
    #expect(
      document.tree == [
        "document", " part", "  heading 1", "  paragraph", " part", "  heading 1", "  paragraph",
        " part", "  paragraph",
      ])
    #expect(document.structure.map(\.title).compactMap { $0 } == ["One", "One", "Two", "Two", "c"])
    #expect(document.text(of: 6) == "more")
  }

  @Test("Anchors of articles never meet, and their links stay in them")
  func anchors() throws {
    let text = "# Same\n\n[down](#here)[^1]\n\n## Here\n\n[^1]: A note."
    let document = try Documents.document(text, text, text)
    let anchors = document.pages.flatMap(\.anchors).map(\.name)
    #expect(Set(anchors).count == anchors.count)
    #expect(anchors.filter { $0.hasSuffix("here") } == ["a/here", "b/here", "c/here"])
    for page in document.pages {
      let start = page.number == 1 ? "a/" : page.number == 2 ? "b/" : "c/"
      for link in page.links {
        guard case .link(.anchor(let target)) = document.structure[link.node].tag else { continue }
        #expect(target.hasPrefix(start) && anchors.contains(target), "\(target)")
      }
    }
  }

  @Test("A name that is empty or taken gives way to a number")
  func names() throws {
    let galley = try TestArticles.square("# A\n\ntext", on: .a5)
    let bound = BoundArticle.bound(
      ["x", "", "x", "x"].map { PagedDocument.Part(galley, name: $0) })
    #expect(bound.map(\.name) == ["x", "2", "x-3", "x-4"])
  }

  @Test("Links to other articles lead to their headings, or to where they begin")
  func links() throws {
    let document = try Documents.document(
      "# One\n\n[two](b.md) [there](b.md#there) [lost](b.md#nowhere) [web](https://x.org) [self](a.md)",
      "# Two\n\n## There\n\n[back](a.md#one)")
    let targets = document.structure.compactMap { node -> StructureNode.Target? in
      if case .link(let target) = node.tag { target } else { nil }
    }
    #expect(
      targets == [
        .anchor("b"), .anchor("b/there"), .anchor("b"), .url("https://x.org"), .anchor("a"),
        .anchor("a/one"),
      ])
    #expect(["a", "b", "b/there", "a/one"].map(document.page) == [1, 2, 2, 1])
  }

  @Test("The contents of a book have an entry for each article, which its headings belong to")
  func contents() throws {
    let document = try Documents.document(
      "# One\n\n## Part\n\ntext", "## No title\n\ntext", "# One\n\ntext",
      settings: Documents.Settings { $0.front.contents = 2 })
    #expect(document.contents.map(\.target) == ["a", "a/part", "b", "c"])
    #expect(
      document.contents.map(\.text) == [
        "One| 2", "Part| 2", "No title| 3", "One| 4",
      ])
    #expect(document.extents == [2...2, 3...3, 4...4])
  }

  @Test("Articles may begin on odd pages alone; a page before one may stay blank")
  func opening() throws {
    let document = try Documents.document(
      "# One\n\ntext", "# Two\n\ntext", "# Three\n\n" + Documents.words(300),
      settings: Documents.Settings {
        $0.sheet.page.opening = .odd
        $0.sheet.page.footer = RunningLine(center: "{page}")
      })
    #expect(document.extents.map(\.lowerBound) == [1, 3, 5])
    #expect(document.pages[1].content.isEmpty && document.pages[3].content.isEmpty)
    #expect(
      document.pages.map { $0.footer.map(\.string) } == (1...document.pages.count).map { ["\($0)"] }
    )
  }

  @Test("A title page has the title, the subtitle, the byline and the description of an article")
  func titlePage() throws {
    let text = """
      ---
      title: The title
      subtitle: More of it
      author: Somebody
      date: 2026-12-01
      description: What it says.
      ---
      # The title

      Text.
      """
    let line = RunningLine(start: "{title}", end: "{page}")
    let document = try Documents.document(
      text,
      settings: Documents.Settings {
        $0.front.hasTitlePage = true
        $0.sheet.page.header = line
        $0.sheet.page.footer = line
      })
    #expect(document.pages.count == 2)
    let shown = document.pages[0].content.map(\.string).joined(separator: " ")
    for words in ["The title", "More of it", "Somebody", "2026-12-01", "What it says."] {
      #expect(shown.contains(words), "\(words)")
    }
    #expect(document.pages[1].content.map(\.string) == ["Text."])
    #expect(document.pages[0].header.map(\.string) == ["1"])
    #expect(document.pages[0].footer.map(\.string) == ["1"])
    #expect(document.pages[1].header.map(\.string) == ["The title", "2"])
    // A third of what is free stands above it.
    #expect(document.pages[0].content[0].baseline > document.pages[0].size.height / 5)
  }

  @Test(
    "An article that is called by its first heading is listed once, whatever the heading's level")
  func untitled() throws {
    let document = try Documents.document(
      "## One\n\nText\n\n## More", "# Two\n\n## Two\n\nText",
      settings: Documents.Settings { $0.front = PagedDocument.Front(title: "Book", contents: 3) })
    #expect(document.contents.map(\.target) == ["a", "a/more", "b", "b/two-1"])
    let single = try Documents.document(
      "## One\n\nText\n\n## More",
      settings: Documents.Settings { $0.front = PagedDocument.Front(contents: 3) })
    #expect(single.contents.map(\.target) == ["one", "more"])
  }

  @Test("A book's title page has its title, and who wrote all of it")
  func titlePageOfBook() throws {
    let front = { (author: String) in "---\nauthor: \(author)\n---\n# One\n\ntext" }
    let settings = Documents.Settings {
      $0.front = PagedDocument.Front(title: "A book", hasTitlePage: true, contents: 1)
    }
    let one = try Documents.document(front("Me"), front("Me"), settings: settings)
    #expect(one.pages[0].content.map(\.string) == ["A book", "Me"])
    #expect(one.title == "A book")
    #expect(one.author == "Me")
    #expect(one.pages[1].content[0].string == "Contents")
    #expect(one.extents == [3...3, 4...4])
    let two = try Documents.document(front("Me"), front("You"), settings: settings)
    #expect(two.pages[0].content.map(\.string) == ["A book"])
    #expect(two.author.isEmpty)
  }

  @Test("An article that is nothing but its title keeps it where it is")
  func onlyTitle() throws {
    let document = try Documents.document(
      "# Alone", settings: Documents.Settings { $0.front.hasTitlePage = true })
    #expect(document.pages.count == 2)
    #expect(document.pages[1].content.map(\.string) == ["Alone"])
  }

  @Test("Every mark, link and anchor of a book names a node that is there")
  func nodes() throws {
    let articles = try ["lists", "right-to-left", "tables"].map(TestArticles.sample)
    let document = try Documents.document(
      articles,
      Documents.Settings {
        $0.fonts = "atkinson"
        $0.front = PagedDocument.Front(title: "All", hasTitlePage: true, contents: 3)
      })
    let nodes = document.structure.indices
    for (id, node) in document.structure.enumerated() {
      #expect(node.parent.map { $0 < id } ?? (id == 0))
    }
    for page in document.pages {
      for case .node(let node) in page.items.map(\.mark) { #expect(nodes.contains(node)) }
      for link in page.links {
        guard case .link = document.structure[link.node].tag else {
          Issue.record("node \(link.node) is no link")
          continue
        }
      }
      #expect(page.anchors.allSatisfy { document.structure[$0.node].anchor == $0.name })
    }
    // Each article's text is in its part.
    for (index, extent) in document.extents.enumerated() {
      let parts = document.structure.indices.filter { document.structure[$0].tag == .part }
      let own = parts[index]..<(index + 1 < parts.count ? parts[index + 1] : nodes.upperBound)
      for page in document.pages[(extent.lowerBound - 1)...(extent.upperBound - 1)] {
        for case .node(let node) in page.items.map(\.mark) { #expect(own.contains(node)) }
      }
    }
  }
}
