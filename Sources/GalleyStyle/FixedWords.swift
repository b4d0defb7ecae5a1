internal import GalleyArticle

/// What is shown where no author says it, such as the titles of alerts and of the contents: words of one language.
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
  /// Above the list of what is where in a document, as books have it.
  let contents: String

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
    "en", "Note", "Tip", "Important", "Warning", "Caution", "Details", "Contents")

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
    _ caution: String, _ details: String, _ contents: String
  ) {
    self.language = language
    self.note = note
    self.tip = tip
    self.important = important
    self.warning = warning
    self.caution = caution
    self.details = details
    self.contents = contents
  }

  /// The languages that there are words for.
  static let languages = all.map(\.language)

  /// Each its own word, so that no two kinds read the same.
  private static let all: [FixedWords] = [
    english,
    FixedWords("de", "Hinweis", "Tipp", "Wichtig", "Warnung", "Vorsicht", "Details", "Inhalt"),
    FixedWords(
      "fr", "Remarque", "Astuce", "Important", "Avertissement", "Attention", "Détails",
      "Table des matières"),
    FixedWords(
      "es", "Nota", "Consejo", "Importante", "Advertencia", "Precaución", "Detalles", "Índice"),
    FixedWords(
      "it", "Nota", "Suggerimento", "Importante", "Avviso", "Attenzione", "Dettagli", "Indice"),
    FixedWords("pt", "Nota", "Dica", "Importante", "Aviso", "Cuidado", "Detalhes", "Índice"),
    FixedWords(
      "nl", "Opmerking", "Tip", "Belangrijk", "Waarschuwing", "Let op", "Details", "Inhoud"),
    FixedWords("sv", "Obs", "Tips", "Viktigt", "Varning", "Försiktighet", "Detaljer", "Innehåll"),
    FixedWords("da", "Bemærk", "Tip", "Vigtigt", "Advarsel", "Forsigtig", "Detaljer", "Indhold"),
    FixedWords("nb", "Merk", "Tips", "Viktig", "Advarsel", "Forsiktig", "Detaljer", "Innhold"),
    FixedWords(
      "fi", "Huomautus", "Vinkki", "Tärkeää", "Varoitus", "Varo", "Lisätietoja", "Sisällys"),
    FixedWords(
      "is", "Athugið", "Ábending", "Mikilvægt", "Viðvörun", "Varúð", "Nánar", "Efnisyfirlit"),
    FixedWords(
      "et", "Märkus", "Nõuanne", "Oluline", "Hoiatus", "Ettevaatust", "Üksikasjad", "Sisukord"),
    FixedWords("lv", "Piezīme", "Padoms", "Svarīgi", "Brīdinājums", "Uzmanību", "Sīkāk", "Saturs"),
    FixedWords(
      "lt", "Pastaba", "Patarimas", "Svarbu", "Įspėjimas", "Atsargiai", "Išsamiau", "Turinys"),
    FixedWords(
      "pl", "Uwaga", "Wskazówka", "Ważne", "Ostrzeżenie", "Przestroga", "Szczegóły", "Spis treści"),
    FixedWords("cs", "Poznámka", "Tip", "Důležité", "Varování", "Pozor", "Podrobnosti", "Obsah"),
    FixedWords("sk", "Poznámka", "Tip", "Dôležité", "Varovanie", "Pozor", "Podrobnosti", "Obsah"),
    FixedWords("sl", "Opomba", "Nasvet", "Pomembno", "Opozorilo", "Pozor", "Podrobnosti", "Kazalo"),
    FixedWords(
      "hr", "Napomena", "Savjet", "Važno", "Upozorenje", "Oprez", "Pojedinosti", "Sadržaj"),
    FixedWords(
      "hu", "Megjegyzés", "Tipp", "Fontos", "Figyelmeztetés", "Vigyázat", "Részletek", "Tartalom"),
    FixedWords("ro", "Notă", "Sfat", "Important", "Avertisment", "Atenție", "Detalii", "Cuprins"),
    FixedWords(
      "bg", "Бележка", "Съвет", "Важно", "Предупреждение", "Внимание", "Подробности", "Съдържание"),
    FixedWords(
      "ru", "Примечание", "Совет", "Важно", "Предупреждение", "Осторожно", "Подробнее", "Содержание"
    ),
    FixedWords(
      "uk", "Примітка", "Порада", "Важливо", "Попередження", "Обережно", "Докладніше", "Зміст"),
    FixedWords(
      "el", "Σημείωση", "Συμβουλή", "Σημαντικό", "Προειδοποίηση", "Προσοχή", "Λεπτομέρειες",
      "Περιεχόμενα"),
    FixedWords("tr", "Not", "İpucu", "Önemli", "Uyarı", "Dikkat", "Ayrıntılar", "İçindekiler"),
    FixedWords(
      "ca", "Nota", "Consell", "Important", "Advertència", "Precaució", "Detalls", "Índex"),
    FixedWords("ar", "ملاحظة", "نصيحة", "مهم", "تحذير", "تنبيه", "التفاصيل", "المحتويات"),
    FixedWords("he", "הערה", "עצה", "חשוב", "אזהרה", "זהירות", "פרטים", "תוכן העניינים"),
    FixedWords("fa", "نکته", "راهنمایی", "مهم", "هشدار", "احتیاط", "جزئیات", "فهرست مطالب"),
    FixedWords("ur", "نوٹ", "مشورہ", "اہم", "انتباہ", "احتیاط", "تفصیلات", "فہرست مضامین"),
    FixedWords("hi", "टिप्पणी", "सुझाव", "महत्वपूर्ण", "चेतावनी", "सावधानी", "विवरण", "विषय-सूची"),
    FixedWords("bn", "দ্রষ্টব্য", "পরামর্শ", "গুরুত্বপূর্ণ", "সতর্কতা", "সাবধান", "বিস্তারিত", "সূচিপত্র"),
    FixedWords("ta", "குறிப்பு", "உதவிக்குறிப்பு", "முக்கியம்", "எச்சரிக்கை", "கவனம்", "விவரங்கள்", "பொருளடக்கம்"),
    FixedWords(
      "ka", "შენიშვნა", "რჩევა", "მნიშვნელოვანი", "გაფრთხილება", "სიფრთხილე", "დეტალები", "სარჩევი"),
    FixedWords(
      "hy", "Նշում", "Խորհուրդ", "Կարևոր", "Նախազգուշացում", "Զգուշացեք", "Մանրամասներ",
      "Բովանդակություն"),
    FixedWords("ja", "注記", "ヒント", "重要", "警告", "注意", "詳細", "目次"),
    FixedWords("zh-Hans", "备注", "提示", "重要", "警告", "小心", "详情", "目录"),
    FixedWords("zh-Hant", "備註", "提示", "重要", "警告", "小心", "詳細資訊", "目錄"),
    FixedWords("ko", "참고", "팁", "중요", "경고", "주의", "자세히", "차례"),
    FixedWords("vi", "Lưu ý", "Mẹo", "Quan trọng", "Cảnh báo", "Thận trọng", "Chi tiết", "Mục lục"),
    FixedWords("id", "Catatan", "Kiat", "Penting", "Peringatan", "Awas", "Detail", "Daftar isi"),
    FixedWords("ms", "Nota", "Petua", "Penting", "Amaran", "Awas", "Butiran", "Kandungan"),
    FixedWords(
      "tl", "Paalala", "Payo", "Mahalaga", "Babala", "Ingat", "Mga detalye", "Talaan ng nilalaman"),
    FixedWords("th", "หมายเหตุ", "เคล็ดลับ", "สำคัญ", "คำเตือน", "ข้อควรระวัง", "รายละเอียด", "สารบัญ"),
  ]
}
