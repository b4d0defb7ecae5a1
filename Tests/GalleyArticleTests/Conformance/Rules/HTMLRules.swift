/// Raw HTML in blocks and in lines, by what a reader sees.
extension ConformanceSections {
  static let htmlBlocks = [
    ConformanceRule.html(
      "What stands between pre tags ends with the closing tag",
      ("<pre>\n*one*\n\n*two*\n</pre>\nthree", "*one*↵↵*two* / three")),
    ConformanceRule.html(
      "Scripts and styles end with the closing tag, and are no text",
      ("<style>\np {}\n\n*one*\n</style>\ntwo", "two"),
      ("<script>\nlet a = \"<b>\"\n\n</script>\n*two*", "two")),
    ConformanceRule.html(
      "A comment ends with its mark, blank lines and all",
      ("<!-- one\n\n*two* -->\nthree", "three"), ("<!-- one -->*two*\n*three*", "*two* / three")),
    ConformanceRule.html(
      "Processing instructions and declarations end with their marks",
      ("<?php\n\n*one*\n?>\ntwo", "two"), ("<!DOCTYPE html>\n*one*", "one")),
    ConformanceRule.html(
      "Character data are text as they stand", ("<![CDATA[*one*]]>\ntwo", "*one* / two")),
    ConformanceRule.html(
      "A block's tag begins a block of HTML up to a blank line",
      ("<div>\n*one*\n</div>\ntwo", "*one* / two"),
      ("<div>\n*one*\n\n*two*\n</div>", "*one* / two"),
      (" <p>\n*one*", "*one*"), ("</div>\n*one*", "*one*"), ("<DIV>\n*one*\n</DIV>", "*one*"),
      ("<table><tr><td>\n\n*one*\n\n</td></tr></table>", "one")),
    ConformanceRule.html(
      "Such a block interrupts a paragraph",
      ("one\n<div>two</div>", "one / two"), ("> <div>one\n\ntwo", "one / two")),
    ConformanceRule.html("Four blanks make it code", ("    <div>one</div>", "<div>one</div>")),
    ConformanceRule.html(
      "Any other tag begins one where it stands alone on its line",
      ("<kbd>\n*one*\n</kbd>", "*one*"), ("</ins>\n*one*", "*one*"),
      ("<a-b c=\"d\">\n*one*\n</a-b>", "*one*")),
    ConformanceRule.html(
      "Such a tag beside text, or after a paragraph, stands in a line",
      ("<kbd>*one*</kbd>", "one"), ("one\n<kbd>\n*two*", "one two")),
  ]

  static let rawHTML = [
    ConformanceRule.html(
      "Opening and closing tags are markup, their text stays",
      ("x <b>one</b>", "x one"), ("x <a-1><B2>one", "x one"), ("x one</b></i >", "x one"),
      ("x <b/>one<i />", "x one"), ("x <b  c=\"d\"\ne='f' g=h i>one</b>", "x one")),
    ConformanceRule.html(
      "What is no tag is text",
      ("<33> <__>", "<33> <__>"), ("x <b c*#d=\"e\">", "x <b c*#d=\"e\">"),
      ("x < b>", "x < b>"), ("x <b c='d'e=f>", "x <b c='d'e=f>"),
      ("x </b c=\"d\">", "x </b c=\"d\">"), ("1 < 2 > 1", "1 < 2 > 1")),
    ConformanceRule.html(
      "Comments, instructions and declarations are no text",
      ("one<!-- two -\nthree -->four", "onefour"), ("one<?two?>three", "onethree"),
      ("one<!TWO three>four", "onefour"), ("one <!--> two -->", "one <!--> two -->")),
    ConformanceRule.html(
      "Character data are text", ("one <![CDATA[>&<]]> two", "one >&< two")),
    ConformanceRule.html(
      "Nothing is marked up in a tag",
      ("x <b c=\"*\">*one*</b>", "x one"), ("x <b c=\"`\">one`", "x one`"),
      ("x \\<b>one", "x <b>one")),
  ]

  static let disallowedHTML = [
    ConformanceRule.html(
      "Tags that GitHub filters are not honored, the text beside them stays",
      ("x <xmp>one</xmp> y", "x one y"), ("x <plaintext>*one*", "x one"),
      ("x <noembed>one</noembed>", "x one"), ("x <noframes>one</noframes> *two*", "x one two"))
  ]
}
