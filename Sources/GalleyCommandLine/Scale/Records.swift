internal import GalleyKit

/// Rows of named fields, for programs to read.
struct Records {
  /// What a field holds.
  enum Field {
    case text(String)
    /// Written with up to three decimals.
    case number(Double)
    case list([String])
    /// Nothing, where other rows have something.
    case absent
  }

  /// The names of the fields; every row has as many.
  let names: [String]
  var rows: [[Field]] = []

  init(_ names: [String]) {
    self.names = names
  }

  /// Comma-separated values after a line of names, quoted where they must be (RFC 4180); items of a
  /// list have spaces between.
  var csv: String {
    let lines = [names] + rows.map { $0.map(Self.cell) }
    return lines.map { $0.map(Self.quoted).joined(separator: ",") + "\n" }.joined()
  }

  /// A JSON object that holds the members of `head` and then, as `rows`, an object for each row on
  /// its line. A field that is absent is left out.
  func json(_ head: [(name: String, value: Field)]) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      for member in head { Self.write(member.value, as: member.name, to: &writer) }
      writer.key("rows")
      writer.array { writer in
        for row in rows {
          writer.object(isInline: true) { writer in
            for (name, field) in zip(names, row) { Self.write(field, as: name, to: &writer) }
          }
        }
      }
    }
    return writer.bytes
  }

  private static func write(_ field: Field, as name: String, to writer: inout JSONWriter) {
    switch field {
    case .text(let text): writer.member(name, text)
    case .number(let number): writer.member(name, number)
    case .list(let texts): writer.member(name, texts)
    case .absent: break
    }
  }

  private static func cell(_ field: Field) -> String {
    switch field {
    case .text(let text): text
    case .number(let number): Decimal.text(number)
    case .list(let texts): texts.joined(separator: " ")
    case .absent: ""
    }
  }

  private static func quoted(_ text: String) -> String {
    guard text.utf8.contains(where: { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
