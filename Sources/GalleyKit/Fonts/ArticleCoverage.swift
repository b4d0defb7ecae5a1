internal import DynamicType
internal import GalleyArticle
public import GalleyConfiguration
internal import GalleyLayout
internal import GalleyStyle
public import GalleyText

/// Which faces of a font set an article takes its characters from, and which characters none of them has.
public struct ArticleCoverage: Sendable {
  /// The characters that one face sets.
  public struct Share: Sendable, Hashable {
    /// The number in the font set.
    public var face: UInt16
    public var characters: Int
  }

  /// A character that no face has.
  public struct Missing: Sendable, Hashable {
    public var character: Unicode.Scalar
    /// Where it stands, ascending; at most `mostPlaces`.
    public var places: [SourcePosition]
    /// How often it stands in the article.
    public var count: Int

    /// Its name in Unicode, in capitals; `unnamed` for one that has none.
    public var name: String {
      character.properties.name ?? character.properties.nameAlias ?? "unnamed"
    }

    /// Its code point, such as `U+1F600`.
    public var code: String { character.codePoint }
  }

  /// How many places of a missing character are kept.
  public static let mostPlaces = 10

  /// The article's file, as it was named.
  public var path: String
  /// Spaces and marks included; the article's own and those that Galley adds, such as list markers.
  public var characters: Int
  /// The most used face first, of equal ones the first in the set.
  public var shares: [Share]
  /// Ascending by code point.
  public var missing: [Missing]

  /// Sets an article's texts in the faces of a font set, at Large.
  ///
  /// Throws ``PressError``.
  public init(
    _ input: ArticleInput, fonts: FontSet, styleSheet: StyleSheet = .reading,
    worker: TextWorker
  ) throws(PressError) {
    let article: Article
    do throws(ArticleError) {
      article = try Article(parsing: input.bytes, path: input.path)
    } catch {
      throw .article(error)
    }
    let curve = ScalingCurve.dynamicType
    let large = curve.steps.first { $0.category == .large } ?? curve.steps[0]
    let styled = StyledArticle(
      resolving: article, with: styleSheet, fonts: fonts, curve: curve, at: large)
    var count = Count(source: styled.source, worker: worker)
    for block in styled.blocks { block.eachText { count.add($0) } }
    path = input.path
    characters = count.shares.values.reduce(0, +)
    shares = count.shares.map { Share(face: $0.key, characters: $0.value) }
      .sorted { ($1.characters, $0.face) < ($0.characters, $1.face) }
    missing = count.missing.keys.sorted().map { scalar in
      let places = (count.missing[scalar] ?? []).sorted()
      return Missing(
        character: scalar, places: Array(places.prefix(Self.mostPlaces)), count: places.count)
    }
  }

  private struct Count {
    let source: SourceText
    let worker: TextWorker
    var shares: [UInt16: Int] = [:]
    var missing: [Unicode.Scalar: [SourcePosition]] = [:]

    mutating func add(_ text: StyledText) {
      let paragraph = ShapedTexts().paragraph(text, with: worker)
      let utf8 = text.content.utf8
      paragraph.eachFaceRun { face, range in
        shares[face.number, default: 0] += utf8[range].count { $0 & 0xC0 != 0x80 }
      }
      for offset in paragraph.missing {
        for (character, place) in worker.missingCharacters(at: Int(offset), of: paragraph) {
          let range = text.content.map.source(of: place..<place + UTF8.width(character))
          missing[character, default: []].append(source.position(of: range.lowerBound))
        }
      }
    }
  }
}
