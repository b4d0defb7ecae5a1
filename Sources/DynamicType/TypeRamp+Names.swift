extension TypeRamp {
  /// The built-in ramps: iOS, macOS, tvOS, watchOS.
  public static let builtIn: [TypeRamp] = [.iOS, .macOS, .tvOS, .watchOS]

  /// The built-in ramp of that name; letter case, spaces, hyphens and underscores do not matter.
  ///
  /// `iPadOS` is the ramp of iOS, as in the guidelines. Throws ``NameError`` with the nearest name
  /// when nothing matches.
  public init(name: String) throws(NameError) {
    let spelling = Spelling(name).text
    let wanted = spelling == "ipados" ? "ios" : spelling
    guard let ramp = Self.builtIn.first(where: { Spelling($0.name).text == wanted }) else {
      throw NameError(kind: "type ramp", name: name, choices: Self.builtIn.map(\.name))
    }
    self = ramp
  }
}
