import Testing

@testable import GalleyKit

struct ThreadPoolTests {
  /// Stands for C objects that must stay on their thread.
  private final class Worker {
    var count = 0
  }

  @Test(
    "Results are in the order of the items, whatever the number of threads", arguments: [1, 2, 5])
  func order(_ count: Int) throws {
    let pool = ThreadPool(count: count) { Worker() }
    for _ in 0..<3 {
      let squares = try pool.map(Array(0..<100)) { worker, item in
        worker.count += 1
        return item * item
      }
      #expect(squares == (0..<100).map { $0 * $0 })
    }
  }

  @Test("Where no thread can be started, the caller does the work with one worker")
  func withoutThreads() throws {
    // No system has room for such a stack.
    let pool = ThreadPool(count: 2, stackSize: 1 << 60) { Worker() }
    for round in 0..<2 {
      let counts = try pool.map(Array(0..<3)) { worker, _ in
        worker.count += 1
        return worker.count
      }
      #expect(counts == (1...3).map { round * 3 + $0 })
    }
  }

  @Test("The error of the first item is thrown, and the pool goes on")
  func errors() throws {
    struct Failure: Error, Equatable {
      var item: Int
    }
    let pool = ThreadPool(count: 2) { Worker() }
    #expect(throws: Failure(item: 0)) {
      try pool.map([0, 1, 2]) { (_, item) throws -> Int in throw Failure(item: 0) }
    }
    #expect(try pool.map([7]) { _, item in item } == [7])
  }

  @Test("A worker that cannot be made fails what comes to it")
  func makingFails() {
    struct Failure: Error {}
    let pool = ThreadPool<Worker>(count: 2) { throw Failure() }
    #expect(throws: Failure.self) { try pool.map([1]) { _, item in item } }
  }

  @Test("No items give no results")
  func nothing() throws {
    let pool = ThreadPool(count: 2) { Worker() }
    #expect(try pool.map([Int]()) { _, item in item } == [])
  }

  @Test("A thread has room for deep recursion")
  func depth() throws {
    @Sendable func sum(_ number: Int) -> Int { number == 0 ? 0 : number + sum(number - 1) }
    let pool = ThreadPool(count: 1) { Worker() }
    #expect(try pool.map([100_000]) { _, item in sum(item) } == [5_000_050_000])
  }
}
