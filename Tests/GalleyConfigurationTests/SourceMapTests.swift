import GalleyConfiguration
import Testing

struct SourceMapTests {
  /// `a&amp;bc` as `a&bc`, and after a line feed in the source, `d`.
  private let map: SourceMap = {
    var map = SourceMap()
    map.append(1, from: SourceRange(10, 11), isVerbatim: true)
    map.append(1, from: SourceRange(11, 16), isVerbatim: false)
    map.append(2, from: SourceRange(16, 18), isVerbatim: true)
    map.append(1, from: SourceRange(19, 20), isVerbatim: true)
    return map
  }()

  @Test(
    "A range of the text has its own bytes where they are verbatim, and the whole entity else",
    arguments: [
      (0..<1, SourceRange(10, 11)), (1..<2, SourceRange(11, 16)), (2..<3, SourceRange(16, 17)),
      (3..<4, SourceRange(17, 18)), (0..<5, SourceRange(10, 20)), (3..<5, SourceRange(17, 20)),
      (3..<3, SourceRange(17, 17)),
    ])
  func sources(range: Range<Int>, source: SourceRange) {
    #expect(map.source(of: range) == source)
  }

  @Test("A part of one text added to another keeps its places")
  func parts() {
    var other = SourceMap()
    other.append(3, from: SourceRange(0, 1), isVerbatim: false)
    other.append(1..<5, of: map)
    #expect(other.count == 7)
    #expect(
      other.pieces.map(\.source) == [
        SourceRange(0, 1), SourceRange(11, 16), SourceRange(16, 18), SourceRange(19, 20),
      ])
    #expect(other.pieces.map(\.start) == [0, 3, 4, 6])
    #expect(other.pieces.map(\.isVerbatim) == [false, false, true, true])
  }

  @Test("A text added in two parts is as if added in one", arguments: 0...5)
  func split(place: Int) {
    var whole = SourceMap()
    whole.append(0..<5, of: map)
    #expect(whole == map)
    var split = SourceMap()
    split.append(0..<place, of: map)
    split.append(place..<5, of: map)
    #expect(split == map)
  }

  @Test("Verbatim pieces that run on are one")
  func joins() {
    var map = SourceMap()
    map.append(2, from: SourceRange(0, 2), isVerbatim: true)
    map.append(2, from: SourceRange(2, 4), isVerbatim: true)
    map.append(0, from: SourceRange(4, 4), isVerbatim: true)
    #expect(map.pieces.count == 1)
    #expect(map.count == 4)
  }
}
