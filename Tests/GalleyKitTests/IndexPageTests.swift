import Testing

@testable import GalleyKit

struct IndexPageTests {
  @Test("The index links every file and cannot be broken by a title")
  func page() throws {
    let place = try TemporaryFolder()
    let press = try squarePress(twoSteps([.png, .json], sheet: true))
    let text = "---\ntitle: \"<script>&\"\nlang: en\n---\n\nwords\n"
    _ = try press.proof(ArticleInput(path: "a.md", bytes: Array(text.utf8)), into: place.path)
    let html = String(decoding: try place.read("index.html"), as: UTF8.self)
    #expect(html.contains("<h1 lang=\"en\">&lt;script&gt;&amp;</h1>"))
    #expect(!html.contains("<script"))
    for name in ["04-l.png", "04-l.json", "12-ax5.png", "12-ax5.json", "sheet.pdf"] {
      #expect(html.contains("href=\"\(name)\""))
    }
    #expect(html.contains("<th scope=\"row\">AX5</th><td>48 pt</td>"))
  }
}
