/// How a page becomes a PNG.
public struct PNGOptions: Sendable, Hashable {
  /// Who packs the pixels. The pixels are the same either way.
  public enum Encoding: String, CaseIterable, Sendable {
    /// zlib: the same bytes on every machine with the same version of it.
    case stable
    /// ISA-L: several times faster; the bytes may differ by processor.
    case fast
  }

  /// Pixels a point.
  public var scale: Double
  /// It changes the bytes, never a pixel.
  public var encoding: Encoding

  public init(scale: Double = 2, encoding: Encoding = .stable) {
    self.scale = scale
    self.encoding = encoding
  }
}
