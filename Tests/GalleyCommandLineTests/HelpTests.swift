import Testing

@testable import GalleyCommandLine

struct HelpTests {
  @Test("The overview names every command, and each command's help every option and an example")
  func complete() {
    let help = Help(commands: CommandTable.all)
    for command in CommandTable.all {
      #expect(help.overview.contains("  \(command.name) "))
      let text = help.text(of: command)
      for option in command.options { #expect(text.contains("--\(option.shownName)")) }
      for example in command.examples { #expect(text.contains(example.line)) }
      #expect(!command.examples.isEmpty)
    }
  }

  @Test("No line of help is wider than 100 columns")
  func width() {
    let help = Help(commands: CommandTable.all)
    for text in [help.overview] + CommandTable.all.map(help.text) {
      #expect(text.split(separator: "\n").filter { $0.count > 100 } == [])
    }
  }

  @Test("Help goes to standard output and exits with 0, also when the rest is wrong")
  func status() {
    let wanted = Help(commands: CommandTable.all).text(of: CommandTable.proof)
    for arguments in [["help", "proof"], ["proof", "--help"], ["proof", "-h", "--bogus"]] {
      #expect(run(arguments) == Outcome(status: 0, output: wanted, error: ""))
    }
    #expect(run(["--help"]).output == run(["help"]).output)
    #expect(run(["help"]).status == 0)
  }

  @Test("Without a command the overview goes to standard error and the status is 2")
  func nothing() {
    let outcome = run([])
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.error == run(["help"]).output)
  }

  @Test("The version names the libraries")
  func version() {
    let lines = run(["--version"]).output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("galley ") == true)
    let names = lines.dropFirst().compactMap { $0.split(separator: " ").first }
    // ICU is used on Linux alone.
    #expect(
      names.filter { $0 != "icu" } == [
        "cairo", "cmark-gfm", "fontconfig", "freetype", "harfbuzz", "libpng", "libyaml", "pango",
        "qpdf", "zlib",
      ])
    #expect(names == names.sorted())
  }
}
