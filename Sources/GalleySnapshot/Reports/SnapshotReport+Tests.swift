internal import GalleyKit

extension SnapshotReport {
  /// The report as JUnit's XML, which CI systems read: a suite for each article and variant, a case for each snapshot.
  ///
  /// Times are left out; they would differ from run to run.
  public var tests: [UInt8] {
    let failures = articles.reduce(0) { $0 + $1.failures.count }
    let errors = articles.count { $0.error != nil }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"galley snapshot\" tests=\"\(count + errors)\" "
    text += "failures=\"\(failures)\" errors=\"\(errors)\">\n"
    for article in articles { text += article.suite }
    return Array((text + "</testsuites>\n").utf8)
  }
}

extension SnapshotReport.Article {
  fileprivate var suite: String {
    let errors = error == nil ? 0 : 1
    let name = ShownText.html(variant.isEmpty ? path : "\(path) \(variant)")
    var text = "  <testsuite name=\"\(name)\" tests=\"\(steps.count + errors)\" "
    text += "failures=\"\(failures.count)\" errors=\"\(errors)\">\n"
    if let error {
      text += "    <testcase classname=\"\(name)\" name=\"article\">\n"
      text += "      <error message=\"\(ShownText.html(error))\"/>\n    </testcase>\n"
    }
    for step in steps {
      text += "    <testcase classname=\"\(name)\" name=\"\(ShownText.html(step.name))\""
      text += step.isFailure ? ">\n\(step.failure)    </testcase>\n" : "/>\n"
    }
    return text + "  </testsuite>\n"
  }
}

extension SnapshotReport.Step {
  private var message: String {
    isRecorded ? "recorded: look at it, commit it and run again" : lines.first ?? "it differs"
  }

  /// All lines, then the files that show it.
  fileprivate var failure: String {
    let shown = pictures.compactMap { $0.difference ?? $0.actual }
    let body = (lines + shown).map(ShownText.html).joined(separator: "\n")
    return "      <failure message=\"\(ShownText.html(message))\">\(body)</failure>\n"
  }
}
