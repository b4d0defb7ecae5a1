import Testing

@testable import GalleyCommandLine

struct ArgumentParserTests {
  private func parse(_ arguments: String...) throws -> ParsedArguments {
    var parser = ArgumentParser(CommandTable.proof)
    return try parser.parse(arguments)
  }

  private func message(_ arguments: [String]) -> String {
    var parser = ArgumentParser(CommandTable.proof)
    do {
      _ = try parser.parse(arguments)
      return "none"
    } catch {
      return error.description
    }
  }

  @Test("A value may follow its option, an equals sign or a short name")
  func values() throws {
    let parsed = try parse(
      "a.md", "--sizes", "xs,l", "--on=a4", "-o", "out", "-j2", "--formats", "PDF,png,pdf")
    #expect(parsed.operands == ["a.md"])
    #expect(parsed.last("sizes")?.text == "xs,l")
    #expect(parsed.last("on")?.text == "a4")
    #expect(parsed.last("output")?.text == "out")
    #expect(parsed.number("jobs") == 2)
    #expect(parsed.words("formats") == ["pdf", "png"])
  }

  @Test("Flags are turned on by their name and off by its negation; the last one counts")
  func flags() throws {
    #expect(try parse("a.md", "--strict").isOn("strict"))
    #expect(try !parse("a.md", "--strict", "--no-strict").isOn("strict"))
    #expect(try !parse("a.md", "--no-sheet").isOn("sheet", default: true))
    #expect(try parse("a.md").isOn("sheet", default: true))
    #expect(try parse("a.md", "-qj", "3").isOn("quiet"))
  }

  @Test("Two hyphens end the options, one is standard input")
  func operands() throws {
    #expect(try parse("-", "--", "--strict", "-x").operands == ["-", "--strict", "-x"])
  }

  @Test("A repeatable option keeps all values, any other the last")
  func repeated() throws {
    let parsed = try parse(
      "a.md", "--allow-path", "x", "--allow-path=y", "--on", "a4", "--on", "a5")
    #expect(parsed.values["allow-path"]?.map(\.text) == ["x", "y"])
    #expect(parsed.values["on"]?.map(\.text) == ["a5"])
  }

  @Test(
    "Misuse is answered with the remedy",
    arguments: [
      ([], "no article is named; give paths of Markdown files, or - for standard input"),
      (["a.md", "--size", "l"], "unknown option \"--size\"; did you mean \"--sizes\"?"),
      (["a.md", "--zzzzzzzz"], "unknown option \"--zzzzzzzz\"; see `galley help proof`"),
      (["a.md", "-x"], "unknown option \"-x\"; see `galley help proof`"),
      (["a.md", "--fonts"], "--fonts: needs a value: SET"),
      (["a.md", "--on="], "--on: needs a value: SIZE"),
      (["a.md", "--strict=yes"], "--strict: takes no value; use --strict or --no-strict"),
      (
        ["a.md", "--formats", "png,pfd"], "--formats: unknown value \"pfd\"; did you mean \"pdf\"?"
      ),
      (
        ["a.md", "--formats", ""],
        "--formats: unknown value \"\"; use one of png, pdf, svg, json, trace"
      ),
      (["a.md", "--scale", "4"], "--scale: unknown value \"4\"; use one of 1, 2, 3"),
      (["a.md", "-j", "0"], "-j: \"0\" is no number from 1 to 256"),
      (["a.md", "--jobs=many"], "--jobs: \"many\" is no number from 1 to 256"),
      (
        ["a.md", "--appearance", "drak"],
        "--appearance: unknown value \"drak\"; did you mean \"dark\"?"
      ),
    ])
  func misuse(_ arguments: [String], _ expected: String) {
    #expect(message(arguments) == expected)
  }

  @Test("A command takes as many operands as it can use")
  func operandCounts() {
    func message(_ command: CommandDescription, _ arguments: [String]) -> String? {
      var parser = ArgumentParser(command)
      do {
        _ = try parser.parse(arguments)
        return nil
      } catch {
        return error.description
      }
    }
    #expect(
      message(CommandTable.measure, ["a", "b"])
        == "galley measure takes one article, not 2; run it for each")
    #expect(
      message(CommandTable.completion, ["fish"])
        == "unknown shell \"fish\"; use one of bash, zsh")
    #expect(
      message(CommandTable.help, ["proff"]) == "unknown command \"proff\"; did you mean \"proof\"?")
    #expect(message(CommandTable.help, []) == nil)
  }
}
