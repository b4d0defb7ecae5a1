import DynamicType
import Testing

@Suite("Nearest name")
struct NearestNameTests {
  @Test(
    "One slip of the keyboard finds the name",
    arguments: ["callot", "calllout", "xallout", "acllout", "CALLOUT", "callout"])
  func slips(name: String) {
    #expect(nearestName(to: name, in: ["body", "callout", "caption1"]) == "callout")
  }

  @Test("Nothing is near to a name that shares too little")
  func nothing() {
    #expect(nearestName(to: "purple", in: ["body", "callout"]) == nil)
    #expect(nearestName(to: "q", in: ["s", "m"]) == nil)
    #expect(nearestName(to: "", in: ["s", ""]) == nil)
    #expect(nearestName(to: "body", in: []) == nil)
    #expect(nearestName(to: String(repeating: "body", count: 10_000), in: ["body"]) == nil)
  }

  @Test("Of equals the longest common start wins, then the alphabet, then the list")
  func ties() {
    #expect(nearestName(to: "ax6", in: ["ax1", "ax5", "ax3"]) == "ax5")
    #expect(nearestName(to: "bat", in: ["cat", "bar"]) == "bar")
    #expect(nearestName(to: "bodi", in: ["bodh", "bodj"]) == "bodh")
  }

  @Test("Letters outside the alphabet are letters")
  func unicode() {
    #expect(nearestName(to: "größe", in: ["größer", "grosse"]) == "größer")
    #expect(nearestName(to: "👍🏽a", in: ["👍🏽b"]) == "👍🏽b")
  }
}
