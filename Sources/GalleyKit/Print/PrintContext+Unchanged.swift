internal import GalleyConfiguration
internal import GalleyText

extension PrintContext {
  /// The result of a PDF that is there and would be the same; nil for one that has to be made.
  func unchanged(_ job: PrintJob) throws(FileAccessError) -> PrintResult? {
    guard !isForced, let record = records[job.file],
      // What there was to warn of has to be said again where it decides.
      !(job.options.refusesRepairs && record.needsCare),
      record.options == (try options(of: job)),
      record.articles.map(\.path) == job.sources.map(\.path), areUnchanged(job.sources, record),
      record.pictures.allSatisfy({ digest($0.path) == $0.sha256 }),
      record.links.allSatisfy({ links.place(of: $0.path) == $0.place }),
      record.dictionaries.allSatisfy({ digest($0.path) == $0.sha256 }),
      isWhole(record.output)
    else { return nil }
    if renewsDates { AtomicFile.renewDate(of: path(of: job)) }
    return PrintResult(
      file: job.file, articles: job.sources.map(\.path), isBook: job.isBook,
      outcome: .unchanged(pages: record.pages), findings: [],
      dependencies: dependencies(of: record, job))
  }

  private func areUnchanged(_ sources: [PrintJob.Source], _ record: PrintRecord) -> Bool {
    zip(sources, record.articles).allSatisfy { source, known in
      if let bytes = source.bytes { return Digest.sha256(bytes) == known.sha256 }
      return digest(source.path) == known.sha256
    }
  }

  /// Whether a PDF still has the bytes that were written.
  private func isWhole(_ file: WrittenFile) -> Bool {
    let digest = Digest()
    var size = 0
    do {
      try FileReader.forEachPiece(of: FilePath.join(output, file.name)) { bytes in
        size += bytes.count
        digest.update(bytes)
      }
    } catch {
      return false
    }
    return size == file.size && digest.finish() == file.sha256
  }

  /// The digest of a file; nil for one that cannot be read.
  func digest(_ path: String) -> String? {
    guard FileReader.isRegularFile(path) else { return nil }
    return try? digests.sha256(of: path)
  }
}
