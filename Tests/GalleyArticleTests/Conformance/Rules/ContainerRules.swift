/// Tables, quotes, items, tasks and lists.
extension ConformanceSections {
  static let tables = [
    ConformanceRule(
      "A row, a row of dashes and further rows are a table",
      ("| a | b |\n| --- | --- |\n| c | d |", "table:--(th(a|b) tr(c|d))"),
      ("a | b\n--|--\nc | d", "table:--(th(a|b) tr(c|d))"), ("|a\n|-\n|b", "table:-(th(a) tr(b))")),
    ConformanceRule(
      "Colons align the columns",
      ("|a|b|c|d|\n|:-:|-:|:-|-|\n|e|f|g|h|", "table:crl-(th(a|b|c|d) tr(e|f|g|h))")),
    ConformanceRule(
      "A pipe in a text is escaped, in code too",
      ("|a|\n|-|\n|b `\\|` c|\n|d **\\|** e|", "table:-(th(a) tr(b {code |} c) tr(d {st |} e))"),
      ("|a|b|\n|-|-|\n|`c|d`|", "table:--(th(a|b) tr(`c|d`))")),
    ConformanceRule(
      "Its texts are marked up but hold no blocks",
      ("|a|\n|-|\n|[b](/u) *c*|", "table:-(th(a) tr({a /u b} {em c}))"),
      ("|a|\n|-|\n|- b|\n|# c|", "table:-(th(a) tr(- b) tr(# c))")),
    ConformanceRule(
      "It ends at a blank line or at another block",
      ("|a|\n|-|\n|b|\n> c", "table:-(th(a) tr(b)) quote(p(c))"),
      ("|a|b|\n|-|-|\n|c|d|\ne\n\nf", "table:--(th(a|b) tr(c|d) tr(e|)) p(f)")),
    ConformanceRule(
      "The row of dashes has as many cells as the header",
      ("|a|b|\n|-|\n|c|", "p(|a|b| |-| |c|)"), ("|a|\n|::|", "p(|a| |::|)")),
    ConformanceRule(
      "Rows with fewer cells are filled up",
      ("|a|b|\n|-|-|\n|c|", "table:--(th(a|b) tr(c|))"),
      ("|a|b|\n|-|-|\n||c|", "table:--(th(a|b) tr(|c))")),
    ConformanceRule(
      "It may have no rows but the header", ("|a|b|\n|-|-|", "table:--(th(a|b))")),
    ConformanceRule(
      "It stands in quotes and items, and interrupts a paragraph",
      ("> |a|\n> |-|\n> |b|", "quote(table:-(th(a) tr(b)))"),
      ("- |a|\n  |-|\n  |b|", "ul(li(table:-(th(a) tr(b))))"),
      ("p\n|a|b|\n|-|-|\n|c|d|", "p(p) table:--(th(a|b) tr(c|d))")),
  ]

  static let blockQuotes = [
    ConformanceRule(
      "A mark before each line makes a quote, a blank after it is its own",
      ("> # one\n> two\n> three", "quote(h1(one) p(two three))"), (">one", "quote(p(one))"),
      ("   > one\n > two", "quote(p(one two))"), ("    > one", "code(> one)")),
    ConformanceRule(
      "A paragraph may go on without marks",
      ("> one\ntwo", "quote(p(one two))"), ("> one\ntwo\n> three", "quote(p(one two three))"),
      ("> one\n    - two", "quote(p(one - two))"),
      ("> > > one\ntwo", "quote(quote(quote(p(one two))))"),
      (">>> one\n> two\n>>three", "quote(quote(quote(p(one two three))))")),
    ConformanceRule(
      "Nothing but a paragraph may",
      ("> - one\n- two", "quote(ul(li(p(one)))) ul(li(p(two)))"),
      (">     one\n    two", "quote(code(one)) code(two)"),
      ("> ```\none\n```", "quote(code()) p(one) code()"), ("> one\n***", "quote(p(one)) hr")),
    ConformanceRule(
      "One without text shows nothing, blank lines at its ends count not",
      (">\n\none", "p(one)"), (">\n> one\n>  ", "quote(p(one))")),
    ConformanceRule(
      "A blank line ends it, one with a mark does not",
      ("> one\n\n> two", "quote(p(one)) quote(p(two))"),
      ("> one\n>\n> two", "quote(p(one) p(two))"),
      ("> one\n\ntwo", "quote(p(one)) p(two)"), ("> one\n>\ntwo", "quote(p(one)) p(two)")),
    ConformanceRule(
      "It interrupts a paragraph and stands beside other blocks",
      ("one\n> two", "p(one) quote(p(two))"),
      ("> one\n***\n> two", "quote(p(one)) hr quote(p(two))")),
    ConformanceRule(
      "Code in it is indented by five",
      (">     one\n\n>    two", "quote(code(one)) quote(p(two))")),
  ]

  static let listItems = [
    ConformanceRule(
      "What is indented to an item's text belongs to it",
      (
        "1.  one\n    two\n\n        three\n\n    > four",
        "ol1+(li(p(one two) code(three) quote(p(four))))"
      ), ("- one\n\n two", "ul(li(p(one))) p(two)"), ("- one\n\n  two", "ul+(li(p(one) p(two)))"),
      (" -    one\n\n     two", "ul(li(p(one))) code( two)"),
      (" -    one\n\n      two", "ul+(li(p(one) p(two)))"),
      ("   > > 1.  one\n>>\n>>     two", "quote(quote(ol1+(li(p(one) p(two)))))")),
    ConformanceRule(
      "A blank follows the marker", ("-one\n\n2.two", "p(-one) p(2.two)"),
      ("**one** two", "p({st one} two)")),
    ConformanceRule(
      "Several blank lines may stand between its blocks",
      ("- one\n\n\n  two", "ul+(li(p(one) p(two)))")),
    ConformanceRule(
      "A number has up to nine digits and no sign",
      ("123456789. one", "ol123456789(li(p(one)))"), ("1234567890. one", "p(1234567890. one)"),
      ("0. one", "ol0(li(p(one)))"), ("003. one", "ol3(li(p(one)))"), ("-1. one", "p(-1. one)")),
    ConformanceRule(
      "Code in an item is indented by four more",
      ("- one\n\n      two", "ul+(li(p(one) code(two)))"),
      ("  10.  one\n\n           two", "ol10+(li(p(one) code(two)))")),
    ConformanceRule(
      "An item may begin with code, one blank after its marker",
      ("1.     one\n\n   two\n\n       three", "ol1+(li(code(one) p(two) code(three)))"),
      ("1.      one", "ol1(li(code( one)))")),
    ConformanceRule(
      "An item may begin with one blank line",
      (
        "-\n  one\n-\n  ```\n  two\n  ```\n-\n      three",
        "ul(li(p(one)) li(code(two)) li(code(three)))"
      ), ("-   \n  one", "ul(li(p(one)))"), ("-\n\n  one", "ul(li()) p(one)")),
    ConformanceRule(
      "An item may be empty, but then it does not interrupt a paragraph",
      ("- one\n-\n- two", "ul(li(p(one)) li() li(p(two)))"),
      ("1. one\n2.\n3. two", "ol1(li(p(one)) li() li(p(two)))"),
      ("*", "ul(li())"), ("one\n*\n\ntwo\n1.", "p(one *) p(two 1.)")),
    ConformanceRule(
      "An item may be indented by up to three blanks",
      (" 1.  one\n     two", "ol1(li(p(one two)))"), ("   - one", "ul(li(p(one)))"),
      ("    - one", "code(- one)")),
    ConformanceRule(
      "Its paragraph may go on further left",
      ("1.  one\ntwo", "ol1(li(p(one two)))"),
      ("> 1. > one\ntwo", "quote(ol1(li(quote(p(one two)))))")),
    ConformanceRule(
      "A list in an item is indented to the item's text",
      ("- one\n  - two\n    - three", "ul(li(p(one) ul(li(p(two) ul(li(p(three)))))))"),
      ("10) one\n    - two", "ol10(li(p(one) ul(li(p(two)))))"),
      ("10) one\n   - two", "ol10(li(p(one))) ul(li(p(two)))"),
      ("- - one", "ul(li(ul(li(p(one)))))"),
      ("1. - 2. one", "ol1(li(ul(li(ol2(li(p(one)))))))")),
    ConformanceRule(
      "Headings may stand in items",
      ("- # one\n- two\n  ---\n  three", "ul(li(h1(one)) li(h2(two) p(three)))")),
  ]

  static let taskListItems = [
    ConformanceRule(
      "A box at the start of an item makes a task",
      ("- [ ] one\n- [x] two", "ul(li[ ](p(one)) li[x](p(two)))"),
      ("* [X] one", "ul(li[x](p(one)))"),
      ("1. [x] one", "ol1(li[x](p(one)))")),
    ConformanceRule(
      "Tasks nest", ("- [x] one\n  - [ ] two", "ul(li[x](p(one) ul(li[ ](p(two)))))")),
    ConformanceRule(
      "Nothing else makes one",
      ("- [y] one", "ul(li(p([y] one)))"), ("- [x]one", "ul(li(p([x]one)))"),
      ("- one [x] two", "ul(li(p(one [x] two)))"), ("[x] one", "p([x] one)")),
  ]

  static let lists = [
    ConformanceRule(
      "Another bullet or another delimiter begins another list",
      ("- one\n- two\n+ three", "ul(li(p(one)) li(p(two))) ul(li(p(three)))"),
      ("1. one\n2. two\n3) three", "ol1(li(p(one)) li(p(two))) ol3(li(p(three)))")),
    ConformanceRule(
      "A list interrupts a paragraph, a numbered one only from 1",
      ("one\n- two\n- three", "p(one) ul(li(p(two)) li(p(three)))"),
      ("one\n14.  two", "p(one 14.  two)"), ("one\n1.  two", "p(one) ol1(li(p(two)))")),
    ConformanceRule(
      "The first number counts, the others do not", ("7. one\n9. two", "ol7(li(p(one)) li(p(two)))")
    ),
    ConformanceRule(
      "Blank lines between items make the list loose",
      ("- one\n\n- two\n\n\n- three", "ul+(li(p(one)) li(p(two)) li(p(three)))"),
      ("- one\n- two\n\n- three", "ul+(li(p(one)) li(p(two)) li(p(three)))"),
      ("* one\n*\n\n* two", "ul+(li(p(one)) li() li(p(two)))")),
    ConformanceRule(
      "So do blank lines between the blocks of an item",
      ("- one\n- two\n\n  three\n- four", "ul+(li(p(one)) li(p(two) p(three)) li(p(four)))"),
      ("- one\n- two\n\n  [r]: /u\n- three", "ul+(li(p(one)) li(p(two)) li(p(three)))"),
      ("1. ```\n   one\n   ```\n\n   two", "ol1+(li(code(one) p(two)))"),
      ("* one\n  * two\n\n  three", "ul+(li(p(one) ul(li(p(two))) p(three)))"),
      (
        "- one\n  - two\n  - three\n\n- four\n  - five",
        "ul+(li(p(one) ul(li(p(two)) li(p(three)))) li(p(four) ul(li(p(five)))))"
      )),
    ConformanceRule(
      "Blank lines inside its blocks do not",
      ("- one\n- ```\n  two\n\n\n  ```\n- three", "ul(li(p(one)) li(code(two↵↵)) li(p(three)))"),
      (
        "- one\n  - two\n\n    three\n- four",
        "ul(li(p(one) ul+(li(p(two) p(three)))) li(p(four)))"
      ), ("* one\n  > two\n  >\n* three", "ul(li(p(one) quote(p(two))) li(p(three)))"),
      (
        "- one\n  > two\n  ```\n  three\n  ```\n- four",
        "ul(li(p(one) quote(p(two)) code(three)) li(p(four)))"
      ),
      ("- one", "ul(li(p(one)))"), ("- one\n  - two", "ul(li(p(one) ul(li(p(two)))))")),
    ConformanceRule(
      "Items need not be indented alike",
      (
        "- a\n - b\n  - c\n   - d\n  - e\n - f\n- g",
        "ul(li(p(a)) li(p(b)) li(p(c)) li(p(d)) li(p(e)) li(p(f)) li(p(g)))"
      ), ("1. a\n\n  2. b\n\n   3. c", "ol1+(li(p(a)) li(p(b)) li(p(c)))"),
      ("- a\n - b\n  - c\n   - d\n    - e", "ul(li(p(a)) li(p(b)) li(p(c)) li(p(d - e)))"),
      ("1. a\n\n  2. b\n\n    3. c", "ol1+(li(p(a)) li(p(b))) code(3. c)")),
    ConformanceRule(
      "Looseness is each list's own",
      ("- a\n  - b\n    - c\n\n\n      d", "ul(li(p(a) ul(li(p(b) ul+(li(p(c) p(d)))))))")),
  ]
}
