internal import GalleyKit

extension SnapshotReport {
  /// How many pictures are part of the page; further ones are links, so that a browser can open it.
  private static let mostPictures = 200

  /// The report as one HTML file with its pictures in it. It needs no script and nothing from elsewhere.
  ///
  /// - Parameter file: the bytes of a picture by its path from the folder of failures; nil where it cannot be read.
  public func page(_ file: (String) -> [UInt8]?) -> [UInt8] {
    var html = Array(Self.head(title: title).utf8)
    html += Array("<p>\(ShownText.html(summary)).</p>\n\(advice)\(contents)".utf8)
    var left = Self.mostPictures
    for (index, article) in articles.enumerated() where article.isShown {
      html += Array(article.opening(index).utf8)
      for step in article.failures {
        html += Array(step.opening(article: index).utf8)
        for picture in step.pictures {
          html += picture.figures(of: step) { name in
            guard left > 0, let bytes = file(name) else { return nil }
            left -= 1
            return bytes
          }
        }
      }
      html += Array("</section>\n".utf8)
    }
    return html + Array("</main>\n</body>\n</html>\n".utf8)
  }

  private var title: String {
    isFailure ? "Snapshots that failed" : "All snapshots match"
  }

  /// What to do about it.
  private var advice: String {
    var text = ""
    if articles.contains(where: { $0.failures.contains { !$0.isRecorded } }) {
      text += "<p>Where the new state is right, <code>galley snapshot approve</code> makes it the "
      text += "reference.</p>\n"
    }
    if recordedCount > 0 {
      text += "<p>What was recorded is the reference now: look at it, commit it and run again."
      text += "</p>\n"
    }
    return text
  }

  /// Links to all that is shown.
  private var contents: String {
    let items = articles.enumerated().filter { $0.element.isShown }.map { index, article in
      let steps = article.failures.map { step in
        "<li><a href=\"#a\(index)-\(ShownText.html(step.name))\">\(ShownText.html(step.name))</a> "
          + "\(step.word)</li>\n"
      }
      let list = steps.isEmpty ? "" : "\n<ul>\n\(steps.joined())</ul>\n"
      return "<li><a href=\"#a\(index)\">\(article.title)</a>\(list)</li>\n"
    }
    guard !items.isEmpty else { return "" }
    return "<nav aria-label=\"Failures\">\n<ul>\n\(items.joined())</ul>\n</nav>\n"
  }

  private static func head(title: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title)</title>
    <style>
    :root { color-scheme: light dark; }
    body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 80rem; padding: 0 1rem; }
    .pictures { overflow: auto; max-height: 90vh; border: 1px solid #8a8a8a; }
    .pictures:focus-visible, a:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
    img { display: block; max-width: none; }
    figure { margin: 1rem 0; }
    li { overflow-wrap: anywhere; }
    </style>
    </head>
    <body>
    <main>
    <h1>\(title)</h1>

    """
  }
}

extension SnapshotReport.Article {
  /// Whether there is anything to say of it.
  fileprivate var isShown: Bool { error != nil || !failures.isEmpty }

  fileprivate var title: String {
    ShownText.html(variant.isEmpty ? path : "\(path), \(variant)")
  }

  fileprivate func opening(_ index: Int) -> String {
    let lines = error.map { [$0] } ?? lines
    return "<section aria-labelledby=\"a\(index)\">\n<h2 id=\"a\(index)\">\(title)</h2>\n"
      + list(of: lines)
  }
}

extension SnapshotReport.Step {
  /// What came of it, in a word or a few.
  fileprivate var word: String {
    let word =
      switch outcome {
      case .match: "matches"
      case .different: "differs"
      case .missing: "has no reference"
      case .damaged: "has a damaged reference"
      }
    return isRecorded ? word + "; recorded" : word
  }

  fileprivate func opening(article: Int) -> String {
    let name = ShownText.html(name)
    let reasons = ShownText.html(skippedReasons.joined(separator: ", "))
    let skipped = skippedReasons.isEmpty ? "" : "<p>Images do not count: \(reasons).</p>\n"
    return "<h3 id=\"a\(article)-\(name)\">\(name) \(word)</h3>\n" + list(of: lines) + skipped
  }
}

extension SnapshotReport.Picture {
  /// The difference where there is one, else what there is of both, each with its caption.
  fileprivate func figures(
    of step: SnapshotReport.Step, _ bytes: (String) -> [UInt8]?
  ) -> [UInt8] {
    let shown =
      difference.map { [("Reference, difference and actual", $0)] }
      ?? [("Reference", reference), ("Actual", actual)].compactMap { label, name in
        name.map { (label, $0) }
      }
    return shown.flatMap { label, name -> [UInt8] in
      let caption = ShownText.html("\(label), page \(page)" + (words.isEmpty ? "" : ": \(words)"))
      let link = "<a href=\"\(ShownText.link(name))\">\(ShownText.html(name))</a>"
      guard let content = bytes(name) else {
        return Array("<p>\(caption), in \(link)</p>\n".utf8)
      }
      // What is wider than the window is scrolled by the keyboard too.
      let region = ShownText.html("\(step.name), \(label.lowercased()), page \(page)")
      let start =
        "<figure>\n<div class=\"pictures\" role=\"region\" tabindex=\"0\" aria-label=\"\(region)\">"
        + "<img alt=\"\(caption)\" src=\"data:image/png;base64,"
      let end = "\"></div>\n<figcaption>\(caption) (\(link))</figcaption>\n</figure>\n"
      return Array(start.utf8) + Base64.encoded(content) + Array(end.utf8)
    }
  }
}

private func list(of lines: [String]) -> String {
  guard !lines.isEmpty else { return "" }
  let items = lines.map { "<li>\(ShownText.html($0))</li>\n" }
  return "<ul>\n\(items.joined())</ul>\n"
}
