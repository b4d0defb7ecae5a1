/// Which clusters are pictures (Unicode Technical Standard 51).
enum Emoji {
  /// Whether a cluster is shown as an emoji: it says so by itself, by a variation selector, or as a sequence.
  static func isPresentedAsEmoji(_ scalars: [UInt32]) -> Bool {
    guard let value = scalars.first, let first = Unicode.Scalar(value) else { return false }
    let second = scalars.count > 1 ? scalars[1] : 0
    if second == 0xFE0E { return false }
    if first.properties.isEmojiPresentation { return true }
    guard first.properties.isEmoji else { return false }
    if second == 0xFE0F {
      // Digits are emoji only as keycaps.
      return !isKeycapBase(value) || scalars.contains(0x20E3)
    }
    return isSkinTone(second) || (second == 0x200D && scalars.count > 2)
  }

  /// Digits, `#` and `*`.
  static func isKeycapBase(_ scalar: UInt32) -> Bool {
    (0x30...0x39).contains(scalar) || scalar == 0x23 || scalar == 0x2A
  }

  private static func isSkinTone(_ scalar: UInt32) -> Bool { (0x1F3FB...0x1F3FF).contains(scalar) }
}
