/// Emphasis: the rules by which marks open and close it, 1 to 8.
extension ConformanceSections {
  static let emphasis = [
    ConformanceRule(
      "1: a star opens where it stands before text",
      ("*one two*", "p({em one two})"), ("a * one two*", "p(a * one two*)"),
      ("a*\"one\"*", "p(a*\"one\"*)"), ("*\u{A0}a\u{A0}*", "p(*\u{A0}a\u{A0}*)"),
      ("one*two*", "p(one{em two})"), ("5*6*78", "p(5{em 6}78)")),
    ConformanceRule(
      "2: an underscore opens only where no word goes on",
      ("_one two_", "p({em one two})"), ("_ one two_", "p(_ one two_)"),
      ("a_\"one\"_", "p(a_\"one\"_)"), ("one_two_", "p(one_two_)"), ("5_6_78", "p(5_6_78)"),
      ("при_ста_", "p(при_ста_)"), ("aa_\"one\"_cc", "p(aa_\"one\"_cc)"),
      ("one-_(two)_", "p(one-{em (two)})")),
    ConformanceRule(
      "3: a star closes where it stands after text",
      ("_one*", "p(_one*)"), ("*one two *", "p(*one two *)"), ("*one two\n*", "p(*one two *)"),
      ("*(*one)", "p(*(*one))"), ("*(*one*)*", "p({em ({em one})})"), ("*one*two", "p({em one}two)")
    ),
    ConformanceRule(
      "4: an underscore closes only where no word goes on",
      ("_one two _", "p(_one two _)"), ("_(_one)", "p(_(_one))"),
      ("_(_one_)_", "p({em ({em one})})"), ("_one_two", "p(_one_two)"),
      ("_при_ста", "p(_при_ста)"), ("_one_two_three_", "p({em one_two_three})"),
      ("_(one)_.", "p({em (one)}.)")),
  ]

  static let strongEmphasis = [
    ConformanceRule(
      "5: two stars open strong emphasis",
      ("**one two**", "p({st one two})"), ("a ** one two**", "p(a ** one two**)"),
      ("a**\"one\"**", "p(a**\"one\"**)"), ("one**two**", "p(one{st two})")),
    ConformanceRule(
      "6: two underscores open it where no word goes on",
      ("__one two__", "p({st one two})"), ("__ one two__", "p(__ one two__)"),
      ("__\none two__", "p(__ one two__)"), ("a__\"one\"__", "p(a__\"one\"__)"),
      ("one__two__", "p(one__two__)"), ("5__6__78", "p(5__6__78)"),
      ("__one, __two__, three__", "p({st one, {st two}, three})"),
      ("one-__(two)__", "p(one-{st (two)})")),
    ConformanceRule(
      "7: two stars close it",
      ("**one two **", "p(**one two **)"), ("**(**one)", "p(**(**one))"),
      ("*(**one**)*", "p({em ({st one})})"),
      ("**one (*two* three, *four*) five**", "p({st one ({em two} three, {em four}) five})"),
      ("**one \"*two*\" three**", "p({st one \"{em two}\" three})"),
      ("**one**two", "p({st one}two)")),
    ConformanceRule(
      "8: two underscores close it where no word goes on",
      ("__one two __", "p(__one two __)"), ("__(__one)", "p(__(__one))"),
      ("_(__one__)_", "p({em ({st one})})"), ("__one__two", "p(__one__two)"),
      ("__one__two__three__", "p({st one__two__three})"), ("__(one)__.", "p({st (one)}.)")),
  ]

  static let nestedEmphasis = [
    ConformanceRule(
      "9: emphasis holds any text, and emphasis",
      ("*one [two](/u)*", "p({em one {a /u two}})"), ("*one\ntwo*", "p({em one two})"),
      ("_one __two__ three_", "p({em one {st two} three})"),
      ("_one _two_ three_", "p({em one {em two} three})"), ("__one_ two_", "p({em {em one} two})"),
      ("*one *two**", "p({em one {em two}})"),
      ("*one **two** three*", "p({em one {st two} three})"),
      ("*one**two**three*", "p({em one{st two}three})"), ("*one**two*", "p({em one**two})"),
      ("***one** two*", "p({em {st one} two})"), ("*one **two***", "p({em one {st two}})"),
      ("*one**two***", "p({em one{st two}})"), ("one***two***three", "p(one{em {st two}}three)"),
      ("one******two*********three", "p(one{st {st {st two}}}***three)"),
      ("*one **two *three* four** five*", "p({em one {st two {em three} four} five})")),
    ConformanceRule(
      "10: so does strong emphasis",
      ("**one [two](/u)**", "p({st one {a /u two}})"), ("**one\ntwo**", "p({st one two})"),
      ("__one _two_ three__", "p({st one {em two} three})"),
      ("__one __two__ three__", "p({st one {st two} three})"),
      ("____one__ two__", "p({st {st one} two})"),
      ("**one **two****", "p({st one {st two}})"),
      ("**one *two* three**", "p({st one {em two} three})"),
      ("**one*two*three**", "p({st one{em two}three})"), ("***one* two**", "p({st {em one} two})"),
      ("**one *two***", "p({st one {em two}})")),
    ConformanceRule(
      "Marks with nothing between them are text",
      ("** is none", "p(** is none)"), ("**** is none", "p(**** is none)"),
      ("__ is none", "p(__ is none)"), ("____ is none", "p(____ is none)")),
    ConformanceRule(
      "11: a star is text where nothing matches it",
      ("one ***", "p(one ***)"), ("one *\\**", "p(one {em *})"), ("one *_*", "p(one {em _})"),
      ("one *****", "p(one *****)"), ("one **\\***", "p(one {st *})"),
      ("one **_**", "p(one {st _})"),
      ("**one*", "p(*{em one})"), ("*one**", "p({em one}*)"), ("***one**", "p(*{st one})"),
      ("****one*", "p(***{em one})"), ("**one***", "p({st one}*)"), ("*one****", "p({em one}***)")),
    ConformanceRule(
      "12: so is an underscore",
      ("one ___", "p(one ___)"), ("one _\\__", "p(one {em _})"), ("one _*_", "p(one {em *})"),
      ("one _____", "p(one _____)"), ("__one_", "p(_{em one})"), ("_one__", "p({em one}_)"),
      ("___one__", "p(_{st one})"), ("____one_", "p(___{em one})"), ("__one___", "p({st one}_)"),
      ("_one____", "p({em one}___)")),
    ConformanceRule(
      "13: strong emphasis wins over emphasis twice",
      ("**one**", "p({st one})"), ("*_one_*", "p({em {em one}})"), ("__one__", "p({st one})"),
      ("_*one*_", "p({em {em one}})"), ("****one****", "p({st {st one}})"),
      ("____one____", "p({st {st one}})"), ("******one******", "p({st {st {st one}}})")),
    ConformanceRule(
      "14: emphasis is around strong emphasis",
      ("***one***", "p({em {st one}})"), ("_____one_____", "p({em {st {st one}}})")),
    ConformanceRule(
      "15: where two cross, the first to begin wins",
      ("*one _two* three_", "p({em one _two} three_)"),
      ("*one __two *three four__ five*", "p({em one {st two *three four} five})")),
    ConformanceRule(
      "16: where two end together, the shorter wins",
      ("**one **two three**", "p(**one {st two three})"),
      ("*one *two three*", "p(*one {em two three})")),
    ConformanceRule(
      "17: code, links and addresses bind more tightly",
      ("*[one*](/u)", "p(*{a /u one*})"), ("_one [two_](/u)", "p(_one {a /u two_})"),
      ("*one `*`*", "p({em one {code *}})"), ("_one `_`_", "p({em one {code _}})"),
      ("**one<https://a.b/?q=**>", "p(**one{a https://a.b/?q=** https://a.b/?q=**})"),
      ("__one<https://a.b/?q=__>", "p(__one{a https://a.b/?q=__ https://a.b/?q=__})")),
  ]
}
