import GalleyArticle
import GalleyConfiguration
import Testing

/// Raw HTML as the front pages of projects have it.
@Suite struct ReadmeHTMLTests {
  @Test("A centered head: logo, name, badges, links")
  func head() throws {
    let text = """
      <p align="center">
        <img src="logo.svg" alt="Logo" width="200">
      </p>
      <h1 align="center">Name</h1>
      <div align="center">

      **A tool.**

      <a href="u"><img src="a.svg" alt="Build"></a>
      <a href="v"><img src="b.svg" alt="Docs"></a>

      </div>
      """
    #expect(
      try Markdown.dump(text) == """
        figure "logo.svg" "Logo" align=center 1:1-3:5
        heading 1 #name align=center 4:1-4:29
          "Name" 4:20-4:24
        division align=center 5:1-12:7
          paragraph 7:1-7:12
            "A tool." 7:1-7:12
              strong "A tool." 7:1-7:12
          paragraph 9:1-10:45
            "\\u{FFFC} \\u{FFFC}" 9:1-10:45
              link "u" "\\u{FFFC}" 9:1-9:46
                image "a.svg" "Build" "\\u{FFFC}" 9:13-9:42
              link "v" "\\u{FFFC}" 10:1-10:45
                image "b.svg" "Docs" "\\u{FFFC}" 10:13-10:41
        """)
    #expect(try Markdown.rules(text) == ["raw-html"])
  }

  @Test("A badge row on lines of one block, with links between")
  func badges() throws {
    let text = """
      <p align="center">
        <a href="u">Site</a> •
        <a href="v">Docs</a>
        <br>
        <a href="w">
          <img src="a.svg" alt="Build">
        </a>
      </p>
      """
    #expect(try Markdown.words(text) == ["Site • Docs\u{2028}\u{FFFC}"])
    #expect(try Markdown.rules(text) == [])
  }

  @Test("An address in lines, an anchor before a heading, keys in a cell")
  func small() throws {
    let text = """
      <address>
      1 Street<br>
      Town<br/>
      <a href="mailto:a@b.c">a@b.c</a>
      </address>

      <a name="keys"></a>
      ## Keys

      | Key | Does |
      |---|---|
      | <kbd>Ctrl</kbd>+<kbd>C</kbd> | copies<sup>1</sup><br>[more](#keys) |
      """
    let article = try Markdown.article(text)
    #expect(
      Markdown.words(of: article.blocks) == [
        "1 Street\u{2028}Town\u{2028}a@b.c", "Keys", "Key", "Does", "Ctrl+C",
        "copies1\u{2028}more",
      ])
    #expect(article.findings.map(\.rule) == ["no-language"])
    #expect(article.blocks[1].attributes.id == "keys")
  }

  @Test("Questions that fold, one in another, with code")
  func questions() throws {
    let text = """
      <details>
        <summary>First?</summary>
        <p>Yes.</p>

      ```sh
      run
      ```
      </details>
      <details><summary><h3>Second?</h3></summary>

      No.
      </details>
      """
    #expect(try Markdown.words(text) == ["First?", "Yes.", "run", "Second?", "No."])
    #expect(try Markdown.article(text).blocks.count == 2)
    #expect(try Markdown.rules(text) == [])
  }

  @Test("Screenshots side by side")
  func screenshots() throws {
    let text = """
      <table>
        <tr>
          <td align="center"><img src="a.png" alt="Light"/><br /><b>Light</b></td>
          <td align="center"><img src="b.png" alt="Dark"/><br /><b>Dark</b></td>
        </tr>
      </table>
      """
    #expect(
      try Markdown.dump(text) == """
        table center center 1:1-6:9
          row 2:3-5:8
            "\\u{FFFC}\\u{2028}Light" 3:24-3:72
              image "a.png" "Light" "\\u{FFFC}" 3:24-3:54
              strong "Light" 3:60-3:72
            "\\u{FFFC}\\u{2028}Dark" 4:24-4:70
              image "b.png" "Dark" "\\u{FFFC}" 4:24-4:53
              strong "Dark" 4:59-4:70
        """)
  }

  @Test("A picture for the light and one for the dark is one picture")
  func picture() throws {
    let text = """
      <picture>
        <source media="(prefers-color-scheme: dark)" srcset="dark.png">
        <img alt="A cat" src="light.png">
      </picture>
      """
    #expect(try Markdown.dump(text) == "figure \"light.png\" \"A cat\" 1:1-4:11")
    #expect(try Markdown.rules(text) == [])
  }
}
