import DynamicType
import GalleyConfiguration
import GalleyLayout
import GalleyText
import Testing

@testable import GalleyKit

struct ContactSheetTests {
  private func samples(_ text: String, steps: String, on geometry: PageGeometry) throws
    -> [StepSample]
  {
    let fonts = try squareSet()
    let options = PressOptions(
      steps: try ScalingCurve.dynamicType.steps(matching: steps), geometry: geometry)
    let press = try Press(fonts: fonts, options: options)
    let place = try TemporaryFolder()
    let input = ArticleInput(path: "a.md", bytes: Array(text.utf8))
    var small = options
    small.formats = []
    small.hasSheet = false
    return try Press(fonts: press.fonts, options: small).proof(input, into: place.path).steps.map(
      \.sample)
  }

  private func sheet(
    _ samples: [StepSample], title: String = "ab", limit: Double = .infinity
  ) throws -> ContactSheet {
    ContactSheet(
      of: samples,
      heading: ContactSheet.Heading(title: title, subtitle: "cd", language: "en"),
      appearance: .light, limit: limit, with: try TextWorker(fonts: squareSet()))
  }

  private let long = String(repeating: "aa bb cc dd ee ff\n\n", count: 60)

  @Test("Each step is one figure with a text alternative, after the heading")
  func structure() throws {
    let sheet = try sheet(samples(long, steps: "l,ax5", on: .phone))
    let tags = sheet.structure.map(\.tag)
    #expect(
      tags == [
        .document, .heading(level: 1), .paragraph, .figure, .figure, .paragraph, .paragraph,
      ])
    let alternatives = sheet.structure.compactMap(\.alternative)
    #expect(alternatives.count == 2)
    #expect(alternatives[0].hasPrefix("The first screen at L, body 17 pt; the whole is "))
    #expect(alternatives[1].hasPrefix("The first screen at AX5, body 48 pt; the whole is "))
  }

  @Test("Screens stand side by side at one scale, six in a row")
  func grid() throws {
    let sheet = try sheet(samples(long, steps: "all", on: .phone))
    let screens = sheet.pages[0].items.compactMap { item -> Rect? in
      guard case .shape(let shape) = item.content, case .node = item.mark,
        shape.color == Color(red: 255, green: 255, blue: 255)
      else { return nil }
      return shape.frame
    }
    #expect(screens.count == 12)
    #expect(screens.allSatisfy { abs($0.width - 195) < 0.001 && abs($0.height - 422) < 0.001 })
    #expect(Set(screens.prefix(6).map(\.y)).count == 1)
    #expect(Set(screens.map(\.x)).count == 6)
    #expect(screens[6].y > screens[0].maxY)
    #expect(sheet.pages[0].size.width >= screens[5].maxX)
  }

  @Test("A sheet that is too high goes on with another page")
  func pages() throws {
    let samples = try samples(long, steps: "all", on: .phone)
    let sheet = try sheet(samples, limit: 700)
    #expect(sheet.pages.map(\.number) == [1, 2])
    #expect(sheet.pages.allSatisfy { $0.size.height <= 700 })
  }

  @Test("A sample tells the whole in points, or in pages on paper")
  func extents() throws {
    let phone = try samples(long, steps: "l", on: .phone)[0]
    #expect(phone.screen == Size(width: 390, height: 844))
    #expect(phone.extent == "\(StepSample.grouped(Int(phone.height.rounded()))) pt high")
    #expect(abs(phone.share - 844 / phone.height) < 1e-9)
    let paper = try samples(long, steps: "ax5", on: .a4)[0]
    let count = try #require(paper.pageCount)
    #expect(count > 1)
    #expect(paper.extent == "\(count) pages")
    #expect(paper.share == 1 / Double(count))
    let short = try samples("a", steps: "l", on: .phone)[0]
    #expect(short.screen.height == short.height)
    #expect(short.share == 1)
  }

  @Test("Numbers are written as people write them")
  func numbers() {
    #expect(StepSample.plain(53) == "53")
    #expect(StepSample.plain(20.449) == "20.4")
    #expect(
      [0, 999, 1000, 12480, 1_234_567].map(StepSample.grouped) == [
        "0", "999", "1,000", "12,480", "1,234,567",
      ])
  }

  @Test("A title of many lines is cut after six, and is still read whole")
  func longTitle() throws {
    let title = String(repeating: "word ", count: 20_000)
    let usual = try sheet(samples(long, steps: "l", on: .phone))
    let sheet = try sheet(samples(long, steps: "l", on: .phone), title: title)
    #expect(usual.structure[1].actualText == nil)
    #expect(sheet.structure[1].actualText == title)
    // Six lines of 29 points in place of one.
    #expect(sheet.pages.count == 1)
    #expect(abs(sheet.pages[0].size.height - usual.pages[0].size.height - 5 * 29) < 0.001)
  }
}
