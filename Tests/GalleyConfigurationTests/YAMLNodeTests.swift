import GalleyConfiguration
import Testing

struct YAMLNodeTests {
  private func parse(_ text: String) throws -> (YAMLNode, SourceText) {
    let source = SourceText(path: "a.yaml", text)
    return (try YAMLNode(parsing: source), source)
  }

  @Test("Every node knows its bytes, whatever its characters")
  func ranges() throws {
    let (root, source) = try parse(
      "é: ü\nlist: [x, \"ö\", {k: v}]\nblock:\n  - one\n  - 'two'\n# end\n")
    #expect(source[try #require(root["é"]).range] == "ü")
    let list = try #require(root["list"])
    #expect(source[list.range] == "[x, \"ö\", {k: v}]")
    #expect(list.elements.map { source[$0.range] } == ["x", "\"ö\"", "{k: v}"])
    #expect(source[try #require(root["block"]).range] == "- one\n  - 'two'")
    #expect(source.position(of: list.elements[2].range.lowerBound).description == "2:16")
  }

  @Test("The entries of a map keep the order of the file")
  func order() throws {
    let (root, _) = try parse("b: 1\na: 2\nc: 3\n")
    #expect(root.entries.map(\.key.text) == ["b", "a", "c"])
    #expect(root.entries.map(\.value.number) == [1, 2, 3])
  }

  @Test("A part of a larger file is read with the places of the whole")
  func partOfFile() throws {
    let source = SourceText(path: "a.md", "---\ntitle: \"é: x\"\nno: 1\n---\nbody: [")
    let root = try YAMLNode(parsing: source, in: SourceRange(4, 25))
    let title = try #require(root["title"])
    #expect(title.string == "é: x")
    #expect(source[title.range] == "\"é: x\"")
    #expect(source.position(of: try #require(root["no"]).range.lowerBound).description == "3:5")
  }

  @Test("An error in a part of a larger file has the line of the whole")
  func errorInPart() {
    let source = SourceText(path: "a.md", "---\na: 1\na: 2\n---\n")
    do {
      _ = try YAMLNode(parsing: source, in: SourceRange(4, 14))
      Issue.record("it was read")
    } catch {
      #expect("\(error)" == "a.md:3:1: the key `a` stands twice; keep one of them")
      #expect(error.offset == 9)
    }
  }

  @Test(
    "A document without content is an empty map",
    arguments: ["", "\n\n", "# only a comment\n", "~", "---\n...\n", "null\n"])
  func empty(text: String) throws {
    let (root, _) = try parse(text)
    #expect(root.kind == "a map")
    #expect(root.entries.isEmpty)
  }

  @Test("A byte order mark and CR LF line ends are no part of the values")
  func byteOrderMark() throws {
    let (root, source) = try parse("\u{FEFF}a: é\r\nb: x\r\n")
    #expect(root["a"]?.string == "é")
    #expect(source[try #require(root["b"]).range] == "x")
  }

  @Test("What a scalar means is asked for and not guessed")
  func meanings() throws {
    let (root, _) = try parse(
      "a: no\nb: '12'\nc: 1.5\nd: ~\ne: Off\nf: 0x10\ng: nan\nh: -3\ni: 1e3\nj: ''\nk: 9999999999999999999\n"
    )
    #expect(root["a"]?.string == "no")
    #expect(root["a"]?.bool == false)
    #expect(root["b"]?.number == nil)
    #expect(root["b"]?.string == "12")
    #expect(root["c"]?.number == 1.5)
    #expect(root["c"]?.integer == nil)
    #expect(root["d"]?.isNull == true)
    #expect(root["d"]?.string == nil)
    #expect(root["e"]?.bool == false)
    #expect(root["f"]?.number == nil)
    #expect(root["g"]?.number == nil)
    #expect(root["h"]?.integer == -3)
    #expect(root["i"]?.number == 1000)
    #expect(root["j"]?.string == "")
    #expect(root["k"]?.integer == nil)
  }

  @Test("One text stands for a list of one")
  func strings() throws {
    let (root, _) = try parse("a: x\nb: [x, y]\nc: [x, [y]]\nd: {x: y}\n")
    #expect(root["a"]?.strings == ["x"])
    #expect(root["b"]?.strings == ["x", "y"])
    #expect(root["c"]?.strings == nil)
    #expect(root["d"]?.strings == nil)
  }

  @Test(
    "What cannot be read is an error with its place and a remedy",
    arguments: [
      ("a: 1\na: 2", "a.yaml:2:1: the key `a` stands twice; keep one of them"),
      ("a: &x 1\nb: *x", "a.yaml:2:4: aliases are not read; repeat the value in full"),
      ("a: 1\n---\nb: 2", "a.yaml:2:1: a second document begins here; keep one document in a file"),
      ("? [a]\n: b", "a.yaml:1:3: a key is not a text; write `key: value` with a plain key"),
      ("a: !c x", "a.yaml:1:4: the tag `!c` is not read; write the value without a tag"),
      (
        "é: b: c",
        "a.yaml:1:5: mapping values are not allowed in this context; put quotes around a value "
          + "that holds a colon, and check the indentation"
      ),
      (
        "a:\n\tb: 1",
        "a.yaml:2:1: found character that cannot start any token while scanning for the next "
          + "token; indent with spaces, and put quotes around a value that begins with a mark"
      ),
      (
        "a: \"x",
        "a.yaml:1:6: found unexpected end of stream while scanning a quoted scalar; close the "
          + "quote or bracket"
      ),
      (
        "a: [1, 2",
        "a.yaml:1:9: did not find expected ',' or ']' while parsing a flow sequence; check the "
          + "indentation, the brackets and the quotes before this place"
      ),
      ("é: \u{1}", "a.yaml:1:4: control characters are not allowed; remove the character"),
    ])
  func errors(text: String, message: String) {
    do {
      _ = try parse(text)
      Issue.record("it was read")
    } catch {
      #expect("\(error)" == message)
    }
  }

  @Test("Bytes that are not UTF-8 are an error with their place")
  func invalid() {
    let source = SourceText(path: "a.yaml", bytes: Array("a: x\nb: ".utf8) + [0xFF])
    do {
      _ = try YAMLNode(parsing: source)
      Issue.record("it was read")
    } catch {
      #expect("\(error)" == "a.yaml:2:4: invalid leading UTF-8 octet; save the file as UTF-8")
    }
  }

  @Test("Nesting is read to its limit and refused beyond", arguments: [64, 65, 5000])
  func depth(levels: Int) throws {
    let text = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    if levels <= YAMLNode.greatestDepth {
      let (root, _) = try parse(text)
      #expect(root.elements.count == 1)
    } else {
      #expect(throws: YAMLError.self) { _ = try parse(text) }
    }
  }

  @Test("Text that is damaged anywhere is read or refused, with every place inside the file")
  func damage() throws {
    let text = Array("é: [1, {a: 'x'}]\n# c\nb:\n  - \"y\"\n  - |\n    z\nc: {d: ~}\n".utf8)
    let marks = Array("[]{}:'\"|>-#&*!%@\t\n ,?".utf8) + [0xFF, 0xC3, 0x00]
    var state: UInt64 = 1
    func next(_ count: Int) -> Int {
      // Knuth's multiplier for linear congruential generators (MMIX).
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    var read = 0
    for _ in 0..<2000 {
      var bytes = text
      for _ in 0...next(3) { bytes[next(bytes.count)] = marks[next(marks.count)] }
      let source = SourceText(path: "a.yaml", bytes: bytes)
      do {
        let root = try YAMLNode(parsing: source)
        #expect(isInside(root, SourceRange(0, bytes.count)))
        read += 1
      } catch {
        #expect((0...bytes.count).contains(error.offset))
        #expect(error.line >= 1 && error.column >= 1)
      }
    }
    #expect(read > 100 && read < 1900)
  }

  /// Whether a node and all in it lie in a range, each in what holds it.
  private func isInside(_ node: YAMLNode, _ range: SourceRange) -> Bool {
    range.contains(node.range) && node.elements.allSatisfy { isInside($0, node.range) }
      && node.entries.allSatisfy {
        isInside($0.key, node.range) && isInside($0.value, node.range)
      }
  }
}
