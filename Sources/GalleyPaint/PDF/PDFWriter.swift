internal import CDeflate

/// The objects of a PDF and their way into a file (ISO 32000-1, 7.5): object streams, a
/// cross-reference stream and an identifier that follows from the bytes.
struct PDFWriter {
  private enum Object {
    case reserved
    /// A range of `plain`.
    case plain(Range<Int>)
    /// An index in `streams`.
    case stream(Int)
  }

  private struct Stream {
    /// The entries of the dictionary without `Length` and the brackets.
    var entries: [UInt8]
    var data: [UInt8]
  }

  private var objects: [Object] = []
  private var plain = PDFBytes()
  private var streams: [Stream] = []

  /// Objects in one object stream; readers unpack a whole stream to reach one object.
  private static let objectsInStream = 200

  /// Takes the next object number; `set` gives it its value.
  mutating func reserve() -> Int {
    objects.append(.reserved)
    return objects.count
  }

  /// Takes `count` object numbers that follow each other; returns the first.
  mutating func reserve(_ count: Int) -> Int {
    let first = objects.count + 1
    objects.append(contentsOf: repeatElement(.reserved, count: count))
    return first
  }

  mutating func set(_ number: Int, _ write: (inout PDFBytes) -> Void) {
    let start = plain.count
    write(&plain)
    objects[number - 1] = .plain(start..<plain.count)
  }

  mutating func add(_ write: (inout PDFBytes) -> Void) -> Int {
    let number = reserve()
    set(number, write)
    return number
  }

  /// Adds a stream whose data stay as they are; `entries` name their filter, if any.
  mutating func addStream(data: [UInt8], entries: (inout PDFBytes) -> Void) -> Int {
    var dictionary = PDFBytes()
    entries(&dictionary)
    streams.append(Stream(entries: dictionary.bytes, data: data))
    objects.append(.stream(streams.count - 1))
    return objects.count
  }

  /// Adds a stream and compresses it.
  mutating func addCompressedStream(data: [UInt8], entries: (inout PDFBytes) -> Void = { _ in })
    -> Int
  {
    addStream(data: Self.deflated(data)) { dictionary in
      dictionary.put("/Filter/FlateDecode")
      entries(&dictionary)
    }
  }

  /// The finished file. The corresponding C function of the compression is `compress2`.
  ///
  /// - Parameter information: the document's information dictionary; PDF/A-4 wants none.
  consuming func file(root: Int, information: Int?, version: StaticString = "1.7") -> [UInt8] {
    packPlainObjects()
    var out = PDFBytes()
    out.reserve(streams.reduce(4096) { $0 + $1.data.count + $1.entries.count + 64 })
    // A comment of four bytes above 127 says that the file is binary; PDF/A asks for it (ISO
    // 19005-2, 6.1.2).
    out.put("%PDF-")
    out.put(version)
    out.put("\n%")
    out.put(raw: [0xE2, 0xE3, 0xCF, 0xD3, 0x0A])
    var offsets = [Int](repeating: 0, count: streams.count)
    let numbers = streamNumbers
    for (index, stream) in streams.enumerated() {
      offsets[index] = out.count
      Self.write(stream, number: numbers[index], to: &out)
    }
    writeCrossReferences(
      to: &out, offsets: offsets, root: root, information: information)
    return out.bytes
  }

  /// The object number of each stream.
  private var streamNumbers: [Int] {
    var numbers = [Int](repeating: 0, count: streams.count)
    for (index, object) in objects.enumerated() {
      if case .stream(let stream) = object { numbers[stream] = index + 1 }
    }
    return numbers
  }

  // MARK: - Object streams

  /// Where a plain object went: its object stream (an index in `streams`) and its place there.
  private var packed: [(stream: Int, place: Int)] = []

  private mutating func packPlainObjects() {
    packed = Array(repeating: (0, 0), count: objects.count)
    var group: [Int] = []
    let count = objects.count
    for index in 0..<count {
      if case .plain = objects[index] { group.append(index) }
      if group.count == Self.objectsInStream || index == count - 1, !group.isEmpty {
        pack(group)
        group.removeAll(keepingCapacity: true)
      }
    }
  }

  private mutating func pack(_ group: [Int]) {
    var directory = PDFBytes()
    var body = PDFBytes()
    for (place, index) in group.enumerated() {
      guard case .plain(let range) = objects[index] else { continue }
      packed[index] = (streams.count, place)
      directory.put(index + 1)
      directory.put(" ")
      directory.put(body.count)
      directory.put(" ")
      body.put(raw: plain.bytes[range])
      body.put("\n")
    }
    let first = directory.count
    directory.put(raw: body.bytes)
    _ = addCompressedStream(data: directory.bytes) { dictionary in
      dictionary.put("/Type/ObjStm/N ")
      dictionary.put(group.count)
      dictionary.put("/First ")
      dictionary.put(first)
    }
  }

  // MARK: - The file

  private static func write(_ stream: Stream, number: Int, to out: inout PDFBytes) {
    out.put(number)
    out.put(" 0 obj\n<<")
    out.put(raw: stream.entries)
    out.put("/Length ")
    out.put(stream.data.count)
    out.put(">>\nstream\n")
    out.put(raw: stream.data)
    // PDF/A-2 wants a line end before `endstream` (ISO 19005-2, 6.1.7.1).
    out.put("\nendstream\nendobj\n")
  }

  private func writeCrossReferences(
    to out: inout PDFBytes, offsets: [Int], root: Int, information: Int?
  ) {
    let number = objects.count + 1
    let start = out.count
    var table: [UInt8] = [0, 0, 0, 0, 0, 0xFF, 0xFF]
    table.reserveCapacity((objects.count + 2) * 7)
    func entry(_ kind: UInt8, _ a: Int, _ b: Int) {
      table.append(kind)
      for shift in [24, 16, 8, 0] { table.append(UInt8(truncatingIfNeeded: a >> shift)) }
      for shift in [8, 0] { table.append(UInt8(truncatingIfNeeded: b >> shift)) }
    }
    let numbers = streamNumbers
    for (index, object) in objects.enumerated() {
      switch object {
      case .stream(let stream): entry(1, offsets[stream], 0)
      case .plain: entry(2, numbers[packed[index].stream], packed[index].place)
      case .reserved: preconditionFailure("object \(index + 1) was reserved and never set")
      }
    }
    entry(1, start, 0)
    let identifier = Self.identifier(of: out.bytes)
    var dictionary = PDFBytes()
    dictionary.put("/Type/XRef/W[1 4 2]/Size ")
    dictionary.put(number + 1)
    dictionary.put("/Root ")
    dictionary.put(reference: root)
    dictionary.put("/Info", reference: information)
    dictionary.put("/ID[<")
    for byte in identifier { dictionary.put(hex: byte) }
    dictionary.put("><")
    for byte in identifier { dictionary.put(hex: byte) }
    dictionary.put(">]/Filter/FlateDecode")
    Self.write(
      Stream(entries: dictionary.bytes, data: Self.deflated(table)), number: number, to: &out)
    out.put("startxref\n")
    out.put(start)
    out.put("\n%%EOF\n")
  }

  /// 16 bytes that differ when the file does: two FNV-1a sums of 64 bits over words of the bytes.
  private static func identifier(of bytes: [UInt8]) -> [UInt8] {
    var low: UInt64 = 0xCBF2_9CE4_8422_2325
    var high: UInt64 = 0x6C62_272E_07BB_0142
    bytes.withUnsafeBytes { buffer in
      var index = 0
      while index + 8 <= buffer.count {
        let word = UInt64(
          littleEndian: buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        low = (low ^ word) &* 0x0000_0100_0000_01B3
        high = (high ^ (word << 29 | word >> 35)) &* 0x9E37_79B9_7F4A_7C15
        low ^= low >> 32
        high ^= high >> 29
        index += 8
      }
      while index < buffer.count {
        low = (low ^ UInt64(buffer[index])) &* 0x0000_0100_0000_01B3
        index += 1
      }
    }
    return [low, high].flatMap { sum in
      stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: sum >> UInt64($0)) }
    }
  }

  private static func deflated(_ data: [UInt8]) -> [UInt8] {
    var length = compressBound(uLong(data.count))
    return [UInt8](unsafeUninitializedCapacity: Int(length)) { buffer, count in
      // The buffer has the size that zlib asks for, so only a lack of memory could make this fail.
      let status = compress2(buffer.baseAddress, &length, data, uLong(data.count), 6)
      precondition(status == Z_OK, "zlib cannot compress: out of memory")
      count = Int(length)
    }
  }
}
