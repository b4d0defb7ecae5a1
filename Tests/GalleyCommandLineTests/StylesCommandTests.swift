import Foundation
import GalleyKit
import Testing

@testable import GalleyCommandLine

struct StylesCommandTests {
  @Test(
    "What is printed is the sheet itself, by default the reading sheet",
    arguments: [
      (["styles"], "reading"), (["styles", "reading"], "reading"),
      (["styles", "large-print"], "large-print"),
      (["styles", "--style-sheet", "large-print"], "large-print"),
      (["styles", "reading", "--style-sheet", "large-print"], "reading"),
    ])
  func builtIn(arguments: [String], name: String) throws {
    let outcome = run(arguments)
    #expect(outcome.status == 0 && outcome.error == "")
    #expect(outcome.output == StyleSheet.builtIn(name)?.yaml)
  }

  @Test("A sheet of one's own is printed with all that it extends, and reads back as the same")
  func ownSheet() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "brand.yaml", "extends: large-print\nfloor: 20\nroles: {quote: {italic: true}}\n")
    let outcome = run(["styles", path])
    #expect(outcome.status == 0)
    var sheet = StyleSheet.largePrint
    sheet.name = "brand"
    sheet.floor = 20
    sheet.roles[.quote]?.isItalic = true
    #expect(outcome.output == sheet.yaml)
    let again = try folder.write("again.yaml", outcome.output)
    #expect(run(["styles", again]) == outcome)
  }

  @Test("Sizes stand beside the roles, after the floor and by the font set")
  func sizes() throws {
    let lines = run(["styles", "--at", "l,ax5"]).output.split(separator: "\n").map(String.init)
    #expect(lines.contains("  paragraph:  # 17/22 at l, 48/62 at ax5"))
    #expect(lines.contains("  navigationTitle:  # 17/22 at l, 17/22 at ax5"))
    let plain = run(["styles"]).output.split(separator: "\n").map(String.init)
    #expect(lines.map { $0.split(separator: "  #").first.map(String.init) ?? "" } == plain)
    let large = run(["styles", "large-print", "--at", "xs"]).output
    #expect(large.contains("  paragraph:  # 18/23.76 at xs\n"))
    let linear = run(["styles", "--curve", "linear:100,200", "--at", "200"]).output
    #expect(linear.contains("\ncurve: \"linear:100,200\"\n"))
    #expect(linear.contains("  paragraph:  # 34/44 at 200\n"))
  }

  @Test("As JSON the same stands in the same order, absent values as null")
  func json() throws {
    let outcome = run(["styles", "large-print", "--json", "--at", "l"])
    #expect(outcome.status == 0)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(object["name"] as? String == "large-print")
    #expect(object["curve"] is NSNull)
    #expect(object["floor"] as? Double == 18)
    let roles = try #require(object["roles"] as? [String: [String: Any]])
    #expect(Set(roles.keys) == Set(Role.allCases.map(\.rawValue)))
    let sizes = try #require(roles["heading1"]?["sizes"] as? [[String: Any]])
    #expect(sizes.count == 1)
    #expect(sizes[0]["step"] as? String == "l")
    #expect(sizes[0]["size"] as? Double == 22)
    #expect(sizes[0]["leading"] as? Double == 29.04)
    let plain = run(["styles", "--json"]).output
    #expect(!plain.contains("sizes"))
  }

  @Test("The built-in sheets are listed with what they are for")
  func list() throws {
    let outcome = run(["styles", "--list"])
    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == StyleSheet.builtInNames.count)
    for (line, name) in zip(lines, StyleSheet.builtInNames) {
      #expect(line.hasPrefix(name + " "))
    }
    #expect(run(["styles", "--list", "--json"]).output.contains("\"name\": \"large-print\""))
  }

  @Test(
    "What is wrong is said with its place and a remedy",
    arguments: [
      (
        ["styles", "larg-print"],
        "unknown style sheet \"larg-print\"; did you mean \"large-print\"?"
      ),
      (
        ["styles", "sepia"],
        "unknown style sheet \"sepia\"; use one of reading, clear-print, large-print, "
          + "large-print-uk, giant-print, or the path of a style sheet's YAML file"
      ),
      (["styles", "no/such.yaml"], "no/such.yaml: error: no such file; check the path"),
      (
        ["styles", "--at", "ax6"],
        "--at: unknown step of dynamicType \"ax6\"; did you mean \"ax5\"?"
      ),
      (["styles", "--list", "reading"], "--list and reading do not go together; leave one away"),
      (["styles", "reading", "large-print"], "galley styles takes one SHEET, not 2"),
    ])
  func errors(arguments: [String], message: String) {
    let outcome = run(arguments)
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.error.contains(message))
  }

  @Test("Keys that are not understood are said, and the rest is printed")
  func findings() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("brand.yaml", "flor: 12\n")
    let outcome = run(["styles", path])
    #expect(outcome.status == 0)
    #expect(outcome.error.contains("brand.yaml:1:1: warning: `flor` is not a key"))
    #expect(outcome.error.contains("did you mean `floor`?"))
  }
}
