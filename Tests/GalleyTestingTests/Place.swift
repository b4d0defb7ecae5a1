import Foundation
import GalleyTesting
import TestSupport

/// A folder of its own for the references of one test, removed at its end.
final class Place {
  let folder = NSTemporaryDirectory() + "testing-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// The path of a test's file that would stand there.
  var testFile: String { "\(folder)/GuideTests.swift" }

  /// The names of all references, ascending.
  var references: [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: "\(folder)/__Snapshots__/GuideTests")
    return names?.sorted() ?? []
  }

  /// The path of a reference.
  func path(_ name: String) -> String { "\(folder)/__Snapshots__/GuideTests/\(name)" }
}

/// A proof of a short article on the square face.
func proof(
  _ markdown: String, steps: String = "l", on geometry: PageGeometry = .phone,
  sheet: StyleSheet = .reading
) throws -> ArticleProof {
  let options = PressOptions(
    steps: try ScalingCurve.dynamicType.steps(matching: steps), geometry: geometry)
  let press = try Press(fonts: TestArticles.squareFonts(), styleSheet: sheet, options: options)
  return ArticleProof(markdown: markdown, named: "guide.md", with: press)
}
