import Testing

@testable import GalleyKit

struct JSONWriterTests {
  private func text(_ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    body(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test(
    "Numbers are rounded to a thousandth and as short as they can be",
    arguments: [
      (0.0, "0"), (1.0, "1"), (17.25, "17.25"), (0.0004, "0"), (0.0005, "0.001"),
      (-0.0004, "0"), (-3.5, "-3.5"), (42.3333333, "42.333"), (1e6 + 0.1, "1000000.1"),
      (0.05, "0.05"), (.nan, "null"), (.infinity, "null"),
    ])
  func numbers(_ number: Double, _ written: String) {
    #expect(text { $0.value(number) } == written)
  }

  @Test("Control characters, quotes and backslashes are escaped, all else is UTF-8")
  func strings() {
    #expect(text { $0.value("a\"b\\c\n\t\u{1}\u{7F}é😀") } == #""a\"b\\c\n\t\u0001\u007fé😀""#)
  }

  @Test("Objects are indented, inline ones stand on one line, empty ones are closed at once")
  func structure() {
    let written = text { writer in
      writer.object { writer in
        writer.member("a", 1)
        writer.key("b")
        writer.array { writer in
          writer.object(isInline: true) { $0.member("c", true) }
          writer.values(1.5, 2)
        }
        writer.key("d")
        writer.array { _ in }
        writer.member("e", nil as String?)
      }
    }
    #expect(
      written == """
        {
          "a": 1,
          "b": [
            {"c": true},
            [1.5, 2]
          ],
          "d": [],
          "e": null
        }

        """)
  }

  @Test("A value made at a depth stands in the document as if it had been written there")
  func raw() {
    var inner = JSONWriter(depth: 2)
    inner.object { $0.member("x", 1) }
    let parts = text { writer in
      writer.object { writer in
        writer.key("steps")
        writer.array { $0.raw(inner.bytes) }
      }
    }
    let whole = text { writer in
      writer.object { writer in
        writer.key("steps")
        writer.array { writer in writer.object { $0.member("x", 1) } }
      }
    }
    #expect(parts == whole)
  }
}
