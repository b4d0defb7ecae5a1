internal import GalleyKit

extension SnapshotReport {
  /// The version of the form of ``record``.
  static let formatVersion = 1

  /// The report as JSON: every snapshot with its outcome, words and files, the same bytes for the same report.
  public var record: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("formatVersion", Self.formatVersion)
      writer.member("generator", Version.producer)
      writer.member("summary", summary)
      writer.key("articles")
      writer.array { writer in
        for article in articles { article.write(to: &writer) }
      }
    }
    return writer.bytes
  }
}

extension SnapshotReport.Article {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("path", path)
      writer.member("variant", variant)
      writer.member("references", references)
      writer.member("folder", folder)
      writer.member("error", error)
      writer.member("lines", lines)
      writer.key("steps")
      writer.array { writer in
        for step in steps { step.write(to: &writer) }
      }
    }
  }
}

extension SnapshotReport.Step {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", name)
      writer.member("step", step)
      writer.member("outcome", outcome.rawValue)
      writer.member("isRecorded", isRecorded)
      writer.member("isFailure", isFailure)
      writer.member("lines", lines)
      writer.member("skippedReasons", skippedReasons)
      writer.key("pictures")
      writer.array { writer in
        for picture in pictures { picture.write(to: &writer) }
      }
      writer.member("files", files)
    }
  }
}

extension SnapshotReport.Picture {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object(isInline: true) { writer in
      writer.member("page", page)
      writer.member("words", words)
      writer.member("reference", reference)
      writer.member("difference", difference)
      writer.member("actual", actual)
    }
  }
}
