/// What pages keep free beside the margins, and where their count begins.
public struct PageRoom: Sendable, Hashable {
  /// The number of the first page: odd ones are on the right of a spread.
  public var firstNumber: Int
  /// From the top edge of the page to where text may begin; the top margin where that is more.
  public var top: Double
  /// From where text has to end to the bottom edge; the bottom margin where that is more.
  public var bottom: Double

  public init(firstNumber: Int = 1, top: Double = 0, bottom: Double = 0) {
    self.firstNumber = firstNumber
    self.top = top
    self.bottom = bottom
  }
}
