import Synchronization
import Testing

@testable import GalleyKit

struct InOrderTests {
  @Test("Values come out by their numbers, whatever the order in which they come in")
  func order() {
    let seen = Mutex<[Int]>([])
    let values = InOrder<Int> { value in seen.withLock { $0.append(value) } }
    values.give(20, at: 2)
    values.give(10, at: 1)
    #expect(seen.withLock { $0 } == [])
    values.give(0, at: 0)
    values.give(30, at: 3)
    #expect(seen.withLock { $0 } == [0, 10, 20, 30])
  }
}
