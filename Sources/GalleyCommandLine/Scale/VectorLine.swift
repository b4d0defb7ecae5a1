internal import GalleyKit

/// One line of a table of observations: what `UIFontMetrics` was asked.
struct VectorLine: Hashable {
  /// Which function of `UIFontMetrics` was called.
  enum Function: String, CaseIterable {
    case scaledValue
    case scaledFont = "scaledFont.pointSize"
  }

  var style: TextStyle
  var category: ContentSizeCategory
  var function: Function
  var displayScale: Int
  var input: Double

  /// The columns in their order.
  static let header = "style,category,function,display_scale,input"

  /// What the function gives, in points.
  var output: Double {
    let metrics = FontMetrics(style)
    return switch function {
    case .scaledValue:
      metrics.scaledValue(input, category: category, displayScale: displayScale)
    case .scaledFont: metrics.scaledSize(input, category: category)
    }
  }
}

/// Reads such lines. Names recur on a million of them, so each is looked up once.
struct VectorReader {
  private typealias Bytes = ArraySlice<UInt8>

  private var styles: [Bytes: TextStyle] = [:]
  private var categories: [Bytes: ContentSizeCategory] = [:]
  private var functions: [Bytes: VectorLine.Function] = [:]
  private var scales: [Bytes: Int] = [:]

  /// The line of these bytes, without its end.
  ///
  /// Throws ``UsageError`` with what is wrong with it, and the remedy.
  mutating func line(_ bytes: ArraySlice<UInt8>) throws(UsageError) -> VectorLine {
    let fields = bytes.split(
      separator: UInt8(ascii: ","), maxSplits: 6, omittingEmptySubsequences: false
    ).map(Self.trimmed)
    guard fields.count == 5 else {
      let count = fields.count > 6 ? "more than 6" : "\(fields.count)"
      let noun = fields.count == 1 ? "field" : "fields"
      throw UsageError("the line has \(count) \(noun); write five: \(VectorLine.header)")
    }
    return VectorLine(
      style: try Self.value(fields[0], in: &styles) { name throws(NameError) in
        try TextStyle(name: name)
      },
      category: try Self.value(fields[1], in: &categories) { name throws(NameError) in
        try ContentSizeCategory(name: name)
      },
      function: try Self.value(fields[2], in: &functions) { name throws(NameError) in
        guard let function = VectorLine.Function(rawValue: name) else {
          throw NameError(
            kind: "function", name: name,
            choices: VectorLine.Function.allCases.map(\.rawValue))
        }
        return function
      },
      displayScale: try scale(fields[3]), input: try Self.number(fields[4]))
  }

  private mutating func scale(_ field: Bytes) throws(UsageError) -> Int {
    if let known = scales[field] { return known }
    let text = String(decoding: field, as: UTF8.self)
    guard let scale = Int(text) else {
      throw UsageError("display scale is \"\(text.prefix(40))\"; give a whole number from 1 to 10")
    }
    do {
      _ = try FontMetrics().scaledValue(validating: 1, category: .large, displayScale: scale)
    } catch {
      throw UsageError(error.message)
    }
    scales[field] = scale
    return scale
  }

  private static func number(_ field: Bytes) throws(UsageError) -> Double {
    do {
      return try PlainNumber.points(String(decoding: field, as: UTF8.self), "input")
    } catch {
      throw UsageError(error.message)
    }
  }

  private static func value<Value>(
    _ field: Bytes, in known: inout [Bytes: Value], _ make: (String) throws(NameError) -> Value
  ) throws(UsageError) -> Value {
    if let value = known[field] { return value }
    do throws(NameError) {
      let value = try make(String(decoding: field, as: UTF8.self))
      // A file of ten thousand spellings is nobody's, but must not fill the memory.
      if known.count < 1000 { known[field] = value }
      return value
    } catch {
      throw UsageError(error.message)
    }
  }

  /// Without spaces at the ends.
  private static func trimmed(_ field: Bytes) -> Bytes {
    var field = field.drop { $0 == 0x20 || $0 == 0x09 }
    while let last = field.last, last == 0x20 || last == 0x09 { field.removeLast() }
    return field
  }
}
