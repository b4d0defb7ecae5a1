import Foundation
import Testing

@testable import GalleyKit

struct PictureReaderTests {
  /// One grey pixel.
  static let pixel: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52,
    0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x08, 0x00, 0x00, 0x00, 0x00, 0x3A, 0x7E, 0x9B,
    0x55, 0x00, 0x00, 0x00, 0x0A, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9C, 0x63, 0x68, 0x00, 0x00, 0x00,
    0x82, 0x00, 0x81, 0x77, 0xCD, 0x72, 0xB6, 0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4E, 0x44, 0xAE,
    0x42, 0x60, 0x82,
  ]

  private static let fonts = FontSet(
    name: "none", path: "none.yaml", faces: [], faceLines: [], roles: [:])

  private func reason(_ entry: PictureSource.Entry) -> String? {
    if case .unavailable(let reason, _) = entry { reason } else { nil }
  }

  @Test("A picture beside the article is read, percent signs and all")
  func beside() throws {
    let place = try TemporaryFolder()
    try place.write("docs/my pictures/a.png", Self.pixel)
    let reader = PictureReader(articleFolder: place.path + "/docs", allowed: [], fonts: Self.fonts)
    guard case .picture(let picture) = reader.entry(for: "my%20pictures/a.png?raw=1#x") else {
      Issue.record("the picture was not read")
      return
    }
    #expect(picture.pixelWidth == 1)
    #expect(picture.bytes == Self.pixel)
  }

  @Test("A picture outside the article's folder needs leave, also through a link or dots")
  func outside() throws {
    let place = try TemporaryFolder()
    try place.write("secret/a.png", Self.pixel)
    try place.write("docs/x.md", "x")
    let docs = place.path + "/docs"
    let strict = PictureReader(articleFolder: docs, allowed: [], fonts: Self.fonts)
    #expect(reason(strict.entry(for: "../secret/a.png")) == "it lies outside the article's folder")
    #expect(
      reason(strict.entry(for: place.path + "/secret/a.png"))
        == "it lies outside the article's folder")
    let lenient = PictureReader(
      articleFolder: docs, allowed: [place.path + "/secret"], fonts: Self.fonts)
    #expect(reason(lenient.entry(for: "../secret/a.png")) == nil)
  }

  @Test("A pipe or a device is no picture, and is not waited for")
  func pipes() throws {
    let place = try TemporaryFolder()
    let pipe = place.path + "/pipe.png"
    try #require(mkfifo(pipe, 0o600) == 0)
    let reader = PictureReader(articleFolder: place.path, allowed: ["/dev"], fonts: Self.fonts)
    #expect(reason(reader.entry(for: "pipe.png")) == "it is a pipe or a device")
    #expect(reason(reader.entry(for: "/dev/zero")) == "it is a pipe or a device")
  }

  @Test("Nothing comes from the network")
  func network() {
    let reader = PictureReader(articleFolder: ".", allowed: [], fonts: Self.fonts)
    for destination in ["https://example.com/a.png", "//example.com/a.png", "data:image/png,x"] {
      #expect(
        reason(reader.entry(for: destination)) == "pictures are not fetched from the network")
    }
  }

  @Test("A picture that cannot be decoded is found out before it is set")
  func broken() throws {
    let place = try TemporaryFolder()
    try place.write("half.png", Array(Self.pixel.prefix(40)))
    try place.write("text.png", "no picture")
    let reader = PictureReader(articleFolder: place.path, allowed: [], fonts: Self.fonts)
    #expect(
      reason(reader.entry(for: "half.png"))?.hasPrefix("the picture cannot be decoded") == true)
    #expect(reason(reader.entry(for: "text.png")) == "it is not PNG, JPEG, WebP, GIF or SVG")
    #expect(reason(reader.entry(for: "none.png")) == "there is no such file")
    #expect(reason(reader.entry(for: "half.png%00.txt")) == "there is no such file")
  }

  @Test("A picture is what its bytes are, whatever it is called")
  func formats() throws {
    let place = try TemporaryFolder()
    try place.write("a.png", "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 30 20'/>")
    try place.write(
      "bomb.svg", "<svg xmlns='http://www.w3.org/2000/svg' width='9e9' height='9e9'/>")
    try place.write("empty.gif", [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0, 0, 0, 0, 0, 0, 0])
    let reader = PictureReader(articleFolder: place.path, allowed: [], fonts: Self.fonts)
    guard case .picture(let picture) = reader.entry(for: "a.png") else {
      Issue.record("the picture was not read")
      return
    }
    #expect(picture.format == .svg)
    #expect(picture.pixelWidth == 30)
    #expect(reason(reader.entry(for: "bomb.svg"))?.contains("200 megapixels") == true)
    #expect(reason(reader.entry(for: "empty.gif")) == "it is not PNG, JPEG, WebP, GIF or SVG")
  }

  @Test("The destinations of an article are each named once, in order")
  func destinations() throws {
    let text = """
      ![a](a.png)

      - text ![b](b.png) and ![a](a.png)

      | x |
      |---|
      | ![c](c.png) |
      """
    let article = try Article(parsing: Array(text.utf8), path: "a.md")
    #expect(PictureReader.destinations(in: article) == ["a.png", "b.png", "c.png"])
  }
}
