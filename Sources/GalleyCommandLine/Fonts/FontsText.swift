internal import GalleyKit

/// A font set's report as text for people.
struct FontsText {
  private let report: FontSetReport
  private var lines: [String] = []

  init(_ report: FontSetReport) {
    self.report = report
    addHead()
    addFaces()
    addRoles()
    addFallback()
    for article in report.coverage { add(article) }
  }

  /// The whole report; ends with a line feed.
  var text: String { Self.safe(lines.joined(separator: "\n") + "\n") }

  /// Names of files' own making must not move the cursor.
  static func safe(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { ShownText.message(String($0)) }.joined(separator: "\n")
  }

  // MARK: - The set

  private mutating func addHead() {
    let fonts = report.fonts
    lines.append("\(fonts.name) (\(fonts.path))")
    var words = ["tracking \(fonts.tracking.name)"]
    if fonts.match != .none { words.append("matched by \(fonts.match.rawValue)") }
    if fonts.synthesis.contains(.slant) { words.append("italics may be slanted") }
    if fonts.synthesis.contains(.bold) { words.append("bolds may be thickened") }
    lines.append("  \(words.joined(separator: ", "))")
  }

  private mutating func addFaces() {
    let own = report.fonts.ownFaces
    lines += ["", "faces"]
    // A variable font is told of once, however many places in it the set uses.
    var told: [String: UInt16] = [:]
    for face in report.faces where own.contains(face.description.number) {
      let text = FaceText(face, bodySize: report.bodySize)
      if let first = told[text.fileName] {
        lines += text.lines(like: first)
      } else {
        told[text.fileName] = face.description.number
        lines += text.lines
      }
    }
  }

  private mutating func addRoles() {
    lines += ["", "roles"]
    var table = TextTable(leftCount: 3)
    for role in FontSet.Role.allCases {
      guard let family = report.fonts.family(role) else { continue }
      if report.fonts.roles[role] == nil {
        table.add(["  \(role.rawValue)", "as text"])
        continue
      }
      table.add(["  \(role.rawValue)", members(of: family), features(of: family)])
      let styles = report.fonts.styles[role] ?? [:]
      for style in TextStyle.allCases {
        guard let own = styles[style] else { continue }
        table.add(["    \(style.rawValue)", members(of: own), features(of: own)])
      }
    }
    lines += table.text.split(separator: "\n").map(String.init)
  }

  private mutating func addFallback() {
    guard !report.fonts.fallback.isEmpty else { return }
    lines += ["", "fallback, in this order"]
    var table = TextTable(leftCount: 2)
    for fallback in report.fonts.fallback {
      let serves = (fallback.languages + fallback.scripts).joined(separator: " ")
      table.add([
        "  \(serves.isEmpty ? "all" : serves)", names(of: fallback.family),
      ])
    }
    lines += table.text.split(separator: "\n").map(String.init)
  }

  private func members(of family: FontFamily) -> String {
    family.members.map { "\($0.name) \($0.face)" }.joined(separator: ", ")
  }

  private func features(of family: FontFamily) -> String {
    family.features.map { "\($0.tag)=\($0.value)" }.joined(separator: " ")
  }

  private func names(of family: FontFamily) -> String {
    family.members.map { report.name(of: $0.face) }.joined(separator: ", ")
  }

  // MARK: - An article

  private mutating func add(_ article: ArticleCoverage) {
    lines += ["", "coverage of \(article.path): \(article.characters) characters"]
    var table = TextTable(leftCount: 0)
    for share in article.shares {
      let percent = 100 * Double(share.characters) / Double(max(1, article.characters))
      table.add(["  \(Self.number(percent, places: 1)) %", "\(share.characters)"])
    }
    for (line, share) in zip(table.text.split(separator: "\n"), article.shares) {
      lines.append("\(line)  \(share.face) \(report.name(of: share.face))")
    }
    if article.missing.isEmpty {
      lines.append("  every character has a face")
      return
    }
    lines.append("  missing: \(article.missing.count) characters")
    for missing in article.missing {
      let places = missing.places.map { "\(article.path):\($0)" }.joined(separator: " ")
      let rest = missing.count - missing.places.count
      lines.append("    \(missing.code) \(missing.name)")
      lines.append("      \(places)\(rest > 0 ? " and \(rest) more" : "")")
    }
  }

  static func number(_ number: Double, places: Int) -> String {
    let text = Decimal.text(number, places: places)
    guard places > 0 else { return text }
    let parts = text.split(separator: ".")
    let decimals = parts.count > 1 ? String(parts[1]) : ""
    let zeros = String(repeating: "0", count: max(0, places - decimals.count))
    return "\(parts[0]).\(decimals)\(zeros)"
  }
}
