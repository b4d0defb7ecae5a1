internal import GalleyConfiguration
internal import GalleyLayout

/// The outline of a document: its headings, nested by level. A level that is skipped makes no gap.
///
/// Each article of a book has an entry that its headings belong to, and which stands for the heading of its title too.
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
    // That of the article in hand, in a book.
    var titleHeading: TitleHeading?
    for (id, node) in structure.enumerated() {
      let level: Int
      switch node.tag {
      case .part:
        level = 0
        titleHeading = node.title.map { TitleHeading(saying: $0, isInBook: true) }
      case .heading(let own):
        if titleHeading?.isMet(by: node) == true { continue }
        level = own
      default: continue
      }
      guard let place = map.headings[id],
        let title = node.title.flatMap(DocumentMap.oneLine) ?? map.text(of: id)
      else { continue }
      while let last = open.last, last.level >= level { open.removeLast() }
      entries.append(Entry(title: title, place: place, parent: open.last?.entry))
      open.append((level, entries.count - 1))
    }
  }

  /// Adds the objects; returns the outline's reference, nil without headings.
  func write(to writer: inout PDFWriter, _ destinations: Destinations) -> Int? {
    guard !entries.isEmpty else { return nil }
    let root = writer.reserve(entries.count + 1)
    let families = Families(entries, root: root)
    writer.set(root) { out in
      out.put("<</Type/Outlines")
      families.putChildren(of: nil, to: &out)
      out.put(">>")
    }
    for (index, entry) in entries.enumerated() {
      writer.set(families.object(index)) { out in
        out.put("<</Title")
        out.put(text: entry.title)
        families.putSiblings(of: index, parent: entry.parent, to: &out)
        families.putChildren(of: index, to: &out)
        destinations.putEntry(to: entry.place, &out)
        out.put(">>")
      }
    }
    return root
  }
}

/// Who belongs to whom in an outline (ISO 32000-1, 12.3.3). The root is nil.
private struct Families {
  private let root: Int
  /// The root's children at 0, an entry's at 1 more than its index.
  private var children: [[Int]]
  /// How many entries are below, at the same places.
  private var counts: [Int]

  init(_ entries: [DocumentOutline.Entry], root: Int) {
    self.root = root
    children = Array(repeating: [], count: entries.count + 1)
    counts = Array(repeating: 0, count: entries.count + 1)
    for (index, entry) in entries.enumerated() {
      children[Self.slot(entry.parent)].append(index)
    }
    // Children come after their parents, so that backwards all counts below are known.
    for (index, entry) in entries.enumerated().reversed() {
      counts[Self.slot(entry.parent)] += 1 + counts[Self.slot(index)]
    }
  }

  func object(_ entry: Int?) -> Int {
    root + Self.slot(entry)
  }

  private static func slot(_ entry: Int?) -> Int {
    entry.map { $0 + 1 } ?? 0
  }

  func putChildren(of entry: Int?, to out: inout PDFBytes) {
    let own = children[Self.slot(entry)]
    guard let first = own.first, let last = own.last else { return }
    out.put("/First ")
    out.put(reference: object(first))
    out.put("/Last ")
    out.put(reference: object(last))
    out.put("/Count ")
    out.put(counts[Self.slot(entry)])
  }

  func putSiblings(of entry: Int, parent: Int?, to out: inout PDFBytes) {
    out.put("/Parent ")
    out.put(reference: object(parent))
    let siblings = children[Self.slot(parent)]
    let place = siblings.partitioningIndex { $0 >= entry }
    if place > 0 {
      out.put("/Prev ")
      out.put(reference: object(siblings[place - 1]))
    }
    if place + 1 < siblings.count {
      out.put("/Next ")
      out.put(reference: object(siblings[place + 1]))
    }
  }
}
