internal import GalleyArticle

/// What is shown where the author leaves a title to the kind of block: words of one language.
struct FixedWords: Equatable {
  /// A BCP 47 tag.
  let language: String
  let note: String
  let tip: String
  let important: String
  let warning: String
  let caution: String
  /// Of details without a summary.
  let details: String

  func word(for kind: Alert.Kind) -> String {
    switch kind {
    case .note: note
    case .tip: tip
    case .important: important
    case .warning: warning
    case .caution: caution
    }
  }

  static let english = FixedWords(
    "en", "Note", "Tip", "Important", "Warning", "Caution", "Details")

  /// The words of a BCP 47 tag's language; nil when they are not known.
  init?(of tag: String) {
    let parts = tag.lowercased().split(separator: "-").map(String.init)
    guard let language = parts.first else { return nil }
    let name =
      switch language {
      case "zh": Self.isTraditional(parts.dropFirst()) ? "zh-Hant" : "zh-Hans"
      case "no", "nn": "nb"
      case "iw": "he"
      case "in": "id"
      case "fil": "tl"
      default: language
      }
    guard let words = Self.all.first(where: { $0.language == name }) else { return nil }
    self = words
  }

  /// Whether the parts of a Chinese tag after the language ask for traditional characters.
  private static func isTraditional(_ parts: ArraySlice<String>) -> Bool {
    if parts.contains("hans") { return false }
    return parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
  }

  private init(
    _ language: String, _ note: String, _ tip: String, _ important: String, _ warning: String,
    _ caution: String, _ details: String
  ) {
    self.language = language
    self.note = note
    self.tip = tip
    self.important = important
    self.warning = warning
    self.caution = caution
    self.details = details
  }

  /// The languages that there are words for.
  static let languages = all.map(\.language)

  /// Each its own word, so that no two kinds read the same.
  private static let all: [FixedWords] = [
    english,
    FixedWords("de", "Hinweis", "Tipp", "Wichtig", "Warnung", "Vorsicht", "Details"),
    FixedWords(
      "fr", "Remarque", "Astuce", "Important", "Avertissement", "Attention", "Détails"),
    FixedWords("es", "Nota", "Consejo", "Importante", "Advertencia", "Precaución", "Detalles"),
    FixedWords("it", "Nota", "Suggerimento", "Importante", "Avviso", "Attenzione", "Dettagli"),
    FixedWords("pt", "Nota", "Dica", "Importante", "Aviso", "Cuidado", "Detalhes"),
    FixedWords("nl", "Opmerking", "Tip", "Belangrijk", "Waarschuwing", "Let op", "Details"),
    FixedWords("sv", "Obs", "Tips", "Viktigt", "Varning", "Försiktighet", "Detaljer"),
    FixedWords("da", "Bemærk", "Tip", "Vigtigt", "Advarsel", "Forsigtig", "Detaljer"),
    FixedWords("nb", "Merk", "Tips", "Viktig", "Advarsel", "Forsiktig", "Detaljer"),
    FixedWords("fi", "Huomautus", "Vinkki", "Tärkeää", "Varoitus", "Varo", "Lisätietoja"),
    FixedWords("is", "Athugið", "Ábending", "Mikilvægt", "Viðvörun", "Varúð", "Nánar"),
    FixedWords("et", "Märkus", "Nõuanne", "Oluline", "Hoiatus", "Ettevaatust", "Üksikasjad"),
    FixedWords("lv", "Piezīme", "Padoms", "Svarīgi", "Brīdinājums", "Uzmanību", "Sīkāk"),
    FixedWords("lt", "Pastaba", "Patarimas", "Svarbu", "Įspėjimas", "Atsargiai", "Išsamiau"),
    FixedWords("pl", "Uwaga", "Wskazówka", "Ważne", "Ostrzeżenie", "Przestroga", "Szczegóły"),
    FixedWords("cs", "Poznámka", "Tip", "Důležité", "Varování", "Pozor", "Podrobnosti"),
    FixedWords("sk", "Poznámka", "Tip", "Dôležité", "Varovanie", "Pozor", "Podrobnosti"),
    FixedWords("sl", "Opomba", "Nasvet", "Pomembno", "Opozorilo", "Pozor", "Podrobnosti"),
    FixedWords("hr", "Napomena", "Savjet", "Važno", "Upozorenje", "Oprez", "Pojedinosti"),
    FixedWords("hu", "Megjegyzés", "Tipp", "Fontos", "Figyelmeztetés", "Vigyázat", "Részletek"),
    FixedWords("ro", "Notă", "Sfat", "Important", "Avertisment", "Atenție", "Detalii"),
    FixedWords("bg", "Бележка", "Съвет", "Важно", "Предупреждение", "Внимание", "Подробности"),
    FixedWords("ru", "Примечание", "Совет", "Важно", "Предупреждение", "Осторожно", "Подробнее"),
    FixedWords("uk", "Примітка", "Порада", "Важливо", "Попередження", "Обережно", "Докладніше"),
    FixedWords(
      "el", "Σημείωση", "Συμβουλή", "Σημαντικό", "Προειδοποίηση", "Προσοχή", "Λεπτομέρειες"),
    FixedWords("tr", "Not", "İpucu", "Önemli", "Uyarı", "Dikkat", "Ayrıntılar"),
    FixedWords("ca", "Nota", "Consell", "Important", "Advertència", "Precaució", "Detalls"),
    FixedWords("ar", "ملاحظة", "نصيحة", "مهم", "تحذير", "تنبيه", "التفاصيل"),
    FixedWords("he", "הערה", "עצה", "חשוב", "אזהרה", "זהירות", "פרטים"),
    FixedWords("fa", "نکته", "راهنمایی", "مهم", "هشدار", "احتیاط", "جزئیات"),
    FixedWords("ur", "نوٹ", "مشورہ", "اہم", "انتباہ", "احتیاط", "تفصیلات"),
    FixedWords("hi", "टिप्पणी", "सुझाव", "महत्वपूर्ण", "चेतावनी", "सावधानी", "विवरण"),
    FixedWords("bn", "দ্রষ্টব্য", "পরামর্শ", "গুরুত্বপূর্ণ", "সতর্কতা", "সাবধান", "বিস্তারিত"),
    FixedWords("ta", "குறிப்பு", "உதவிக்குறிப்பு", "முக்கியம்", "எச்சரிக்கை", "கவனம்", "விவரங்கள்"),
    FixedWords("ka", "შენიშვნა", "რჩევა", "მნიშვნელოვანი", "გაფრთხილება", "სიფრთხილე", "დეტალები"),
    FixedWords("hy", "Նշում", "Խորհուրդ", "Կարևոր", "Նախազգուշացում", "Զգուշացեք", "Մանրամասներ"),
    FixedWords("ja", "注記", "ヒント", "重要", "警告", "注意", "詳細"),
    FixedWords("zh-Hans", "备注", "提示", "重要", "警告", "小心", "详情"),
    FixedWords("zh-Hant", "備註", "提示", "重要", "警告", "小心", "詳細資訊"),
    FixedWords("ko", "참고", "팁", "중요", "경고", "주의", "자세히"),
    FixedWords("vi", "Lưu ý", "Mẹo", "Quan trọng", "Cảnh báo", "Thận trọng", "Chi tiết"),
    FixedWords("id", "Catatan", "Kiat", "Penting", "Peringatan", "Awas", "Detail"),
    FixedWords("ms", "Nota", "Petua", "Penting", "Amaran", "Awas", "Butiran"),
    FixedWords("tl", "Paalala", "Payo", "Mahalaga", "Babala", "Ingat", "Mga detalye"),
    FixedWords("th", "หมายเหตุ", "เคล็ดลับ", "สำคัญ", "คำเตือน", "ข้อควรระวัง", "รายละเอียด"),
  ]
}
