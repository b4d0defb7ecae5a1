/// Escapes, character references, code spans, strikethrough, line breaks and plain text.
extension ConformanceSections {
  static let backslashEscapes = [
    ConformanceRule(
      "Any ASCII punctuation may be escaped",
      (
        "\\!\\\"\\#\\$\\%\\&\\'\\(\\)\\*\\+\\,\\-\\.\\/\\:\\;\\<\\=\\>\\?\\@\\[\\\\\\]\\^\\_\\`\\{\\|\\}\\~",
        "p(!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~)"
      )),
    ConformanceRule(
      "Before anything else a backslash is text",
      ("\\\tone\\A\\a\\ \\3\\φ\\«", "p(\\ one\\A\\a\\ \\3\\φ\\«)")),
    ConformanceRule(
      "What is escaped means nothing",
      ("\\*one*", "p(*one*)"), ("\\_one_", "p(_one_)"), ("\\[one](/u)", "p([one](/u))"),
      ("\\`one`", "p(`one`)"), ("1\\. one", "p(1. one)"), ("\\* one", "p(* one)"),
      ("\\+ one", "p(+ one)"), ("\\&eacute;", "p(&eacute;)"), ("\\~~one~~", "p(~~one~~)"),
      ("\\[one]: /u \"t\"", "p([one]: /u \"t\")")),
    ConformanceRule("A backslash may be escaped", ("\\\\*one*", "p(\\{em one})")),
    ConformanceRule(
      "In code and in addresses there are no escapes",
      ("`` \\[\\` ``", "p({code \\[\\`})"), ("    \\[\\]", "code(\\[\\])"),
      ("~~~\n\\[\\]\n~~~", "code(\\[\\])"),
      ("<https://a.b?c=\\*>", "p({a https://a.b?c=\\* https://a.b?c=\\*})")),
    ConformanceRule(
      "In destinations and titles there are",
      ("[one](/u\\* \"t\\*\")", "p({a /u* \"t*\" one})"),
      ("[one]\n\n[one]: /v\\* \"t\\*\"", "p({a /v* \"t*\" one})"),
      ("``` a\\+b\none\n```", "code:a+b(one)")),
  ]

  static let characterReferences = [
    ConformanceRule(
      "Names of HTML stand for characters",
      ("&lt;&gt;&quot;&eacute;&Omega;&hearts;&fjlig;", "p(<>\"éΩ♥fj)"),
      ("one&nbsp;two", "p(one\u{A0}two)")),
    ConformanceRule(
      "Decimal and hexadecimal numbers do too",
      ("&#65;&#937;&#128512;", "p(AΩ😀)"), ("&#X41;&#x3a9;&#x1F600;", "p(AΩ😀)")),
    ConformanceRule(
      "Numbers of no character stand for the replacement character",
      ("&#0;", "p(\u{FFFD})"), ("&#1114112;", "p(\u{FFFD})"), ("&#xD800;", "p(\u{FFFD})")),
    ConformanceRule(
      "Anything else is text",
      ("&nosuch; &amp &; &#; &#x;", "p(&nosuch; &amp &; &#; &#x;)"),
      ("&#123456789; &#abcdef0; &#x123456789;", "p(&#123456789; &#abcdef0; &#x123456789;)")),
    ConformanceRule(
      "They count in destinations, titles and after fences",
      ("[one](/&ouml; \"&ouml;\")", "p({a /ö \"ö\" one})"),
      ("[one]\n\n[one]: /v&ouml; \"&ouml;\"", "p({a /vö \"ö\" one})"),
      ("``` &ouml;\none\n```", "code:ö(one)")),
    ConformanceRule(
      "They do not count in code",
      ("`&eacute;`", "p({code &eacute;})"), ("    &eacute;", "code(&eacute;)")),
    ConformanceRule(
      "They mark nothing up",
      ("&#42;one&#42;\n*two*", "p(*one* {em two})"),
      ("&#42; one\n\n* two", "p(* one) ul(li(p(two)))"),
      ("&#9;one", "p( one)"), ("one&#10;&#10;two", "p(one  two)"),
      ("[one](/u &quot;t&quot;)", "p([one](/u \"t\"))")),
  ]

  static let codeSpans = [
    ConformanceRule(
      "As many backticks as open it close it",
      ("`one`", "p({code one})"), ("`` one`two ``", "p({code one`two})"),
      ("` `` `", "p({code ``})"),
      ("`one``two`", "p({code one``two})")),
    ConformanceRule(
      "One blank goes at both ends when there is one at both",
      ("`  ``  `", "p({code  `` })"), ("` one`", "p({code  one})"), ("`one `", "p({code one })"),
      ("`\u{A0}one\u{A0}`", "p({code \u{A0}one\u{A0}})")),
    ConformanceRule(
      "Of blanks alone none goes", ("x ` `", "p(x {code  })"), ("x `  `", "p(x {code   })")),
    ConformanceRule(
      "Line endings are blanks, all blanks inside stay",
      ("``\none\ntwo  \nthree\n``", "p({code one two   three})"),
      ("`one   two \nthree`", "p({code one   two  three})")),
    ConformanceRule("A backslash escapes nothing", ("`one\\`two`", "p({code one\\}two`)")),
    ConformanceRule(
      "It binds more tightly than other marks",
      ("*one`*`", "p(*one{code *})"), ("[one`](/u)`", "p([one{code ](/u)})"),
      ("`<https://a.`b>`", "p({code <https://a.}b>`)"),
      ("<https://a.`b>`", "p({a https://a.`b https://a.`b}`)")),
    ConformanceRule(
      "Backticks that nothing closes are text",
      ("```one``", "p(```one``)"), ("`one", "p(`one)"), ("`one``two``", "p(`one{code two})")),
  ]

  static let strikethrough = [
    ConformanceRule(
      "One or two tildes on both sides strike text out",
      ("~~one~~ two", "p({del one} two)"), ("~one~", "p({del one})"),
      ("one~~two~~three", "p(one{del two}three)")),
    ConformanceRule(
      "Three do not, nor do unlike ones",
      ("one ~~~two~~~", "p(one ~~~two~~~)"), ("~one~~", "p(~one~~)")),
    ConformanceRule(
      "It does not reach over paragraphs nor touch blanks inside",
      ("~~one\n\ntwo~~", "p(~~one) p(two~~)"), ("one ~~ two ~~", "p(one ~~ two ~~)")),
    ConformanceRule(
      "It nests with emphasis",
      ("~~one *two* three~~", "p({del one {em two} three})"), ("*~~one~~*", "p({em {del one}})")),
  ]

  static let lineBreaks = [
    ConformanceRule(
      "Two blanks or a backslash at its end break a line",
      ("one  \ntwo", "p(one⏎two)"), ("one\\\ntwo", "p(one⏎two)"), ("one       \ntwo", "p(one⏎two)")),
    ConformanceRule(
      "Blanks before the next line go",
      ("one  \n     two", "p(one⏎two)"), ("one\\\n     two", "p(one⏎two)")),
    ConformanceRule(
      "Lines break in emphasis, but not in code",
      ("*one  \ntwo*", "p({em one⏎two})"), ("*one\\\ntwo*", "p({em one⏎two})"),
      ("`one  \ntwo`", "p({code one   two})"), ("`one\\\ntwo`", "p({code one\\ two})")),
    ConformanceRule(
      "At the end of a block nothing breaks",
      ("one\\", "p(one\\)"), ("one  ", "p(one)"), ("### one\\", "h3(one\\)"),
      ("### one  ", "h3(one)")),
    ConformanceRule(
      "Any other line ending is a space", ("one\ntwo", "p(one two)"), ("one \n two", "p(one two)"),
      ("one\r\ntwo", "p(one two)"), ("one\rtwo", "p(one two)")),
    ConformanceRule(
      "All that has no meaning is text",
      ("one $.;'two", "p(one $.;'two)"), ("Ἐν ἀρχῇ ἦν", "p(Ἐν ἀρχῇ ἦν)"),
      ("one     two", "p(one     two)"), ("שלום *עולם*", "p(שלום {em עולם})")),
  ]
}
