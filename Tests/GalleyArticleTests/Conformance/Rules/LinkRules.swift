/// Links in lines and by reference, images, addresses and footnotes.
extension ConformanceSections {
  static let inlineLinks = [
    ConformanceRule(
      "A text in brackets and a destination in parentheses are a link",
      ("[one](/u \"t\")", "p({a /u \"t\" one})"), ("[one](/u)", "p({a /u one})"),
      ("[one]()", "p({a <> one})"), ("[one](<>)", "p({a <> one})")),
    ConformanceRule(
      "Blanks stand in a destination only between angle brackets",
      ("[one](/my u)", "p([one](/my u))"), ("[one](</my u>)", "p({a </my u> one})"),
      ("[one](u\nv)", "p([one](u v))"), ("[one](<u)v>)", "p({a u)v one})"),
      ("[one](<u\\>)", "p([one](<u>))")),
    ConformanceRule(
      "Parentheses in it are balanced or escaped",
      ("[one](\\(u\\))", "p({a (u) one})"), ("[one](u(v(w)))", "p({a u(v(w)) one})"),
      ("[one](u\\(v\\(w\\))", "p({a u(v(w) one})"), ("[one](<u(v(w)>)", "p({a u(v(w) one})"),
      ("[one](u(v)", "p([one](u(v))"), ("[one](u\\)\\:)", "p({a u): one})")),
    ConformanceRule(
      "It may be any text, as it is written",
      ("[one](https://a.b?c=3#d)", "p({a https://a.b?c=3#d one})"),
      ("[one](u\\v)", "p({a u\\v one})"),
      ("[one](u%20v&auml;)", "p({a u%20vä one})"), ("[one](\"t\")", "p({a \"t\" one})")),
    ConformanceRule(
      "A title stands in quotes or parentheses",
      ("[one](/u 't')", "p({a /u \"t\" one})"), ("[one](/u (t))", "p({a /u \"t\" one})"),
      ("[one](/u \"t \\\"&quot;\")", "p({a /u \"t \"\"\" one})"),
      ("[one](/u 't \"s\" t')", "p({a /u \"t \"s\" t\" one})"),
      ("[one](/u \"t \"s\" t\")", "p([one](/u \"t \"s\" t\"))"),
      ("[one](/u\u{A0}\"t\")", "p({a /u\u{A0}\"t\" one})")),
    ConformanceRule(
      "White space may stand around both, none before the parenthesis",
      ("[one](   /u\n  \"t\"  )", "p({a /u \"t\" one})"), ("[one] (/u)", "p([one] (/u))")),
  ]

  static let linkTexts = [
    ConformanceRule(
      "Brackets in the text are balanced or escaped",
      ("[one [two [three]]](/u)", "p({a /u one [two [three]]})"),
      ("[one] two](/u)", "p([one] two](/u))"),
      ("[one [two](/u)", "p([one {a /u two})"), ("[one \\[two](/u)", "p({a /u one [two})")),
    ConformanceRule(
      "The text is marked up, and may be an image",
      ("[one *two **three** `#`*](/u)", "p({a /u one {em two {st three} {code #}}})"),
      ("[![one](m)](/u)", "p({a /u {img m one}})")),
    ConformanceRule(
      "No link stands in a link",
      ("[one [two](/u)](/v)", "p([one {a /u two}](/v))"),
      ("[one *two [three [four](/u)](/v)*](/w)", "p([one {em two [three {a /u four}](/v)}](/w))"),
      ("x ![[[one](u)](v)](w)", "p(x {img w [one](v)})")),
    ConformanceRule(
      "It binds more tightly than emphasis, less than code and addresses",
      ("[one *two](u*)", "p({a u* one *two})"), ("*one [two* three]", "p({em one [two} three])"),
      ("[one<https://a.b/?c=](/u)>", "p([one{a https://a.b/?c=](/u) https://a.b/?c=](/u)})")),
  ]

  static let referenceLinks = [
    ConformanceRule(
      "A text and a label in brackets name a definition",
      ("[one][r]\n\n[r]: /u \"t\"", "p({a /u \"t\" one})"),
      ("[one [two [three]]][r]\n\n[r]: /u", "p({a /u one [two [three]]})"),
      ("[one][R]\n\n[r]: /u", "p({a /u one})"),
      ("[one [two](/v)][r]\n\n[r]: /u", "p([one {a /v two}]{a /u r})"),
      ("*[one*][r]\n\n[r]: /u", "p(*{a /u one*})")),
    ConformanceRule(
      "Nothing stands between the two",
      ("[one] [r]\n\n[r]: /u", "p([one] {a /u r})"), ("[one]\n[r]\n\n[r]: /u", "p([one] {a /u r})")),
    ConformanceRule(
      "Labels match as they are written, white space and case apart",
      ("[R s]: /u\n\n[one][r\n  S]", "p({a /u one})"), ("[one][r!]\n\n[r\\!]: /u", "p([one][r!])"),
      ("[one][r[]\n\n[r[]: /u", "p([one][r[]) p([r[]: /u)"),
      ("[one][r\\[]\n\n[r\\[]: /u", "p({a /u one})"), ("[r\\\\]: /u\n\n[r\\\\]", "p({a /u r\\})"),
      ("[]\n\n[]: /u", "p([]) p([]: /u)")),
    ConformanceRule(
      "An empty label takes the text for it",
      ("[one][]\n\n[one]: /u \"t\"", "p({a /u \"t\" one})"),
      ("[*one* two][]\n\n[*one* two]: /u", "p({a /u {em one} two})"),
      ("[One][]\n\n[one]: /u", "p({a /u One})"), ("[one] \n[]\n\n[one]: /u", "p({a /u one} [])")),
    ConformanceRule(
      "So does none at all",
      ("[one] two\n\n[one]: /u", "p({a /u one} two)"),
      ("[*one* two]\n\n[*one* two]: /u", "p({a /u {em one} two})"),
      ("[[*one* two]]\n\n[*one* two]: /u", "p([{a /u {em one} two}])"),
      ("[[two [one]\n\n[one]: /u", "p([[two {a /u one})"), ("\\[one]\n\n[one]: /u", "p([one])"),
      ("[one*]: /u\n\n*[one*]", "p(*{a /u one*})")),
    ConformanceRule(
      "A label and a destination win over the text alone",
      ("[one][two]\n\n[one]: /u\n[two]: /v", "p({a /v one})"),
      ("[one]()\n\n[one]: /u", "p({a <> one})"),
      ("[one](no link)\n\n[one]: /u", "p({a /u one}(no link))"),
      ("[one][two][three]\n\n[three]: /u", "p([one]{a /u two})"),
      ("[one][two][three]\n\n[three]: /u\n[two]: /v", "p({a /v one}{a /u three})"),
      ("[one][two][three]\n\n[three]: /u\n[one]: /v", "p([one]{a /u two})")),
  ]

  static let images = [
    ConformanceRule(
      "An exclamation mark makes an image of a link",
      ("x ![one](/u \"t\")", "p(x {img /u \"t\" one})"),
      ("x ![one](</u v>)", "p(x {img </u v> one})"),
      ("x ![](/u)", "p(x {img /u })"), ("![one](/u)", "fig(/u one)")),
    ConformanceRule(
      "Its text without markup stands in its place",
      ("x ![one ![two](/u)](/v)", "p(x {img /v one two})"),
      ("x ![one [two](/u)](/v)", "p(x {img /v one two})"),
      ("x ![one *two* `three`](/v)", "p(x {img /v one two three})")),
    ConformanceRule(
      "It may be by reference",
      ("x ![one][r]\n\n[r]: /u", "p(x {img /u one})"),
      ("x ![one *two*][]\n\n[one *two*]: /u", "p(x {img /u one two})"),
      ("x ![One]\n\n[one]: /u 't'", "p(x {img /u \"t\" One})"),
      ("x ![[one]]\n\n[[one]]: /u", "p(x ![[one]]) p([[one]]: /u)")),
    ConformanceRule(
      "An escape undoes it",
      ("x !\\[one]\n\n[one]: /u", "p(x ![one])"), ("x \\![one]\n\n[one]: /u", "p(x !{a /u one})")),
  ]

  static let autolinks = [
    ConformanceRule(
      "An address with a scheme in angle brackets is a link",
      ("<https://a.b.c>", "p({a https://a.b.c https://a.b.c})"),
      ("<https://a.b/c?d=e&f=g>", "p({a https://a.b/c?d=e&f=g https://a.b/c?d=e&f=g})"),
      ("<irc://a.b:22/c>", "p({a irc://a.b:22/c irc://a.b:22/c})"),
      ("<MAILTO:A@B.C>", "p({a MAILTO:A@B.C MAILTO:A@B.C})"),
      ("<a+b+c:d>", "p({a a+b+c:d a+b+c:d})"),
      ("<made-up://a,b>", "p({a made-up://a,b made-up://a,b})"),
      ("<localhost:5/a>", "p({a localhost:5/a localhost:5/a})")),
    ConformanceRule(
      "So is an address of mail",
      ("<a@b.example.com>", "p({a mailto:a@b.example.com a@b.example.com})"),
      ("<a.b+c@d-e.f0.g>", "p({a mailto:a.b+c@d-e.f0.g a.b+c@d-e.f0.g})")),
    ConformanceRule(
      "Anything else is none",
      ("<>", "p(<>)"), ("<m:abc>", "p(<m:abc>)"), ("<a.b.c>", "p(<a.b.c>)"),
      ("a < irc://b >", "p(a < irc://b >)")),
  ]

  static let extendedAutolinks = [
    ConformanceRule(
      "Addresses that begin with www. are links",
      ("www.a.com", "p({a http://www.a.com www.a.com})"),
      ("See www.a.com/b for more.", "p(See {a http://www.a.com/b www.a.com/b} for more.)")),
    ConformanceRule(
      "Punctuation at the end is not part of one",
      ("www.a.com/b.", "p({a http://www.a.com/b www.a.com/b}.)"),
      ("www.a.com/b?!", "p({a http://www.a.com/b www.a.com/b}?!)"),
      ("www.a.com/b.c.", "p({a http://www.a.com/b.c www.a.com/b.c}.)")),
    ConformanceRule(
      "Parentheses at the end are as far as they are balanced",
      ("www.a.com/b(c)", "p({a http://www.a.com/b(c) www.a.com/b(c)})"),
      ("(www.a.com/b(c))", "p(({a http://www.a.com/b(c) www.a.com/b(c)}))"),
      ("(www.a.com/b(c)d", "p(({a http://www.a.com/b(c)d www.a.com/b(c)d})")),
    ConformanceRule(
      "What looks like a character reference at the end is not part of one",
      ("www.a.com/b?c=d&e;", "p({a http://www.a.com/b?c=d www.a.com/b?c=d}&e;)"),
      ("www.a.com/b?c=d&e=f", "p({a http://www.a.com/b?c=d&e=f www.a.com/b?c=d&e=f})")),
    ConformanceRule(
      "An angle bracket ends one", ("www.a.com/b<c", "p({a http://www.a.com/b www.a.com/b}<c)")),
    ConformanceRule(
      "Addresses with a scheme are links",
      ("http://a.com", "p({a http://a.com http://a.com})"),
      ("(https://a.b/c?d=e)", "p(({a https://a.b/c?d=e https://a.b/c?d=e}))"),
      ("ftp://a.b.c", "p({a ftp://a.b.c ftp://a.b.c})")),
    ConformanceRule(
      "Addresses of mail are links",
      ("a@b.com", "p({a mailto:a@b.com a@b.com})"),
      ("Ask a.b-c_d@e.f.", "p(Ask {a mailto:a.b-c_d@e.f a.b-c_d@e.f}.)"),
      ("a+b@c@d.e", "p(a+b@{a mailto:c@d.e c@d.e})")),
    ConformanceRule(
      "Such an address does not end in a hyphen or an underscore",
      ("a@b.c-", "p(a@b.c-)"), ("a@b.c_", "p(a@b.c_)")),
    ConformanceRule("In code there are none", ("`www.a.com`", "p({code www.a.com})")),
  ]

  static let footnotes = [
    ConformanceRule(
      "A label with a caret names a note, which comes at the end",
      ("one[^a]\n\n[^a]: two", "p(one{note 1}) note1(p(two))"),
      ("[^a]: two\n\none[^a]", "p(one{note 1}) note1(p(two))")),
    ConformanceRule(
      "Notes are numbered by their first reference",
      (
        "one[^b] two[^a] three[^b]\n\n[^a]: four\n\n[^b]: five",
        "p(one{note 1} two{note 2} three{note 1}) note1(p(five)) note2(p(four))"
      )),
    ConformanceRule(
      "A note goes on where it is indented, or as a paragraph",
      ("one[^a]\n\n[^a]: two\n\n    three", "p(one{note 1}) note1(p(two) p(three))"),
      ("one[^a]\n\n[^a]: two\nthree", "p(one{note 1}) note1(p(two three))"),
      ("one[^a]\n\n[^a]: two\n\n        three", "p(one{note 1}) note1(p(two) code(three))"),
      (
        "one[^a]\n\n[^a]:\n    - two\n    - three",
        "p(one{note 1}) note1(ul(li(p(two)) li(p(three))))"
      )),
    ConformanceRule(
      "Notes may follow each other without a blank line",
      (
        "one[^a][^b]\n\n[^a]: two\n[^b]: three",
        "p(one{note 1}{note 2}) note1(p(two)) note2(p(three))"
      )),
    ConformanceRule(
      "Capital and small letters are alike",
      ("one[^A]\n\n[^a]: two", "p(one{note 1}) note1(p(two))")),
    ConformanceRule(
      "A label that is not defined is text",
      ("one[^a]", "p(one[^a])"), ("one[^a]\n\n    [^a]: two", "p(one[^a]) code([^a]: two)")),
    ConformanceRule(
      "Notes may be called from quotes, headings, tables and notes",
      ("> one[^a]\n\n[^a]: two", "quote(p(one{note 1})) note1(p(two))"),
      ("# One[^a]\n\n[^a]: two", "h1(One{note 1}) note1(p(two))"),
      ("|a[^a]|\n|-|\n\n[^a]: two", "table:-(th(a{note 1})) note1(p(two))"),
      (
        "one[^a]\n\n[^a]: two[^b]\n\n[^b]: three",
        "p(one{note 1}) note1(p(two{note 2})) note2(p(three))"
      )),
  ]
}
