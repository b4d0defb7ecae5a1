import DynamicType
import GalleyConfiguration
import Testing

/// The page on style sheets for users, held against what is read.
struct StyleSheetPageTests {
  @Test("The page names every key, every role and every text style")
  func complete() throws {
    let page = try page()
    // Ranges of roles are said as such.
    let said = Set((2...5).map { Role.heading($0) })
    for (part, names) in StyleSheet.keys {
      for name in names { #expect(page.contains("`\(name)`"), "\(part) \(name)") }
    }
    for role in Role.allCases where !said.contains(role) {
      #expect(page.contains("`\(role.rawValue)`"))
    }
    for style in TextStyle.allCases { #expect(page.contains("`\(style.rawValue)`")) }
    for name in StyleSheet.builtInNames { #expect(page.contains("`\(name)`")) }
    for name in RunningLine.placeholders { #expect(page.contains("`{\(name)}`")) }
  }

  @Test("The page names no key that is not read")
  func nothingElse() throws {
    let known = Set(StyleSheet.keys.flatMap(\.names))
    for line in try page().split(separator: "\n") where line.hasPrefix("| `") {
      let cell = line.split(separator: "|")[0]
      for name in cell.split(separator: "`").filter({ !$0.allSatisfy { " ,".contains($0) } }) {
        #expect(known.contains(String(name)), "\(name)")
      }
    }
  }

  @Test("The page's examples are read without an unknown key")
  func examples() throws {
    var count = 0
    for part in try page().split(separator: "```yaml\n").dropFirst() {
      let text = try #require(part.split(separator: "```").first)
      let sheet = try Sheets.read(String(text))
      #expect(sheet.findings.allSatisfy { $0.rule == "no-effect" }, "\(sheet.findings)")
      count += 1
    }
    #expect(count == 3)
  }

  private func page() throws -> String {
    let folders = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let path = "/\(folders)/Sources/GalleyKit/GalleyKit.docc/StyleSheets.md"
    return String(decoding: try FileReading.disk.read(path), as: UTF8.self)
  }
}
