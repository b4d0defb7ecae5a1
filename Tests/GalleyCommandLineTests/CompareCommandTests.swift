import Foundation
import GalleyKit
import GalleySnapshot
import Testing

@testable import GalleyCommandLine

struct CompareCommandTests {
  private let place: TemporaryFolder

  init() throws {
    place = try TemporaryFolder()
  }

  /// Writes an image of four by four white pixels, but for some.
  @discardableResult
  private func image(_ name: String, _ changed: [Int: UInt8] = [:], height: Int = 4) throws
    -> String
  {
    var rgba = [UInt8](repeating: 255, count: 4 * 4 * height)
    for (pixel, level) in changed {
      for channel in 0..<3 { rgba[4 * pixel + channel] = level }
    }
    let path = try place.write(name, "")
    try Data(PixelImage(pixelWidth: 4, pixelHeight: height, rgba: rgba).png())
      .write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test("Equal images have the status 0, others 1 and a line that says what differs")
  func images() throws {
    let (white, dotted) = (try image("a.png"), try image("b.png", [5: 0]))
    #expect(
      run(["compare", white, white])
        == Outcome(status: 0, output: "\(white): they are the same\n", error: ""))
    #expect(
      run(["compare", white, dotted])
        == Outcome(
          status: 1,
          output: "\(dotted): 1 of 16 pixels differ (6.25 %), in 1 x 1 pixels from 1,1; "
            + "the greatest distance is 1\n", error: ""))
    #expect(
      run(["compare", white, dotted, "--quiet"]) == Outcome(status: 1, output: "", error: ""))
  }

  @Test(
    "Each tolerance lets pass what it is for, and no more",
    arguments: [
      (["--channels", "40"], 0), (["--channels", "39"], 1), (["--distance", "0.16"], 0),
      (["--distance", "0.15"], 1), (["--share", "6.25"], 0), (["--share", "6.2"], 1),
      (["--ignore", "1,1,1x1"], 0), (["--ignore", "0,0,1x4", "--ignore", "1,0,3x1"], 1),
    ] as [([String], Int32)])
  func tolerances(_ options: [String], _ status: Int32) throws {
    let (white, grey) = (try image("a.png"), try image("b.png", [5: 215]))
    #expect(run(["compare", white, grey] + options).status == status)
  }

  @Test("Folders are compared by the names of their images, and pictures show what differs")
  func folders() throws {
    for folder in ["old", "new"] {
      try image("\(folder)/deep/same.png")
      try place.write("\(folder)/notes.md", folder)
    }
    try image("old/a.png")
    try image("new/a.png", [0: 0])
    try image("old/gone.png")
    try image("new/taller.png", height: 5)
    try image("old/taller.png")
    let (old, new) = (place.path + "/old", place.path + "/new")
    let outcome = run(["compare", old, new, "-o", place.path + "/out"])
    #expect(outcome.status == 1)
    #expect(outcome.error == "")
    let lines = outcome.output.split(separator: "\n")
    #expect(
      lines.first
        == "a.png: 1 of 16 pixels differ (6.25 %), in 1 x 1 pixels from 0,0; the greatest distance is 1; see \(place.path)/out/a-difference.png"
    )
    #expect(lines.contains("gone.png: only in \(old)"))
    #expect(lines.last == "4 images: 3 differ")
    #expect(
      try place.files("out").keys.sorted() == ["a-difference.png", "taller-difference.png"])
    #expect(run(["compare", old + "/deep", new + "/deep"]).output == "1 image: 0 differ\n")
    let picture = try #require(try place.files("out")["a-difference.png"])
    let decoded = try PixelImage(decoding: Array(picture), path: "a.png")
    #expect(decoded.pixelWidth == 3 * 4 + 2 * 8)
    #expect(decoded.pixelHeight == 4)
  }

  @Test(
    "The status is the same when nobody reads what differs to its end", arguments: [[], ["--json"]])
  func closedOutput(_ options: [String]) throws {
    for (folder, level) in [("old", UInt8(0)), ("new", 1)] {
      for name in ["a.png", "b.png"] { try image("\(folder)/\(name)", [0: level]) }
    }
    let recording = RecordingConsole()
    var console = recording.console
    console.output = { _ in .closed }
    let tool = CommandLineTool(
      console: console, environment: [:], executable: nil, temporaries: TemporaryFiles())
    #expect(tool.run(["compare", place.path + "/old", place.path + "/new"] + options) == 1)
    #expect(tool.run(["compare", place.path + "/old", place.path + "/old"] + options) == 0)
    #expect(recording.standardError == "")
  }

  @Test("What cannot be compared is an error with the status 2")
  func errors() throws {
    let white = try image("a.png")
    let broken = try place.write("b.png", "no picture")
    #expect(
      run(["compare", white, broken])
        == Outcome(
          status: 2, output: "",
          error:
            "\(broken): error: it is no picture that can be read; give a PNG, JPEG, WebP or GIF\n"))
    #expect(run(["compare", white, place.path + "/c.png"]).status == 2)
    let (before, after) = (try place.write("a.md", "a"), try place.write("b.md", "b"))
    #expect(
      run(["compare", before, after]).error
        == "galley: error: articles are compared as they are set; give what `galley proof` makes of each, or one article with --fonts or --style-sheet twice\n"
    )
    #expect(
      run(["compare", white, place.path]).error
        == "galley: error: one of them is a folder; give two files or two folders\n")
    #expect(
      run(["compare", "no/such", place.path]).error
        == "galley: error: there is no folder no/such; check the path\n")
    #expect(
      run(["compare", white]).error
        == "galley: error: one article is compared under two font sets or two style sheets; give --fonts or --style-sheet twice, or name A and B\n"
    )
    #expect(
      run(["compare", white, white, "--ignore", "1,2,3"]).error
        == "galley: error: --ignore: \"1,2,3\" is no area of pixels; write X,Y,WIDTHxHEIGHT as in 0,120,80x20\n"
    )
    #expect(run(["compare", white, white, "--distance", "2"]).status == 2)
    #expect(run(["compare", white, white, "--distance", "1", "--channels", "3"]).status == 2)
  }

  @Test("Folders with links that lead round and with pipes are compared once round")
  func roundLinks() throws {
    for folder in ["old", "new"] {
      try image("\(folder)/in/a.png", folder == "old" ? [:] : [5: 0])
      #expect(symlink("..", place.path + "/\(folder)/in/up") == 0)
      #expect(symlink(".", place.path + "/\(folder)/same") == 0)
      #expect(symlink("in", place.path + "/\(folder)/also") == 0)
      #expect(mkfifo(place.path + "/\(folder)/b.json", 0o600) == 0)
    }
    let outcome = run(["compare", place.path + "/old", place.path + "/new"])
    #expect(outcome.status == 1)
    let names = outcome.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(names == ["also/a.png", "in/a.png", "2 images"])
  }
}
