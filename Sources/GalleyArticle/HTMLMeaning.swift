/// What a tag of raw HTML means to an article.
enum HTMLMeaning {
  /// Marks up text.
  case span(InlineSpan.Kind)
  case link
  case abbreviation
  case quotation
  /// Only its attributes matter.
  case plain
  case lineBreak
  /// A place where a word may be broken.
  case wordBreak
  case image
  case box
  /// Stands between blocks, or holds them.
  case block(HTMLBlock)
  /// Has no look and no meaning that a page could show; its text stays.
  case transparent
  /// Its text is not for reading.
  case unread
  /// Parts blocks and holds no meaning for them.
  case foreignBlock
  case foreign

  /// What a tag of a name means.
  init(_ name: String) {
    self = Self.meanings[name] ?? .foreign
  }

  private static let meanings: [String: HTMLMeaning] = {
    var meanings: [String: HTMLMeaning] = [
      "a": .link, "abbr": .abbreviation, "acronym": .abbreviation, "q": .quotation,
      "br": .lineBreak, "wbr": .wordBreak, "img": .image, "image": .image, "input": .box,
    ]
    func add(_ names: String, _ meaning: HTMLMeaning) {
      for name in names.split(separator: " ") { meanings[String(name)] = meaning }
    }
    add("b strong", .span(.strong))
    add("i em cite var dfn", .span(.emphasis))
    add("code tt samp", .span(.code))
    add("kbd", .span(.keyboard))
    add("sub", .span(.subscripted))
    add("sup", .span(.superscript))
    add("mark", .span(.mark))
    add("u ins", .span(.underline))
    add("s strike del", .span(.strikethrough))
    add("small", .span(.small))
    add("span bdi bdo", .plain)
    add("picture source time data label output nobr", .transparent)
    add("script style template", .unread)
    add(
      "audio base dialog embed fieldset form frame frameset head iframe legend link meta",
      .foreignBlock)
    add("object optgroup option param title track video canvas noscript select", .foreignBlock)
    for (name, block) in HTMLBlock.named { meanings[name] = .block(block) }
    return meanings
  }()
}

/// A block of raw HTML, or a part of one.
enum HTMLBlock: Hashable {
  case paragraph, division, quote, preformatted, rule
  case heading(Int)
  case list(isOrdered: Bool)
  case item, definitions, term, definition
  case table, caption, row
  case rowGroup(isHeader: Bool)
  case cell(isHeader: Bool)
  /// Describes columns and holds nothing.
  case column
  case figure, figureCaption, details, summary

  fileprivate static let named: [String: HTMLBlock] = {
    var named: [String: HTMLBlock] = [
      "p": .paragraph, "blockquote": .quote, "hr": .rule, "pre": .preformatted, "li": .item,
      "dl": .definitions,
      "dt": .term, "dd": .definition, "table": .table, "caption": .caption, "tr": .row,
      "thead": .rowGroup(isHeader: true), "tbody": .rowGroup(isHeader: false),
      "tfoot": .rowGroup(isHeader: false), "td": .cell(isHeader: false),
      "th": .cell(isHeader: true), "col": .column, "colgroup": .column, "figure": .figure,
      "figcaption": .figureCaption, "details": .details, "summary": .summary,
      "ol": .list(isOrdered: true),
    ]
    for level in 1...6 { named["h\(level)"] = .heading(level) }
    for name in ["ul", "menu", "dir"] { named[name] = .list(isOrdered: false) }
    let divisions =
      "div section article center main header footer address nav aside hgroup search body html"
    for name in divisions.split(separator: " ") { named[String(name)] = .division }
    return named
  }()

  /// Whether HTML lets its closing tag be left out.
  var mayEndUnsaid: Bool {
    switch self {
    case .paragraph, .item, .term, .definition, .row, .rowGroup, .cell, .caption, .column: true
    default: false
    }
  }

  /// Whether what is in it is one text.
  var isText: Bool {
    switch self {
    case .heading, .term, .caption, .cell, .figureCaption, .summary: true
    default: false
    }
  }

  /// Whether it is a part of a table.
  var isTablePart: Bool {
    switch self {
    case .table, .caption, .row, .rowGroup, .cell, .column: true
    default: false
    }
  }
}
