import Foundation
import GalleyConfiguration
import Testing

@testable import GalleyKit

struct MeasurementsTests {
  private func measured(_ text: String, steps: String = "l,ax5") throws -> [UInt8] {
    let options = PressOptions(steps: try ScalingCurve.dynamicType.steps(matching: steps))
    let input = ArticleInput(path: "a.md", bytes: Array(text.utf8))
    return try squarePress(options).measurements(of: input).json
  }

  private func parsed(_ json: [UInt8]) throws -> YAMLNode {
    try YAMLNode(parsing: SourceText(path: "a.json", bytes: json))
  }

  @Test(
    "Every document has the form of the schema",
    arguments: [
      "# Title\n\nWords *and* more `code`.\n\n- a\n- [x] b\n\n> quote\n\n| a | b |\n|---|---|\n| c | d |\n",
      "<stdin>\u{0} \u{7F}\n\n---\n\n```\ncode \"quoted\" \\\n```\n\nnote[^1]\n\n[^1]: foot\n",
      "עברית and 日本語 and a\u{301}\n",
    ])
  func schema(_ text: String) throws {
    let schema = try parsed(Array(Measurements.schema.utf8))
    let problems = SchemaCheck(schema).problems(try parsed(measured(text)))
    #expect(problems == [])
  }

  @Test("The check of the schema itself finds what is wrong")
  func schemaCheck() throws {
    let schema = try parsed(Array(Measurements.schema.utf8))
    let text = String(decoding: try measured("a\n"), as: UTF8.self)
    let broken = text.replacing("\"lines\": 1", with: "\"lines\": -1")
      .replacing("\"role\":", with: "\"roll\":")
    let problems = SchemaCheck(schema).problems(try parsed(Array(broken.utf8)))
    #expect(problems.contains("steps/0/totals/lines: -1 is below 0"))
    #expect(problems.contains("steps/0/blocks/0: role is missing"))
    #expect(problems.contains("steps/0/blocks/0: roll is not allowed"))
  }

  @Test("A square glyph's line, run and source are where they must be")
  func values() throws {
    let root = try parsed(measured("ab cd\n", steps: "l"))
    let block = try #require(root["steps"]?.elements.first?["blocks"]?.elements.first)
    #expect(block["path"]?.string == "paragraph 1")
    #expect(block["text"]?.string == "ab cd")
    #expect(block["source"]?["from"]?.string == "1:1")
    #expect(block["source"]?["to"]?.string == "1:6")
    let line = try #require(block["lines"]?.elements.first)
    #expect(line["text"]?.elements.compactMap(\.integer) == [0, 5])
    #expect(line["frame"]?.elements.compactMap(\.number) == [20, 24, 85, 22])
    let run = try #require(line["runs"]?.elements.first)
    #expect(run["x"]?.number == 20)
    #expect(run["width"]?.number == 85)
    #expect(run["glyphs"]?.integer == 5)
    #expect(root["faces"]?.elements.first?["file"]?.string == "Square.ttf")
  }

  @Test("A label says how far it shrank and what it lost")
  func labels() throws {
    let root = try parsed(
      measured(
        "aaaaa aaaaa aaaaaaaaaaaaa {lines=1 minScale=0.5}\n\naaaaaaaaaa bbbbbbbb ccccc {lines=1}\n",
        steps: "l"))
    let blocks = try #require(root["steps"]?.elements.first?["blocks"]?.elements)
    #expect(blocks.count == 2)
    #expect(blocks[0]["scale"]?.number == 0.82)
    #expect(blocks[0]["size"]?.number == 13.94)
    #expect(blocks[0]["lost"] == nil)
    #expect(blocks[1]["scale"] == nil)
    #expect(blocks[1]["lost"]?.elements.compactMap(\.integer) == [19, 25])
    let schema = try parsed(Array(Measurements.schema.utf8))
    #expect(SchemaCheck(schema).problems(root) == [])
  }

  @Test("The file of one step says of it what the document of all says")
  func steps() throws {
    let place = try TemporaryFolder()
    let press = try squarePress(twoSteps([.json]))
    let input = ArticleInput(path: "a.md", bytes: Array("# A\n\nb c d\n".utf8))
    let proof = try press.proof(input, into: place.path)
    #expect(proof.files.map(\.name) == ["04-l.json", "12-ax5.json", "index.html", "manifest.json"])
    let whole = String(decoding: try press.measurements(of: input).json, as: UTF8.self)
    for name in ["04-l.json", "12-ax5.json"] {
      let one = String(decoding: try place.read(name), as: UTF8.self)
      let start = try #require(one.range(of: "\"steps\": [\n")?.upperBound)
      let end = try #require(one.range(of: "\n  ]\n}\n")?.lowerBound)
      #expect(whole.contains(one[start..<end]))
    }
  }
}
