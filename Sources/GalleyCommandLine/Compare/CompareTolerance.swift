internal import GalleyKit
internal import GalleySnapshot

/// What two images may differ in, read from the arguments of `galley compare`.
struct CompareTolerance {
  var tolerance = ImageTolerance.exact

  /// Throws ``UsageError`` for a number that is none, and for two measures of color at once.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    if let channels = arguments.number("channels") { tolerance.color = .channels(channels) }
    if let distance = arguments.last("distance") {
      guard arguments.last("channels") == nil else {
        throw UsageError(
          "--channels measures colors already; give one of the two", at: "--distance")
      }
      tolerance.color = .perceptual(try Self.number(distance, upTo: 1))
    }
    if let share = arguments.last("share") {
      tolerance.share = try Self.number(share, upTo: 100) / 100
    }
    tolerance.allowsSmoothing = arguments.isOn("smoothing")
    for area in arguments.values["ignore"] ?? [] {
      tolerance.ignoredAreas.append(try Self.area(area))
    }
  }

  private static func number(
    _ given: ParsedArguments.Value, upTo most: Double
  ) throws(UsageError) -> Double {
    guard let number = Double(given.text), (0...most).contains(number) else {
      throw UsageError(
        "\"\(given.text)\" is no number from 0 to \(Int(most))", at: given.place)
    }
    return number
  }

  /// `X,Y,WIDTHxHEIGHT` in pixels.
  private static func area(_ given: ParsedArguments.Value) throws(UsageError) -> PixelArea {
    let parts = given.text.split(separator: ",", omittingEmptySubsequences: false)
    let size = parts.last?.split(separator: "x", omittingEmptySubsequences: false) ?? []
    let numbers = (parts.prefix(2) + size).compactMap { Int($0) }
    guard parts.count == 3, size.count == 2, numbers.count == 4,
      numbers.allSatisfy({ (0...100_000_000).contains($0) })
    else {
      throw UsageError(
        "\"\(given.text)\" is no area of pixels; write X,Y,WIDTHxHEIGHT as in 0,120,80x20",
        at: given.place)
    }
    return PixelArea(
      columns: numbers[0]..<numbers[0] + numbers[2], rows: numbers[1]..<numbers[1] + numbers[3])
  }
}
