import Testing

@testable import GalleyKit

struct JSONValueTests {
  private func value(_ text: String) throws -> JSONValue {
    try JSONValue(parsing: Array(text.utf8))
  }

  @Test("Values of every kind are read, members in their order")
  func kinds() throws {
    let read = try value(#" {"b": [1, -2.5e1, true, false, null], "a": {}, "": "x"} "#)
    #expect(read.members.map(\.key) == ["b", "a", ""])
    #expect(read["b"] == .array([.number(1), .number(-25), .bool(true), .bool(false), .null]))
    #expect(read["a"] == .object([]))
    #expect(read[""]?.text == "x")
    #expect(try value(#"{"k": 1, "k": 2}"#)["k"]?.int == 2)
    #expect(try value("[1, 2]").numbers(2) == [1, 2])
    #expect(try value(#"[1, "2"]"#).numbers(2) == nil)
  }

  @Test("What is written is read back, whatever is in a text")
  func texts() throws {
    let text = "a\u{85}b\u{2028}  c\u{FEFF}\u{1F600}\u{0}\u{7F}\"\\/\n\t é"
    var writer = JSONWriter()
    writer.object { $0.member("text", text) }
    #expect(try JSONValue(parsing: writer.bytes)["text"]?.text == text)
    #expect(try value(#""\u00e9\ud83d\ude00\/\b""#).text == "é\u{1F600}/\u{8}")
  }

  @Test(
    "What is no JSON is an error with its line",
    arguments: [
      ("", 1), ("{", 1), ("[1,\n2", 2), ("[1 2]", 1), ("\"a\n\"", 2), (#""\ud83d""#, 1),
      (#""\q""#, 1), ("[1e400]", 1), ("nul", 1), ("1 2", 1), (#""\u+123""#, 1),
    ])
  func faults(_ text: String, _ line: Int) {
    #expect { try value(text) } throws: { ($0 as? JSONValue.Fault)?.line == line }
  }

  @Test("Arrays nest to a bound and no deeper")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(try value(nested(200)).elements.count == 1)
    #expect(throws: JSONValue.Fault.self) { try value(nested(201)) }
  }
}
