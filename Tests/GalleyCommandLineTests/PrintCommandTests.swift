import Foundation
import GalleyConfiguration
import GalleyKit
import Testing

@testable import GalleyCommandLine

struct PrintCommandTests {
  private let place: TemporaryFolder
  private static let head = "---\nlang: en\ntitle: T\n---\n"

  init() throws {
    place = try TemporaryFolder()
  }

  private func print(_ arguments: [String], input: String = "") -> Outcome {
    run(
      ["print", "--fonts", squareSet, "--output", place.path + "/out"] + arguments, input: input)
  }

  private func names() throws -> [String] {
    try place.files("out").keys.filter { $0 != "print-manifest.json" }.sorted()
  }

  @Test("A folder is printed with all Markdown below it, and the second time nothing is")
  func folder() throws {
    for name in ["docs/b.md", "docs/a.markdown", "docs/sub/c.MD"] {
      try place.write(name, Self.head + "words\n")
    }
    for name in ["docs/.hidden/d.md", "docs/.e.md", "docs/f.txt"] { try place.write(name, "no") }
    let out = place.path + "/out"
    let docs = place.path + "/docs"
    #expect(
      print([docs])
        == Outcome(
          status: 0,
          output: """
            \(docs)/a.markdown: 1 page in \(out)/a/large-print-letter.pdf
            \(docs)/b.md: 1 page in \(out)/b/large-print-letter.pdf
            \(docs)/sub/c.MD: 1 page in \(out)/sub/c/large-print-letter.pdf

            """, error: ""))
    #expect(
      print([docs]) == Outcome(status: 0, output: "3 PDFs are unchanged in \(out)\n", error: ""))
    #expect(print([docs, "--quiet"]) == Outcome(status: 0, output: "", error: ""))
    #expect(print([docs, "--force"]).output.split(separator: "\n").count == 3)
  }

  @Test(
    "The name of a PDF says the preset, the paper and what is not by default",
    arguments: [
      ([], "large-print-letter"), (["--preset", "clear-print"], "clear-print-a4"),
      (["--preset", "giant-print", "--on", "letter"], "giant-print-letter"),
      (["--body", "22"], "large-print-22-letter"),
      (["--preset", "large-print-uk", "--body", "16pt"], "large-print-uk-16-a4"),
      (["--sizes", "ax3"], "large-print-letter-ax3"), (["--sizes", "l"], "large-print-letter"),
      (["--style-sheet", "reading", "--on", "a5"], "reading-a5"),
      (["--style-sheet", "reading"], "reading-a4"),
      (
        ["--bold-text", "--pdf", "ua2", "--appearance", "dark"], "large-print-letter-dark-bold-ua2"
      ),
      (["--curve", "android"], "large-print-letter-android"),
      (["--curve", "android", "--sizes", "2.0"], "large-print-letter-android-2.0"),
    ])
  func names(arguments: [String], name: String) throws {
    let article = try place.write("a.md", Self.head + "words\n")
    #expect(print([article] + arguments).status == 0)
    #expect(try names() == ["a/\(name).pdf"])
  }

  @Test("Standard input is printed as stdin")
  func standardInput() throws {
    let outcome = print(["-"], input: Self.head + "words\n")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("<stdin>: 1 page in "))
    #expect(try names() == ["stdin/large-print-letter.pdf"])
    #expect(print(["-"], input: Self.head + "words\n").output.hasPrefix("1 PDF is unchanged"))
    #expect(print(["-"], input: Self.head + "other\n").output.hasPrefix("<stdin>: 1 page"))
  }

  @Test("What fails is said, the rest is printed, and the end says which")
  func failures() throws {
    let good = try place.write("good.md", Self.head + "words\n")
    let empty = try place.write("empty.md", "")
    let missing = place.path + "/missing.md"
    let outcome = print([empty, good, missing])
    #expect(outcome.status == 2)
    #expect(outcome.output.hasPrefix("\(good): 1 page in "))
    let lines = outcome.error.split(separator: "\n").map(String.init)
    #expect(lines.last == "galley: 2 of 3 articles failed: \(missing), \(empty)")
    #expect(lines.contains("\(empty): error: the article is empty; write some text in it"))
    #expect(lines.contains("\(missing): error: there is no such file; check the path"))
    #expect(try names() == ["good/large-print-letter.pdf"])
  }

  @Test("Strict exits with 1 each time there is something to warn of")
  func strict() throws {
    let article = try place.write("a.md", Self.head + "[nothing](#nowhere)\n")
    #expect(print([article]).status == 0)
    for _ in 1...2 {
      let outcome = print([article, "--strict"])
      #expect(outcome.status == 1)
      #expect(outcome.error.contains("[dangling-link]"))
    }
    let bare = try place.write("b.md", "words\n")
    #expect(print([bare, "--strict", "--quiet"]).status == 1)
    #expect(try names() == ["a/large-print-letter.pdf"])
  }

  @Test("An article's own style holds where the command line names none, and not in a book")
  func ownStyle() throws {
    let plain = try place.write("a.md", Self.head + "words\n")
    let own = try place.write(
      "b.md", "---\nlang: en\ntitle: T\nstyle: giant-print\nsizes: ax5\n---\nwords\n")
    #expect(print([plain, own]).status == 0)
    #expect(try names() == ["a/large-print-letter.pdf", "b/giant-print-a4.pdf"])
    #expect(print([own, "--preset", "clear-print"]).status == 0)
    #expect(print([plain, own, "--book"]).status == 0)
    #expect(
      try names() == [
        "a/large-print-letter.pdf", "b/clear-print-a4.pdf", "b/giant-print-a4.pdf",
        "book-large-print-letter.pdf",
      ])
  }

  @Test("A book is one PDF, with a line for it; of a faulty article there is none")
  func book() throws {
    let articles = try ["a", "b"].map {
      try place.write("\($0).md", Self.head + "# \($0)\n\nwords\n")
    }
    let outcome = print(articles + ["--book", "--title", "Both", "--on", "a4"])
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("book: "))
    #expect(outcome.output.hasSuffix(" in \(place.path)/out/book-large-print-a4.pdf\n"))
    try place.write("b.md", "")
    let failed = print(articles + ["--book"])
    #expect(failed.status == 2)
    #expect(failed.output == "")
    #expect(
      failed.error.hasSuffix("galley: 1 of 2 articles failed: \(articles[1]); no book is made\n"))
  }

  @Test("A depfile names what each PDF was made from, changed or not")
  func depfile() throws {
    let article = try place.write("a b.md", Self.head + "![x](x.png) words\n")
    let sheet = try place.write("my.yaml", "extends: base.yaml\n")
    try place.write("base.yaml", "extends: large-print\n")
    let path = place.path + "/deep/print.d"
    let arguments = [article, "--style-sheet", sheet, "--depfile", path]
    #expect(print(arguments).status == 0)
    let text = try #require(try place.files()["deep/print.d"])
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
    let root = place.path
    #expect(
      lines.prefix(5) == [
        "\(root)/out/a\\ b/my-letter.pdf: \\",
        "  \(root)/a\\ b.md: \\".replacing(": \\", with: " \\"),
        "  \(root)/my.yaml \\", "  \(root)/base.yaml \\", "  \(squareSet) \\",
      ])
    #expect(lines.contains("\(root)/my.yaml:"))
    try FileManager.default.removeItem(atPath: path)
    #expect(print(arguments).output.hasPrefix("1 PDF is unchanged"))
    #expect(try place.files()["deep/print.d"] == text)
  }

  @Test("Settings below print: hold for it; sizes and geometry of other commands do not")
  func settings() throws {
    let settings = try Settings(
      SourceText(
        path: "galley.yaml",
        "fonts: inter\non: phone\nsizes: all\nprint:\n  preset: giant-print\n  book: true\n"),
      commands: CommandTable.all)
    let parsed = try settings.arguments(for: CommandTable.print)
    #expect(parsed.last("fonts")?.text == "inter")
    #expect(parsed.last("preset")?.text == "giant-print")
    #expect(parsed.isOn("book"))
    #expect(parsed.last("on") == nil && parsed.last("sizes") == nil)
    #expect(try settings.arguments(for: CommandTable.proof).last("on")?.text == "phone")
  }

  @Test(
    "What cannot be done is said with a remedy",
    arguments: [
      (["--preset", "huge"], "--preset: unknown preset \"huge\"; use one of clear-print"),
      (["--preset", "large-prnt"], "did you mean \"large-print\"?"),
      (
        ["--preset", "clear-print", "--style-sheet", "reading"],
        "--style-sheet: --preset and --style-sheet do not go together"
      ),
      (["--on", "phone"], "--on: phone has no pages; give paper such as a4 or letter"),
      (
        ["--body", "17"],
        "--body: large-print sets nothing under 18 points, and 17 is less; give 18 or more"
      ),
      (["--body", "big"], "--body: \"big\" is no size; give points, such as 22"),
      (["--sizes", "ax6"], "--sizes: unknown step of dynamicType \"ax6\""),
      (["--contents", "7"], "--contents: \"7\" is no number from 0 to 6"),
      (["b.md", "--title", "T"], "--title: one title for several PDFs; add --book"),
    ])
  func misuse(arguments: [String], message: String) throws {
    let article = try place.write("a.md", Self.head + "words\n")
    let outcome = print([article] + arguments)
    #expect(outcome.status == 2)
    #expect(outcome.error.contains(message), "\(outcome.error)")
    #expect(try place.files().keys.sorted() == ["a.md"])
  }

  @Test("A folder without articles is an error")
  func emptyFolder() throws {
    try place.write("docs/x.txt", "no")
    #expect(
      print([place.path + "/docs"]).error.contains(
        "there is no Markdown file in \(place.path)/docs"))
  }

  @Test("What make reads never takes the place of an article, a PDF, a pipe or a device")
  func depfilePlaces() throws {
    try place.write("a.md", Self.head + "words\n")
    let article = place.path + "/a.md"
    let pdf = place.path + "/out/a/large-print-letter.pdf"
    #expect(print([article]).status == 0)
    let before = try [article, pdf].map(bytes)
    for path in [article, pdf, place.path + "/out/../a.md"] {
      let outcome = print([article, "--depfile", path])
      #expect(outcome.status == 2)
      #expect(
        outcome.error
          == """
          galley: error: --depfile: \(path) is a PDF or what one is made from; give another file

          """)
    }
    #expect(try [article, pdf].map(bytes) == before)
    let pipe = place.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    let outcome = print([article, "--depfile", pipe])
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix(pipe + ": error: cannot be written: it is a pipe or a device"))
  }

  @Test("Of a folder, pipes are left out, and a folder that cannot be read fails")
  func oddFolder() throws {
    try place.write("docs/a.md", Self.head + "words\n")
    #expect(mkfifo(place.path + "/docs/b.md", 0o600) == 0)
    #expect(print([place.path + "/docs"]).output.hasPrefix(place.path + "/docs/a.md: 1 page in "))
    // A superuser may read everything.
    guard getuid() != 0 else { return }
    try place.write("docs/shut/c.md", Self.head + "words\n")
    #expect(chmod(place.path + "/docs/shut", 0) == 0)
    defer { chmod(place.path + "/docs/shut", 0o700) }
    let outcome = print([place.path + "/docs"])
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("/docs/shut: error: cannot be read: permission denied"))
  }

  private func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }
}
