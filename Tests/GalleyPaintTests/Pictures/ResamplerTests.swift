import Testing

@testable import GalleyPaint

@Suite("Scaling pictures")
struct ResamplerTests {
  func scaled(_ bitmap: Bitmap, _ width: Int, _ height: Int) -> Bitmap {
    Resampler.resample(
      bitmap, columns: Resampler.Axis(count: width, of: bitmap.width),
      rows: Resampler.Axis(count: height, of: bitmap.height))
  }

  @Test("A flat picture stays flat at any size", arguments: [(1, 1), (3, 2), (5, 7), (16, 3)])
  func flat(width: Int, height: Int) {
    let flat = Bitmap(width: 5, height: 7, filledWith: 0xFF12_C8FF)
    let result = scaled(flat, width, height)
    #expect(result == Bitmap(width: width, height: height, filledWith: 0xFF12_C8FF))
  }

  @Test("Shrinking takes the mean of the area")
  func shrinking() {
    let bitmap = Bitmap(
      width: 3, height: 2,
      pixels: [
        0xFF00_0000, 0xFFFF_FFFF, 0xFF00_0000,
        0xFF00_0000, 0xFFFF_FFFF, 0xFF60_0000,
      ])
    // One pixel and a half each: a third of it white.
    let result = scaled(bitmap, 2, 1)
    #expect(result[0, 0] == 0xFF55_5555)
    #expect(result[1, 0] == 0xFF75_5555)
  }

  @Test("Enlarging goes straight from pixel to pixel")
  func enlarging() {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF])
    let result = scaled(bitmap, 4, 1)
    #expect(result.pixels == [0xFF00_0000, 0xFF40_4040, 0xFFBF_BFBF, 0xFFFF_FFFF])
  }

  @Test("What fades out loses no ink and gains none")
  func fading() {
    let bitmap = Bitmap(width: 4, height: 4, filledWith: 0xFFFF_FFFF)
    let axis = Resampler.Axis(count: 4, of: 4, step: 1.6, start: -0.8, fadesOut: true)
    let result = Resampler.resample(bitmap, columns: axis, rows: axis)
    let ink = result.pixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
    #expect(abs(ink - (4 / 1.6) * (4 / 1.6)) < 0.02)
    #expect(result[0, 0] >> 24 == 64)
  }

  @Test("A bitmap becomes a PNG and comes back")
  func roundTrip() throws {
    var bitmap = Bitmap(width: 9, height: 5)
    for index in bitmap.pixels.indices {
      let alpha = UInt32(index * 255 / 44)
      bitmap.pixels[index] = PictureDecoder.premultiplied(alpha << 24 | 0x00C8_6414)
    }
    let back = try ReadPNG(bitmap.pngBytes()).bitmap
    #expect(back == bitmap)
  }
}
