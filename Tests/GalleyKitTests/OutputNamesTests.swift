import GalleyKit
import Testing

struct OutputNamesTests {
  @Test(
    "An article's folder is its path from the common root, without extension",
    arguments: [
      (["docs/guide.md"], ["guide"]),
      (["docs/a.md", "docs/b/c.md"], ["a", "b/c"]),
      (["a/x.md", "b/x.md"], ["a/x", "b/x"]),
      (["../up.md", "here.md"], ["up", "work/here"]),
      (["-"], ["stdin"]),
      (["docs/a.md", "-"], ["a", "stdin"]),
    ])
  func folders(_ articles: [String], _ names: [String]) {
    #expect(OutputNames.folders(of: articles, from: "/home/work") == names)
  }

  @Test("Two articles never share a folder, whatever the letter case")
  func collisions() {
    let names = OutputNames.folders(
      of: ["guide.md", "guide.markdown", "Guide.md", "GUIDE.markdown"], from: "/w")
    #expect(names == ["guide", "guide-markdown", "Guide-md", "GUIDE-markdown-2"])
  }

  @Test("Control characters of a path do not come into a folder's name")
  func controls() {
    #expect(OutputNames.folders(of: ["a\u{1B}\n.md"], from: "/w") == ["a--"])
  }

  @Test(
    "A name of dots never becomes a folder above the output", arguments: ["...md", "..md", "....x"])
  func dots(_ name: String) {
    #expect(OutputNames.folders(of: [name], from: "/w") == [name])
    #expect(OutputNames.folders(of: ["a/" + name, "b.md"], from: "/w") == ["a/" + name, "b"])
  }

  @Test("A variant's folder names what differs from the defaults, in a fixed order")
  func variants() throws {
    var options = PressOptions()
    let fonts = try squareSet()
    func name(_ sheet: StyleSheet = .reading) -> String {
      OutputNames.variant(fonts: fonts, styleSheet: sheet, options: options)
    }
    #expect(name() == "square-phone")
    options.curve = try ScalingCurve(name: "android:1.3")
    options.geometry = try PageGeometry(parsing: "4x6in")
    options.appearance = .dark
    options.boldText = true
    #expect(name() == "square-4x6in-android-1.3-dark-bold")
    #expect(name(.largePrint) == "square-4x6in-android-1.3-large-print-dark-bold")
    options.hasGuides = true
    #expect(name() == "square-4x6in-android-1.3-dark-bold-guides")
    options.hasGuides = false
    var sheet = StyleSheet.reading
    sheet.name = "House Style"
    sheet.path = "house.yaml"
    #expect(name(sheet) == "square-4x6in-android-1.3-House-Style-dark-bold")
  }

  @Test("The name of a printed PDF says sheet, paper, and what is not by default")
  func print() throws {
    var options = PressOptions(geometry: .a4)
    let base = try #require(options.curve.baseStep)
    options.steps = [base]
    func name(_ sheet: StyleSheet) -> String {
      OutputNames.print(styleSheet: sheet, options: options)
    }
    #expect(name(.largePrint) == "large-print-a4.pdf")
    options.steps = try options.curve.steps(matching: "ax3")
    options.appearance = .dark
    options.flavor = .ua2
    #expect(name(.reading) == "reading-a4-ax3-dark-ua2.pdf")
  }

  @Test("A step's files have its number and name, and on paper the page's")
  func files() throws {
    let steps = ScalingCurve.dynamicType.steps
    #expect(OutputNames.file(of: steps[0], .png) == "01-xs.png")
    #expect(OutputNames.file(of: steps[11], .trace) == "12-ax5.txt")
    #expect(OutputNames.file(of: steps[11], page: 7, .svg) == "12-ax5-p007.svg")
    #expect(OutputNames.file(of: steps[11], page: 1234, .png) == "12-ax5-p1234.png")
    let android = try ScalingCurve(name: "android").steps
    #expect(OutputNames.file(of: android[3], .pdf) == "04-\(android[3].name).pdf")
  }
}
