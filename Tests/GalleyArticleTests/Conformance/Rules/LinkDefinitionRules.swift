/// Definitions of links that references name.
extension ConformanceSections {
  static let linkDefinitions = [
    ConformanceRule(
      "A label, a destination and a title define a link, and show nothing",
      ("[one]: /u \"t\"\n\n[one]", "p({a /u \"t\" one})"),
      ("   [one]: \n      /u  \n           't'  \n\n[one]", "p({a /u \"t\" one})"),
      ("[one]: /u", ""), ("# [one]\n[one]: /u\n> two", "h1({a /u one}) quote(p(two))")),
    ConformanceRule(
      "The label may have escapes and several lines",
      ("[One*two\\]]:u_v(w) 't t'\n\n[One*two\\]]", "p({a u_v(w) \"t t\" One*two]})"),
      ("[\none\n]: /u\ntwo [one]", "p(two {a /u one})")),
    ConformanceRule(
      "The destination may stand in angle brackets, or on a line of its own",
      ("[one two]:\n<u v>\n't'\n\n[one two]", "p({a <u v> \"t\" one two})"),
      ("[one]: <>\n\n[one]", "p({a <> one})")),
    ConformanceRule(
      "The title may have several lines but no blank one",
      ("[one]: /u '\nt\ns\n'\n\n[one]", "p({a /u \"↵t↵s↵\" one})"),
      ("[one]: /u 't\n\ns'\n\n[one]", "p([one]: /u 't) p(s') p([one])")),
    ConformanceRule(
      "The title may be left out, the destination may not",
      ("[one]:\n/u\n\n[one]", "p({a /u one})"), ("[one]:\n\n[one]", "p([one]:) p([one])")),
    ConformanceRule(
      "Blanks part the title from the destination",
      ("[one]: <1u>(t)\n\n[one]", "p([one]: <1u>(t)) p([one])")),
    ConformanceRule(
      "Escapes count in both",
      ("[one]: /u\\v\\*w \"t\\\"s\\r\"\n\n[one]", "p({a /u\\v*w \"t\"s\\r\" one})")),
    ConformanceRule(
      "A reference may come before, the first of several wins",
      ("[one]\n\n[one]: /u", "p({a /u one})"), ("[one]\n\n[one]: /u\n[one]: /v", "p({a /u one})")),
    ConformanceRule(
      "Capital and small letters are alike in labels",
      ("[ONE]: /u\n\n[oNe]", "p({a /u oNe})"), ("[ΑΓΩ]: /u\n\n[αγω]", "p({a /u αγω})")),
    ConformanceRule(
      "Nothing may follow the title on its line",
      ("[one]: /u \"t\" two", "p([one]: /u \"t\" two)"),
      ("[one]: /u\n\"t\" two", "p(\"t\" two)")),
    ConformanceRule(
      "In code there is none",
      ("    [one]: /u\n\n[one]", "code([one]: /u) p([one])"),
      ("```\n[one]: /u\n```\n\n[one]", "code([one]: /u) p([one])")),
    ConformanceRule(
      "It does not interrupt a paragraph",
      ("one\n[two]: /u\n\n[two]", "p(one [two]: /u) p([two])")),
    ConformanceRule(
      "A paragraph may follow it",
      ("[one]: /u\nTwo\n===\n[one]", "h1(Two) p({a /u one})"),
      ("[one]: /u\n===\n[one]", "p(=== {a /u one})")),
    ConformanceRule(
      "Several may follow each other",
      (
        "[one]: /u 't'\n[two]: /v\n  \"s\"\n[three]: /w\n\n[one],\n[two],\n[three]",
        "p({a /u \"t\" one}, {a /v \"s\" two}, {a /w three})"
      )),
    ConformanceRule(
      "One in a quote or an item holds everywhere",
      ("[one]\n\n> [one]: /u", "p({a /u one})"),
      ("[one]\n\n- two\n\n  [one]: /u", "p({a /u one}) ul(li(p(two)))")),
    ConformanceRule(
      "A label has some character that is no blank",
      ("[]: /u\n\n[ ]: /u", "p([]: /u) p([ ]: /u)")),
  ]
}
