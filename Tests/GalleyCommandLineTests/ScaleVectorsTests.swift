import Foundation
import Testing

@testable import GalleyCommandLine

struct ScaleVectorsTests {
  private static let header = "style,category,function,display_scale,input"

  private func scale(_ input: String) -> Outcome { run(["scale", "--vectors", "-"], input: input) }

  @Test("Every observed output comes back from its question")
  func observed() throws {
    let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../DynamicTypeTests/Fixtures/font-metrics-outputs.csv")
    let text = try String(contentsOf: fixture, encoding: .utf8)
    let questions = text.split(separator: "\n").map { line in
      line.split(separator: ",").prefix(5).joined(separator: ",") + "\n"
    }.joined()
    let place = try TemporaryFolder()
    let path = try place.write("questions.csv", questions)
    let outcome = run(["scale", "--vectors", path])
    #expect(outcome.status == 0)
    #expect(outcome.error == "")
    #expect(outcome.output == text)
    #expect(outcome.output.split(separator: "\n").count > 500)
  }

  @Test("Lines come back as they are, by any names, with or without a header and line ends kept")
  func asIs() {
    #expect(scale("") == Outcome(status: 0, output: "", error: ""))
    #expect(scale(Self.header).output == Self.header + ",output\n")
    #expect(
      scale("Large Title, accessibility5 ,scaledValue,3,15").output
        == "Large Title, accessibility5 ,scaledValue,3,15,25.666667\n")
    #expect(
      scale("\u{FEFF}\(Self.header)\r\nbody,AX5,scaledFont.pointSize,2,17\r\n\r\n").output
        == "\(Self.header),output\r\nbody,AX5,scaledFont.pointSize,2,17,48\r\n\r\n")
    #expect(scale("body,M,scaledValue,1,17\n").output == "body,M,scaledValue,1,17,16\n")
    #expect(scale("body,M,scaledValue,2,17\n").output == "body,M,scaledValue,2,17,16\n")
    #expect(scale("body,M,scaledValue,3,17.5e0\n").output.hasSuffix(",16.666667\n"))
  }

  @Test(
    "A line that is wrong is named with its number and remedy, and nothing is written",
    arguments: [
      ("bdy,L,scaledValue,3,1", "unknown text style \"bdy\"; did you mean \"body\"?"),
      ("body,AX6,scaledValue,3,1", "unknown content size category \"AX6\"; did you mean \"ax5\"?"),
      ("body,L,scaledVal,3,1", "unknown function \"scaledVal\"; did you mean \"scaledValue\"?"),
      (
        "body,L,sine,3,1",
        "unknown function \"sine\"; use one of scaledValue, scaledFont.pointSize"
      ),
      (
        "body,L,scaledValue,0,1",
        "display scale is 0; give a whole number from 1 to 10, such as 3"
      ),
      ("body,L,scaledValue,3x,1", "display scale is \"3x\"; give a whole number from 1 to 10"),
      ("body,L,scaledValue,3,0", "input is 0; give a number above 0"),
      ("body,L,scaledFont.pointSize,3,-2", "input is -2; give a number above 0"),
      (
        "body,L,scaledValue,3,NaN",
        "input is nan, which is not a number of points; give a finite number"
      ),
      (
        "body,L,scaledValue,3,-inf",
        "input is -inf, which is not a number of points; give a finite number"
      ),
      (
        "body,L,scaledValue,3,",
        "input is \"\", which is not a number of points; give a finite number"
      ),
      (",L,scaledValue,3,1", "empty name for a text style; use one of largeTitle"),
      ("body,L,scaledValue,3", "the line has 4 fields; write five: \(Self.header)"),
      ("body", "the line has 1 field; write five: \(Self.header)"),
      ("body,L,scaledValue,3,1,1", "the line has 6 fields; write five: \(Self.header)"),
      ("a,b,c,d,e,f,g,h", "the line has more than 6 fields; write five: \(Self.header)"),
      (Self.header, "unknown text style \"style\"; use one of largeTitle"),
    ])
  func wrong(line: String, message: String) {
    let outcome = scale("\(Self.header)\nbody,L,scaledValue,3,1\n\(line)\nbody,L,scaledValue,3,1\n")
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.error.hasPrefix("<stdin>:3: error: \(message)"), "\(outcome.error)")
  }

  @Test("A file that is not there is named")
  func missing() {
    #expect(
      run(["scale", "--vectors", "/nowhere/v.csv"])
        == Outcome(
          status: 2, output: "",
          error: "/nowhere/v.csv: error: there is no such file; check the path\n"))
  }

  @Test("Bytes that are no text are an error, not a trap")
  func bytes() throws {
    let place = try TemporaryFolder()
    let path = place.path + "/v.csv"
    try Data([0xFF, 0x00, 0x2C, 0x0A]).write(to: URL(fileURLWithPath: path))
    let outcome = run(["scale", "--vectors", path])
    #expect(outcome.status == 2)
    #expect(
      outcome.error == "\(path):1: error: the line has 2 fields; write five: \(Self.header)\n")
  }
}
