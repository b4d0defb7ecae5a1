import Foundation
import Testing

@testable import GalleyCommandLine

struct CompletionTests {
  /// What bash offers after a line, with the cursor at its end.
  private func completions(of words: [String]) throws -> [String] {
    let place = try TemporaryFolder()
    let script = try place.write("galley.bash", run(["completion", "bash"]).output)
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let program = """
      source \(script)
      COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1)
      _galley; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["--norc", "-c", program]
    process.currentDirectoryURL = URL(fileURLWithPath: place.path)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test("bash completes commands, options, values, files and shells")
  func bash() throws {
    #expect(try completions(of: ["galley", "pr"]) == ["proof", "print"])
    #expect(try completions(of: ["galley", "proof", "--si"]) == ["--sizes"])
    #expect(try completions(of: ["galley", "proof", "--appearance", "d"]) == ["dark"])
    #expect(try completions(of: ["galley", "proof", "galley"]) == ["galley.bash"])
    #expect(try completions(of: ["galley", "completion", "z"]) == ["zsh"])
    #expect(try completions(of: ["galley", "proof", "--no-s"]) == ["--no-sheet"])
    #expect(try completions(of: ["galley", "proof", "--curve", "mod"]) == ["moderate"])
    #expect(try completions(of: ["galley", "proof", "--curve", "gal"]) == ["galley.bash"])
    #expect(try completions(of: ["galley", "scale", "--ramp", "t"]) == ["tvOS"])
    #expect(try completions(of: ["galley", "snapshot", "ve"]) == ["verify"])
    let captions = try completions(of: ["galley", "scale", "--style", "cap"])
    #expect(captions == ["caption1", "caption2"])
  }

  @Test("The script for zsh names every command and option")
  func zsh() {
    let script = run(["completion", "zsh"]).output
    #expect(script.hasPrefix("#compdef galley\n"))
    for command in CommandTable.all {
      #expect(script.contains("'\(command.name):"))
      for option in command.options { #expect(script.contains("--\(option.shownName)[")) }
    }
  }
}
