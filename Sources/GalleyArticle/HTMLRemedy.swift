/// What to write in the place of raw HTML that is not honored.
enum HTMLRemedy {
  static func of(tag name: String) -> String {
    tags[name] ?? "write it in Markdown"
  }

  static func of(attribute name: String) -> String {
    if name.hasPrefix("on") { return "remove it; nothing is ever run" }
    return attributes[name] ?? "remove it, or say it in the style sheet"
  }

  private static let tags: [String: String] = {
    var remedies: [String: String] = [
      "!": "remove it; it says nothing to a reader",
      "script": "remove it; nothing is ever run", "style": "say it in a style sheet",
      "template": "write what is to be read as Markdown",
      "svg": "put the drawing into a file and show it as ![what it shows](file)",
      "math": "write the formula as code", "font": "use a style: [text]{.style}",
      "big": "use a style: [text]{.style}", "hr": "write --- on a line of its own",
      "input": "write a task as - [ ] or - [x] in a list", "ruby": "write the reading in brackets",
    ]
    for name in ["iframe", "video", "audio", "object", "embed", "canvas", "frame"] {
      remedies[name] = "link to it, or show a picture of it"
    }
    for name in ["form", "button", "select", "textarea", "fieldset", "dialog"] {
      remedies[name] = "describe it in words"
    }
    for name in ["head", "title", "meta", "link", "base"] {
      remedies[name] = "say it in front matter"
    }
    return remedies
  }()

  private static let attributes: [String: String] = [
    "style": "use the style sheet, align, or a fenced division with a style",
    "class": "use the name of a text style or a role",
    "width": "give the file the size that it should have",
    "height": "give the file the size that it should have",
    "srcset": "give one picture in src", "bgcolor": "use the style sheet",
    "type": "write the numbers of the list as text",
    "reversed": "write the numbers of the list as text",
    "value": "begin a list of its own at that number",
    "title": "write it as text; a page shows no hints",
  ]
}
