internal import GalleyArticle
internal import GalleyConfiguration
internal import GalleyStyle
internal import GalleyText

/// What stands before the articles of a document: a title and the contents, set on a galley of their own.
struct FrontPages {
  private let base: Galley
  private let texts: PageTexts
  private let lineSetter: PageTextSetter
  private var setter: GalleySetter
  private let measure: Double
  /// The height of the title and what belongs to it; 0 where there is none.
  private var titleHeight = 0.0
  /// The same where it has a page of its own; else nil.
  private(set) var titlePageHeight: Double?
  private var numbers: ContentsNumbers?

  /// Nothing yet, beside the galley of the first article.
  init(beside galley: Galley, with worker: TextWorker) {
    base = galley
    texts = galley.pageTexts
    lineSetter = PageTextSetter(beside: galley, with: worker)
    setter = GalleySetter(beside: galley, with: worker)
    setter.structure[0].tag = .document
    setter.structure[0].title = nil
    setter.structure[0].anchor = nil
    measure = galley.fullMeasure
  }

  /// The document and what stands before the articles.
  var structure: [StructureNode] { setter.structure }

  /// Whether there is anything.
  var isEmpty: Bool { structure.count == 1 }

  // MARK: - Title

  /// Adds the head of an article, and what the article says of itself.
  mutating func addTitle(
    _ head: (fragments: [Fragment], nodes: [StructureNode]), summary: String
  ) {
    let top = setter.y
    setter.structure += head.nodes.dropFirst()
    setter.fragments += head.fragments
    setter.y = head.fragments.map(\.frame.maxY).max() ?? top
    add(summary, texts.contentsEntry, after: 1)
    titleHeight = setter.y - (head.fragments.first?.frame.y ?? top)
  }

  /// Adds a title and who wrote it.
  mutating func addTitle(_ title: String, author: String) {
    let top = setter.y
    add(title, texts.title, after: 0)
    add(author, texts.byline, after: 0.5)
    titleHeight = setter.y - top
  }

  /// Leaves the title a page of its own.
  mutating func endTitlePage() {
    titlePageHeight = titleHeight
    setter.pageBreaks.append(setter.y)
  }

  /// Adds a paragraph a number of its ems below what is above; nothing for an empty text.
  private mutating func add(_ string: String, _ style: PageTextStyle, after space: Double) {
    guard !string.isEmpty else { return }
    setter.y += space * style.character.size
    let node = setter.add(.paragraph, under: 0, range: PageTextSetter.nowhere)
    let text = style.text(
      string, standingFor: PageTextSetter.nowhere, direction: texts.direction)
    setter.place(text, role: style.role, node: node, in: frame(node))
  }

  private func frame(_ node: StructureNode.ID) -> GalleySetter.Frame {
    GalleySetter.Frame(
      x: base.margins.left, width: measure,
      reach: base.margins.left...base.margins.left + measure, node: node, path: "contents",
      direction: texts.direction)
  }

  // MARK: - Contents

  /// Adds the contents. `widest` is a number that is as wide as any; empty where pages have none.
  mutating func addContents(_ entries: [ContentsEntry], widest: String) {
    let style = texts.contentsTitle
    if !isEmpty, titlePageHeight == nil { setter.y += style.spaceBefore }
    let title = setter.add(.heading(level: 1), under: 0, range: PageTextSetter.nowhere)
    setter.structure[title].title = texts.contentsWord
    let language = style.character.language
    setter.structure[title].language = language == base.language ? nil : language
    let top = setter.y
    setter.place(
      style.text(
        texts.contentsWord, standingFor: PageTextSetter.nowhere, direction: texts.direction),
      role: style.role, node: title, in: frame(title))
    setter.y += style.spaceAfter
    var numbers = ContentsNumbers(
      widest: widest, texts, left: base.margins.left, measure: measure, lineSetter)
    var open: [(list: StructureNode.ID, item: StructureNode.ID)] = []
    for (index, entry) in entries.enumerated() {
      open.removeSubrange(min(open.count, entry.depth + 1)...)
      if open.count == entry.depth {
        let parent = open.last?.item ?? 0
        let list = setter.add(.contents, under: parent, range: PageTextSetter.nowhere)
        open.append((list, list))
      }
      let item = setter.add(
        .contentsItem, under: open[entry.depth].list, range: PageTextSetter.nowhere)
      open[entry.depth].item = item
      let from = setter.y
      add(entry, under: item, &numbers)
      setter.keeps.append(
        Galley.Keep(top: index == 0 ? top : from, bottom: setter.y))
      setter.y += texts.contentsEntry.spaceAfter
    }
    self.numbers = numbers
  }

  /// The text of an entry with the room that its number takes.
  private mutating func add(
    _ entry: ContentsEntry, under item: StructureNode.ID, _ numbers: inout ContentsNumbers
  ) {
    let style = texts.contentsEntry
    let em = style.character.size
    setter.structure[item].language = entry.language
    let reference = setter.add(.reference, under: item, range: PageTextSetter.nowhere)
    let link = setter.add(
      .link(.anchor(entry.anchor)), under: reference, range: PageTextSetter.nowhere)
    let indent = setter.indent(
      Self.indent * em * Double(entry.depth), in: measure - numbers.column,
      leaving: Self.leastMeasure * em, least: 0)
    var frame = frame(link)
    frame.width = measure - indent - numbers.column
    frame.x += texts.direction == .rightToLeft ? numbers.column : indent
    let hang = frame.width >= Self.leastMeasure * em ? em : 0
    var text = style.text(
      entry.title, standingFor: PageTextSetter.nowhere, direction: texts.direction)
    if let language = entry.language { text = text.inLanguage(language) }
    setter.place(text, role: style.role, node: link, in: frame, hang: hang)
    let place = setter.fragments.count - 1
    setter.fragments[place].hang(by: hang, isMirrored: texts.direction == .rightToLeft)
    numbers.add(after: setter.fragments[place], at: place, &setter.y)
  }

  /// From one depth to the next, and what there is left for the text of an entry at least, in ems.
  private static let indent = 1.5
  private static let leastMeasure = 10.0

  // MARK: - The galley

  /// The galley with the numbers of the entries; with the widest where they are not known yet, which makes no difference
  /// to where anything else stands.
  func galley(numbers texts: [String]? = nil) -> Galley {
    var galley = base
    galley.fragments =
      numbers?.inserted(into: setter.fragments, texts, lineSetter) ?? setter.fragments
    galley.structure = setter.structure
    galley.keeps = setter.keeps
    galley.pageBreaks = setter.pageBreaks
    galley.height = setter.y + base.margins.bottom
    galley.grid = Galley.ColumnGrid(count: 1, width: measure, gap: 0)
    galley.regions = []
    galley.notes = []
    galley.noteRule = nil
    galley.tableHeads = []
    galley.findings = []
    return galley
  }
}

extension StyledText {
  fileprivate func inLanguage(_ language: String) -> StyledText {
    var text = self
    text.base.language = language
    for index in text.runs.indices { text.runs[index].style.language = language }
    return text
  }
}

extension Fragment {
  /// Lines that go on stand further in where they run from the right too: setting made them shorter, no more.
  fileprivate mutating func hang(by distance: Double, isMirrored: Bool) {
    guard isMirrored else { return }
    for index in lines.indices.dropFirst() {
      lines[index].origin.x -= distance
      lines[index].ink = lines[index].ink?.offset(x: -distance)
    }
  }
}
