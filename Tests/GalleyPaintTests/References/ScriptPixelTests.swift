import GalleyArticle
import GalleyConfiguration
import GalleyLayout
import GalleyTesting
import GalleyText
import TestSupport
import Testing

@testable import GalleyPaint

/// Words that show what is hard in each script, as pixels: each picture was looked at when it was recorded.
///
/// Layout references cannot tell a mark that is clipped or a letter that is joined wrongly; pixels can.
@Suite("Script pixels")
struct ScriptPixelTests {
  /// Words for a line or two.
  struct Sample: CustomTestStringConvertible, Sendable {
    var name: String
    var language: String
    var text: String
    var testDescription: String { name }
  }

  static let samples = [
    Sample(name: "vietnamese", language: "vi", text: "Ở giữa, tiếng Việt: ẤẮỘ ễ ự"),
    Sample(name: "greek", language: "el", text: "Ἀθῆναι, τεχνολογία; ΐ"),
    Sample(name: "cyrillic", language: "ru", text: "Щёлочь, объём"),
    Sample(name: "arabic", language: "ar", text: "مُحَمَّد، الحُرُوف، لا إله"),
    Sample(name: "urdu", language: "ur", text: "ٹھنڈی ہوا، پیچھے"),
    Sample(name: "hebrew", language: "he", text: "שָׁלוֹם, בְּרֵאשִׁית"),
    Sample(name: "devanagari", language: "hi", text: "हिन्दी क्षत्रिय र्द्ध ट्र"),
    Sample(name: "bengali", language: "bn", text: "কোনো স্ত্রী ক্ষুদ্র র্ক"),
    Sample(name: "tamil", language: "ta", text: "கொடு ஸ்ரீ பௌ"),
    Sample(name: "telugu", language: "te", text: "స్త్రీ క్ష్మ జ్ఞానం"),
    Sample(name: "malayalam", language: "ml", text: "സ്ത്രീ കൈ ക്ഷ്മ"),
    Sample(name: "thai", language: "th", text: "ที่นี่ น้ำ ปั๊ม ฐุ ญู"),
    Sample(name: "lao", language: "lo", text: "ຜູ້ ນ້ຳ ທີ່"),
    Sample(name: "khmer", language: "km", text: "ខ្ញុំ ស្ត្រី ក្រៅ"),
    Sample(name: "myanmar", language: "my", text: "မြန်မာ ကျွန်ုပ် ဣန္ဒြေ"),
    Sample(name: "tibetan", language: "bo", text: "བསྒྲུབས་ རྫོགས་ ཨོཾ་"),
    Sample(name: "armenian", language: "hy", text: "Արև, նախճիրն։"),
    Sample(name: "georgian", language: "ka", text: "გამარჯობა, ჭყ"),
    Sample(name: "ethiopic", language: "am", text: "አማርኛ፣ ጅቡቲ።"),
    Sample(name: "japanese", language: "ja", text: "「直・骨・刃」が、ぱっと。"),
    Sample(name: "simplified-chinese", language: "zh-Hans", text: "“直、骨、刃”，《书》。"),
    Sample(name: "traditional-chinese", language: "zh-Hant", text: "「直、骨、刃」，《書》。"),
    Sample(name: "korean", language: "ko", text: "읽는 값, 훑다"),
    Sample(name: "emoji", language: "en", text: "A 👍🏽 🇯🇵 1️⃣ ❤︎ 7"),
  ]

  @Test(
    "words of each script have the pixels of their references", arguments: samples, ["l", "ax5"])
  func pixels(_ sample: Sample, step: String) throws {
    let fonts = try TestArticles.fonts("atkinson")
    let worker = try TextWorker(fonts: fonts)
    let markdown = "---\nlang: \(sample.language)\n---\n\(sample.text)\n"
    let article = try Article(parsing: SourceText(path: "\(sample.name).md", markdown))
    let geometry = PageGeometry(
      name: "strip", width: step == "l" ? 260 : 390, height: nil, deviceScale: 3)
    let galley = try TestArticles.galleys(
      article, with: worker, fonts: fonts, on: geometry, steps: step)[0]
    let page = try #require([Page](paginating: galley).first)
    var png: [UInt8] = []
    try PNGPainter(faces: worker.faces).paint(page, options: PNGOptions(scale: 1)) {
      png.append(contentsOf: $0)
    }
    #expect(png.count <= 10_240)
    expectSnapshot(of: png, as: .png, named: "script-\(sample.name)-\(step)")
  }
}
