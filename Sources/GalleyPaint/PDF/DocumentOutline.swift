internal import GalleyLayout

/// The outline of a document: its headings, nested by level. A level that is skipped makes no gap.
struct DocumentOutline {
  struct Entry {
    var title: String
    var place: DocumentMap.Place
    /// The index of the entry that it belongs to.
    var parent: Int?
  }

  /// In reading order.
  private(set) var entries: [Entry] = []

  init(_ structure: [StructureNode], _ map: DocumentMap) {
    var open: [(level: Int, entry: Int)] = []
    for (id, node) in structure.enumerated() {
      guard case .heading(let level) = node.tag, let place = map.headings[id],
        let title = node.title.flatMap(DocumentMap.oneLine) ?? map.text(of: id)
      else { continue }
      while let last = open.last, last.level >= level { open.removeLast() }
      entries.append(Entry(title: title, place: place, parent: open.last?.entry))
      open.append((level, entries.count - 1))
    }
  }

  /// Adds the objects; returns the outline's reference, nil without headings.
  func write(to writer: inout PDFWriter, pages: [Page], pageObjects: Int) -> Int? {
    guard !entries.isEmpty else { return nil }
    let root = writer.reserve(entries.count + 1)
    func number(_ entry: Int) -> Int { root + 1 + entry }
    var children = [[Int]](repeating: [], count: entries.count + 1)
    // The root's children are at 0, an entry's at 1 more than its index.
    for (index, entry) in entries.enumerated() {
      children[entry.parent.map { $0 + 1 } ?? 0].append(index)
    }
    // All that is open below an entry; children come after their parents.
    var counts = [Int](repeating: 0, count: entries.count + 1)
    for (index, entry) in entries.enumerated().reversed() {
      counts[entry.parent.map { $0 + 1 } ?? 0] += 1 + counts[index + 1]
    }
    func putFamily(_ out: inout PDFBytes, _ slot: Int) {
      guard let first = children[slot].first, let last = children[slot].last else { return }
      out.put("/First ")
      out.put(reference: number(first))
      out.put("/Last ")
      out.put(reference: number(last))
      out.put("/Count ")
      out.put(counts[slot])
    }
    writer.set(root) { out in
      out.put("<</Type/Outlines")
      putFamily(&out, 0)
      out.put(">>")
    }
    for (index, entry) in entries.enumerated() {
      let siblings = children[entry.parent.map { $0 + 1 } ?? 0]
      // Siblings ascend, and the entry is among them.
      let place = Self.position(of: index, in: siblings)
      writer.set(number(index)) { out in
        out.put("<</Title")
        out.put(text: entry.title)
        out.put("/Parent ")
        out.put(reference: entry.parent.map(number) ?? root)
        if place > 0 {
          out.put("/Prev ")
          out.put(reference: number(siblings[place - 1]))
        }
        if place + 1 < siblings.count {
          out.put("/Next ")
          out.put(reference: number(siblings[place + 1]))
        }
        putFamily(&out, index + 1)
        out.put("/Dest")
        out.put(entry.place, pages: pages, pageObjects: pageObjects)
        out.put(">>")
      }
    }
    return root
  }

  private static func position(of value: Int, in ascending: [Int]) -> Int {
    var low = 0
    var high = ascending.count
    while low < high {
      let middle = (low + high) / 2
      if ascending[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
