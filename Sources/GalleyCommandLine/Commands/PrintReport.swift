internal import GalleyKit
internal import Synchronization

/// What a run of printing says: what was printed and where, what was found, what failed. Safe in threads.
final class PrintReport: Sendable {
  private struct State {
    var words: ProofReport
    var depfile = Depfile()
    var doneCount = 0
    var unchangedCount = 0
  }

  private let state: Mutex<State>
  private let count: Int
  private let isBook: Bool
  private let output: String
  private let tool: CommandLineTool
  private let isQuiet: Bool
  private let progress: ProgressLine
  /// The settings of the working folder, on which all PDFs depend.
  private let settings: [String]

  /// - Parameters:
  ///   - count: how many PDFs there are to print.
  ///   - isBook: whether they are one book.
  ///   - output: the output folder.
  init(
    press: Press, count: Int, isBook: Bool, output: String, tool: CommandLineTool, isQuiet: Bool
  ) {
    self.count = count
    self.isBook = isBook
    self.output = output
    self.tool = tool
    self.isQuiet = isQuiet
    progress = ProgressLine(tool.console, isQuiet: isQuiet, environment: tool.environment)
    settings = FileReader.isFile(Settings.fileName) ? [Settings.fileName] : []
    let words = ProofReport(press: press, console: tool.console, isQuiet: isQuiet)
    state = Mutex(State(words: words))
  }

  /// Says what concerns every article of a press, unless it was said.
  func begin(_ press: Press) { state.withLock { $0.words.begin(press) } }

  /// Takes in an article that could not be begun, and says why.
  func fail(_ article: String, _ error: any Error) {
    state.withLock { $0.words.fail(article, error, tool: tool) }
  }

  /// Takes in what came of a PDF, and says so.
  func add(_ result: PrintResult) {
    let path = FilePath.join(output, result.file)
    let name = result.isBook ? "book" : result.articles.joined(separator: ", ")
    progress.clear()
    state.withLock { state in
      state.doneCount += 1
      state.words.say(result.findings)
      if !result.dependencies.isEmpty {
        state.depfile.add(path, from: result.dependencies + settings)
      }
      switch result.outcome {
      case .made(let pages):
        state.words.count(result.articles.count)
        say("\(name): \(pages == 1 ? "1 page" : "\(pages) pages") in \(path)")
      case .unchanged:
        state.words.count(result.articles.count)
        state.unchangedCount += 1
      case .refused: state.words.count(result.articles.count)
      case .failed(let failures):
        for failure in failures { state.words.fail(failure.path, failure.error, tool: tool) }
        if result.isBook { state.words.count(max(0, result.articles.count - failures.count)) }
      }
      if state.doneCount < count { progress.show("\(state.doneCount) of \(count): \(name)") }
    }
  }

  /// Says what was left as it is, and which articles failed.
  func finish() {
    state.withLock { state in
      if state.unchangedCount > 0 {
        let what = state.unchangedCount == 1 ? "1 PDF is" : "\(state.unchangedCount) PDFs are"
        say("\(what) unchanged in \(output)")
      }
      state.words.finish(isBook ? "; no book is made" : "")
    }
  }

  /// What each PDF that is there was made from.
  var depfile: Depfile { state.withLock { $0.depfile } }

  func status(isStrict: Bool) -> Int32 { state.withLock { $0.words.status(isStrict: isStrict) } }

  private func say(_ line: String) {
    if !isQuiet { tool.console.print(ShownText.message(line) + "\n") }
  }
}
