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
    (hasTitle ? [] : [titleFinding]) + headingFindings + figureFindings + tableFindings
  }

  /// Says that no PDF is written because it would need a number of repairs.
  static func refusal(of count: Int, in path: String) -> Finding {
    var finding = Finding(
      "pdf-refused", .error,
      "no PDF is written, since it would need \(count == 1 ? "a repair" : "\(count) repairs")",
      remedy: "mend what is named here, or leave out --strict")
    finding.file = path
    return finding
  }

  private var titleFinding: Finding {
    var finding = Finding(
      "no-title", .note, "the article has no title; its PDFs are called \"\(title)\"",
      remedy: "begin it with front matter that has `title:`, or with a heading of level 1")
    finding.file = source.path
    return finding
  }

  /// Where the tag of a heading has another level than the heading; the look stays.
  private var headingFindings: [Finding] {
    let levels = structure.headingLevels
    return structure.enumerated().compactMap { id, node in
      guard case .heading(let level) = node.tag, let own = levels[id], own != level else {
        return nil
      }
      return Finding(
        "heading-level", .warning,
        "a heading of level \(level) stands where one of level \(own) belongs, which its tag in PDFs is",
        remedy: "give it level \(own)", in: source, at: node.range)
    }
  }

  /// A table without a header: its first column is tagged as one.
  private var tableFindings: [Finding] {
    var lastBody: StructureNode.ID?
    return structure.compactMap { node in
      guard node.tag == .tableHeader(.row), let row = node.parent,
        let body = structure[row].parent, body != lastBody
      else { return nil }
      lastBody = body
      return Finding(
        "table-header", .warning,
        "the table has no header; in PDFs its first column is tagged as one",
        remedy: "give it a first row of headings", in: source, at: node.range)
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
    ["heading-level", "missing-alternative", "no-language", "no-title", "table-header"].contains(
      rule)
  }

  /// Whether strict runs do not let it pass: a warning, an error or a repair.
  public var needsCare: Bool { severity >= .warning || isRepair }
}
