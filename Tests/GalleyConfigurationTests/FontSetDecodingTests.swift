import DynamicType
import GalleyConfiguration
import Testing

struct FontSetDecodingTests {
  @Test("Every key of a font set is read")
  func everyKey() throws {
    let set = try fontSet(
      """
      name: Brand
      faces:
        - {id: upright, file: Brand.ttf, axes: {opsz: 20}}
        - {id: sans, file: /fonts/Sans.ttc, index: 2, package: sans==1}
        - {id: unused, file: missing.ttf}
      roles:
        monospaced: {regular: sans, features: {calt: 0, ss01: true}}
        text:
          regular: {face: upright, axes: {wght: 400}}
          bold: {face: upright, axes: {wght: 700, opsz: 30}}
          italic: none
      fallback:
        - {regular: sans, scripts: [Arab, Hebr], languages: ja}
        - {regular: sans, bold: sans}
      sizes: {body: 18, caption: 12.5}
      tracking: {17: 0, 11: 20}
      match: x-height
      synthesis: slant
      opsz: 14
      """)
    #expect(set.name == "Brand")
    #expect(set.path == "Set/brand.yaml")
    #expect(
      set.faces == [
        Face(file: "Set/Brand.ttf", axes: [.init("opsz", 20), .init("wght", 400)]),
        Face(file: "Set/Brand.ttf", axes: [.init("opsz", 30), .init("wght", 700)]),
        Face(file: "/fonts/Sans.ttc", index: 2),
      ])
    #expect(set.faceLines == [3, 3, 4])
    #expect(set.place(ofFace: 2) == "Set/brand.yaml:4")
    #expect(set.roles[.text] == FontFamily(regular: 0, bold: 1))
    #expect(
      set.roles[.monospaced]
        == FontFamily(regular: 2, features: [.init("calt", 0), .init("ss01", 1)]))
    #expect(set.roles[.heading] == nil)
    #expect(
      set.fallback == [
        FallbackFamily(
          FontFamily(regular: 2), scripts: ["Arab", "Hebr"], languages: ["ja"]),
        FallbackFamily(FontFamily(regular: 2, bold: 2)),
      ])
    #expect(set.sizes == [.body: 18, .caption1: 12.5])
    #expect(
      set.tracking
        == .table([.init(size: 11, thousandths: 20), .init(size: 17, thousandths: 0)]))
    #expect(set.match == .xHeight)
    #expect(set.synthesis == .slant)
    #expect(set.opticalSizing == .fixed(14))
    #expect(set.findings == [])
  }

  @Test("What a set leaves out has the documented default")
  func defaults() throws {
    let set = try fontSet("faces: [{id: a, file: a.ttf}]\nroles: {text: {regular: a}}")
    #expect(set.name == "brand")
    #expect(set.tracking == .emulated)
    #expect(set.match == .none)
    #expect(set.synthesis == .refuse)
    #expect(set.opticalSizing == .auto)
    #expect(set.sizes.isEmpty)
    #expect(set.fallback.isEmpty)
    #expect(set.family(.heading) == FontFamily(regular: 0))
    #expect(set.family(.emoji) == nil)
  }

  @Test("A fallback may stand in a file of its own, whose faces are relative to it")
  func fallbackFile() throws {
    let set = try fontSet(
      "faces: [{id: a, file: a.ttf}]\nroles: {text: {regular: a}}\nfallback: ../Shared/noto.yaml",
      files: [
        "Set/../Shared/noto.yaml":
          "faces:\n  - {id: a, file: noto.ttf}\nfallback:\n  - {regular: a, scrips: [Arab]}\n"
      ])
    #expect(set.faces == [Face(file: "Set/a.ttf"), Face(file: "Set/../Shared/noto.ttf")])
    #expect(set.place(ofFace: 1) == "Set/../Shared/noto.yaml:2")
    #expect(set.fallback == [FallbackFamily(FontFamily(regular: 1))])
    let finding = try #require(set.findings.first)
    #expect(finding.file == "Set/../Shared/noto.yaml")
    #expect(finding.position == SourcePosition(line: 4, column: 18))
    #expect(finding.remedy == "did you mean `scripts`?")
  }

  @Test("Unknown keys are findings with the nearest key")
  func unknownKeys() throws {
    let set = try fontSet(
      """
      nmae: x
      faces: [{id: a, file: a.ttf, indx: 0}]
      roles: {text: {regular: a, blod: a}, headings: {regular: a}, body: {regular: a}}
      """)
    #expect(set.findings.map(\.rule) == Array(repeating: "unknown-key", count: 5))
    #expect(set.findings.map(\.severity) == Array(repeating: .warning, count: 5))
    #expect(
      set.findings.map { "\($0.position?.description ?? "-") \($0.message); \($0.remedy)" } == [
        "2:30 `indx` is not a key of a face and is not read; did you mean `index`?",
        "3:38 `headings` is not a key of `roles` and is not read; did you mean `heading`?",
        "3:62 `body` is not a key of `roles` and is not read; "
          + "use one of text, heading, monospaced, emoji",
        "3:28 `blod` is not a key of the role `text` and is not read; did you mean `bold`?",
        "1:1 `nmae` is not a key of a font set and is not read; did you mean `name`?",
      ])
  }

  @Test(
    "A wrong value is an error with its place and a remedy",
    arguments: [
      ("", "1:1: no faces for the role `text`; add `roles: {text: {regular: …}}`"),
      ("[a]", "1:1: the file is a list; write a map of keys and values"),
      (
        "roles: {heading: {regular: a}}",
        "1:8: no faces for the role `text`; add `roles: {text: {regular: …}}`"
      ),
      (
        "roles: {text: {bold: a}}\n" + faces,
        "1:15: the role `text` has no regular face; add `regular:` with the id of a face"
      ),
      (
        "roles: {text: {regular: regulr}}\nfaces: [{id: regular, file: a.ttf}]",
        "1:25: unknown face \"regulr\"; did you mean \"regular\"?"
      ),
      ("roles: {text: {regular: a}}", "1:25: unknown face \"a\"; declare it under `faces`"),
      (
        "roles: {text: {regular: {axes: {wght: 400}}}}\n" + faces,
        "1:25: `regular` names no face; add `face:` with its id"
      ),
      ("roles: {text: {regular: [a]}}\n" + faces, "1:25: `regular` is a list; write a text"),
      (
        "roles: {text: a}\n" + faces,
        "1:15: the role `text` is a text; write a map of keys and values"
      ),
      (
        "faces: [{file: a.ttf}]",
        "1:9: a face has no id; add one, such as `id: regular`, for the roles to name it"
      ),
      (
        "faces: [{id: a}]",
        "1:9: the face `a` has no file; add `file:` with a path relative to this file"
      ),
      (
        "faces: [{id: a, file: a.ttf}, {id: a, file: b.ttf}]",
        "1:36: two faces have the id `a`; rename one of them"
      ),
      (
        "faces: [{id: a, file: a.ttf, index: -1}]",
        "1:37: `index` is \"-1\"; give a whole number from 0 to 65535"
      ),
      (
        "faces: [{id: a, file: a.ttf, axes: {weight: 400}}]",
        "1:37: an axis is called \"weight\"; a tag has four letters, such as wght or tnum"
      ),
      (
        "faces: [{id: a, file: a.ttf, axes: {wght: bold}}]",
        "1:43: the axis `wght` is \"bold\"; give a number from -32768 to 32767"
      ),
      ("faces: {id: a}", "1:8: `faces` is a map; write a list"),
      (least + "sizes: {bdoy: 17}", "3:9: unknown text style \"bdoy\"; did you mean \"body\"?"),
      (
        least + "sizes: {body: 0}",
        "3:15: the size of body is \"0\"; give a number from 1 to 1000"
      ),
      (
        least + "sizes: {title: 28, title1: 30}",
        "3:20: the text style title1 has two sizes; keep one"
      ),
      (
        least + "tracking: emulatd",
        "3:11: unknown tracking policy \"emulatd\"; did you mean \"emulated\"?"
      ),
      (
        least + "tracking: {}",
        "3:11: tracking table has no row; give sizes in points with values in 1/1000 em, or use none"
      ),
      (
        least + "tracking: {11: 1, 11.0: 2}",
        "3:19: tracking table has two rows for 11 points; keep one"
      ),
      (
        least + "tracking: {11: 4000}",
        "3:16: the tracking at 11 points is \"4000\"; give a number from -1000 to 1000"
      ),
      (least + "match: xheight", "3:8: unknown match \"xheight\"; did you mean \"x-height\"?"),
      (least + "synthesis: yes", "3:12: unknown synthesis \"yes\"; use one of refuse, slant, bold"),
      (least + "opsz: big", "3:7: `opsz` is \"big\"; write auto, off, or a number of points"),
      (least + "name: []", "3:7: `name` is a list; write a text"),
      (
        least + "fallback: [{bold: a}]",
        "3:12: a fallback has no regular face; add `regular:` with the id of a face"
      ),
      (
        least + "fallback: [{regular: a, scripts: [arabic]}]",
        "3:35: the script \"arabic\" is no ISO 15924 code; write four letters, such as Arab or Hani"
      ),
      (
        least + "fallback: [{regular: a, languages: [ja_JP]}]",
        "3:37: the language \"ja_JP\" is no BCP 47 tag; write a tag such as ja or zh-Hant"
      ),
      (
        "roles: {text: {regular: a, features: {calt: -1}}}\n" + faces,
        "1:45: the feature `calt` is \"-1\"; give a whole number from 0 to 65535"
      ),
      (
        "roles: {text: {regular: a}\n",
        "2:1: did not find expected ',' or '}' while parsing a flow mapping; check the "
          + "indentation, the brackets and the quotes before this place"
      ),
    ])
  func errors(text: String, message: String) {
    do {
      _ = try fontSet(text)
      Issue.record("it was read")
    } catch {
      #expect("\(error)" == "Set/brand.yaml:" + message)
    }
  }

  private static let faces = "faces: [{id: a, file: a.ttf}]\n"
  private static let least = faces + "roles: {text: {regular: a}}\n"

  @Test("A missing face is an error that names the place and the file")
  func missingFace() {
    let text = "faces:\n  - id: a\n    file: faces/missing.ttf\nroles: {text: {regular: a}}"
    do {
      _ = try fontSet(text)
      Issue.record("it was read")
    } catch {
      #expect(
        "\(error)" == "Set/brand.yaml:3:11: Set/faces/missing.ttf: no such file; "
          + "run `make fonts`, or correct the path")
    }
  }

  @Test("A missing fallback file is an error that names the place and the file")
  func missingFallback() {
    do {
      _ = try fontSet(Self.least + "fallback: other.yaml")
      Issue.record("it was read")
    } catch {
      #expect(
        "\(error)" == "Set/brand.yaml:3:11: Set/other.yaml: no such file; "
          + "correct the path, which is relative to Set/brand.yaml")
    }
  }

  @Test("A fallback file may not send on to another")
  func fallbackOfFallback() {
    do {
      _ = try fontSet(
        Self.least + "fallback: b.yaml", files: ["Set/b.yaml": "fallback: c.yaml"])
      Issue.record("it was read")
    } catch {
      #expect("\(error)" == "Set/b.yaml:1:11: `fallback` is a text; write a list")
    }
  }

  @Test("A set that is not there is an error that names it")
  func missingSet() {
    #expect(throws: ConfigurationError.unreadable(path: "no/set.yaml", reason: "no such file")) {
      try FontSet(contentsOf: "no/set.yaml")
    }
    #expect(throws: ConfigurationError.unreadable(path: "/", reason: "is a folder")) {
      try FontSet(contentsOf: "/")
    }
    #expect(
      throws: ConfigurationError.unreadable(path: "/dev/zero", reason: "is larger than 4 MiB")
    ) { try FontSet(contentsOf: "/dev/zero") }
    #expect(FileReading.disk.trouble("/") == FileError("is not a file"))
    #expect(FileReading.disk.trouble("/none") == FileError("no such file"))
    #expect(FileReading.disk.trouble(#filePath) == nil)
  }

  /// Reads a set as if it stood in `Set/brand.yaml`; files whose name holds "missing" are not there.
  private func fontSet(
    _ text: String, files: [String: String] = [:]
  ) throws(ConfigurationError) -> FontSet {
    let reading = FileReading(
      read: { path throws(FileError) in
        guard let text = files[path] else { throw FileError("no such file") }
        return Array(text.utf8)
      },
      trouble: { $0.contains("missing") ? FileError("no such file") : nil })
    return try FontSet(
      decoding: SourceText(path: "Set/brand.yaml", text), folder: "Set", files: reading)
  }
}
