import GalleyConfiguration
import Testing

@testable import GalleyCommandLine

struct SettingsTests {
  private func arguments(_ yaml: String) throws -> ParsedArguments {
    let settings = try Settings(
      SourceText(path: "galley.yaml", yaml), commands: CommandTable.all)
    return try settings.arguments(for: CommandTable.proof)
  }

  private func message(_ yaml: String) -> String {
    do {
      _ = try arguments(yaml)
      return "none"
    } catch {
      return "\(error)"
    }
  }

  @Test("Keys are long names; a command's own map wins; lists and flags are read")
  func values() throws {
    let parsed = try arguments(
      """
      fonts: inter
      sizes: [l, ax5]
      no-sheet: true
      strict: yes
      allow-path: [a, b]
      proof:
        fonts: atkinson
        jobs: 2
      measure:
        on: a4
      """)
    #expect(parsed.last("fonts")?.text == "atkinson")
    #expect(parsed.last("fonts")?.place == "galley.yaml:7:10")
    #expect(parsed.last("sizes")?.text == "l,ax5")
    #expect(parsed.isOn("strict"))
    #expect(!parsed.isOn("sheet", default: true))
    #expect(parsed.values["allow-path"]?.map(\.text) == ["a", "b"])
    #expect(parsed.number("jobs") == 2)
    #expect(parsed.last("on") == nil)
  }

  @Test("An option on the command line wins")
  func commandLine() throws {
    var parser = ArgumentParser(CommandTable.proof)
    let given = try parser.parse(["a.md", "--fonts", "mine", "--sheet"])
    let parsed = given.completed(by: try arguments("fonts: inter\non: a4\nsheet: false\n"))
    #expect(parsed.last("fonts")?.text == "mine")
    #expect(parsed.last("on")?.text == "a4")
    #expect(parsed.isOn("sheet"))
  }

  @Test("A key that only another command has is passed over")
  func otherCommand() throws {
    let settings = try Settings(
      SourceText(path: "galley.yaml", "formats: pdf\non: a4\n"), commands: CommandTable.all)
    let parsed = try settings.arguments(for: CommandTable.measure)
    #expect(parsed.values.keys.sorted() == ["on"])
  }

  @Test("The key `scale` is an option with a value, a command with a map")
  func scale() throws {
    #expect(try arguments("scale: 3\n").number("scale") == 3)
    let text = "fonts: inter\ncurve: moderate\nscale: {sizes: ax, csv: true}\nproof: {scale: 1}\n"
    let settings = try Settings(
      SourceText(path: "galley.yaml", text), commands: CommandTable.all)
    #expect(try settings.arguments(for: CommandTable.proof).number("scale") == 1)
    // Fonts and a curve for articles would turn the ramp into something else.
    let own = try settings.arguments(for: CommandTable.scale)
    #expect(own.values.keys.sorted() == ["csv", "sizes"])
    #expect(message("scale: 9\n") == "galley.yaml:1:8: unknown value \"9\"; use one of 1, 2, 3")
    #expect(
      message("ramp: iOS\n") == "galley.yaml:1:1: unknown option \"ramp\"; see `galley help proof`")
    #expect(
      message("scale: {fromats: png}\n")
        == "galley.yaml:1:9: unknown option of scale \"fromats\"; see `galley help scale`")
  }

  @Test("Empty settings say nothing")
  func empty() throws {
    #expect(try arguments("") == ParsedArguments())
    #expect(try arguments("# only words\n") == ParsedArguments())
  }

  @Test(
    "What is wrong is named with line and column",
    arguments: [
      ("fnts: x\n", "galley.yaml:1:1: unknown option \"fnts\"; did you mean \"fonts\"?"),
      (
        "on: a4\nproof:\n  scal: 2\n",
        "galley.yaml:3:3: unknown option of proof \"scal\"; did you mean \"scale\"?"
      ),
      ("proof:\n  scale: 9\n", "galley.yaml:2:10: unknown value \"9\"; use one of 1, 2, 3"),
      ("strict: perhaps\n", "galley.yaml:1:9: strict is neither true nor false; write one of them"),
      ("curve: {a: b}\n", "galley.yaml:1:8: curve is a map; give a value"),
      (
        "fonts: {a: b}\n", "galley.yaml:1:9: unknown option of fonts \"a\"; see `galley help fonts`"
      ),
      ("proof: x\n", "galley.yaml:1:8: proof is a text; put options below it, each on its line"),
      ("- a\n", "galley.yaml:1:1: the settings are a list; write `option: value` on each line"),
    ])
  func errors(_ yaml: String, _ expected: String) {
    #expect(message(yaml) == expected)
  }
}
