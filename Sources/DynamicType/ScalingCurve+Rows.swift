extension ScalingCurve {
  /// One step of a curve of one's own.
  public struct Row: Hashable, Sendable {
    /// What a style's size and leading are multiplied by.
    public struct Factors: Hashable, Sendable {
      /// The factor of the size.
      public var size: Double
      /// The factor of the leading; nil when it is that of the size.
      public var leading: Double?

      /// `size` times the size, `leading` times the leading.
      public init(size: Double, leading: Double? = nil) {
        self.size = size
        self.leading = leading
      }
    }

    /// The step's name: letters, digits, periods, hyphens and underscores, at most 32.
    public var name: String
    /// The factors of every style that `styles` does not name.
    public var factors: Factors
    /// The factors of single styles.
    public var styles: [TextStyle: Factors]
    /// Whether the step is for accessibility sizes; nil to find out as ``Step`` says.
    public var isAccessibility: Bool?
    /// The category of the step; nil for that of its name where the name is a short one.
    public var category: ContentSizeCategory?

    /// A step named `name` that multiplies sizes and leading by `factors`.
    public init(
      name: String, factors: Factors, styles: [TextStyle: Factors] = [:],
      isAccessibility: Bool? = nil, category: ContentSizeCategory? = nil
    ) {
      self.name = name
      self.factors = factors
      self.styles = styles
      self.isAccessibility = isAccessibility
      self.category = category
    }

    /// A step named `name` that multiplies everything by `factor`.
    public init(name: String, factor: Double) {
      self.init(name: name, factors: Factors(size: factor))
    }
  }

  /// A curve of one's own, its steps in the order given.
  ///
  /// Throws ``CurveError``: no step, more than 99, a name that is not one, that two steps have, or
  /// that is reserved (`all`, `ax`); two steps of one category; a factor that is not from 0.1 to
  /// 10.
  public init(name: String, rows: [Row], rounding: Rounding = .none) throws(CurveError) {
    try Self.check(names: rows.map(\.name), curve: name)
    var categories: Set<ContentSizeCategory> = []
    for row in rows {
      try row.check()
      if let category = row.knownCategory, !categories.insert(category).inserted {
        throw .duplicateStep(curve: name, step: category.shortName)
      }
    }
    self.init(
      name: name, rules: rows.map { ($0.name, $0.knownCategory, $0.rule(rounding: rounding)) })
    for (index, row) in rows.enumerated() {
      if let isAccessibility = row.isAccessibility {
        steps[index].isAccessibility = isAccessibility
      }
    }
  }

  /// The curve that a type ramp draws: at each category at which the ramp has body, every style
  /// grows from Large as the ramp's own figures do, to whole points.
  ///
  /// With `TypeRamp.iOS` these are the system's sizes (body 53 at AX5), not those of a custom
  /// font (48). A style without a figure grows as body. Throws ``CurveError/empty(curve:)`` when
  /// the ramp has no body at Large.
  public init(ramp: TypeRamp) throws(CurveError) {
    guard let body = ramp.entry(.body, .large) else { throw .empty(curve: ramp.name) }
    var rows: [(name: String, category: ContentSizeCategory?, rule: ScalingRule)] = []
    for category in ramp.categories {
      guard let common = ramp.entry(.body, category) else { continue }
      var styles: [TextStyle: FactorTable.Pair] = [:]
      for style in ramp.styles {
        guard let base = ramp.entry(style, .large), let entry = ramp.entry(style, category)
        else { continue }
        styles[style] = Self.pair(entry, over: base)
      }
      let table = FactorTable(
        common: Self.pair(common, over: body), styles: styles, rounding: .wholePoints)
      rows.append((category.shortName, category, .factors(table)))
    }
    self.init(name: ramp.name, rules: rows)
  }

  private static func pair(
    _ entry: TypeRamp.Entry, over base: TypeRamp.Entry
  ) -> FactorTable.Pair {
    FactorTable.Pair(
      size: Factor(entry.size, over: base.size),
      leading: Factor(entry.leading, over: base.leading))
  }
}

extension ScalingCurve.Row {
  /// The category given, or that of the name.
  var knownCategory: ContentSizeCategory? {
    category ?? ContentSizeCategory.allCases.first { $0.shortName == name.lowercased() }
  }

  func rule(rounding: ScalingCurve.Rounding) -> ScalingRule {
    .factors(
      FactorTable(
        common: factors.pair, styles: styles.mapValues(\.pair), rounding: rounding))
  }

  func check() throws(CurveError) {
    let isName =
      !name.isEmpty && name.utf8.count <= 32 && !["all", "ax"].contains(name.lowercased())
      && name.utf8.allSatisfy { Self.isNameByte($0) }
    guard isName else { throw .stepName(name) }
    try check(factors, style: nil)
    for style in TextStyle.allCases {
      if let factors = styles[style] { try check(factors, style: style) }
    }
  }

  private func check(
    _ factors: ScalingCurve.Row.Factors, style: TextStyle?
  ) throws(CurveError) {
    for factor in [factors.size, factors.leading ?? factors.size]
    where !(0.1...10).contains(factor) {
      throw .factor(step: name, style: style, value: plainNumber(factor))
    }
  }

  /// ASCII letters, digits, period, hyphen, underscore: what is safe in a file's name.
  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122, 45, 46, 95: true
    default: false
    }
  }
}

extension ScalingCurve.Row.Factors {
  var pair: FactorTable.Pair {
    FactorTable.Pair(size: Factor(size), leading: Factor(leading ?? size))
  }
}
