#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Threads that each own a worker of their own, made on the thread and used by nobody else.
///
/// A worker holds C objects that must not cross threads; work comes to it as closures. One `map` at a time.
package final class ThreadPool<Worker> {
  private typealias Work = @Sendable (inout Result<Worker, any Error>?) -> Void

  private struct Queue {
    var works: [Work] = []
    var isClosed = false
  }

  /// The most threads there are.
  package let count: Int
  private let queue = Monitor(Queue())
  private var threads: [pthread_t] = []
  private let stackSize: Int
  private let make: @Sendable () throws -> Worker
  /// The caller's own worker, where no thread could be started.
  private var own: Result<Worker, any Error>?

  /// A pool of up to `count` threads, one at least; `make` is called on each when the first work comes to it.
  ///
  /// A stack of 64 MiB has room for recursion over nested blocks; only what is touched takes memory.
  package init(
    count: Int, stackSize: Int = 64 << 20, make: @escaping @Sendable () throws -> Worker
  ) {
    self.count = max(1, count)
    self.stackSize = stackSize
    self.make = make
  }

  /// Waits for the threads.
  deinit {
    queue.change { $0.isClosed = true }
    for thread in threads { pthread_join(thread, nil) }
  }

  /// Does `body` for every item, beginning in the order of the items, and waits for all.
  ///
  /// The results are in the order of the items. After an error, what has not begun is left; of several errors that of
  /// the first item is thrown. Where the system starts no thread, the caller's does all.
  package func map<Item: Sendable, Value: Sendable>(
    _ items: [Item], _ body: @escaping @Sendable (Worker, Item) throws -> Value
  ) throws -> [Value] {
    while threads.count < min(count, items.count) {
      guard let thread = start() else { break }
      threads.append(thread)
    }
    let results = Monitor(Results<Value>(count: items.count))
    let works = items.enumerated().map { index, item -> Work in
      { [make] worker in
        guard results.change({ $0.error == nil }) else {
          return results.change { $0.missing -= 1 }
        }
        let made = worker ?? Result { try make() }
        worker = made
        let result = Result<Value, any Error> { try body(made.get(), item) }
        results.change { $0.set(result, at: index) }
      }
    }
    if threads.isEmpty {
      for work in works { work(&own) }
    } else {
      queue.change { $0.works += works }
    }
    return try results.wait { $0.missing == 0 ? $0 : nil }.get()
  }

  private struct Results<Value: Sendable>: Sendable {
    var values: [Value?]
    var missing: Int
    var error: (index: Int, error: any Error)?

    init(count: Int) {
      values = Array(repeating: nil, count: count)
      missing = count
    }

    mutating func set(_ result: Result<Value, any Error>, at index: Int) {
      missing -= 1
      switch result {
      case .success(let value): values[index] = value
      case .failure(let failure):
        if error.map({ index < $0.index }) ?? true { error = (index, failure) }
      }
    }

    func get() throws -> [Value] {
      if let error { throw error.error }
      return values.compactMap { $0 }
    }
  }

  // MARK: - Threads

  private func start() -> pthread_t? {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    pthread_attr_init(attributes)
    defer {
      pthread_attr_destroy(attributes)
      attributes.deallocate()
    }
    pthread_attr_setstacksize(attributes, stackSize)
    let body = ThreadBody { [queue] in Self.loop(queue) }
    let box = Unmanaged.passRetained(body).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
      let failure = pthread_create(&thread, attributes, { ThreadBody.run($0) }, box)
    #else
      var thread = pthread_t()
      let failure = pthread_create(&thread, attributes, { ThreadBody.run($0) }, box)
    #endif
    if failure == 0 { return thread }
    Unmanaged<ThreadBody>.fromOpaque(box).release()
    return nil
  }

  private static func loop(_ queue: Monitor<Queue>) {
    var worker: Result<Worker, any Error>?
    while true {
      let work: Work?? = queue.wait { queue in
        if !queue.works.isEmpty { return .some(queue.works.removeFirst()) }
        return queue.isClosed ? .some(nil) : nil
      }
      guard let work, let work else { return }
      work(&worker)
    }
  }
}

/// What a thread does, as an object that can pass through C.
private final class ThreadBody: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }

  static func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    // `start` has passed it, retained.
    Unmanaged<ThreadBody>.fromOpaque(pointer!).takeRetainedValue().body()
    return nil
  }
}
