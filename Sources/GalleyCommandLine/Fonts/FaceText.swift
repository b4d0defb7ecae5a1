internal import GalleyKit

/// One face of a report as text: a line with its name, then what is to be said of it.
struct FaceText {
  private let face: FontSetReport.ReportedFace
  private let bodySize: Double

  init(_ face: FontSetReport.ReportedFace, bodySize: Double) {
    self.face = face
    self.bodySize = bodySize
  }

  /// The file, with the index in a collection.
  var fileName: String {
    let index = face.description.face.index
    return index > 0 ? "\(face.file)#\(index)" : face.file
  }

  var lines: [String] {
    let description = face.description
    var details = [
      "\(fileName), \(description.format.rawValue), \(description.glyphCount) glyphs",
      "\(description.facts.family) \(description.style), \(version), embedding "
        + "\(description.embedding.rawValue), sha256 \(face.sha256.prefix(12))",
    ]
    details += metrics
    if !description.axes.isEmpty {
      details.append("axes \(description.axes.map(axis).joined(separator: ", "))")
    }
    let instances = description.instances.map(\.name).filter { !$0.isEmpty }
    if !instances.isEmpty { details.append("instances \(instances.joined(separator: ", "))") }
    details += features
    return [head] + details.map { "      " + $0 }
  }

  /// What differs from a face of the same file that was told of.
  func lines(like other: UInt16) -> [String] {
    let axes = face.description.axes.map(axis).joined(separator: ", ")
    return ["\(head), as \(other)"] + (axes.isEmpty ? [] : ["      axes \(axes)"])
  }

  private var head: String {
    "  \(face.description.number) \(face.description.facts.postScriptName)"
  }

  private var version: String {
    // Fonts add their makers' tools after a semicolon.
    let version = face.description.version.prefix { $0 != ";" }
    return version.isEmpty ? "no version" : String(version)
  }

  private var metrics: [String] {
    let facts = face.description.facts
    return [
      [("ascent", facts.ascent), ("descent", facts.descent), ("line gap", facts.lineGap)],
      [("x-height", facts.xHeight), ("cap height", facts.capHeight)],
    ].map { heights in
      heights.map { name, ems in
        "\(name) \(FontsText.number(ems, places: 3)) em = "
          + "\(FontsText.number(ems * bodySize, places: 2)) pt"
      }.joined(separator: ", ")
    }
  }

  private func axis(_ axis: DesignAxis) -> String {
    let range = "\(axis.tag) \(Decimal.text(axis.least))...\(Decimal.text(axis.greatest))"
    guard let value = face.description.value(of: axis) else { return "\(range) by the text's size" }
    return "\(range) at \(Decimal.text(value))"
  }

  /// The tags, and on lines of their own those that the font has a name for.
  private var features: [String] {
    let features = face.description.features
    guard !features.isEmpty else { return [] }
    let named = features.filter { !$0.name.isEmpty }.map { "  \($0.tag) \($0.name)" }
    return ["features \(features.map(\.tag).joined(separator: " "))"] + named
  }
}
