import GalleyTesting
import Testing

@Suite("Expecting a snapshot")
struct ExpectSnapshotTests {
  private let place = Place()

  @Test("references of its own hold for a proof in all forms of text", arguments: ["xs", "ax5"])
  func proofs(_ step: String) throws {
    let proof = try proof("# Title\n\nSome text that is set on lines.", steps: step)
    expectSnapshot(of: proof, as: .layout)
    expectSnapshot(of: proof, as: .trace)
  }

  @Test("a difference is an issue that says what to do")
  func issue() {
    expect("One", .all, says: "recorded ")
    expect("Two", .never, says: "GALLEY_RECORD=failed records it")
    expect("One", .missing, says: nil)
  }

  private func expect(_ text: String, _ mode: RecordMode, says words: String?) {
    let expectation = {
      _ = expectSnapshot(
        of: text, as: .lines, named: "issue", record: mode, filePath: self.place.testFile)
    }
    guard let words else { return expectation() }
    // An issue that is due is seen no other way; where none is recorded, this fails.
    withKnownIssue {
      expectation()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains(words) }
    }
  }

  /// An argument and what its reference is called for it.
  struct Named: CustomTestStringConvertible {
    let text: String
    let name: String
    var testDescription: String { text }

    init(_ text: String, _ name: String) {
      self.text = text
      self.name = name
    }
  }

  @Test(
    "each argument has a reference of its own, also where no file may be called like it",
    arguments: [
      Named("plain", "plain"), Named("with/slash", "with-slash-bdd3e041"), Named("Größe", "Größe"),
      Named("..", "5ec1f7e7"),
    ])
  func named(_ argument: Named) {
    let (text, name) = (argument.text, argument.name)
    let result = verifySnapshot(of: text, as: .lines, record: .all, filePath: place.testFile)
    #expect(result.recorded == [place.path("named-\(name).txt")])
  }

  @Test("two arguments name a reference together", arguments: ["a", "b"], [1, 2])
  func two(_ letter: String, _ number: Int) {
    let result = verifySnapshot(of: letter, as: .lines, record: .all, filePath: place.testFile)
    #expect(result.recorded == [place.path("two-\(letter)-\(number).txt")])
  }

  @Test("so do arguments that go together", arguments: zip(["a", "b"], [1.5, 2]))
  func pairs(_ letter: String, _ number: Double) {
    let result = verifySnapshot(of: letter, as: .lines, record: .all, filePath: place.testFile)
    #expect(result.recorded == [place.path("pairs-\(letter)-\(number).txt")])
  }

  @Test("a trait says what is recorded", .snapshots(record: .never))
  func trait() {
    let result = verifySnapshot(of: "One", as: .lines, filePath: place.testFile)
    #expect(result.missing == [place.path("trait.txt")])
    let said = verifySnapshot(
      of: "One", as: .lines, record: .missing, filePath: place.testFile)
    #expect(said.recorded == [place.path("trait.txt")])
  }

  @Suite("in a suite with a trait", .snapshots(record: .all))
  struct Inner {
    private let place = Place()

    @Test("its tests have it")
    func inherited() {
      for _ in 1...2 {
        let result = verifySnapshot(of: "One", as: .lines, filePath: place.testFile)
        #expect(result.recorded == [place.path("inherited.txt")])
      }
    }

    @Test("and may say otherwise", .snapshots(record: .never))
    func own() {
      #expect(!verifySnapshot(of: "One", as: .lines, filePath: place.testFile).missing.isEmpty)
    }
  }

  @Test("outside of a test a reference needs a name")
  func outside() async {
    let file = place.testFile
    let result = await Task.detached {
      verifySnapshot(of: "One", as: .lines, record: .all, filePath: file)
    }.value
    #expect(result.failure?.hasSuffix("give `named:`") == true)
    #expect(place.references == [])
  }
}
