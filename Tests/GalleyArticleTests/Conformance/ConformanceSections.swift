/// The sections of the specification in their order; each has a file of its own in `Rules`.
enum ConformanceSections {
  /// A section and its rules.
  struct Section: Sendable {
    let name: String
    let rules: [ConformanceRule]
  }

  static let all = [
    Section(name: "Tabs", rules: tabs),
    Section(name: "Precedence", rules: precedence),
    Section(name: "Thematic breaks", rules: thematicBreaks),
    Section(name: "ATX headings", rules: atxHeadings),
    Section(name: "Setext headings", rules: setextHeadings),
    Section(name: "Indented code", rules: indentedCode),
    Section(name: "Fenced code", rules: fencedCode),
    Section(name: "HTML blocks", rules: htmlBlocks),
    Section(name: "Link reference definitions", rules: linkDefinitions),
    Section(name: "Paragraphs", rules: paragraphs),
    Section(name: "Blank lines", rules: blankLines),
    Section(name: "Tables", rules: tables),
    Section(name: "Block quotes", rules: blockQuotes),
    Section(name: "List items", rules: listItems),
    Section(name: "Task list items", rules: taskListItems),
    Section(name: "Lists", rules: lists),
    Section(name: "Backslash escapes", rules: backslashEscapes),
    Section(name: "Character references", rules: characterReferences),
    Section(name: "Code spans", rules: codeSpans),
    Section(name: "Emphasis", rules: emphasis + strongEmphasis + nestedEmphasis),
    Section(name: "Strikethrough", rules: strikethrough),
    Section(name: "Links", rules: inlineLinks + linkTexts + referenceLinks),
    Section(name: "Images", rules: images),
    Section(name: "Autolinks", rules: autolinks),
    Section(name: "Extended autolinks", rules: extendedAutolinks),
    Section(name: "Raw HTML", rules: rawHTML),
    Section(name: "Disallowed raw HTML", rules: disallowedHTML),
    Section(name: "Line breaks and text", rules: lineBreaks),
    Section(name: "Footnotes", rules: footnotes),
  ]
}
