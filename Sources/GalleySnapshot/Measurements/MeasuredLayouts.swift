internal import GalleyKit

/// The layouts of a file of measurements, as `galley measure` prints them.
public struct MeasuredLayouts: Sendable {
  /// The article's path.
  public let article: String
  /// A layout for each step, in the order of the file.
  public let records: [LayoutRecord]
  /// All that the file says.
  let root: JSONValue

  /// Reads measurements; `path` is for messages.
  ///
  /// Throws ``SnapshotError/unreadableMeasurements(path:reason:)``.
  public init(parsing bytes: [UInt8], path: String) throws(SnapshotError) {
    let root: JSONValue
    do throws(JSONValue.Fault) {
      root = try JSONValue(parsing: bytes)
    } catch {
      throw .unreadableMeasurements(path: "\(path):\(error.line)", reason: "it is no JSON")
    }
    guard root["formatVersion"]?.int == Measurements.formatVersion,
      case .array(let steps)? = root["steps"], let article = root["article"]?["path"]?.text
    else {
      throw .unreadableMeasurements(
        path: path, reason: "it is no measurements of version \(Measurements.formatVersion)")
    }
    self.article = article
    self.root = root
    let faces = root["faces"]?.elements ?? []
    let numbers = faces.map { $0["number"]?.int ?? -1 }
    let reader = StepReader(
      geometry: root["geometry"]?["name"]?.text ?? "",
      width: root["geometry"]?["width"]?.number ?? 0,
      faces: faces.map { LayoutRecord.Face(name: $0["name"]?.text ?? "", digest: "") },
      indices: Dictionary(
        zip(numbers, numbers.indices), uniquingKeysWith: { first, _ in first }))
    var records: [LayoutRecord] = []
    for (index, step) in steps.enumerated() {
      guard let record = reader.record(step) else {
        throw .unreadableMeasurements(
          path: path, reason: "step \(index + 1) lacks what measurements have")
      }
      records.append(record)
    }
    self.records = records
  }

  /// Whether bytes may be measurements, judged by their beginning: other JSON is not.
  public static func isLikely(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(400), as: UTF8.self)
    return head.contains("\"formatVersion\"") && head.contains("\"article\"")
  }
}

/// Reads the steps of one file.
private struct StepReader {
  let geometry: String
  let width: Double
  let faces: [LayoutRecord.Face]
  /// The index in `faces` of a face's number.
  let indices: [Int: Int]

  func record(_ step: JSONValue) -> LayoutRecord? {
    guard let name = step["name"]?.text, let size = step["body"]?["size"]?.number,
      let leading = step["body"]?["leading"]?.number
    else { return nil }
    let blocks = step["blocks"]?.elements ?? []
    let read = blocks.compactMap(block)
    // A block that only decorates has neither text nor picture, and is in no record.
    guard read.count == blocks.count(where: { $0["text"] != nil || $0["picture"] != nil }) else {
      return nil
    }
    return LayoutRecord(
      step: name, geometry: geometry, width: rounded(width),
      height: rounded(step["totals"]?["height"]?.number ?? 0), bodySize: rounded(size),
      bodyLeading: rounded(leading), pageCount: step["totals"]?["pages"]?.int ?? 1,
      faces: faces, blocks: read)
  }

  private func block(_ block: JSONValue) -> LayoutRecord.Block? {
    guard block["text"] != nil || block["picture"] != nil, let path = block["path"]?.text,
      let role = block["role"]?.text, let frame = block["frame"]?.numbers(4),
      let place = block["source"]?["from"]?.text?.split(separator: ":").compactMap({ Int($0) }),
      place.count == 2
    else { return nil }
    var read = LayoutRecord.Block(
      path: path, role: role, line: place[0], column: place[1], frame: frame.map(rounded))
    guard let text = block["text"]?.text else { return read }
    read.size = rounded(block["size"]?.number ?? 0)
    read.leading = rounded(block["leading"]?.number ?? 0)
    read.tracking = rounded(block["tracking"]?.number ?? 0)
    let utf8 = Array(text.utf8)
    let lines = block["lines"]?.elements ?? []
    read.lines = lines.compactMap { line($0, of: utf8) }
    return read.lines.count == lines.count ? read : nil
  }

  private func line(_ line: JSONValue, of utf8: [UInt8]) -> LayoutRecord.Line? {
    guard let range = range(line["text"], in: utf8), let frame = line["frame"]?.numbers(4),
      let baseline = line["baseline"]?.number
    else { return nil }
    var runs: [LayoutRecord.Run] = []
    for run in (line["runs"]?.elements ?? []).compactMap({ self.run($0, from: range.lowerBound) })
      .sorted(by: { $0.start < $1.start })
    where runs.last?.face != run.face || runs.last?.size != run.size {
      runs.append(run)
    }
    return LayoutRecord.Line(
      baseline: rounded(baseline), x: rounded(frame[0]), width: rounded(frame[2]),
      isOverflowing: line["isOverflowing"]?.bool ?? false,
      isCut: line["breaksWord"]?.bool ?? false, runs: runs,
      text: String(decoding: utf8[range], as: UTF8.self))
  }

  private func run(_ run: JSONValue, from start: Int) -> LayoutRecord.Run? {
    guard let face = run["face"]?.int.flatMap({ indices[$0] }), let size = run["size"]?.number,
      let text = run["text"]?.numbers(2)
    else { return nil }
    return LayoutRecord.Run(
      start: max(0, Int(text[0].rounded()) - start), face: face, size: rounded(size))
  }

  private func range(_ value: JSONValue?, in utf8: [UInt8]) -> Range<Int>? {
    guard let ends = value?.numbers(2).map({ $0.compactMap { Int(exactly: $0) } }),
      ends.count == 2, ends[0] >= 0, ends[0] <= ends[1], ends[1] <= utf8.count
    else { return nil }
    return ends[0]..<ends[1]
  }

  private func rounded(_ value: Double) -> Double { LayoutRecord.rounded(value) }
}
