import Testing

/// A rule of CommonMark or of GitHub's extensions, in our words, with texts that show it.
struct ConformanceRule: Sendable {
  /// A text and what it is read as.
  typealias Example = (input: String, expected: String)

  let name: String
  let examples: [Example]
  /// Whether the texts have raw HTML, of which only what a reader sees is compared.
  let isAboutHTML: Bool

  /// A rule with the blocks and text in `Notation`.
  init(_ name: String, _ examples: Example...) {
    self.name = name
    self.examples = examples
    isAboutHTML = false
  }

  /// A rule of raw HTML with the visible texts of blocks, ` / ` between them.
  static func html(_ name: String, _ examples: Example...) -> ConformanceRule {
    ConformanceRule(name, examples, isAboutHTML: true)
  }

  private init(_ name: String, _ examples: [Example], isAboutHTML: Bool) {
    self.name = name
    self.examples = examples
    self.isAboutHTML = isAboutHTML
  }
}

/// One example of a rule, as an argument of a test.
struct ConformanceCase: Sendable, CustomTestStringConvertible {
  let section: String
  let rule: String
  let input: String
  let expected: String

  var testDescription: String { "\(section): \(rule): \(input.debugDescription)" }

  /// The examples of all sections, with or without raw HTML.
  static func all(aboutHTML: Bool) -> [ConformanceCase] {
    ConformanceSections.all.flatMap { section in
      section.rules.filter { $0.isAboutHTML == aboutHTML }.flatMap { rule in
        rule.examples.map {
          ConformanceCase(
            section: section.name, rule: rule.name, input: $0.input, expected: $0.expected)
        }
      }
    }
  }
}
