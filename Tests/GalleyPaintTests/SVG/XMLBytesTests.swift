import Testing

@testable import GalleyPaint

@Suite("Bytes as text")
struct XMLBytesTests {
  @Test(
    "Base64 is RFC 4648's",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
  func base64(content: String, encoded: String) {
    var xml = XMLBytes()
    xml.put(base64: Array(content.utf8))
    #expect(String(decoding: xml.bytes, as: UTF8.self) == encoded)
  }
}
