internal import GalleyKit

/// `galley measure`: the layout of an article as JSON on standard output.
struct MeasureCommand {
  let tool: CommandLineTool
  let arguments: ParsedArguments

  /// The exit status: 2 when the article failed.
  func run() throws -> Int32 {
    var settings = try PressSettings(arguments, tool: tool)
    settings.options.formats = [.json]
    let article = arguments.operands[0]
    let timings = arguments.isOn("timings") ? Timings() : nil
    let common = try Press(
      fonts: settings.fonts, styleSheet: settings.styleSheet, options: settings.options,
      temporaries: tool.temporaries)
    do {
      let input = try tool.input(article)
      var presses = ArticlePresses(settings, common: common)
      let press = try presses.press(for: input)
      let observer = PressObserver(event: { timings?.record($0) })
      let result = try press.measurements(of: input, observer: observer)
      var report = ProofReport(
        press: press, console: tool.console, isQuiet: arguments.isOn("quiet"))
      report.say(result.findings)
      try tool.write(result.json)
    } catch let closed as OutputClosed {
      throw closed
    } catch {
      tool.complain("\(error)", about: article == "-" ? ArticleInput.standardInput : article)
      return 2
    }
    if let timings { tool.console.report(timings.table) }
    return 0
  }
}
