/// Code between fences.
extension ConformanceSections {
  static let fencedCode = [
    ConformanceRule(
      "Three or more backticks or tildes fence code",
      ("```\n<\n >\n```", "code(<↵ >)"), ("~~~\n<\n >\n~~~", "code(<↵ >)"),
      ("``\none\n``", "p({code one})")),
    ConformanceRule(
      "The fence that closes is of the same character",
      ("```\none\n~~~\n```", "code(one↵~~~)"), ("~~~\none\n```\n~~~", "code(one↵```)")),
    ConformanceRule(
      "The fence that closes is as long at least",
      ("````\none\n```\n``````", "code(one↵```)"), ("~~~~\none\n~~~\n~~~~", "code(one↵~~~)")),
    ConformanceRule(
      "One that is not closed reaches to the end of what holds it",
      ("```", "code()"), ("`````\n\n```\none", "code(↵```↵one)"),
      ("> ```\n> one\n\ntwo", "quote(code(one)) p(two)")),
    ConformanceRule(
      "Blank lines and nothing are code too",
      ("```\n\n  \n```", "code(↵  )"), ("```\n```", "code()")),
    ConformanceRule(
      "The indentation of the fence is taken from all lines",
      (" ```\n one\ntwo\n```", "code(one↵two)"),
      ("  ```\none\n  two\n three\n  ```", "code(one↵two↵three)"),
      ("   ```\n   one\n    two\n  three\n   ```", "code(one↵ two↵three)"),
      ("    ```\n    one\n    ```", "code(```↵one↵```)")),
    ConformanceRule(
      "The fence that closes may be indented by itself, up to three blanks",
      ("```\none\n  ```", "code(one)"), ("   ```\none\n  ```", "code(one)"),
      ("```\none\n    ```", "code(one↵    ```)")),
    ConformanceRule(
      "No blanks stand inside a fence",
      ("``` ```\none", "p({code  } one)"), ("~~~~~~\none\n~~~ ~~", "code(one↵~~~ ~~)")),
    ConformanceRule(
      "It interrupts a paragraph, no blank line is needed around it",
      ("one\n```\ntwo\n```\nthree", "p(one) code(two) p(three)"),
      ("one\n---\n~~~\ntwo\n~~~\n# three", "h2(one) code(two) h1(three)")),
    ConformanceRule(
      "What follows the opening fence says of what the code is",
      ("```swift\nlet a = 1\n```", "code:swift(let a = 1)"),
      ("~~~~    swift number=3 $%@#$\none\n~~~~~~~", "code:swift number=3 $%@#$(one)"),
      ("````;\n````", "code:;()"), ("``` f&ouml;\\*\none\n```", "code:fö*(one)")),
    ConformanceRule(
      "Backticks do not follow a fence of backticks",
      ("``` one```\ntwo", "p({code  one} two)"),
      ("~~~ one ``` ~~~\ntwo\n~~~", "code:one ``` ~~~(two)")),
    ConformanceRule("Nothing follows a closing fence", ("```\n``` one\n```", "code(``` one)")),
    ConformanceRule(
      "Nothing is marked up in it",
      ("```\n*one* `two` &amp; <b>\n```", "code(*one* `two` &amp; <b>)")),
  ]
}
