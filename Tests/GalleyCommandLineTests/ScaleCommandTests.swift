import Foundation
import GalleyConfiguration
import Testing

@testable import GalleyCommandLine

struct ScaleCommandTests {
  private let place: TemporaryFolder

  init() throws {
    place = try TemporaryFolder()
  }

  private func scale(_ arguments: String...) -> Outcome { run(["scale"] + arguments) }

  /// The output of a call that must go well and say nothing.
  private func output(_ arguments: String...) -> String {
    let outcome = run(["scale"] + arguments)
    #expect(outcome.status == 0)
    #expect(outcome.error == "")
    return outcome.output
  }

  // MARK: - Ramps

  @Test("The iOS ramp is an aligned table of styles by categories")
  func ramp() {
    let lines = output().split(separator: "\n").map(String.init)
    #expect(lines[0] == "iOS: size/leading in points; weight, emphasized weight")
    #expect(lines.count == 15)
    let rest =
      "   xs      s      m      l     xl    xxl   xxxl    ax1    ax2    ax3    ax4    ax5"
    #expect(lines[1] == "                  weight              " + rest)
    #expect(
      lines[7]
        == "body              regular, semibold   14/19  15/20  16/21  17/22  19/24  21/26  23/29"
        + "  28/34  33/40  40/48  47/56  53/62")
    #expect(
      lines[13].hasPrefix("extraLargeTitle   bold, bold              –      –      –  36/43"))
    #expect(Set(lines.dropFirst().map(\.count)).count == 1)
  }

  @Test("Other ramps show their own categories and rows")
  func otherRamps() {
    #expect(
      output("--ramp", "tvOS", "--style", "body,callout")
        == """
        tvOS: size/leading in points; weight, emphasized weight

                 weight            l
        body     medium, bold  29/36
        callout  medium, bold  31/38

        """)
    let watch = output("--ramp", "watchOS", "--sizes", "ax").split(separator: "\n")
    #expect(watch[1].hasSuffix("ax1      ax2      ax3"))
    #expect(watch.last?.hasPrefix("footnote2 ") == true)
  }

  @Test("A ramp's file is printed, and what it says beyond is noted")
  func ownRamp() throws {
    let path = try place.write(
      "brand.yaml", "styles: {body: {categories: {l: {size: 18, leading: 24}}}}\nsize: 2\n")
    let outcome = scale("--ramp", path, "--csv")
    #expect(outcome.status == 0)
    #expect(
      outcome.output
        == "ramp,style,category,size,leading,weight,emphasizedWeight\n"
        + "brand,body,l,18,24,regular,semibold\n")
    #expect(outcome.error.hasPrefix("\(path):2:1: warning: `size` is not a key of a type ramp"))
  }

  @Test("JSON and CSV have a record for each style and category")
  func records() throws {
    let json = try YAMLNode(
      parsing: SourceText(path: "a.json", output("--json", "--style", "title3", "--sizes", "ax5")))
    let row = try #require(json["rows"]?.elements.first)
    #expect(row["category"]?.string == "ax5")
    #expect(row["size"]?.number == 55)
    #expect(row["leading"]?.number == 65)
    #expect(row["weight"]?.string == "regular")
    let lines = output("--csv").split(separator: "\n")
    #expect(lines.count == 1 + 132 + 2)
    #expect(lines[1] == "iOS,largeTitle,xs,31,38,regular,bold")
  }

  // MARK: - One number

  @Test("One number has its size, leading and value at a step")
  func value() {
    #expect(
      output("--value", "20", "--style", "title3", "--sizes", "ax5")
        == """
        title3, 20 points at Large: size/leading in points

             dynamicType   value
        ax5        52/65      52

        """)
    #expect(
      output("--value", "16", "--sizes", "m,ax1", "--csv")
        == "curve,step,style,base,size,leading,value\n"
        + "dynamicType,m,body,16,15,19.667,15.333\ndynamicType,ax1,body,16,25,32,24.667\n")
  }

  @Test("A maximum caps the font, not the value, and the display scale rounds the value")
  func maximum() {
    #expect(
      output(
        "--value", "20", "--style", "title3", "--sizes", "ax5,ax1", "--maximum", "40",
        "--display-scale", "1", "--csv")
        == "curve,step,style,base,size,leading,value\n"
        + "dynamicType,ax1,title3,20,30,38,30\ndynamicType,ax5,title3,20,40,50,52\n")
  }

  @Test("Another curve scales a number as a font, and has no rule for values")
  func valueOnCurve() {
    #expect(
      output("--value", "16", "--curve", "android:2.0", "--csv")
        == "curve,step,style,base,size,leading,value\n"
        + "android:2.0,2.0,body,16,28,36.235,\n")
  }

  // MARK: - Curves

  @Test("Curves stand side by side, with each step where a curve has it")
  func curves() {
    #expect(
      output(
        "--curve", "dynamicType", "--curve", "linear:100,200", "--style", "body", "--sizes",
        "l,ax5,200")
          == """
          body, 17 points at Large: size/leading in points

               dynamicType   linear:100,200
          l          17/22                –
          ax5        48/62                –
          200            –            34/44

          """)
  }

  @Test("A curve's file is compared as a built-in curve is, and a name in a list is quoted in CSV")
  func ownCurve() throws {
    let path = try place.write(
      "c.yaml", "name: mine\nsteps: [{name: big, factor: 2}]\n")
    #expect(
      output("--curve", path, "--curve", "linear:100,200", "--style", "callout", "--csv")
        == "curve,step,style,base,size,leading,outgrows\n"
        + "mine,big,callout,16,32,42,\n"
        + "\"linear:100,200\",100,callout,16,16,21,\n\"linear:100,200\",200,callout,16,32,42,\n")
  }

  @Test("One curve is a matrix whose broken order is marked and told")
  func matrix() {
    let text = output("--curve", "dynamicType", "--sizes", "l,ax4", "--style", "headline,body")
    #expect(
      text
        == """
        dynamicType: size/leading in points

                  base      l     ax4
        headline    17  17/22   39/51
        body        17  17/22   43/56!

        ! body outgrows headline at ax4 (43 > 39); so it does with the system's sizes

        """)
  }

  // MARK: - Font sets

  @Test(
    "A font set's styles have size, leading and tracking, with the floor and broken order marked")
  func fonts() throws {
    let square = try String(contentsOfFile: squareSet, encoding: .utf8)
    let folder = FilePath.folder(of: squareSet)
    let set = try place.write(
      "brand.yaml",
      square.replacingOccurrences(of: "file: ", with: "file: \(folder)/")
        .replacingOccurrences(of: "tracking: none", with: "tracking: emulated")
        + "\nsizes: {caption1: 12, title3: 24, title2: 23}\n")
    let text = output("--fonts", set, "--sizes", "xs,l,ax5", "--style", "title2,title3,caption1")
    #expect(text.contains("title3      24  21/26.3!    24/30!  62/78!\n"))
    #expect(text.contains("caption1    12  11/14.3*    12/16   38/51\n"))
    #expect(text.contains("caption1    12  +4.3   0   -22.5\n"))
    #expect(text.contains("* caption1 is raised to the floor of 11 points at xs (10)\n"))
    #expect(
      text.contains("! title3 outgrows title2 at xs (21 > 20), l (24 > 23), ax5 (62 > 54)\n"))
    #expect(
      output("--fonts", set, "--sizes", "xs", "--style", "caption1", "--csv")
        == "curve,step,style,base,size,leading,tracking,sizeBeforeFloor,outgrows\n"
        + "dynamicType,xs,caption1,12,11,14.3,4.345,10,\n")
    let json = try YAMLNode(
      parsing: SourceText(path: "a.json", output("--fonts", set, "--json", "--curve", "android")))
    #expect(json["floor"]?.number == 11)
    #expect(json["tracking"]?.string == "emulated")
    #expect(json["rows"]?.elements.count == 11 * 7)
  }

  // MARK: - Bad input

  @Test(
    "Numbers and names that are none are refused with the remedy",
    arguments: [
      (["--value", "0"], "--value: value is 0; give a number above 0"),
      (["--value", "-3"], "--value: value is -3; give a number above 0"),
      (
        ["--value", "nan"],
        "--value: value is nan, which is not a number of points; give a finite number"
      ),
      (
        ["--value", "inf"],
        "--value: value is inf, which is not a number of points; give a finite number"
      ),
      (
        ["--value", "1e999"],
        "--value: value is inf, which is not a number of points; give a finite number"
      ),
      (
        ["--value", "0x10"],
        "--value: value is \"0x10\", which is not a number of points; give a finite number"
      ),
      (["--value", "2e9"], "--value: value is 2000000000; give a number from 0 to 1000000000"),
      (["--value", "9", "--maximum", "0"], "--maximum: maximum is 0; give a number above 0"),
      (
        ["--value", "9", "--display-scale", "0"], "--display-scale: \"0\" is no number from 1 to 10"
      ),
      (
        ["--maximum", "9"],
        "--maximum: belongs to --value; give that too, or leave this away"
      ),
      (["--style", "bdy"], "--style: unknown text style \"bdy\"; did you mean \"body\"?"),
      (["--ramp", "ioss"], "--ramp: unknown type ramp \"ioss\"; did you mean \"iOS\"?"),
      (
        ["--ramp", "windows"],
        "--ramp: unknown type ramp \"windows\"; use one of iOS, macOS, tvOS, watchOS, or the path of "
          + "a ramp's YAML file"
      ),
      (
        ["--ramp", "tvOS", "--sizes", "ax"],
        "type ramp tvOS has no figure there; it has title1, title2, title3, headline, body, callout, "
          + "caption1, caption2 at l"
      ),
      (["--curve", "moderat"], "--curve: unknown curve \"moderat\"; did you mean \"moderate\"?"),
      (
        ["--curve", "x"],
        "--curve: unknown curve \"x\"; use one of dynamicType, moderate, android, android-linear, "
          + "linear, or the path of a curve's YAML file"
      ),
      (
        ["--curve", "android", "--curve", "linear", "--sizes", "1.0,ax5"],
        "--sizes: unknown step of android \"ax5\"; did you mean \"ax\"?"
      ),
      (["--json", "--csv"], "--json and --csv do not go together; leave one away"),
      (
        ["--ramp", "iOS", "--curve", "linear"],
        "--ramp and --curve do not go together; leave one away"
      ),
      (
        ["--value", "9", "--vectors", "x"],
        "--vectors and --value do not go together; leave one away"
      ),
      (["--vectors", "x", "--csv"], "--vectors and --csv do not go together; leave one away"),
      (["body"], "galley scale takes no \"body\"; leave it away"),
    ])
  func refused(arguments: [String], message: String) {
    #expect(
      run(["scale"] + arguments)
        == Outcome(status: 2, output: "", error: "galley: error: \(message)\n"))
  }

  @Test("A file of a curve or a ramp that is wrong is named with its line")
  func files() throws {
    let curve = try place.write("c.yaml", "steps:\n- {name: a, factor: 0}\n")
    let ramp = try place.write("r.yaml", "")
    #expect(
      scale("--curve", curve).error
        == "\(curve):2:21: error: `factor` is \"0\"; give a number from 0.1 to 10\n")
    #expect(
      scale("--ramp", ramp).error
        == "\(ramp):1:1: error: type ramp \"r\" has no style; give at least body at l\n")
    #expect(
      scale("--curve", place.path + "/no.yaml").error
        == "\(place.path)/no.yaml: error: no such file; check the path\n")
    let other = try place.write("d/c.yaml", "name: c\nsteps: [{name: a, factor: 2}]\n")
    let same = try place.write("e/c.yaml", "name: c\nsteps: [{name: a, factor: 3}]\n")
    #expect(
      scale("--curve", other, "--curve", same).error
        == "galley: error: --curve: two curves are called c; give one another name\n")
  }
}
