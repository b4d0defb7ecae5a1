import DynamicType
import Testing

@Suite("Type ramps")
struct TypeRampTests {
  static let ramps = [TypeRamp.iOS, .macOS, .tvOS, .watchOS]

  @Test("Every published cell is the ramp's", arguments: ramps)
  func cells(ramp: TypeRamp) throws {
    let rows = try Fixture.rows("text-styles.csv").filter { $0["platform"] == ramp.name }
    #expect(rows.count == ["iOS": 156, "macOS": 11, "tvOS": 9, "watchOS": 90][ramp.name])
    for row in rows {
      let entry = try Self.entry(of: row, in: ramp)
      guard let size = row["size"].flatMap(Double.init) else {
        #expect(entry == nil)
        continue
      }
      #expect(entry?.size == size)
      #expect(entry?.isLeadingPublished == (row["leading"] != ""))
      if let leading = row["leading"].flatMap(Double.init) { #expect(entry?.leading == leading) }
      #expect(entry?.weight.name == row["weight"]?.lowercased())
      if row["emphasized_weight"] != "" {
        #expect(entry?.emphasizedWeight.name == row["emphasized_weight"]?.lowercased())
      }
    }
  }

  /// The cell that a row describes, among the styles or the other rows.
  static func entry(of row: Fixture.Row, in ramp: TypeRamp) throws -> TypeRamp.Entry? {
    let isFixed = ["fixed", "default"].contains(row["category"])
    let category = isFixed ? .large : try Fixture.category(row)
    let name = row["style"] == "footnote1" ? "footnote" : row["style"] ?? ""
    if let style = TextStyle(rawValue: name) { return ramp.entry(style, category) }
    return ramp.otherRows.first { $0.name == name }?.entries[category]
  }

  @Test("A ramp has no cell that is not published", arguments: ramps)
  func nothingElse(ramp: TypeRamp) {
    var count = ramp.otherRows.reduce(0) { $0 + $1.entries.count }
    for style in TextStyle.allCases {
      count += ContentSizeCategory.allCases.filter { ramp.entry(style, $0) != nil }.count
    }
    // macOS repeats its one figure at each category.
    #expect(count == ["iOS": 11 * 12 + 2, "macOS": 11 * 12, "tvOS": 9, "watchOS": 90][ramp.name])
  }

  @Test("The leading of an extra large title is the table's own for text of that size")
  func extraLargeTitles() throws {
    for style in [TextStyle.extraLargeTitle, .extraLargeTitle2] {
      let entry = try #require(TypeRamp.iOS.entry(style, .large))
      for other in TextStyle.ramp {
        for category in ContentSizeCategory.allCases {
          let cell = TypeRamp.iOS.entry(other, category)
          if cell?.size == entry.size { #expect(cell?.leading == entry.leading) }
        }
      }
      #expect(TypeRamp.iOS.entry(style, .extraLarge) == nil)
    }
  }

  @Test("macOS does not scale, tvOS is published at Large, watchOS at nine categories")
  func categories() {
    #expect(TypeRamp.macOS.entry(.body, .extraSmall) == TypeRamp.macOS.entry(.body, .large))
    #expect(TypeRamp.tvOS.categories == [.large])
    #expect(TypeRamp.watchOS.categories.count == 9)
    #expect(TypeRamp.watchOS.entry(.body, .medium) == nil)
    #expect(!TypeRamp.watchOS.styles.contains(.callout))
    #expect(TypeRamp.watchOS.otherRows.map(\.name) == ["footnote2"])
    #expect(TypeRamp.tvOS.otherRows.map(\.name) == ["subtitle1"])
  }

  @Test("Sizes and leading of iOS never shrink as the category grows", arguments: TextStyle.ramp)
  func monotonic(style: TextStyle) {
    let row = ContentSizeCategory.allCases.compactMap { TypeRamp.iOS.entry(style, $0) }
    #expect(row.count == 12)
    #expect(row.map(\.size) == row.map(\.size).sorted())
    #expect(row.map(\.leading) == row.map(\.leading).sorted())
    #expect(row.allSatisfy { $0.leading > $0.size })
  }

  @Test("Built-in ramps answer to their names")
  func names() throws {
    for ramp in TypeRamp.builtIn { #expect(try TypeRamp(name: ramp.name) == ramp) }
    #expect(try TypeRamp(name: "watch-os") == .watchOS)
    #expect(try TypeRamp(name: "iPadOS") == .iOS)
    let error = #expect(throws: NameError.self) { try TypeRamp(name: "mcOS") }
    #expect(error?.message == "unknown type ramp \"mcOS\"; did you mean \"macOS\"?")
  }

  @Test("Bold Text moves both weights of a cell")
  func boldText() throws {
    let entry = try #require(TypeRamp.iOS.entry(.headline, .large)).withBoldText
    #expect(entry.weight == .bold && entry.emphasizedWeight == .bold)
    #expect(entry.size == 17 && entry.leading == 22)
  }
}

@Suite("Type ramps of one's own")
struct OwnTypeRampTests {
  static func ramp(
    size: Double = 20, leading: Double = 26, at category: ContentSizeCategory = .large
  ) throws(RampError) -> TypeRamp {
    try TypeRamp(
      name: "mine",
      entries: [
        .body: [
          .large: .init(size: 18, leading: 24), category: .init(size: size, leading: leading),
        ]
      ])
  }

  @Test("A sound ramp holds what it was given and nothing else")
  func sound() throws {
    let ramp = try Self.ramp(at: .extraLarge)
    #expect(ramp.entry(.body, .large)?.size == 18)
    #expect(ramp.entry(.body, .extraLarge)?.leading == 26)
    #expect(ramp.entry(.body, .small) == nil)
    #expect(ramp.entry(.headline, .large) == nil)
    #expect(ramp.styles == [.body])
    #expect(ramp.categories == [.large, .extraLarge])
  }

  @Test("A ramp with nothing in it is an error")
  func empty() {
    #expect(throws: RampError.empty(ramp: "mine")) { try TypeRamp(name: "mine", entries: [:]) }
    let error = #expect(throws: RampError.self) {
      try TypeRamp(name: "mine", entries: [.body: [:]])
    }
    #expect(error?.message == "type ramp \"mine\" has no style; give at least body at l")
  }

  @Test("A style without a cell at Large is an error")
  func withoutLarge() {
    let error = #expect(throws: RampError.self) {
      try TypeRamp(name: "mine", entries: [.body: [.small: .init(size: 18, leading: 24)]])
    }
    #expect(error == .withoutLarge(.body))
    #expect(error?.style == .body && error?.category == .large)
  }

  @Test(
    "A size or leading that is none is an error that names its cell",
    arguments: [Double.nan, .infinity, -.infinity, -1, 0, 1e308])
  func numbers(number: Double) {
    let size = #expect(throws: RampError.self) { try Self.ramp(size: number, at: .small) }
    let leading = #expect(throws: RampError.self) { try Self.ramp(leading: number, at: .small) }
    #expect(size?.message.hasPrefix("size of body at s is ") == true)
    #expect(leading?.message.hasPrefix("leading of body at s is ") == true)
    #expect(size?.category == .small && leading?.style == .body)
  }
}
