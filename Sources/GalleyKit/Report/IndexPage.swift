internal import DynamicType
internal import GalleyConfiguration

/// A plain page of all steps with links and findings, for a browser; no script, nothing from elsewhere.
struct IndexPage {
  let title: String
  let language: String
  /// Font set, geometry, curve and appearance.
  let subtitle: String
  let steps: [Proof.Step]
  let findings: [Finding]
  /// The names of all steps of the curve.
  let order: [String]
  let formats: [PressOptions.Format]
  let files: [WrittenFile]

  var html: [UInt8] {
    let title = ShownText.html(title)
    // The page's own words are English; the title has the article's language.
    let page = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title) - proof</title>
      <style>
      :root { color-scheme: light dark; }
      body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; }
      img { max-width: 100%; height: auto; }
      table { border-collapse: collapse; }
      th, td { border-bottom: 1px solid #8a8a8a; padding: .4rem 1rem .4rem 0; text-align: left; }
      </style>
      </head>
      <body>
      <main>
      <h1 lang="\(ShownText.html(language))">\(title)</h1>
      <p>\(ShownText.html(subtitle))</p>
      \(sheet)<h2>Sizes</h2>
      <table>
      <tr><th scope="col">Size</th><th scope="col">Body</th><th scope="col">Whole</th><th scope="col">Files</th></tr>
      \(steps.map(row).joined())</table>
      <h2>Findings</h2>
      \(list)</main>
      </body>
      </html>

      """
    return Array(page.utf8)
  }

  private var sheet: String {
    guard files.contains(where: { $0.name == "sheet.png" }) else { return "" }
    return """
      <p><a href="sheet.pdf"><img src="sheet.png" alt="Contact sheet: the first screen at each size"></a></p>

      """
  }

  private func row(_ step: Proof.Step) -> String {
    let links = formats.flatMap { format -> [String] in
      let names = files.map(\.name).filter { step.owns($0, format) }
      return names.map { name in
        let words = names.count == 1 ? format.rawValue.uppercased() : name
        return "<a href=\"\(ShownText.link(name))\">\(ShownText.html(words))</a>"
      }
    }
    let name = ShownText.html(step.sample.name)
    return "<tr><th scope=\"row\">\(name)</th>"
      + "<td>\(StepSample.plain(step.sample.bodySize)) pt</td>"
      + "<td>\(step.sample.extent)</td><td>\(links.joined(separator: " "))</td></tr>\n"
  }

  private var list: String {
    guard !findings.isEmpty else { return "<p>None.</p>\n" }
    let items = findings.map {
      "<li>\(ShownText.html($0.line(order: order, made: steps.map(\.sample.step.name))))</li>\n"
    }
    return "<ul>\n\(items.joined())</ul>\n"
  }
}
