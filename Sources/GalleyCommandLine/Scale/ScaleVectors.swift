internal import GalleyKit

/// `galley scale --vectors`: a table of questions with its answers added.
///
/// The table is read through twice, first to find what is wrong with it: so nothing is written
/// unless all is right, and no more than a piece of the answers is held at a time.
struct ScaleVectors {
  let tool: CommandLineTool

  /// Far more lines than anybody observes; beyond it the memory of a small machine.
  private static let largestSize = 1 << 30
  /// How many bytes are written at once.
  private static let piece = 1 << 20

  /// The exit status: 2 when a line is wrong. Throws when the file cannot be read.
  func run(_ path: String) throws -> Int32 {
    let bytes =
      path == "-"
      ? try tool.console.input(Self.largestSize)
      : try FileReader.bytes(of: path, limit: Self.largestSize)
    let name = path == "-" ? ArticleInput.standardInput : path
    var reader = VectorReader()
    var count = 0
    for line in VectorLines(bytes) {
      count += 1
      if line.isHeader(count) || line.bytes.isEmpty { continue }
      do throws(UsageError) {
        _ = try reader.line(line.bytes)
      } catch {
        tool.complain("\(name):\(count): \(error.message)", about: name)
        return 2
      }
    }
    try write(bytes, by: &reader)
    return 0
  }

  private func write(_ bytes: [UInt8], by reader: inout VectorReader) throws {
    var piece: [UInt8] = []
    piece.reserveCapacity(Self.piece + 4096)
    var count = 0
    for line in VectorLines(bytes) {
      count += 1
      piece += line.bytes
      if line.isHeader(count) {
        piece += Array(",output".utf8)
      } else if !line.bytes.isEmpty {
        piece.append(UInt8(ascii: ","))
        Decimal.append(try reader.line(line.bytes).output, places: 6, to: &piece)
      }
      piece += line.end
      guard piece.count >= Self.piece else { continue }
      try tool.write(piece)
      piece.removeAll(keepingCapacity: true)
    }
    try tool.write(piece)
  }
}

/// The lines of a table, which end in LF or CR LF; the last one may have no end and gets one.
private struct VectorLines: Sequence, IteratorProtocol {
  struct Line {
    /// Without its end.
    var bytes: ArraySlice<UInt8>
    var end: [UInt8]

    /// Whether it is the first and names the columns.
    func isHeader(_ number: Int) -> Bool {
      number == 1 && bytes.elementsEqual(VectorLine.header.utf8)
    }
  }

  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
    // A byte order mark, which spreadsheets write, is no letter of the first name.
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
  }

  mutating func next() -> Line? {
    guard !rest.isEmpty else { return nil }
    let end = rest.firstIndex(of: 0x0A) ?? rest.endIndex
    let line = rest[rest.startIndex..<end]
    rest = rest[end...].dropFirst()
    if line.last == 0x0D { return Line(bytes: line.dropLast(), end: [0x0D, 0x0A]) }
    return Line(bytes: line, end: [0x0A])
  }
}
