import DynamicType
import GalleyArticle
import GalleyConfiguration
import Testing

@testable import GalleyStyle

/// Alerts, definitions, details and breaks.
struct AdviceTests {
  @Test(
    "An alert has its kind's color and word, and its text is the alert's",
    arguments: Alert.Kind.allCases)
  func kinds(kind: Alert.Kind) throws {
    let styled = try alert(kind, language: "en")
    let colors = StyleSheet.reading.light.alerts
    let color =
      switch kind {
      case .note: colors.note
      case .tip: colors.tip
      case .important: colors.important
      case .warning: colors.warning
      case .caution: colors.caution
      }
    #expect(styled.color == color)
    #expect(
      styled.title.content.string == kind.rawValue.prefix(1).uppercased()
        + kind.rawValue.dropFirst())
    #expect(styled.title.base.color == color)
    #expect(styled.title.runs.map(\.style.color) == [color])
    #expect(styled.title.content.map.source(of: 0..<1) == SourceRange(2, 9))
    #expect(styled.blocks[0].role == .alertBody)
    #expect(styled.blocks[0].text?.base.size == 16)
    #expect(styled.icon == 17 && styled.indent == 16)
  }

  @Test("A link in a title of the author's own keeps its color")
  func ownTitle() throws {
    let title = Articles.inline("see this", [(.link(destination: "#a", title: ""), 4..<8)])
    let styled = try alert(.tip, title: title)
    #expect(styled.title.content.string == "see this")
    #expect(styled.title.runs[0].style.color == StyleSheet.reading.light.alerts.tip)
    #expect(styled.title.runs[1].style.color == StyleSheet.reading.light.link)
  }

  @Test(
    "The word is the article's language's, whatever its region",
    arguments: [
      ("de-AT", "Warnung", "de-AT"), ("fr", "Avertissement", "fr"),
      ("es-MX", "Advertencia", "es-MX"),
      ("it", "Avviso", "it"), ("pt-BR", "Aviso", "pt-BR"), ("nl", "Waarschuwing", "nl"),
      ("sv", "Varning", "sv"), ("da", "Advarsel", "da"), ("nb", "Advarsel", "nb"),
      ("no", "Advarsel", "no"), ("fi", "Varoitus", "fi"), ("pl", "Ostrzeżenie", "pl"),
      ("cs", "Varování", "cs"), ("ru", "Предупреждение", "ru"), ("uk", "Попередження", "uk"),
      ("el", "Προειδοποίηση", "el"), ("tr", "Uyarı", "tr"), ("ar", "تحذير", "ar"),
      ("he", "אזהרה", "he"), ("fa", "هشدار", "fa"), ("hi", "चेतावनी", "hi"), ("ja", "警告", "ja"),
      ("zh-CN", "警告", "zh-CN"), ("zh-TW", "警告", "zh-TW"), ("ko", "경고", "ko"),
      ("vi", "Cảnh báo", "vi"), ("id", "Peringatan", "id"), ("th", "คำเตือน", "th"),
      // In other languages the word is English, and says so.
      ("eo", "Warning", "en"), ("und", "Warning", "en"),
    ])
  func words(language: String, word: String, shownAs: String) throws {
    let styled = try alert(.warning, language: language)
    #expect(styled.title.content.string == word)
    #expect(styled.title.base.language == shownAs)
    #expect(styled.blocks[0].text?.base.language == language)
  }

  @Test(
    "A word in another language stands on the side where the text under it begins",
    arguments: [
      ("سلام", "ku", .rightToLeft), ("1. שלום", "und", .rightToLeft), ("text", "und", .leftToRight),
      ("123", "und", nil), ("سلام", "ar", nil),
    ] as [(String, String, TextDirection?)])
  func direction(text: String, language: String, direction: TextDirection?) throws {
    let styled = try alert(.note, language: language, text: text)
    #expect(styled.title.direction == direction)
    #expect(styled.blocks[0].text?.direction == nil)
  }

  @Test("No language has one word for two kinds, and none lacks one")
  func allWords() {
    #expect(Set(FixedWords.languages).count == FixedWords.languages.count)
    for language in FixedWords.languages {
      let words = FixedWords(of: language)
      let kinds = Alert.Kind.allCases.compactMap { words?.word(for: $0) }
      #expect(Set(kinds).count == 5, "\(language)")
      let others = [words?.details ?? "", words?.contents ?? ""]
      #expect((kinds + others).allSatisfy { !$0.isEmpty }, "\(language)")
    }
    #expect(FixedWords(of: "zh-Hant-HK")?.note == "備註")
    #expect(FixedWords(of: "zh-Hans-TW")?.note == "备注")
    #expect(FixedWords(of: "zh")?.note == "备注")
  }

  @Test("Definitions stand close or apart as the list does, terms are semibold")
  func definitions() throws {
    for (isTight, space) in [(true, 0.3 * 17), (false, 0.75 * 17)] {
      let entry = DefinitionList.Entry(
        terms: [Articles.inline("a"), Articles.inline("b")],
        definitions: [[Articles.paragraph("c")], [Articles.paragraph("d")]], at: SourceRange(0, 1))
      let list = DefinitionList(entries: [entry], isTight: isTight)
      let styled = try resolve(Block(.definitions(list), at: SourceRange(0, 1)))
      guard case .definitions(let set) = styled.content else {
        Issue.record("no definitions")
        return
      }
      #expect(set.entries[0].terms.map(\.base.weight) == [.semibold, .semibold])
      #expect(set.entries[0].definitions.map { $0[0].spaceAfter } == [space, space])
      #expect(abs(set.termSpacing - 0.2 * 17) < 1e-9)
      #expect(abs(set.indent - 1.6 * 17) < 1e-9)
    }
  }

  @Test("Details without a summary have a word of the language for it")
  func details() throws {
    var block = Block(
      .details(Details(summary: nil, blocks: [Articles.paragraph("a")])), at: SourceRange(3, 9))
    block.attributes.language = "fr"
    let styled = try resolve(block)
    #expect(styled.texts.map(\.content.string) == ["Détails", "a"])
    #expect(styled.texts[0].content.map.source(of: 0..<2) == SourceRange(3, 9))
    #expect(styled.texts[0].base.weight == .semibold)
  }

  @Test("A page break has no space of its own")
  func pageBreak() throws {
    let styled = try resolve(Block(.pageBreak, at: SourceRange(0, 3)))
    #expect(styled.spaceBefore == 0 && styled.spaceAfter == 0)
  }

  private func resolve(_ block: Block) throws -> StyledBlock {
    try Articles.resolve(Articles.article([block])).blocks[0]
  }

  private func alert(
    _ kind: Alert.Kind, title: InlineText? = nil, language: String? = nil, text: String = "text"
  ) throws -> StyledAlert {
    let alert = Alert(
      kind, title: title, blocks: [Articles.paragraph(text)], mark: SourceRange(2, 9))
    var block = Block(.alert(alert), at: SourceRange(0, 20))
    block.attributes.language = language
    guard case .alert(let styled) = try resolve(block).content else {
      throw NoAlert()
    }
    return styled
  }

  private struct NoAlert: Error {}
}
