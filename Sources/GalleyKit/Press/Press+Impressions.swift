internal import GalleyArticle
public import GalleyConfiguration
internal import GalleyLayout
internal import GalleyStyle
internal import GalleyText

extension Press {
  /// Sets an article at every step, without writing anything, and gives what `body` makes of each, in the curve's
  /// order, with what was found.
  ///
  /// `body` is called on the press's threads, several at a time. Throws ``PressError``, or what `body` throws as one.
  public func impressions<Value: Sendable>(
    of input: ArticleInput, observer: PressObserver = PressObserver(),
    _ body: @escaping @Sendable (Impression) throws -> Value
  ) throws(PressError) -> (values: [Value], findings: [Finding]) {
    do {
      let run = try PressRun(self, input, keepsGalleys: false, observer: observer)
      return try run.impressions(body)
    } catch {
      throw PressError(error, path: input.path, step: "")
    }
  }

  /// The SHA-256 of a file's bytes as 64 hexadecimal digits; each file is read once for all articles.
  public func sha256(of path: String) throws(FileAccessError) -> String {
    try digests.sha256(of: path)
  }
}

extension PressRun {
  func impressions<Value: Sendable>(
    _ body: @escaping @Sendable (Impression) throws -> Value
  ) throws -> (values: [Value], findings: [Finding]) {
    let shaped = try shapedTexts()
    let (pictures, observer, options) = (pictures, observer, press.options)
    let (fonts, path) = (press.fonts, input.path)
    let results = try press.pool.map(styled) { worker, styled in
      if observer.shouldStop() { throw PressError.cancelled(path: path) }
      let galley = observer.during(.set, styled.step) {
        Galley(
          setting: styled, on: options.geometry, with: worker.text, shaped: shaped,
          pictures: pictures)
      }
      let impression = Impression(
        galley: galley, pages: [Page](paginating: galley), worker: worker, fonts: fonts)
      let value = try body(impression)
      observer.event(.finished(styled.step))
      return (value, galley.findings)
    }
    let findings = article.findings + results.flatMap(\.1)
    return (results.map(\.0), findings.merged(order: order))
  }
}
