/// Tabs, precedence, thematic breaks, indented code, paragraphs and blank lines.
extension ConformanceSections {
  static let tabs = [
    ConformanceRule(
      "A tab before code counts as the blanks up to the next stop of four",
      ("\tone", "code(one)"), ("  \tone", "code(one)"), ("   \tone\ttwo", "code(one→two)"),
      ("    one\n\ttwo", "code(one↵two)")),
    ConformanceRule(
      "Tabs past the indentation stay as they are",
      ("\t\tone", "code(→one)"), ("```\n\tone\n```", "code(→one)")),
    ConformanceRule(
      "A tab may indent what continues an item",
      ("- one\n\n\ttwo", "ul+(li(p(one) p(two)))"),
      ("- one\n\n\t\ttwo", "ul+(li(p(one) code(  two)))"),
      (" - one\n   - two\n\t - three", "ul(li(p(one) ul(li(p(two) ul(li(p(three)))))))")),
    ConformanceRule(
      "A tab after a mark is a blank and the columns that are left",
      (">\t\tone", "quote(code(  one))"), ("-\t\tone", "ul(li(code(  one)))"),
      ("#\tOne", "h1(One)"), ("*\t*\t*\t", "hr")),
  ]

  static let precedence = [
    ConformanceRule(
      "The structure of blocks is found before that of lines",
      ("- `one\n- two`", "ul(li(p(`one)) li(p(two`)))"), ("# `one\ntwo`", "h1(`one) p(two`)"),
      ("> *one\n\ntwo*", "quote(p(*one)) p(two*)"))
  ]

  static let thematicBreaks = [
    ConformanceRule(
      "Three or more of one mark are a rule",
      ("***", "hr"), ("---", "hr"), ("___", "hr"), ("____________________", "hr")),
    ConformanceRule(
      "Other characters and fewer marks are text",
      ("one\n\n+++", "p(one) p(+++)"), ("===", "p(===)"), ("--", "p(--)"), ("**", "p(**)"),
      ("__", "p(__)")),
    ConformanceRule(
      "Up to three blanks may stand before it",
      (" ***", "hr"), ("  ***", "hr"), ("   ***", "hr"), ("    ***", "code(***)"),
      ("one\n    ***", "p(one ***)")),
    ConformanceRule(
      "Blanks may stand between the marks and after them",
      (" - - -", "hr"), (" **  * ** * ** * **", "hr"), ("_     _      _", "hr"),
      ("* * * *    ", "hr")),
    ConformanceRule(
      "Nothing else may stand on the line, and the marks are all the same",
      ("_ _ _ one", "p(_ _ _ one)"), ("one-----", "p(one-----)"), ("---one---", "p(---one---)"),
      (" *-*", "p({em -})")),
    ConformanceRule(
      "No blank line is needed around it",
      ("- one\n***\n- two", "ul(li(p(one))) hr ul(li(p(two)))"),
      ("one\n***\ntwo", "p(one) hr p(two)")),
    ConformanceRule(
      "The underline of a heading wins over it, it wins over an item",
      ("one\n---\ntwo", "h2(one) p(two)"),
      ("* one\n* * *\n* two", "ul(li(p(one))) hr ul(li(p(two)))"),
      ("- one\n- * * *", "ul(li(p(one)) li(hr))")),
  ]

  static let indentedCode = [
    ConformanceRule(
      "Four blanks make code, more of them are part of it",
      ("    one\n      two", "code(one↵  two)"), ("        one\n    two", "code(    one↵two)")),
    ConformanceRule(
      "What continues an item is read so first",
      ("  - one\n\n    two", "ul+(li(p(one) p(two)))"),
      ("1.  one\n\n    - two", "ol1+(li(p(one) ul(li(p(two)))))")),
    ConformanceRule(
      "Nothing is marked up in it",
      ("    <x/>\n    *one*\n\n    - two", "code(<x/>↵*one*↵↵- two)")),
    ConformanceRule(
      "Blank lines between its parts belong to it, those around it do not",
      ("    one\n\n    two\n  \n \n \n    three", "code(one↵↵two↵↵↵↵three)"),
      ("    one\n      \n      two", "code(one↵  ↵  two)"),
      ("\n\n    \n    one\n    \n\n", "code(one)")),
    ConformanceRule(
      "It does not interrupt a paragraph, any line further left ends it",
      ("one\n        two", "p(one two)"), ("    one\ntwo", "code(one) p(two)"),
      (
        "# one\n    two\nthree\n------\n    four\n----",
        "h1(one) code(two) h2(three) code(four) hr"
      )),
    ConformanceRule("Blanks at the ends of its lines stay", ("    one  ", "code(one  )")),
  ]

  static let paragraphs = [
    ConformanceRule(
      "Lines that are nothing else are paragraphs, blank lines part them",
      ("one\n\ntwo", "p(one) p(two)"), ("one\ntwo\n\nthree\nfour", "p(one two) p(three four)"),
      ("one\n\n\n\ntwo", "p(one) p(two)")),
    ConformanceRule(
      "Blanks before its lines go",
      ("  one\n two", "p(one two)"),
      ("one\n         two\n                 three", "p(one two three)"),
      ("   one\ntwo", "p(one two)")),
    ConformanceRule("Blanks at its end go", ("one     \ntwo     ", "p(one⏎two)")),
  ]

  static let blankLines = [
    ConformanceRule(
      "Blank lines at both ends and between blocks leave nothing",
      ("  \n\none\n  \n\t\n# two\n\n  ", "p(one) h1(two)"))
  ]
}
