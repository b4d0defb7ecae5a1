/// Headings with marks before them, and with a line below them.
extension ConformanceSections {
  static let atxHeadings = [
    ConformanceRule(
      "One to six marks give the level",
      (
        "# one\n## two\n### three\n#### four\n##### five\n###### six",
        "h1(one) h2(two) h3(three) h4(four) h5(five) h6(six)"
      ), ("####### seven", "p(####### seven)")),
    ConformanceRule(
      "A blank follows the marks", ("#1 in the list", "p(#1 in the list)"), ("#tag", "p(#tag)")),
    ConformanceRule("An escaped mark is text", ("\\## one", "p(## one)")),
    ConformanceRule(
      "Its text is marked up, blanks around it go",
      ("# one *two* \\*three\\*", "h1(one {em two} *three*)"),
      ("#          one           ", "h1(one)")),
    ConformanceRule(
      "Up to three blanks may stand before it",
      (" ### one", "h3(one)"), ("  ## one", "h2(one)"), ("   # one", "h1(one)"),
      ("    # one", "code(# one)"), ("one\n    # two", "p(one # two)")),
    ConformanceRule(
      "Any number of marks may close it",
      ("## one ##", "h2(one)"), ("  ###   two    ###", "h3(two)"),
      ("# one ##################", "h1(one)"), ("##### one ##", "h5(one)"),
      ("### one ###     ", "h3(one)")),
    ConformanceRule(
      "Marks that do not close it are text",
      ("### one ### two", "h3(one ### two)"), ("# one#", "h1(one#)"),
      ("### one \\###", "h3(one ###)"), ("## one #\\##", "h2(one ###)"), ("# one \\#", "h1(one #)")),
    ConformanceRule(
      "No blank line is needed around it",
      ("****\n## one\n****", "hr h2(one) hr"), ("one\n# two\nthree", "p(one) h1(two) p(three)")),
    ConformanceRule("One without text shows nothing", ("## \n#\n### ###\n\none", "p(one)")),
  ]

  static let setextHeadings = [
    ConformanceRule(
      "Equals signs below a paragraph make level 1, hyphens level 2",
      ("One *two*\n=========", "h1(One {em two})"), ("One *two*\n---------", "h2(One {em two})")),
    ConformanceRule(
      "It may have several lines, blanks around them go",
      ("One *two\nthree*\n====", "h1(One {em two three})"),
      ("  One *two\nthree*\t\n====", "h1(One {em two three})")),
    ConformanceRule(
      "The line below may be of any length",
      ("One\n-------------------------", "h2(One)"), ("One\n=", "h1(One)")),
    ConformanceRule(
      "Both may be indented up to three blanks",
      ("   One\n---", "h2(One)"), ("  One\n  ===", "h1(One)"), ("One\n   ----      ", "h2(One)"),
      ("    One\n    ---\n\n    Two", "code(One↵---↵↵Two)"), ("One\n    ---", "p(One ---)")),
    ConformanceRule(
      "The line below has no blanks inside", ("One\n= =\n\nTwo\n--- -", "p(One = =) p(Two) hr")),
    ConformanceRule(
      "Its last line does not end in a hard break",
      ("One  \n-----", "h2(One)"), ("One\\\n----", "h2(One\\)")),
    ConformanceRule(
      "Blocks are found before markup", ("`One\n----\n`", "h2(`One) p(`)")),
    ConformanceRule(
      "The line below is never a lazy one",
      ("> One\n---", "quote(p(One)) hr"), ("> one\ntwo\n===", "quote(p(one two ===))"),
      ("- One\n---", "ul(li(p(One))) hr")),
    ConformanceRule(
      "All lines of the paragraph belong to it, others do not",
      ("One\nTwo\n===", "h1(One Two)"), ("One\n---\nTwo\n===\nthree", "h2(One) h1(Two) p(three)"),
      ("One\n\nTwo\n---\nthree", "p(One) h2(Two) p(three)")),
    ConformanceRule("It cannot be empty", ("\n====", "p(====)")),
    ConformanceRule(
      "Code, quotes and items above are no headings",
      ("    one\n---", "code(one) hr"), ("> one\n-----", "quote(p(one)) hr"),
      ("\\> one\n------", "h2(> one)")),
    ConformanceRule(
      "A rule or an escape tells what a line of hyphens is",
      ("one\ntwo\n\n---\n\nthree", "p(one two) hr p(three)"),
      ("one\ntwo\n* * *\nthree", "p(one two) hr p(three)"),
      ("one\ntwo\n\\---\nthree", "p(one two --- three)")),
  ]
}
