internal import GalleyArticle
public import GalleyConfiguration
internal import GalleyLayout

/// What a conforming PDF needs and the article lacks: the PDF has something in its place, and the author is told.
struct Repairs {
  /// The nodes of the galley.
  let structure: [StructureNode]
  let source: SourceText
  /// Whether the article says what it is called: in its front matter, or by a heading of level 1.
  let hasTitle: Bool
  /// What the PDF is called.
  let title: String

  /// One finding a repair, in the order of the article.
  var findings: [Finding] {
    (hasTitle ? [] : [titleFinding]) + headingFindings + figureFindings
  }

  private var titleFinding: Finding {
    var finding = Finding(
      "no-title", .note, "the article has no title; its PDFs are called \"\(title)\"",
      remedy: "begin it with front matter that has `title:`, or with a heading of level 1")
    finding.file = source.path
    return finding
  }

  /// A heading's tag is one level below that of the heading it belongs to (ISO 14289-1, 7.4.2); the look stays.
  private var headingFindings: [Finding] {
    var open: [Int] = []
    return structure.compactMap { node in
      guard case .heading(let level) = node.tag else { return nil }
      while let last = open.last, last >= level { open.removeLast() }
      open.append(level)
      guard open.count != level else { return nil }
      return Finding(
        "heading-level", .warning,
        "a heading of level \(level) stands where one of level \(open.count) belongs, which its tag in PDFs is",
        remedy: "give it level \(open.count)", in: source, at: node.range)
    }
  }

  private var figureFindings: [Finding] {
    structure.compactMap { node in
      guard node.tag == .figure, (node.alternative ?? "").allSatisfy(\.isWhitespace) else {
        return nil
      }
      return Finding(
        "missing-alternative", .warning,
        "the picture has no text alternative; PDFs give its file's name",
        remedy: "write what it shows, as in `![what it shows](file)`", in: source, at: node.range)
    }
  }
}

extension Finding {
  /// Whether something was put in the place of what a conforming PDF needs and the article lacks.
  public var isRepair: Bool {
    ["heading-level", "missing-alternative", "no-language", "no-title"].contains(rule)
  }
}
