import GalleyConfiguration
import Testing

struct PercentDecodingTests {
  @Test(
    "Two digits after a percent sign are a byte, anything else stays",
    arguments: [
      ("a%20b.png", "a b.png"), ("%C3%A9", "é"), ("%c3%a9", "é"), ("100%", "100%"), ("%4", "%4"),
      ("%+A", "%+A"), ("%G0", "%G0"), ("%E9", "%E9"), ("é%41", "éA"),
    ])
  func decoded(text: String, result: String) {
    #expect(PercentDecoding.decoded(text) == result)
  }
}
